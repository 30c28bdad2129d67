import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPaying, words, type Paying } from '#test/paying.ts'

let paying: Paying

beforeAll(async () => {
  paying = await openPaying()
})
afterAll(() => paying.close())

const onItsWay = { status: 'Sent', open: '1200.50', processing: '1200.50' }

describe('a bank debit', () => {
  it('is in progress until the bank decides, and can’t be paid twice', async () => {
    const { opened, read, seen, pay, check, change } = await paying.studio()
    const session = await opened()
    const { completed, arrives } = paying.stripe.payLater(session)
    await paying.receive(completed, completed)
    expect(await read()).toMatchObject(onItsWay)
    expect(await seen()).toMatchObject(onItsWay)
    expect((await pay()).body.message).toContain('is on its way')
    expect(await check()).toEqual({ state: 'processing' })
    for (const status of ['Void', 'Paid']) expect((await change({ status })).body.message).toContain('is on its way')
    // The checkout expires after a day, and the bank takes longer.
    await paying.server.database.ownerPool.query(`update checkouts set expires_at = now() - interval '40 days'`)
    await paying.settle()
    expect((await pay()).status).toBe(409)
    expect(await read()).toMatchObject(onItsWay)
    const arrived = arrives()
    await paying.receive(arrived, completed, arrived)
    const { payments, history, ...invoice } = await read()
    expect(invoice).toMatchObject({ status: 'Paid', paid: '1200.50', processing: '0.00' })
    expect(payments).toMatchObject([{ amount: '1200.50', method: 'Bank debit' }])
    expect(words(history)).toEqual(['created', 'processing', 'payment'])
    expect(history[1]).toMatchObject({ by: 'Stripe', about: '1200.50' })
  })

  it('that fails can be paid again, and planner and couple are notified', async () => {
    const { opened, read, seen, notifications, check } = await paying.studio()
    const session = await opened()
    const { completed, fails } = paying.stripe.payLater(session)
    await paying.receive(completed)
    const failed = fails()
    await paying.receive(failed, completed, failed)
    expect(await read()).toMatchObject({ status: 'Sent', open: '1200.50', processing: '0.00' })
    expect((await seen()).paymentFailedAt).toMatch(/^20.*Z$/)
    expect(await check()).toEqual({ state: 'failed' })
    expect((await notifications()).filter(({ title }) => title === 'A bank payment of $1,200.50 failed')).toHaveLength(
      1,
    )
    expect(words((await read()).history)).toEqual(['created', 'processing', 'payment failed'])
    expect((await read()).history[2]).toMatchObject({ about: '1200.50' })
    const again = await opened()
    expect(again).not.toBe(session)
    await paying.receive(paying.stripe.pay(again))
    expect(await read()).toMatchObject({ status: 'Paid', paymentFailedAt: null })
  })

  it('is recorded without a webhook', async () => {
    const { opened, read, seen } = await paying.studio()
    const [session, other] = [await opened(), await paying.studio()]
    const { arrives } = paying.stripe.payLater(session)
    await paying.settle()
    expect(await read()).toMatchObject(onItsWay)
    arrives()
    await paying.settle()
    expect(await read()).toMatchObject({ status: 'Paid', payments: [{ method: 'Bank debit' }] })
    expect((await seen()).processing).toBe('0.00')
    paying.stripe.payLater(await other.opened()).fails()
    await paying.settle()
    expect((await other.seen()).paymentFailedAt).not.toBeNull()
    expect((await other.pay()).body.checkoutUrl).toBeDefined()
  })

  it('with events in the wrong order keeps its final outcome', async () => {
    const { opened, read } = await paying.studio()
    const { completed, fails } = paying.stripe.payLater(await opened())
    await paying.receive(fails(), completed)
    expect(await read()).toMatchObject({ processing: '0.00', status: 'Sent' })
    const session = await opened()
    const second = paying.stripe.payLater(session)
    await paying.receive(second.arrives(), second.completed)
    expect(await read()).toMatchObject({ processing: '0.00', status: 'Paid', paid: '1200.50' })
  })

  it('is shown as processing to a returning couple before any webhook', async () => {
    const { opened, check, read } = await paying.studio()
    const session = await opened()
    expect(await check()).toEqual({ state: 'open' })
    paying.stripe.payLater(session)
    expect(await check()).toEqual({ state: 'processing' })
    await paying.server.workOff()
    expect(await read()).toMatchObject(onItsWay)
  })
})

describe('a dispute', () => {
  async function disputed() {
    const studio = await paying.studio()
    const session = await studio.opened()
    await paying.receive(paying.stripe.pay(session))
    const id = `du_${session}`
    const disputeEvent = (...args: [Parameters<typeof paying.stripe.dispute>[1], string]) =>
      paying.stripe.dispute(session, args[0], { id, status: args[1] })
    return { ...studio, session, disputeEvent }
  }

  it('is recorded in the history, with one notification per step', async () => {
    const { disputeEvent, read, notifications } = await disputed()
    const steps = [
      disputeEvent('created', 'needs_response'),
      disputeEvent('funds_withdrawn', 'needs_response'),
      disputeEvent('funds_reinstated', 'won'),
      disputeEvent('closed', 'won'),
    ]
    await paying.receive(...steps, ...steps)
    const { history, ...invoice } = await read()
    expect(invoice).toMatchObject({ status: 'Paid', paid: '1200.50' })
    expect(words(history).slice(2)).toEqual(['disputed', 'dispute withdrawn', 'dispute reinstated', 'dispute won'])
    expect(history[2]).toMatchObject({ by: 'Stripe', about: '1200.50', words: 'Fraudulent' })
    const notices = (await notifications()).filter(({ title }) => /disput/.test(title))
    expect(notices.map(({ title }) => title)).toEqual([
      'The dispute over $1,200.50 was won',
      '$1,200.50 was returned after a dispute',
      '$1,200.50 was withdrawn because of a dispute',
      'A payment of $1,200.50 is disputed',
    ])
    expect(notices[3]?.message).toMatch(/Fraudulent. Answer in Stripe by \w+ \d/)
  })

  it('that is lost asks for a manual entry, and a closed one is not reopened', async () => {
    const { disputeEvent, read, notifications } = await disputed()
    await paying.receive(disputeEvent('closed', 'lost'), disputeEvent('created', 'needs_response'))
    const notices = (await notifications()).filter(({ title }) => /disput/.test(title))
    expect(notices).toMatchObject([{ message: expect.stringContaining('Record a refund on the invoice') }])
    expect(words((await read()).history).slice(2)).toEqual(['dispute lost', 'disputed'])
  })

  it('reported before the payment waits for it', async () => {
    const { opened, read } = await paying.studio()
    const session = await opened()
    const paid = paying.stripe.pay(session)
    await paying.receive(paying.stripe.dispute(session, 'created'), paid)
    await paying.tryAgain()
    await paying.server.workOff()
    expect(words((await read()).history)).toEqual(['created', 'payment', 'disputed'])
  })
})
