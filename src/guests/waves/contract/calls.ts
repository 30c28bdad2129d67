export const offers = 'GET /api/clients/{id}/waves guests'
export const invite = 'POST /api/envelopes/{id}/invite-instead guests'
