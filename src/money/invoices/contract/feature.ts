import * as clients from '#weddings/clients/contract/calls.ts'
import type { Feature } from '#platform/contract/feature.ts'
import * as invoices from '#money/invoices/contract/calls.ts'
import { planner } from '#platform/contract/page.ts'

export default {
  pages: [
    planner('/invoices', {
      needs: 'money',
      isHome: true,
      title: 'Invoices',
      screen: 'money/invoices/web/list/InvoicesPage',
      reads: [invoices.first, invoices.readTotals, invoices.listUncertain, clients.list],
    }),
    planner('/invoices/{id}', {
      needs: 'money',
      shows: 'invoice',
      title: 'Invoice',
      screen: 'money/invoices/web/invoice/InvoicePage',
      reads: [invoices.read, invoices.listUncertain, invoices.listMail],
    }),
  ],
  readsOn: {
    '/clients/{id}?tab=billing': [invoices.ofClient, invoices.listUncertain, invoices.readLedger],
    '/client-portal/{id}': [invoices.ofClient],
  },
} satisfies Feature
