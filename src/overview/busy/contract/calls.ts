export const list = 'GET /api/busy-calendars busy'
export const create = 'POST /api/busy-calendars busy'
export const remove = 'DELETE /api/busy-calendars/{id} busy'
