export const list = 'GET /api/clients/{id}/parts guests'
export const create = 'POST /api/clients/{id}/parts guests'
export const update = 'PATCH /api/parts/{id} guests'
export const remove = 'DELETE /api/parts/{id} guests'
