export const view = 'GET /api/clients/{id}/re-date clients tasks events invoices'
export const reDate = 'POST /api/clients/{id}/re-date clients tasks events invoices'
export const templateView = 'GET /api/clients/{id}/apply-template/{templateId} clients tasks events invoices templates'
export const applyTemplate = 'POST /api/clients/{id}/apply-template tasks events invoices'
