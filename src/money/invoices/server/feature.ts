import type { ServerFeature } from '#server/http/feature.ts'
import { invoices } from '#server/invoices/handlers.ts'
import { invoiceJobs } from '#server/invoices/jobs.ts'
import { pdf } from '#server/invoices/pdf-handler.ts'

export default {
  handlers: { ...invoices, pdf },
  jobs: invoiceJobs,
  sampleRow: {
    path: '/api/clients/{client}/invoices',
    body: (mark) => ({ description: mark, amount: '100', status: 'Sent' }),
  },
  historyNouns: { invoices: 'invoice' },
  demo: () => import('#server/invoices/demo.ts'),
} satisfies ServerFeature
