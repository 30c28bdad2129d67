export const add = 'POST /api/lists clients vendors tasks events'
