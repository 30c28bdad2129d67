export const pay = 'POST /api/invoices/{id}/pay'
export const checkPayment = 'POST /api/invoices/{id}/pay/check'
export const webhook = 'POST /api/stripe/webhook anyone'
