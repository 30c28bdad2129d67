export const list = 'GET /api/progress-goals goals invoices'
export const create = 'POST /api/progress-goals goals'
export const update = 'PATCH /api/progress-goals/{id} goals'
export const remove = 'DELETE /api/progress-goals/{id} goals'
