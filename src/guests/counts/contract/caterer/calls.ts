export const read = 'GET /api/caterer/{token}'
export const see = 'POST /api/caterer/{token}/seen guests'
export const makeLink = 'POST /api/clients/{id}/caterer-links links guests'
export const views = 'GET /api/clients/{id}/caterer-views guests'
