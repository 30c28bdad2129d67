export const list = 'GET /api/sessions account'
export const remove = 'DELETE /api/sessions/{id} account'
export const removeOthers = 'DELETE /api/sessions account'
