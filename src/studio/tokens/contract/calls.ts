export const list = 'GET /api/tokens tokens'
export const create = 'POST /api/tokens tokens'
export const remove = 'DELETE /api/tokens/{id} tokens'
