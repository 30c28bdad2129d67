export const list = 'GET /api/audit audit'
export const csv = 'GET /api/audit/csv'
