export const list = 'GET /api/notifications notifications'
export const unreadCount = 'GET /api/notifications/unread-count notifications messages'
export const markAllRead = 'PATCH /api/notifications/mark-all-read notifications'
export const update = 'PATCH /api/notifications/{id} notifications'
