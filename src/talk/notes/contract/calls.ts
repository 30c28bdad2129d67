export const list = 'GET /api/clients/{id}/notes notes members'
export const create = 'POST /api/clients/{id}/notes notes'
export const remove = 'DELETE /api/notes/{id} notes'
