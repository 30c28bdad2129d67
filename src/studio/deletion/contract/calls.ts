export const read = 'GET /api/studio/deletion account'
export const ask = 'POST /api/studio/deletion account'
export const keep = 'DELETE /api/studio/deletion account'
