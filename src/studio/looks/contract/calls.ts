export const read = 'GET /api/look look'
export const update = 'PATCH /api/look look portals'
