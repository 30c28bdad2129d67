export const read = 'GET /api/calendar events tasks days busy'
