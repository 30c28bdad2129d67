export const read = 'GET /api/money invoices clients'
export const rows = 'GET /api/money/rows invoices clients'
export const csv = 'GET /api/money/csv'
