export const read = 'GET /api/clients/{id}/summary clients tasks vendors people days messages letters invoices members'
