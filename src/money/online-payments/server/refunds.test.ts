import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPaying, sessionOf, words, type Paying } from '#test/paying.ts'

let paying: Paying

beforeAll(async () => {
  paying = await openPaying()
})
afterAll(() => paying.close())

const noon = 'T12:00:00Z'
const today = new Date().toISOString().slice(0, 10)

async function paidStudio() {
  const studio = await paying.studio()
  const session = await studio.opened()
  await paying.receive(paying.stripe.pay(session))
  const answer = async (owedAgain: boolean) => {
    const { id } = (await studio.read()).payments.find(({ amount }) => amount.startsWith('-'))!
    return studio.planner.patch(`/api/invoices/${studio.invoice.id}/payments/${id}`, { owedAgain })
  }
  return { ...studio, session, answer }
}

describe('a refund', () => {
  it('of everything is not owed again: not open, not payable, and the planner is asked', async () => {
    const { session, read, notifications, pay, seen } = await paidStudio()
    await paying.receive(paying.stripe.refund(session, 120_050))
    expect(await read()).toMatchObject({ status: 'Paid', paid: '0.00', credited: '1200.50', open: '0.00' })
    expect((await read()).payments[1]).toMatchObject({ amount: '-1200.50', method: 'Refund', owedAgain: null })
    expect((await pay()).status).toBe(409)
    expect((await notifications())[0]).toMatchObject({
      title: '$1,200.50 was refunded',
      message: expect.stringContaining('Is it owed again?'),
    })
    expect(await seen()).toMatchObject({ status: 'Paid', open: '0.00', credited: '1200.50' })
  })

  it('of a part leaves nothing open, unless the planner says so', async () => {
    const { session, read, answer, pay, planner, couple } = await paidStudio()
    await paying.receive(paying.stripe.refund(session, 20_050))
    expect(await read()).toMatchObject({ status: 'Paid', paid: '1000.00', credited: '200.50', open: '0.00' })
    expect((await read()).paidDate).toBe((await read()).payments[0]?.date)
    const totals = async () => (await planner.get('/api/invoices/totals')).body.open
    const ledger = async () => (await planner.get(`/api/clients/${couple.client.id}/ledger`)).body
    expect([await totals(), (await ledger()).open]).toEqual(['0.00', '0.00'])
    expect(await ledger()).toMatchObject({ invoiced: '1200.50', paid: '1000.00', credited: '200.50' })
    expect((await ledger()).entries.at(-1)).toMatchObject({ kind: 'credit', amount: '-200.50', open: '0.00' })

    expect((await answer(true)).body).toMatchObject({ status: 'Partially Paid', credited: '0.00', open: '200.50' })
    expect((await pay()).body.checkoutUrl).toContain(paying.stripe.url)
    expect([await totals(), (await ledger()).open, (await ledger()).credited]).toEqual(['200.50', '200.50', '0.00'])
    expect((await answer(false)).body).toMatchObject({ status: 'Paid', open: '0.00' })
    const { history } = await read()
    expect(words(history)).toEqual(['created', 'payment', 'refunded', 'owed again', 'not owed again'])
    expect(history.at(-1)).toMatchObject({ by: 'planner', about: '200.50', paid: '1000.00' })
  })

  it('goes to the studio that was paid, also if an import has brought its payments into another one', async () => {
    const other = await paying.studio()
    const { session, read } = await paidStudio()
    const { rows } = await paying.server.database.ownerPool.query<{ id: number }>(
      `insert into invoice_payments (planner_id, client_id, invoice_id, amount_cents, date, source, external_id)
       select $1, $2, $3, amount_cents, date, source, external_id from invoice_payments
       where source = 'stripe' order by id desc limit 1 returning id`,
      [other.planner.id, other.couple.client.id, other.invoice.id],
    )
    expect(rows).toHaveLength(1)
    await paying.receive(paying.stripe.refund(session, 20_050))
    expect(await read()).toMatchObject({ paid: '1000.00', credited: '200.50' })
    expect((await other.read()).payments).toHaveLength(1)
  })

  it('is shown in the tax export as on the invoice', async () => {
    const { session, planner, answer } = await paidStudio()
    await paying.receive(paying.stripe.refund(session, 20_050))
    const row = async () => {
      const { body } = await planner.get(`/api/invoices/csv?from=${today}&to=${today}`)
      return (body as string).trim().split('\r\n')[1]?.split(',').slice(-4)
    }
    expect(await row()).toEqual(['1000.00', today, '200.50', '0.00'])
    await answer(true)
    expect(await row()).toEqual(['1000.00', '', '0.00', '200.50'])
  })

  it('is recorded once, before or after its payment, on the studio’s date', async () => {
    const { opened, read, planner } = await paying.studio()
    await planner.patch('/api/preferences', { timeZone: 'Pacific/Kiritimati' })
    const session = await opened()
    const paid = paying.stripe.pay(session)
    const refund = { ...paying.stripe.refund(session, 20_050), created: Date.parse(`2026-11-20${noon}`) / 1000 }
    await paying.receive(refund)
    expect((await read()).paid).toBe('0.00')
    await paying.receive(paid)
    await paying.tryAgain()
    await paying.receive(refund)
    const { payments, ...invoice } = await read()
    expect(invoice).toMatchObject({ status: 'Paid', paid: '1000.00', credited: '200.50' })
    expect(payments.find(({ amount }) => amount === '-200.50')?.date).toBe('2026-11-21')
  })

  it('that fails is undone, and stays undone despite late events', async () => {
    const { session, read, notifications } = await paidStudio()
    const refund = paying.stripe.refund(session, 20_050, 'succeeded', 're_one')
    const failure = paying.stripe.refund(session, 20_050, 'failed', 're_one')
    await paying.receive(refund, failure, refund, failure)
    expect(await read()).toMatchObject({ status: 'Paid', paid: '1200.50', credited: '0.00' })
    expect(words((await read()).history)).toEqual(['created', 'payment', 'refunded', 'refund undone'])
    expect((await notifications()).map(({ title }) => title).slice(0, 2)).toEqual([
      'The refund of $200.50 failed',
      '$200.50 was refunded',
    ])
    const other = await paidStudio()
    await paying.receive(paying.stripe.refund(other.session, 5000, 'failed', 're_two'))
    await paying.receive(paying.stripe.refund(other.session, 5000, 'succeeded', 're_two'))
    expect((await other.read()).paid).toBe('1200.50')
  })

  it('entered by hand includes whether it is owed again', async () => {
    const { note, read } = await paidStudio()
    expect((await note('-100', { owedAgain: true })).body).toMatchObject({ status: 'Partially Paid', open: '100.00' })
    expect((await note('-100', { owedAgain: false })).body).toMatchObject({ open: '100.00', credited: '100.00' })
    expect((await note('-1000.50')).body).toMatchObject({ paid: '0.00', open: '100.00', credited: '1100.50' })
    expect((await read()).payments.map(({ owedAgain }) => owedAgain)).toContain(null)
  })

  it('of an overpayment leaves the invoice paid, and asks nothing', async () => {
    const { note, session, read, notifications } = await paidStudio()
    await note('100', { moreThanOpen: true })
    await paying.receive(paying.stripe.refund(session, 10_000))
    expect(await read()).toMatchObject({ status: 'Paid', paid: '1200.50', credited: '0.00', open: '0.00' })
    expect((await notifications())[0]?.message).not.toContain('owed again')
  })

  it('of a first part leaves exactly the rest open', async () => {
    const { note, read, pay } = await paying.studio()
    await note('500')
    await note('-500')
    expect(await read()).toMatchObject({ status: 'Sent', paid: '0.00', credited: '500.00', open: '700.50' })
    const { checkoutUrl } = (await pay()).body
    expect(paying.stripe.sessions.get(sessionOf(checkoutUrl))?.amount_total).toBe(70_050)
  })

  it('follows a change of the amount', async () => {
    const { session, change } = await paidStudio()
    await paying.receive(paying.stripe.refund(session, 20_050))
    expect((await change({ amount: '1000' })).body).toMatchObject({ status: 'Paid', credited: '0.00', open: '0.00' })
    expect((await change({ amount: '1300' })).body).toMatchObject({ status: 'Partially Paid', open: '99.50' })
    expect((await change({ status: 'Paid' })).body).toMatchObject({ status: 'Paid', paid: '1099.50', open: '0.00' })
  })

  it('can be declared owed again only where there is one', async () => {
    const { read, planner, invoice, session } = await paidStudio()
    const { id } = (await read()).payments[0]!
    const ask = (payment: number, body: object = { owedAgain: true }) =>
      planner.patch(`/api/invoices/${invoice.id}/payments/${payment}`, body)
    expect((await ask(id)).status).toBe(409)
    expect((await ask(id, {})).status).toBe(400)
    expect((await ask(2_000_000)).status).toBe(404)
    await paying.receive(paying.stripe.refund(session, 120_050))
    const stranger = await paying.server.planner()
    const refund = (await read()).payments[1]!
    expect(
      (await stranger.patch(`/api/invoices/${invoice.id}/payments/${refund.id}`, { owedAgain: true })).status,
    ).toBe(404)
    expect((await read()).open).toBe('0.00')
  })

  it('prevents deleting the refunded payment', async () => {
    const studio = await paying.studio()
    const { id } = (await studio.note('500')).body
    await studio.note('-500')
    const [payment] = (await studio.read()).payments
    const answer = await studio.planner.delete(`/api/invoices/${id}/payments/${payment?.id}`)
    expect(answer.status).toBe(409)
    expect((await studio.read()).paid).toBe('0.00')
  })
})
