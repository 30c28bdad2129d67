export const enter = 'POST /api/envelopes/{id}/paper-reply guests'
