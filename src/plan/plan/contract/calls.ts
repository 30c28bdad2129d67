/** About all topics, because any feature's rows can be tied to the wedding's date. */
export const view = 'GET /api/clients/{id}/re-date *'
export const reDate = 'POST /api/clients/{id}/re-date *'
export const templateView = 'GET /api/clients/{id}/apply-template/{templateId} clients tasks events invoices templates'
export const applyTemplate = 'POST /api/clients/{id}/apply-template tasks events invoices'
