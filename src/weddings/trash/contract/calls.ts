export const list = 'GET /api/deleted-clients trash'
/** All that belongs to a couple is there again. */
export const restore = 'POST /api/deleted-clients/{id}/restore *'
export const purge = 'DELETE /api/deleted-clients/{id} trash'
