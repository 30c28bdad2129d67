export const ofWedding = 'GET /api/clients/{id}/history tasks events clients vendors invoices documents people days'
export const details =
  'GET /api/clients/{id}/history/{batch} tasks events clients vendors invoices documents people days'
export const undo = 'POST /api/history/{batch}/undo tasks events clients vendors invoices documents people days'
