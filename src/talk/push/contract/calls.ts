export const read = 'GET /api/push'
export const subscribe = 'PUT /api/push'
export const unsubscribe = 'DELETE /api/push'
