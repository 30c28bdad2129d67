import * as clients from '#contract/clients.ts'
import type { Feature } from '#contract/feature.ts'
import * as invoices from '#contract/invoices.ts'
import * as ledger from '#contract/ledger.ts'
import { planner } from '#contract/page.ts'

declare module '#contract/topics.ts' {
  interface Topics {
    invoices: true
  }
}

export default {
  calls: { ...invoices, ...ledger },
  restored: ['invoices'],
  pages: [
    planner('/invoices', {
      title: 'Invoices',
      screen: 'invoices/list/InvoicesPage',
      reads: [invoices.list, invoices.readTotals, invoices.listUncertain, clients.list],
    }),
    planner('/invoices/{id}', {
      title: 'Invoice',
      screen: 'invoices/invoice/InvoicePage',
      reads: [invoices.read, invoices.listUncertain],
    }),
  ],
  readsOn: {
    '/clients/{id}?tab=billing': [invoices.ofClient, invoices.listUncertain, ledger.readLedger],
    '/client-portal/{id}': [invoices.ofClient],
  },
} satisfies Feature
