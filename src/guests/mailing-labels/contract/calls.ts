export const pdf = 'GET /api/clients/{id}/mailing-labels/pdf'
