import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Client } from '#weddings/clients/contract/endpoints.ts'
import type { Invoice } from '#money/invoices/contract/endpoints.ts'
import { openStandIn, type StandInEvent, type StripeStandIn } from '#test/stripe/stand-in.ts'
import { stripePayments } from '#money/online-payments/server/stripe.ts'
import { openTestServer, type Caller, type PlannerCaller, type TestServer } from '#test/server.ts'

const keys = { secretKey: 'sk_test_larkspur', webhookSecret: 'whsec_larkspur' }
let stripe: StripeStandIn
let server: TestServer
let planner: PlannerCaller
let couple: Caller & { client: Client }
let invoice: Invoice

beforeAll(async () => {
  stripe = await openStandIn(keys)
  const payments = await stripePayments({ ...keys, baseUrl: stripe.url })
  server = await openTestServer({ services: { payments } })
})
afterAll(async () => {
  await server.close()
  await stripe.close()
})
beforeEach(async () => {
  planner = await server.planner()
  couple = await server.couple(planner)
  const body = { amount: '1200.50', status: 'Sent', dueDate: '2027-01-01' }
  invoice = (await planner.post(`/api/clients/${couple.client.id}/invoices`, body)).body
})

const pay = async () => (await couple.post(`/api/invoices/${invoice.id}/pay`)).body
const sessionOf = (url: string) => url.split('/').pop() ?? ''
/** Sends a webhook event as the service does. */
const send = (event: StandInEvent, how: Parameters<StripeStandIn['signed']>[1] = {}) => {
  const { body, signature } = stripe.signed(event, how)
  const headers = { 'stripe-signature': signature, 'content-type': 'application/json' }
  return server.visitor().post('/api/stripe/webhook', body, { headers })
}
/** Runs the scheduled job. */
const settle = async () => {
  await server.database.ownerPool.query(`select graphile_worker.add_job('settle-checkouts')`)
  await server.workOff()
}
const asksAbout = (session: string) => stripe.requests.filter(({ path }) => path.includes(session)).length
const payAnother = async () => {
  const body = { amount: '100', status: 'Sent', dueDate: '2027-01-01' }
  const another = (await planner.post(`/api/clients/${couple.client.id}/invoices`, body)).body
  return (await couple.post(`/api/invoices/${another.id}/pay`)).body
}
const read = async () => (await planner.get(`/api/invoices/${invoice.id}`)).body
const notifications = async () => (await planner.get('/api/notifications')).body as { title: string; message: string }[]

describe('paying online', () => {
  it('opens a checkout, the same one while it is open', async () => {
    const { checkoutUrl } = await pay()
    expect(checkoutUrl).toContain(stripe.url)
    expect(await pay()).toEqual({ checkoutUrl })
    const [one, two] = await Promise.all([pay(), pay()])
    expect([one, two]).toEqual([{ checkoutUrl }, { checkoutUrl }])
    await planner.post(`/api/invoices/${invoice.id}/payments`, { amount: '200.50', date: '2026-11-01' })
    const rest = await pay()
    expect(rest.checkoutUrl).not.toBe(checkoutUrl)
    expect(stripe.sessions.get(sessionOf(rest.checkoutUrl))?.amount_total).toBe(100_000)
    expect(stripe.sessions.get(sessionOf(checkoutUrl))?.status).toBe('expired')
    expect((await planner.get('/api/billing')).body.takesCards).toBe(true)
  })

  it('is recorded exactly once, whatever is repeated', async () => {
    const event = stripe.pay(sessionOf((await pay()).checkoutUrl))
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(event)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    await server.workOff()
    await send({ ...event, id: 'evt_again' })
    await server.workOff()
    const { status, payments, history } = await read()
    expect(status).toBe('Paid')
    expect(payments).toMatchObject([{ amount: '1200.50', source: 'stripe', method: 'Card' }])
    expect(history.at(-1)).toMatchObject({ by: 'Stripe', what: 'payment' })
    expect(await notifications()).toMatchObject([
      { title: 'Emma & James paid $1,200.50' },
      { title: expect.stringContaining('activated') },
    ])
    expect((await couple.post(`/api/invoices/${invoice.id}/pay`)).status).toBe(409)
    expect((await planner.delete(`/api/invoices/${invoice.id}/payments/${payments[0].id}`)).status).toBe(409)
  })

  it('is recorded once even without a webhook', async () => {
    const session = sessionOf((await pay()).checkoutUrl)
    const event = stripe.pay(session)
    expect((await couple.post(`/api/invoices/${invoice.id}/pay`)).status).toBe(409)
    await settle()
    expect(await read()).toMatchObject({ status: 'Paid', payments: [{ amount: '1200.50', source: 'stripe' }] })
    const asked = asksAbout(session)
    await settle()
    expect(asksAbout(session)).toBe(asked)
    await send(event)
    await server.workOff()
    expect((await read()).payments).toHaveLength(1)
  })

  it('is no longer possible at an outdated amount', async () => {
    const [voided, kept] = [sessionOf((await pay()).checkoutUrl), sessionOf((await payAnother()).checkoutUrl)]
    await planner.patch(`/api/invoices/${invoice.id}`, { status: 'Void' })
    await settle()
    expect([voided, kept].map((id) => stripe.sessions.get(id)?.status)).toEqual(['expired', 'open'])
    await settle()
    const asked = asksAbout(voided)
    await settle()
    expect(asksAbout(voided)).toBe(asked)
  })

  it('is possible again where a refund is owed again, also on the same day', async () => {
    const first = sessionOf((await pay()).checkoutUrl)
    await send(stripe.pay(first))
    await server.workOff()
    await send(stripe.refund(first, 120_050))
    await server.workOff()
    const refund = (await read()).payments.find(({ amount }: { amount: string }) => amount === '-1200.50')
    await planner.patch(`/api/invoices/${invoice.id}/payments/${refund.id}`, { owedAgain: true })
    const again = sessionOf((await pay()).checkoutUrl)
    expect(again).not.toBe(first)
    await send(stripe.pay(again))
    await server.workOff()
    expect(await read()).toMatchObject({ status: 'Paid', paid: '1200.50' })
  })

  it('of a voided invoice is recorded, and the planner is notified', async () => {
    const event = stripe.pay(sessionOf((await pay()).checkoutUrl))
    await planner.patch(`/api/invoices/${invoice.id}`, { status: 'Void' })
    await send(event)
    await server.workOff()
    expect(await read()).toMatchObject({ status: 'Void', paid: '1200.50' })
    expect((await notifications())[0]?.message).toContain('had been voided')
  })

  it('of a deleted invoice notifies the planner where the money is', async () => {
    const event = stripe.pay(sessionOf((await pay()).checkoutUrl))
    await planner.delete(`/api/clients/${couple.client.id}`)
    await send(event)
    await send({ ...event, id: 'evt_2' })
    await server.workOff()
    expect((await notifications()).filter(({ title }) => title.includes('is gone'))).toHaveLength(1)
  })

  it('accepts only events with a recent valid signature', async () => {
    const event = stripe.pay(sessionOf((await pay()).checkoutUrl))
    expect((await send(event, { secret: 'whsec_other' })).status).toBe(400)
    expect((await send(event, { at: Math.floor(Date.now() / 1000) - 3600 })).status).toBe(400)
    expect((await server.visitor().post('/api/stripe/webhook', event)).status).toBe(400)
    await server.workOff()
    expect((await read()).status).toBe('Sent')
  })

  it('reports that the service can’t be reached, and recovers', async () => {
    stripe.failNext(500, 500, 500)
    const { status, body } = await couple.post(`/api/invoices/${invoice.id}/pay`)
    expect([status, body.message]).toEqual([503, expect.stringContaining('try again')])
    stripe.failNext('lose')
    expect((await pay()).checkoutUrl).toContain(stripe.url)
    expect(stripe.sessions.size).toBeGreaterThan(0)
  })
})
