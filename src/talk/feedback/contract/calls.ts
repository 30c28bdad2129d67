export const list = 'GET /api/feedback feedback'
export const answer = 'PATCH /api/feedback/{id} feedback'
export const give = 'POST /api/clients/{id}/feedback feedback'
export const ofWedding = 'GET /api/clients/{id}/feedback feedback'
