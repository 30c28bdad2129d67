import { tables } from '#money/invoices/server/about-tables.ts'
import type { ServerFeature } from '#platform/server/http/feature.ts'
import { invoices } from '#money/invoices/server/handlers.ts'
import { invoiceJobs } from '#money/invoices/server/jobs.ts'
import { followUndoneCurrency } from '#money/invoices/server/public/follow-currency.ts'
import { ledgerPdf, pdf } from '#money/invoices/server/pdf-handler.ts'

export default {
  handlers: { ...invoices, pdf, ledgerPdf },
  tables,
  jobs: invoiceJobs,
  afterUndo: followUndoneCurrency,
  sampleRow: {
    path: '/api/clients/{client}/invoices',
    body: (mark) => ({ description: mark, amount: '100', status: 'Sent' }),
  },
  demo: () => import('#money/invoices/server/demo.ts'),
} satisfies ServerFeature
