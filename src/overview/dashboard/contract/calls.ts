export const readStats = 'GET /api/dashboard/stats clients events tasks'
