import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '#weddings/clients/contract/endpoints.ts'
import type { Invoice } from '#money/invoices/contract/endpoints.ts'
import { reminderAbout } from '#money/invoices/server/reminder-mail.ts'
import { defaultLocale } from '#platform/contract/locale/region.ts'
import { stripePayments } from '#money/online-payments/server/stripe.ts'
import { canBePaidOnline, minorFromStripe, stripeAmount } from '#money/online-payments/server/stripe-amounts.ts'
import { joinAs } from '#test/members.ts'
import { wordsOf } from '#test/pdf/reader.ts'
import { openTestServer, type PlannerCaller, type TestServer } from '#test/server.ts'
import { openStandIn, type StandInEvent, type StripeStandIn } from '#test/stripe/stand-in.ts'

const keys = { secretKey: 'sk_test_larkspur', webhookSecret: 'whsec_larkspur' }
let stripe: StripeStandIn
let server: TestServer
beforeAll(async () => {
  stripe = await openStandIn(keys)
  const payments = await stripePayments({ ...keys, baseUrl: stripe.url })
  server = await openTestServer({ services: { payments } })
})
afterAll(async () => {
  await server.close()
  await stripe.close()
})

const sessionOf = (url: string) => url.split('/').pop() ?? ''
async function receive(event: StandInEvent): Promise<void> {
  const { body, signature } = stripe.signed(event)
  const headers = { 'stripe-signature': signature, 'content-type': 'application/json' }
  expect((await server.visitor().post('/api/stripe/webhook', body, { headers })).status).toBe(200)
  await server.workOff()
}
const spaces = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ')

async function studioIn(country: string): Promise<PlannerCaller> {
  const planner = await server.planner()
  expect((await planner.patch('/api/business', { country })).status).toBe(200)
  return planner
}
const write = async (planner: PlannerCaller, client: Client, form: object): Promise<Invoice> => {
  const { status, body } = await planner.post(`/api/clients/${client.id}/invoices`, form)
  expect(status, JSON.stringify(body)).toBe(201)
  return body
}

describe('an invoice', () => {
  it.each([
    {
      country: 'JP',
      currency: 'JPY',
      total: '100000',
      shares: ['33333', '33333', '33334'],
      atStripe: 33333,
      back: 3333,
      refunded: '-3333',
      shown: '¥33,333',
    },
    {
      country: 'DE',
      currency: 'EUR',
      total: '1000.01',
      shares: ['333.33', '333.33', '333.35'],
      atStripe: 33333,
      back: 3333,
      refunded: '-33.33',
      shown: '333,33 €',
    },
    {
      country: 'KW',
      currency: 'KWD',
      total: '100.030',
      shares: ['33.340', '33.340', '33.350'],
      atStripe: 33340,
      back: 3340,
      refunded: '-3.340',
      shown: 'KWD 33.340',
    },
  ])('in $currency is planned, paid online, paid back and printed without losing a unit', async (one) => {
    const planner = await studioIn(one.country)
    const couple = await server.couple(planner)
    const parts =
      one.currency === 'KWD'
        ? one.shares.map((amount) => ({ description: 'Part', amount }))
        : ['33.333', '33.333', '33.334'].map((percent) => ({ description: 'Part', percent }))
    const plan = await planner.post(`/api/clients/${couple.client.id}/payment-plan`, {
      amount: one.total,
      status: 'Sent',
      parts,
    })
    expect(plan.status, JSON.stringify(plan.body)).toBe(201)
    const invoices = plan.body as Invoice[]
    expect(invoices.map(({ amount }) => amount)).toEqual(one.shares)
    expect(invoices.map(({ currency }) => currency)).toEqual(one.shares.map(() => one.currency))
    const [invoice] = invoices as [Invoice, ...Invoice[]]

    const { checkoutUrl } = (await couple.post(`/api/invoices/${invoice.id}/pay`)).body
    const session = stripe.sessions.get(sessionOf(checkoutUrl))
    expect(session).toMatchObject({ currency: one.currency.toLowerCase(), amount_total: one.atStripe })
    await receive(stripe.pay(sessionOf(checkoutUrl)))
    const paid = (await planner.get(`/api/invoices/${invoice.id}`)).body
    expect(paid).toMatchObject({ status: 'Paid', paid: one.shares[0], open: paid.open })
    const told = (await planner.get('/api/notifications')).body as { title: string }[]
    expect(spaces(told[0]?.title ?? '')).toContain(`paid ${one.shown}`)
    await receive(stripe.refund(sessionOf(checkoutUrl), one.back))
    const after = (await planner.get(`/api/invoices/${invoice.id}`)).body
    expect(after.payments.map(({ amount }: { amount: string }) => amount)).toEqual([one.shares[0], one.refunded])

    const pdf = await couple.get(`/api/invoices/${invoice.id}/pdf`)
    expect(spaces(wordsOf(pdf.bytes))).toContain(one.shown)
    const money = (await planner.get('/api/money')).body
    expect(money.weddings).toMatchObject([{ currency: one.currency }])
    const { currency, others } = (await planner.get('/api/invoices/totals')).body
    expect({ currency, others }).toEqual({ currency: one.currency, others: [] })
    const log = (await planner.get('/api/audit')).body as { kind: string; sentence: string }[]
    expect(spaces(log.find(({ kind }) => kind === 'payment-received')?.sentence ?? '')).toContain(one.shown)
  })

  it('takes amounts of its currency only', async () => {
    const planner = await studioIn('JP')
    const client = await planner.addClient()
    const wrong = await planner.post(`/api/clients/${client.id}/invoices`, { amount: '1200.50' })
    expect(wrong).toMatchObject({ status: 400, body: { issues: [{ path: 'amount' }] } })
    expect(wrong.body.message).toBe('Please enter an amount in JPY such as 120000.')
    const line = { description: 'Planning', rate: '$1200' }
    expect(await planner.post(`/api/clients/${client.id}/invoices`, { lineItems: [line] })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'lineItems.0.rate' }] },
    })
    const dollars = await server.planner()
    const ours = await dollars.addClient()
    for (const amount of ['12.345', '12.340'])
      expect(await dollars.post(`/api/clients/${ours.id}/invoices`, { amount })).toMatchObject({
        status: 400,
        body: { message: 'Please enter an amount such as 1200.50.', issues: [{ path: 'amount' }] },
      })
    expect((await write(dollars, ours, { amount: '$1,200.5' })).amount).toBe('1200.50')
  })
})

describe('the currency of a wedding', () => {
  it('is the studio’s until it has one of its own, which drafts follow and issued invoices do not', async () => {
    const planner = await server.planner()
    const client = await planner.addClient()
    expect(client.currency).toBe(null)
    const sent = await write(planner, client, { amount: '100', status: 'Sent' })
    const draft = await write(planner, client, {
      lineItems: [{ description: 'Planning', quantity: '2', rate: '50.00' }],
    })
    const change = (currency: string | null) => planner.patch(`/api/clients/${client.id}`, { currency })
    expect((await change('JPY')).body.currency).toBe('JPY')
    const read = async (id: number) => (await planner.get(`/api/invoices/${id}`)).body
    expect(await read(sent.id)).toMatchObject({ currency: 'USD', amount: '100.00' })
    expect(await read(draft.id)).toMatchObject({
      currency: 'JPY',
      amount: '100',
      lineItems: [{ rate: '50', amount: '100' }],
    })
    expect((await read(draft.id)).history.at(-1)).toMatchObject({
      what: 'currency changed',
      currency: 'JPY',
      amount: '100',
    })
    await planner.patch(`/api/invoices/${draft.id}`, { status: 'Sent' })
    expect((await change('')).body.currency).toBe(null)
    expect(await read(draft.id)).toMatchObject({ currency: 'JPY', amount: '100' })

    const ledger = (await planner.get(`/api/clients/${client.id}/ledger`)).body
    expect(ledger).toMatchObject({ currency: 'USD', open: '100.00', others: [{ currency: 'JPY', open: '100' }] })
    const figures = (await planner.get('/api/client-figures')).body
    expect(figures).toMatchObject([{ currency: 'USD', owed: '100.00', alsoOwed: [{ currency: 'JPY', owed: '100' }] }])
    const totals = (await planner.get('/api/invoices/totals')).body
    expect(totals).toMatchObject({ currency: 'USD', open: '100.00', others: [{ currency: 'JPY', open: '100' }] })
    const year = new Date().getFullYear()
    const paper = await planner.get(`/api/invoices/ledger/pdf?year=${year}`)
    expect(wordsOf(paper.bytes)).toContain('In USD, JPY, each added up apart')
    const csv = String((await planner.get('/api/invoices/csv')).body)
    expect(csv).toContain(',USD,100.00,')
    expect(csv).toContain(',JPY,100,')
  })

  it('is refused where the amounts of a draft cannot be kept, and changes nothing then', async () => {
    const planner = await server.planner()
    const client = await planner.addClient({ partnerOneName: 'Ana', partnerTwoName: 'Ben' })
    const draft = await write(planner, client, { amount: '100.50', description: 'Deposit' })
    expect(await planner.patch(`/api/clients/${client.id}`, { currency: 'JPY' })).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('The draft “Deposit” of Ana & Ben has amounts with decimals') },
    })
    expect((await planner.get(`/api/clients/${client.id}`)).body.currency).toBe(null)
    expect((await planner.patch('/api/business', { country: 'JP' })).status).toBe(409)
    expect((await planner.patch('/api/business', { country: 'FR' })).status).toBe(200)
    expect((await planner.get(`/api/invoices/${draft.id}`)).body).toMatchObject({ currency: 'EUR', amount: '100.50' })
  })

  it('is one of ISO 4217, and is not for a member who may not see money', async () => {
    const planner = await server.planner()
    const client = await planner.addClient()
    for (const currency of ['XXX', 'usd', 'EURO'])
      expect((await planner.patch(`/api/clients/${client.id}`, { currency })).status, currency).toBe(400)
    const assistant = await joinAs(server, planner, 'assistant')
    expect((await assistant.patch(`/api/clients/${client.id}`, { currency: 'EUR' })).status).toBe(403)
  })

  it('comes back with an undo, with its drafts', async () => {
    const planner = await server.planner()
    const client = await planner.addClient()
    const draft = await write(planner, client, { amount: '100' })
    await planner.patch(`/api/clients/${client.id}`, { currency: 'JPY' })
    const history = (await planner.get(`/api/clients/${client.id}/history`)).body as { id: number }[]
    const undone = await planner.post(`/api/history/${history[0]?.id}/undo`, {})
    expect(undone.status, JSON.stringify(undone.body)).toBeLessThan(300)
    expect((await planner.get(`/api/clients/${client.id}`)).body.currency).toBe(null)
    expect((await planner.get(`/api/invoices/${draft.id}`)).body).toMatchObject({ currency: 'USD', amount: '100.00' })
  })
})

it('reminds of amounts in their currencies, and never adds two', async () => {
  const planner = await server.planner()
  const couple = await server.couple(planner)
  const { client } = couple
  const first = await write(planner, client, { amount: '100', status: 'Sent', dueDate: '2026-12-01' })
  await planner.patch(`/api/clients/${client.id}`, { currency: 'JPY' })
  await write(planner, client, { amount: '5000', status: 'Sent', dueDate: '2026-12-01' })
  const seen = (await couple.get(`/api/clients/${client.id}/invoices`)).body as Invoice[]
  expect(seen.map(({ currency, open }) => `${currency} ${open}`).sort()).toEqual(['JPY 5000', 'USD 100.00'])
  expect((await planner.post(`/api/invoices/${first.id}/remind`)).status).toBe(202)
  await server.workOff()
  const told = JSON.stringify(await server.newMails())
  expect(told).toContain('$100.00 of invoice')

  const due = (currency: string, open: string) => ({
    id: 1,
    client_id: client.id,
    planner_id: planner.id,
    number: `N-${currency}`,
    due_date: '2026-12-01',
    currency,
    open,
    studio: 'Vale',
    instructions: null,
  })
  const payer = {
    personId: 1,
    name: 'Ana',
    email: 'ana@example.com',
    language: 'en' as const,
    hasOpened: true,
    zone: 'UTC',
  }
  const mail = reminderAbout(
    [due('USD', '10000'), due('USD', '50'), due('JPY', '5000')],
    payer,
    '2026-12-02',
    () => false,
    defaultLocale,
  )
  expect(mail.subject).toBe('3 invoices are due: $100.50 + ¥5,000')
})

it('does not take a payment in another currency for one of the invoice', async () => {
  const planner = await server.planner()
  const couple = await server.couple(planner)
  const invoice = await write(planner, couple.client, { amount: '100', status: 'Sent' })
  const { checkoutUrl } = (await couple.post(`/api/invoices/${invoice.id}/pay`)).body
  const event = stripe.pay(sessionOf(checkoutUrl))
  Object.assign(event.data.object, { currency: 'eur' })
  await receive(event)
  expect((await planner.get(`/api/invoices/${invoice.id}`)).body).toMatchObject({ paid: '0.00', payments: [] })
  const [told] = (await planner.get('/api/notifications')).body as { title: string }[]
  expect(told?.title).toBe(`€100.00 arrived for invoice ${invoice.invoiceNumber}, which is in USD`)
})

it('counts as Stripe does, and says what it does not take', () => {
  expect(stripeAmount(120000, 'JPY')).toBe(120000)
  expect(stripeAmount(5120, 'KWD')).toBe(5120)
  expect(stripeAmount(5124, 'KWD')).toBeUndefined()
  expect([stripeAmount(500, 'UGX'), stripeAmount(500, 'ISK'), stripeAmount(500, 'MGA')]).toEqual([50000, 50000, 5])
  expect(stripeAmount(550, 'MGA')).toBeUndefined()
  for (const currency of ['USD', 'JPY', 'KWD', 'UGX', 'ISK', 'MGA'])
    expect(minorFromStripe(stripeAmount(100_000, currency) ?? 0, currency), currency).toBe(100_000)
  expect([canBePaidOnline(49, 'EUR'), canBePaidOnline(50, 'EUR'), canBePaidOnline(5124, 'KWD')]).toEqual([
    false,
    true,
    false,
  ])
})
