import type { Client } from '#weddings/clients/contract/endpoints.ts'
import type { InvoiceSyncState } from '#money/accounting/contract/endpoints.ts'
import type { Invoice } from '#money/invoices/contract/endpoints.ts'
import { openOffice } from '#money/accounting/server/office.ts'
import { quickBooks } from '#money/accounting/server/quickbooks/service.ts'
import { startQuickBooks, type StandIn } from '#test/quickbooks/stand-in.ts'
import { syncAccounting } from '#money/accounting/server/jobs.ts'
import { openTestServer, type PlannerCaller } from '#test/server.ts'

const redirectUri = 'http://localhost:3000/api/quickbooks/callback'

export const startBooks = () => startQuickBooks({ redirectUri })

/** Settings of an installation with accounting credentials. */
export async function openInstallation(books: StandIn) {
  const settings = { ...books.settings, wait: async () => {} }
  const accounting = openOffice(quickBooks(settings), 'a secret')
  const server = await openTestServer({ services: { accounting } })
  return { accounting, server, close: () => server.close() }
}
type Installation = Awaited<ReturnType<typeof openInstallation>>

/** The callback URL that a planner's browser is redirected to after consent. */
export async function comeBack(planner: PlannerCaller): Promise<string> {
  const { authUrl } = (await planner.post('/api/quickbooks/test-connection')).body
  const sent = await fetch(authUrl, { redirect: 'manual' })
  const back = new URL(sent.headers.get('location') ?? '')
  return `${back.pathname}${back.search}`
}

/** A studio with a couple, connected to the stand-in's currently chosen company. */
export async function connectedStudio({ server, accounting }: Installation, couple: object = {}) {
  const planner = await server.planner()
  const client: Client = await planner.addClient({ partnerOneName: 'Zoë', partnerTwoName: 'Łukasz', ...couple })
  await planner.get(await comeBack(planner))
  const ofClient = `/api/clients/${client.id}`
  return {
    planner,
    client,
    write: async (form: object = {}): Promise<Invoice> => {
      const body = { amount: '1200.50', status: 'Sent', dueDate: '2027-01-01', ...form }
      return (await planner.post(`${ofClient}/invoices`, body)).body
    },
    pay: (invoiceId: number, amount = '100') =>
      planner.post(`/api/invoices/${invoiceId}/payments`, { amount, date: '2026-11-01', method: 'Check' }),
    paymentsOf: async (invoiceId: number) => (await planner.get(`/api/invoices/${invoiceId}`)).body.payments,
    sync: async () => (await planner.post(`${ofClient}/sync-invoices`, {})).body,
    syncAll: () => server.run(syncAccounting, { plannerId: planner.id }, { accounting }),
    states: async (): Promise<InvoiceSyncState[]> => (await planner.get('/api/quickbooks/invoices')).body,
    sendAgain: (invoiceId: number) => planner.post(`/api/invoices/${invoiceId}/sync-again`),
    notifications: async (): Promise<{ title: string }[]> => (await planner.get('/api/notifications')).body,
    connection: async () => (await planner.get('/api/quickbooks/connection')).body,
  }
}
export type Studio = Awaited<ReturnType<typeof connectedStudio>>
