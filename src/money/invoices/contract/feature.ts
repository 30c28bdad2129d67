import * as clients from '#contract/calls/clients.ts'
import type { Feature } from '#contract/feature.ts'
import * as invoices from '#contract/calls/invoices.ts'
import { planner } from '#contract/page.ts'

export default {
  pages: [
    planner('/invoices', {
      title: 'Invoices',
      screen: 'invoices/list/InvoicesPage',
      reads: [invoices.first, invoices.readTotals, invoices.listUncertain, clients.list],
    }),
    planner('/invoices/{id}', {
      title: 'Invoice',
      screen: 'invoices/invoice/InvoicePage',
      reads: [invoices.read, invoices.listUncertain],
    }),
  ],
  readsOn: {
    '/clients/{id}?tab=billing': [invoices.ofClient, invoices.listUncertain, invoices.readLedger],
    '/client-portal/{id}': [invoices.ofClient],
  },
} satisfies Feature
