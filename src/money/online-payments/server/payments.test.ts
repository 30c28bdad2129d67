import { canBePaidOnline } from '#money/online-payments/server/stripe-amounts.ts'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  NotFromStripe,
  PaymentRefused,
  PaymentTrouble,
  type OnlinePayments,
  type PaymentEvent,
} from '#money/online-payments/server/online-payments.ts'
import { openStandIn, type StripeStandIn } from '#test/stripe/stand-in.ts'
import { stripePayments } from '#money/online-payments/server/stripe.ts'

const keys = { secretKey: 'sk_test_larkspur', webhookSecret: 'whsec_larkspur' }
const order = {
  invoiceId: 7,
  clientId: 5,
  plannerId: 3,
  currency: 'USD',
  amountCents: 4_000_050,
  title: 'Invoice INV-7 & more – Zoë',
  coupleEmail: 'zoe@example.com',
  backTo: 'https://studio.example/portal/billing',
}
let keyNumber = 0
const newOrder = (changes: Partial<typeof order> = {}) => ({
  ...order,
  ...changes,
  idempotencyKey: `key-${++keyNumber}`,
})

let standIn: StripeStandIn
let payments: OnlinePayments
/** For requests that are never answered. */
let impatient: OnlinePayments
const refused: PaymentRefused[] = []
let heard: (PaymentEvent | NotFromStripe)[]
const listener = createServer(async (request, response) => {
  const signature = request.headers['stripe-signature']
  const body = await buffer(request)
  try {
    heard.push(payments.readEvent(body, typeof signature === 'string' ? signature : undefined))
    response.end()
  } catch (error) {
    heard.push(error as NotFromStripe)
    response.writeHead(400).end()
  }
})
let webhook: string

beforeAll(async () => {
  standIn = await openStandIn(keys)
  const settings = { ...keys, baseUrl: standIn.url }
  payments = await stripePayments(settings, { onRefused: (why) => void refused.push(why) })
  impatient = await stripePayments(settings, { patienceMs: 500 })
  listener.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  webhook = `http://127.0.0.1:${(listener.address() as AddressInfo).port}/`
})
afterAll(async () => {
  listener.close()
  await standIn.close()
})
beforeEach(() => {
  heard = []
  standIn.requests.length = 0
  refused.length = 0
})

describe('a checkout', () => {
  test('opens for a day and redirects the couple to the payment page', async () => {
    const { sessionId, url, expiresAt } = await payments.openCheckout(newOrder())
    expect(await payments.checkoutOf(sessionId)).toMatchObject({ state: 'open' })
    const hours = (Date.parse(expiresAt) - Date.now()) / 3_600_000
    expect(hours).toBeGreaterThan(23.9)
    expect(hours).toBeLessThanOrEqual(24)
    expect(await (await fetch(url)).text()).toContain('Pay 4000050')
    standIn.sendEventsTo(webhook)
    const paid = await fetch(url, { method: 'POST', redirect: 'manual' })
    expect(paid.headers.get('location')).toBe('https://studio.example/portal/billing?paid=7')
    expect(heard).toMatchObject([{ kind: 'paid', sessionId }])
    expect((await fetch(url, { method: 'POST', redirect: 'manual' })).status).toBe(410)
  })

  test('is the same for the same key, and refused for a different order with that key', async () => {
    const asked = newOrder()
    const first = await payments.openCheckout(asked)
    expect(await payments.openCheckout(asked)).toEqual(first)
    expect((await payments.openCheckout(newOrder())).sessionId).not.toBe(first.sessionId)
    await expect(payments.openCheckout({ ...asked, amountCents: 100 })).rejects.toThrow(PaymentRefused)
  })

  test('is refused permanently for amounts outside the limits and for a wrong key', async () => {
    const refusedBecause = async (by: OnlinePayments, changes: Partial<typeof order> = {}) => {
      const error = await by.openCheckout(newOrder(changes)).catch((problem: unknown) => problem)
      expect(error).toBeInstanceOf(PaymentRefused)
      return (error as PaymentRefused).because
    }
    expect(await refusedBecause(payments, { amountCents: 49 })).toBe('amount')
    expect(await refusedBecause(payments, { amountCents: 100_000_000 })).toBe('amount')
    expect(await refusedBecause(payments, { coupleEmail: 'nobody' })).toBe('order')
    expect(refused.map(({ because }) => because)).toEqual(['amount', 'amount', 'order'])
    const stranger = await stripePayments({ ...keys, secretKey: 'sk_test_other', baseUrl: standIn.url })
    expect(await refusedBecause(stranger)).toBe('keys')
    await expect(stranger.checkoutOf('cs_test_1')).rejects.toThrow(PaymentRefused)
    await expect(stranger.expire('cs_test_1')).rejects.toThrow(PaymentRefused)
    expect(await payments.checkoutOf('cs_test_unknown')).toEqual({ state: 'expired' })
    expect([49, 50, 99_999_999, 100_000_000].map((amount) => canBePaidOnline(amount, 'USD'))).toEqual([
      false,
      true,
      true,
      false,
    ])
  })

  test('can be closed twice, but not once paid', async () => {
    const { sessionId } = await payments.openCheckout(newOrder())
    expect(await payments.expire(sessionId)).toEqual({ state: 'expired' })
    expect(await payments.expire(sessionId)).toEqual({ state: 'expired' })
    expect(await payments.checkoutOf(sessionId)).toEqual({ state: 'expired' })
    const other = await payments.openCheckout(newOrder())
    standIn.pay(other.sessionId)
    const event = { kind: 'paid', sessionId: other.sessionId, invoiceId: 7, amountCents: 4_000_050, method: 'Card' }
    expect(await payments.expire(other.sessionId)).toMatchObject({ state: 'complete', event })
    expect(await payments.checkoutOf(other.sessionId)).toMatchObject({ state: 'complete', event })
    await payments.expire('cs_test_unknown')
  })

  test('reports a bank payment and the payment method', async () => {
    const opened = await Promise.all([1, 2, 3].map(() => payments.openCheckout(newOrder())))
    const [slow, broken, other] = opened.map(({ sessionId }) => sessionId) as [string, string, string]
    const { arrives } = standIn.payLater(slow)
    expect(await payments.checkoutOf(slow)).toMatchObject({ state: 'complete', event: { kind: 'processing' } })
    arrives()
    expect(await payments.checkoutOf(slow)).toMatchObject({ event: { kind: 'paid', method: 'Bank debit' } })
    standIn.payLater(broken).fails()
    expect(await payments.checkoutOf(broken)).toMatchObject({ event: { kind: 'failed', amountCents: 4_000_050 } })
    standIn.pay(other, 'amazon_pay')
    expect(await payments.checkoutOf(other)).toMatchObject({ event: { kind: 'paid', method: 'Amazon pay' } })
  })

  test('is created once although requests fail, or responses are lost or never arrive', async () => {
    const asked = newOrder()
    const before = standIn.sessions.size
    standIn.failNext(503, 'lose')
    const { sessionId } = await payments.openCheckout(asked)
    expect(standIn.requests).toHaveLength(3)
    expect(standIn.sessions.size).toBe(before + 1)
    standIn.failNext('hang')
    expect((await impatient.openCheckout(asked)).sessionId).toBe(sessionId)
  })

  test('is given up after the third failure', async () => {
    standIn.failNext(500, 500, 500)
    await expect(payments.openCheckout(newOrder())).rejects.toThrow(PaymentTrouble)
    expect(standIn.requests).toHaveLength(3)
    standIn.failNext('hang', 'hang', 'hang')
    await expect(impatient.openCheckout(newOrder())).rejects.toThrow(PaymentTrouble)
    expect(standIn.requests).toHaveLength(6)
  })
})

describe('events', () => {
  const openOne = async () => (await payments.openCheckout(newOrder())).sessionId

  test('contain payment and invoice, however often they arrive', async () => {
    const sessionId = await openOne()
    const event = standIn.pay(sessionId)
    expect(await standIn.deliver(event, webhook)).toBe(200)
    expect(await standIn.deliver(event, webhook)).toBe(200)
    expect(heard[0]).toEqual(heard[1])
    expect(heard[0]).toEqual({
      kind: 'paid',
      sessionId,
      paymentId: expect.stringMatching(/^pi_/),
      currency: 'USD',
      amountCents: 4_000_050,
      invoiceId: 7,
      clientId: 5,
      plannerId: 3,
      paidAt: new Date(event.created * 1000).toISOString(),
    })
  })

  test('of a slow payment count when the money has arrived, in any order', async () => {
    const { completed, arrives } = standIn.payLater(await openOne())
    await standIn.deliver(arrives(), webhook)
    await standIn.deliver(completed, webhook)
    await standIn.deliver(standIn.payLater(await openOne()).fails(), webhook)
    const amountCents = 4_000_050
    expect(heard).toMatchObject([
      { kind: 'paid', amountCents },
      { kind: 'processing', amountCents, invoiceId: 7 },
      { kind: 'failed', amountCents, invoiceId: 7 },
    ])
  })

  test('of a dispute contain the payment, the step and the deadline', async () => {
    const sessionId = await openOne()
    const paid = standIn.pay(sessionId)
    for (const [what, status] of [
      ['created', 'needs_response'],
      ['funds_withdrawn', 'needs_response'],
      ['funds_reinstated', 'won'],
      ['closed', 'won'],
      ['closed', 'lost'],
      ['closed', 'warning_closed'],
    ] as const)
      await standIn.deliver(standIn.dispute(sessionId, what, { id: 'du_1', status }), webhook)
    expect(heard.map((event) => 'what' in event && event.what)).toEqual([
      'disputed',
      'dispute withdrawn',
      'dispute reinstated',
      'dispute won',
      'dispute lost',
      'dispute closed',
    ])
    const { payment_intent: paymentId } = paid.data.object as { payment_intent: string }
    const known = { disputeId: 'du_1', paymentId, amountCents: 4_000_050, reason: 'Fraudulent' }
    expect(heard[0]).toMatchObject({ ...known, answerBy: expect.stringMatching(/T.*Z$/) })
  })

  test('of a refund contain the payment; pending ones are ignored', async () => {
    const sessionId = await openOne()
    await standIn.deliver(standIn.pay(sessionId), webhook)
    for (const status of ['pending', 'succeeded', 'failed'] as const)
      await standIn.deliver(standIn.refund(sessionId, 1250, status), webhook)
    const [paid, pending, refunded, failed] = heard as [{ paymentId: string }, ...PaymentEvent[]]
    expect(pending).toEqual({ kind: 'other' })
    const known = { paymentId: paid.paymentId, amountCents: 1250, refundId: expect.stringMatching(/^re_/) }
    expect(refunded).toMatchObject({ kind: 'refunded', ...known })
    expect(failed).toMatchObject({ kind: 'refund-failed', ...known })
  })

  test.each([
    ['another business', { metadata: {} }],
    ['an invalid id', { metadata: { invoiceId: '7; drop', clientId: '5', plannerId: '3' } }],
    ['no payment', { payment_status: 'no_payment_required', payment_intent: null }],
  ])('of %s are ignored', async (_, changes) => {
    const event = standIn.pay(await openOne())
    Object.assign(event.data.object, changes)
    expect(await standIn.deliver(event, webhook)).toBe(200)
    expect(await standIn.deliver({ ...event, type: 'customer.created' }, webhook)).toBe(200)
    expect(heard).toEqual([{ kind: 'other' }, { kind: 'other' }])
  })

  test('with a wrong, outdated or altered signature are refused', async () => {
    const event = standIn.pay(await openOne())
    const at = Math.floor(Date.now() / 1000) - 301
    expect(await standIn.deliver(event, webhook, { secret: 'whsec_other' })).toBe(400)
    expect(await standIn.deliver(event, webhook, { at })).toBe(400)
    expect(heard.every((error) => error instanceof NotFromStripe)).toBe(true)

    const { body, signature } = standIn.signed(event)
    const read = (text: string, header: string | undefined) => () => payments.readEvent(Buffer.from(text), header)
    expect(read(body, signature)()).toMatchObject({ kind: 'paid' })
    expect(read(body.replace('4000050', '9000050'), signature)).toThrow(NotFromStripe)
    for (const header of [
      undefined,
      '',
      'v1',
      't=1',
      signature.replace(/t=\d/, 't=9'),
      signature.replace('v1=', 'v0='),
    ])
      expect(read(body, header)).toThrow(NotFromStripe)
    expect(read('', signature)).toThrow(NotFromStripe)
  })
})
