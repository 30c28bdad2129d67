export const read = 'GET /api/clients/{id}/guest-list guests'
export const update = 'PATCH /api/clients/{id}/guest-list guests'
