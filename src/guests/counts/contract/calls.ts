export const read = 'GET /api/clients/{id}/guest-counts guests clients'
export const freeze = 'POST /api/clients/{id}/final-count guests'
export const unfreeze = 'DELETE /api/clients/{id}/final-count guests'
export const pdf = 'GET /api/clients/{id}/guest-counts/pdf'
