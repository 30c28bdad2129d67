export const read = 'GET /api/calendar events tasks days busy'
export const pdf = 'GET /api/calendar/pdf'
