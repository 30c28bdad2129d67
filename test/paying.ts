import type { Invoice, InvoiceWithAll } from '#money/invoices/contract/endpoints.ts'
import { openStandIn, type StandInEvent, type StripeStandIn } from '#test/stripe/stand-in.ts'
import { stripePayments } from '#money/online-payments/server/stripe.ts'
import { openTestServer } from '#test/server.ts'
import { makeDue } from '#test/queue.ts'

const keys = { secretKey: 'sk_test_larkspur', webhookSecret: 'whsec_larkspur' }

export const sessionOf = (url: string) => url.split('/').pop() ?? ''

/** A server with online payments, the stand-in of the payment service, and studios. */
export async function openPaying({ secretKey = keys.secretKey } = {}) {
  const stripe = await openStandIn(keys)
  const payments = await stripePayments({ ...keys, secretKey, baseUrl: stripe.url })
  const server = await openTestServer({ services: { payments } })

  /** Posts an event to the webhook; the response comes before the job runs. */
  function send(event: StandInEvent, how: Parameters<StripeStandIn['signed']>[1] = {}) {
    const { body, signature } = stripe.signed(event, how)
    const headers = { 'stripe-signature': signature, 'content-type': 'application/json' }
    return server.visitor().post('/api/stripe/webhook', body, { headers })
  }

  /** Sends the events in this order, and runs the jobs after each. */
  async function receive(...events: StandInEvent[]): Promise<void> {
    for (const event of events) {
      await send(event)
      await server.workOff()
    }
  }

  /** Runs the scheduled jobs. */
  async function settle(): Promise<void> {
    await server.database.ownerPool.query(`select graphile_worker.add_job('settle-checkouts')`)
    await server.workOff()
  }

  /** Runs jobs that wait for a retry. */
  const tryAgain = () => makeDue(server.database.ownerPool, 'attempts > 0')

  async function studio(form: object = {}) {
    const planner = await server.planner()
    const couple = await server.couple(planner)
    const write = async (more: object = {}): Promise<Invoice> => {
      const body = { amount: '1200.50', status: 'Sent', dueDate: '2099-01-01', ...form, ...more }
      return (await planner.post(`/api/clients/${couple.client.id}/invoices`, body)).body
    }
    const invoice = await write()
    const pay = async ({ id } = invoice) => couple.post(`/api/invoices/${id}/pay`)
    return {
      planner,
      couple,
      invoice,
      write,
      pay,
      /** The checkout session of the couple's payment page. */
      opened: async (of = invoice) => sessionOf((await pay(of)).body.checkoutUrl),
      check: async () => (await couple.post(`/api/invoices/${invoice.id}/pay/check`)).body,
      read: async (): Promise<InvoiceWithAll> => (await planner.get(`/api/invoices/${invoice.id}`)).body,
      seen: async () => (await couple.get(`/api/invoices/${invoice.id}`)).body,
      notifications: async () => (await planner.get('/api/notifications')).body as { title: string; message: string }[],
      note: (amount: string, more: object = {}) =>
        planner.post(`/api/invoices/${invoice.id}/payments`, { amount, date: '2026-11-01', ...more }),
      change: (body: object) => planner.patch(`/api/invoices/${invoice.id}`, body),
    }
  }

  const close = async () => {
    await server.close()
    await stripe.close()
  }
  return { stripe, server, send, receive, settle, tryAgain, studio, close }
}

export type Paying = Awaited<ReturnType<typeof openPaying>>
export const words = (history: readonly { what: string }[]) => history.map(({ what }) => what)
