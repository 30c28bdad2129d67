export const read = 'GET /api/rsvp/{token}'
export const answer = 'POST /api/rsvp/{token} guests'
export const makeLinks = 'POST /api/clients/{id}/rsvp-links links guests'
export const preview = 'GET /api/clients/{id}/rsvp-page/preview'
