export const recent = 'GET /api/lists clients vendors tasks events guests'
export const add = 'POST /api/lists clients vendors tasks events guests'
