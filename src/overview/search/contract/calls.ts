export const find = 'GET /api/search clients events tasks vendors documents days'
