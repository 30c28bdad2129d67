import * as clients from '#contract/clients.ts'
import type { Feature } from '#contract/feature.ts'
import * as invoices from '#contract/invoices.ts'
import * as ledger from '#contract/ledger.ts'
import { planner } from '#contract/page.ts'
import * as uncertainMail from '#contract/uncertain-mail.ts'

declare module '#contract/topics.ts' {
  interface Topics {
    invoices: true
  }
}

export default {
  calls: { ...invoices, ...ledger, ...uncertainMail },
  restored: ['invoices'],
  pages: [
    planner('/invoices', {
      title: 'Invoices',
      screen: 'invoices/list/InvoicesPage',
      reads: [invoices.first, invoices.readTotals, uncertainMail.listUncertain, clients.list],
    }),
    planner('/invoices/{id}', {
      title: 'Invoice',
      screen: 'invoices/invoice/InvoicePage',
      reads: [invoices.read, uncertainMail.listUncertain],
    }),
  ],
  readsOn: {
    '/clients/{id}?tab=billing': [invoices.ofClient, uncertainMail.listUncertain, ledger.readLedger],
    '/client-portal/{id}': [invoices.ofClient],
  },
} satisfies Feature
