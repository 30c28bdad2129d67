import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Figures, Money } from '#money/figures/contract/endpoints.ts'
import { figureNames, type FigureName } from '#money/figures/contract/figure-names.ts'
import type { Invoice } from '#money/invoices/contract/endpoints.ts'
import { spanOfMonth } from '#platform/contract/calendar-date.ts'
import { minorOf } from '#platform/contract/locale/money.ts'
import { writeInvoice } from '#test/invoices.ts'
import { joinAs } from '#test/members.ts'
import { openTestServer, type PlannerCaller, type TestServer } from '#test/server.ts'

let server: TestServer
beforeAll(async () => (server = await openTestServer()))
afterAll(() => server.close())

const moneyOf = async (owner: PlannerCaller, query = ''): Promise<Money> => (await owner.get(`/api/money${query}`)).body
const rowsOf = async (owner: PlannerCaller, query: string) =>
  (await owner.get(`/api/money/rows?limit=5000&${query}`)).body

const days = ['2025-03-31', '2025-04-01', '2026-01-15', '2026-02-10', '2031-06-01']
const day = fc.constantFrom(...days)
const cents = fc.integer({ min: 1, max: 5_000_00 })
const step = fc.oneof(
  {
    arbitrary: fc.record({ do: fc.constant('pay' as const), share: fc.double({ min: 0.01, max: 1.3 }), day }),
    weight: 4,
  },
  {
    arbitrary: fc.record({
      do: fc.constant('refund' as const),
      share: fc.double({ min: 0.01, max: 1 }),
      owedAgain: fc.boolean(),
      day,
    }),
    weight: 2,
  },
  { arbitrary: fc.record({ do: fc.constantFrom('void' as const, 'send' as const, 'delete' as const) }), weight: 1 },
)
const written = fc.record({
  couple: fc.integer({ min: 0, max: 2 }),
  isSent: fc.boolean(),
  cents,
  due: fc.option(fc.constantFrom('2026-01-15', '2026-02-10', '2031-06-01'), { nil: undefined }),
  steps: fc.array(step, { maxLength: 4 }),
})

type Written = typeof written extends fc.Arbitrary<infer Value> ? Value : never

const pay = (owner: PlannerCaller, id: number, paidCents: number, date: string, owedAgain?: boolean) =>
  owner.post(`/api/invoices/${id}/payments`, {
    amount: (paidCents / 100).toFixed(2),
    date,
    moreThanOpen: true,
    ...(owedAgain !== undefined && { owedAgain }),
  })

/** Steps that the state of the invoice does not allow are refused, and change nothing. */
async function live(owner: PlannerCaller, couples: { id: number }[], given: Written) {
  const { body: invoice } = await owner.post(`/api/clients/${couples[given.couple]?.id}/invoices`, {
    amount: (given.cents / 100).toFixed(2),
    dueDate: given.due,
    issuedOn: '2025-01-01',
    status: given.isSent ? 'Sent' : 'Draft',
  })
  const at = `/api/invoices/${invoice.id}`
  for (const one of given.steps) {
    if (one.do === 'pay') await pay(owner, invoice.id, Math.ceil(given.cents * one.share), one.day)
    if (one.do === 'refund') await pay(owner, invoice.id, -Math.ceil(given.cents * one.share), one.day, one.owedAgain)
    if (one.do === 'void') await owner.patch(at, { status: 'Void' })
    if (one.do === 'send') await owner.patch(at, { status: 'Sent' })
    if (one.do === 'delete') await owner.delete(at)
  }
}

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
const total = (rows: Figures[], name: FigureName) => sum(rows.map((row) => row[name]))

async function expectRows(owner: PlannerCaller, figures: Figures, where: string) {
  for (const name of figureNames) {
    const { rows, found, sums } = await rowsOf(owner, `figure=${name}&currency=${figures.currency}&${where}`)
    expect(sum(rows.map(({ amount }: { amount: number }) => amount)), `${name} of ${where}`).toBe(figures[name])
    expect(rows).toHaveLength(found)
    expect(rows.every(({ currency }: { currency: string }) => currency === figures.currency)).toBe(true)
    expect(sums).toEqual(found === 0 ? [] : [{ currency: figures.currency, amount: figures[name] }])
  }
}

it('every figure is the sum of its rows, by wedding and by month', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(written, { minLength: 1, maxLength: 8 }), async (all) => {
      const owner = await server.planner()
      const couples = [await owner.addClient(), await owner.addClient(), await owner.addClient()]
      for (const given of all) await live(owner, couples, given)
      const money = await moneyOf(owner)
      for (const row of money.weddings) await expectRows(owner, row, `clientId=${row.clientId}`)
      for (const { month, ...row } of money.months)
        await expectRows(owner, row, month ? new URLSearchParams(spanOfMonth(month)).toString() : 'undated=true')
      const { body: invoices }: { body: Invoice[] } = await owner.get('/api/invoices')
      const ofInvoices = (isOne: (invoice: Invoice) => boolean, name: 'amount' | 'open' | 'paid') =>
        sum(invoices.filter(isOne).map((invoice) => minorOf(invoice[name], 'USD') ?? 0))
      const expected = {
        drafted: ofInvoices(({ status }) => status === 'Draft', 'amount'),
        paid: ofInvoices(() => true, 'paid'),
        open: ofInvoices(() => true, 'open'),
        overdue: ofInvoices(({ status }) => status === 'Overdue', 'open'),
      }
      for (const rows of [money.weddings, money.months]) {
        for (const [name, amount] of Object.entries(expected))
          expect(total(rows, name as FigureName), name).toBe(amount)
        expect(total(rows, 'contracted')).toBe(total(rows, 'drafted') + total(rows, 'sent'))
      }
    }),
    { numRuns: 12 },
  )
})

it('what is paid back and not owed again is not contracted any more', async () => {
  const owner = await server.planner()
  const of = await owner.addClient()
  const { id } = await writeInvoice(owner, of, { lineItems: undefined, amount: '100', status: 'Sent' })
  await pay(owner, id, 100_00, '2026-01-15')
  await pay(owner, id, -40_00, '2026-02-10', false)
  await writeInvoice(owner, of, { lineItems: undefined, amount: '25' })
  const money = await moneyOf(owner)
  expect(money.weddings).toMatchObject([
    {
      clientId: of.id,
      currency: 'USD',
      contracted: 85_00,
      drafted: 25_00,
      sent: 60_00,
      paid: 60_00,
      open: 0,
      overdue: 0,
    },
  ])
  expect(money.months.map(({ month, paid, drafted }) => [month, paid, drafted])).toEqual([
    ['2026-01', 100_00, 0],
    ['2026-02', -40_00, 0],
    [null, 0, 25_00],
  ])
  expect(await moneyOf(owner, '?from=&to=')).toEqual(money)
  expect((await moneyOf(owner, '?from=2026-02-01&to=2026-12-31')).weddings).toMatchObject([
    { paid: -40_00, contracted: 0 },
  ])
})

it('weddings come the next first, then those that were; the rest of a long list is counted', async () => {
  const owner = await server.planner()
  const dates = ['2020-05-01', '2099-06-01', '2022-05-01', null, '2098-06-01']
  for (const weddingDate of dates) {
    const of = await owner.addClient({ weddingDate })
    await writeInvoice(owner, of, { lineItems: undefined, amount: '10' })
  }
  expect((await moneyOf(owner)).weddings.map(({ weddingDate }) => weddingDate)).toEqual([
    '2098-06-01',
    '2099-06-01',
    '2022-05-01',
    '2020-05-01',
    null,
  ])
  const { body } = await owner.get('/api/money/rows?figure=contracted&limit=2')
  expect([body.rows.length, body.found, body.sums]).toEqual([2, 5, [{ currency: 'USD', amount: 50_00 }]])
})

it.each(['figure=profit', 'figure=open&from=2026-13-01', 'figure=open&clientId=x', 'figure=open&currency=usd', ''])(
  'refuses the rows of “%s”',
  async (query) => {
    const owner = await server.planner()
    expect((await owner.get(`/api/money/rows?${query}`)).status).toBe(400)
  },
)

it('gives both tables as CSV, which the log says, and nothing to assistants', async () => {
  const owner = await server.planner()
  const of = await owner.addClient({ partnerOneName: '=SUM(A1)', partnerTwoName: null, weddingDate: '2031-06-14' })
  await writeInvoice(owner, of, {
    lineItems: undefined,
    amount: '1234.5',
    status: 'Sent',
    issuedOn: '2020-01-01',
    dueDate: '2020-02-03',
  })
  const byWedding = await owner.get('/api/money/csv?by=wedding')
  expect(byWedding.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(byWedding.body).toBe(
    "\uFEFFCouple,Wedding,Currency,Contracted,Drafts,Sent,Paid,Open,Overdue\r\n'=SUM(A1),2031-06-14,USD,1234.50,0.00,1234.50,0.00,1234.50,1234.50\r\n",
  )
  expect((await owner.get('/api/money/csv?by=month')).body).toContain(
    '2020-02,USD,1234.50,0.00,1234.50,0.00,1234.50,1234.50',
  )
  const { body: log } = await owner.get('/api/audit?limit=2')
  expect(log).toMatchObject([{ kind: 'figures-downloaded' }, { kind: 'figures-downloaded' }])
  const assistant = await joinAs(server, owner, 'assistant')
  for (const path of ['/api/money', '/api/money/rows?figure=open', '/api/money/csv?by=month'])
    expect((await assistant.get(path)).status).toBe(403)
})
