export const list = 'GET /api/deleted-clients trash'
/** All that belongs to a couple is there again. */
export const restore =
  'POST /api/deleted-clients/{id}/restore trash clients days documents events feedback unplaced-mails invoices letters messages scheduled-messages notes people portals tasks today vendors'
export const purge = 'DELETE /api/deleted-clients/{id} trash'
