/** About all topics, because any feature's changes can be in the history. */
export const ofWedding = 'GET /api/clients/{id}/history *'
export const details = 'GET /api/clients/{id}/history/{batch} *'
export const undo = 'POST /api/history/{batch}/undo *'
