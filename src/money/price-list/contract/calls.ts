export const list = 'GET /api/price-list price-list'
export const add = 'POST /api/price-list price-list'
export const change = 'PATCH /api/price-list/{id} price-list'
export const remove = 'DELETE /api/price-list/{id} price-list'
