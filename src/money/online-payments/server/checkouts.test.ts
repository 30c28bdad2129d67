import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPaying, sessionOf, type Paying } from '#test/paying.ts'
import { password, unique } from '#test/server.ts'

let paying: Paying

beforeAll(async () => {
  paying = await openPaying()
})
afterAll(() => paying.close())

const stateOf = (session: string) => paying.stripe.sessions.get(session)?.status

describe('a checkout', () => {
  it.each([
    ['the invoice is voided', (one: Studio) => one.change({ status: 'Void' })],
    ['the amount is changed', (one: Studio) => one.change({ amount: '1300' })],
    ['it is marked as paid', (one: Studio) => one.change({ status: 'Paid' })],
    ['a part is paid in another way', (one: Studio) => one.note('200.50')],
    ['the couple is deleted', (one: Studio) => one.planner.delete(`/api/clients/${one.couple.client.id}`)],
  ])('is closed at once when %s', async (_, change) => {
    const studio = await paying.studio()
    const session = await studio.opened()
    const other = await studio.opened(await studio.write())
    expect((await change(studio)).status).toBeLessThan(300)
    await paying.server.workOff()
    expect(stateOf(session)).toBe('expired')
    const gone = (await studio.planner.get(`/api/clients/${studio.couple.client.id}`)).status === 404
    expect(stateOf(other)).toBe(gone ? 'expired' : 'open')
  })

  it('stays open while the amount is the same', async () => {
    const studio = await paying.studio()
    const session = await studio.opened()
    await studio.change({ description: 'Other words', dueDate: '2099-02-02' })
    await paying.server.workOff()
    expect(stateOf(session)).toBe('open')
  })

  it('stays open if it is of what is left after a refund that is not owed again', async () => {
    const studio = await paying.studio()
    await studio.note('500.50')
    await studio.note('-100', { owedAgain: false })
    const session = await studio.opened()
    await paying.server.workOff()
    expect(stateOf(session)).toBe('open')
  })

  it('that was paid before it could be closed is recorded as paid', async () => {
    const { opened, note, read } = await paying.studio()
    const session = await opened()
    paying.stripe.pay(session)
    await note('1200.50')
    await paying.server.workOff()
    expect(await read()).toMatchObject({ status: 'Paid', paid: '2401.00' })
    const slow = await paying.studio()
    paying.stripe.payLater(await slow.opened())
    await slow.change({ amount: '1300' })
    await paying.server.workOff()
    expect(await slow.read()).toMatchObject({ processing: '1200.50' })
  })

  it('that Stripe refuses to show does not keep the others from being settled', async () => {
    const [lost, studio] = [await paying.studio(), await paying.studio()]
    paying.stripe.sessions.delete(await lost.opened())
    paying.stripe.pay(await studio.opened())
    await paying.settle()
    await paying.server.workOff()
    expect(await studio.read()).toMatchObject({ status: 'Paid' })
    expect(await lost.read()).toMatchObject({ status: 'Sent' })
  })

  it('is closed later if the service can’t be reached', async () => {
    const { opened, change } = await paying.studio()
    const session = await opened()
    await change({ status: 'Void' })
    paying.stripe.failNext(500, 500, 500)
    await paying.server.workOff()
    expect(stateOf(session)).toBe('open')
    await paying.tryAgain()
    await paying.server.workOff()
    expect(stateOf(session)).toBe('expired')
  })

  it('is not offered if the invoice changes while it is created', async () => {
    const { pay, change, invoice } = await paying.studio()
    const lock = await paying.server.database.ownerPool.connect()
    await lock.query('begin')
    await lock.query('update invoices set amount_cents = 5000 where id = $1', [invoice.id])
    const before = new Set(paying.stripe.sessions.keys())
    const paid = pay()
    await expect.poll(() => paying.stripe.sessions.size).toBe(before.size + 1)
    await lock.query('commit')
    lock.release()
    expect(await paid).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('changed a moment ago') },
    })
    await paying.server.workOff()
    const made = [...paying.stripe.sessions.keys()].find((session) => !before.has(session))
    expect(stateOf(made ?? '')).toBe('expired')
    expect((await change({ amount: '60' })).status).toBe(200)
  })
})

type Studio = Awaited<ReturnType<Paying['studio']>>

describe('returning from the payment page', () => {
  it('records the payment without a webhook, once', async () => {
    const { opened, check, read } = await paying.studio()
    const session = await opened()
    const event = paying.stripe.pay(session)
    expect(await check()).toEqual({ state: 'paid' })
    await paying.server.workOff()
    expect(await read()).toMatchObject({ status: 'Paid', payments: [{ amount: '1200.50', method: 'Card' }] })
    await paying.receive(event)
    expect((await read()).payments).toHaveLength(1)
    const asked = paying.stripe.requests.length
    expect(await check()).toEqual({ state: 'paid' })
    expect(paying.stripe.requests.length).toBe(asked)
  })

  it('reports that nothing was paid, if so', async () => {
    const { opened, check, couple, invoice } = await paying.studio()
    expect(await check()).toEqual({ state: 'open' })
    await opened()
    expect(await check()).toEqual({ state: 'open' })
    paying.stripe.failNext(500, 500, 500)
    expect((await couple.post(`/api/invoices/${invoice.id}/pay/check`)).status).toBe(503)
  })
})

describe('the payment method', () => {
  it('is requested again if the service does not answer, and nothing is lost', async () => {
    const { opened, read } = await paying.studio()
    const paid = paying.stripe.pay(await opened(), 'cashapp')
    paying.stripe.failNext(500, 500, 500)
    await paying.receive(paid)
    expect((await read()).paid).toBe('0.00')
    await paying.tryAgain()
    await paying.server.workOff()
    expect((await read()).payments).toMatchObject([{ amount: '1200.50', method: 'Cash App' }])
  })

  it('stays unknown if the service refuses the request', async () => {
    const { opened, read } = await paying.studio()
    const paid = paying.stripe.pay(await opened())
    paying.stripe.failNext(403)
    await paying.receive(paid)
    expect((await read()).payments).toMatchObject([{ amount: '1200.50', method: 'Online payment' }])
  })
})

describe('a payment that Stripe would refuse', () => {
  it.each([
    ['0.49', 49],
    ['1000000', 100_000_000],
  ])('because of its amount, %s, is not attempted, and other ways to pay are shown', async (amount) => {
    const { pay, planner } = await paying.studio({ amount })
    await planner.patch('/api/billing', { paymentInstructions: 'Wire it to 123' })
    const asked = paying.stripe.requests.length
    const { status, body } = await pay()
    expect([status, body.instructions, body.checkoutUrl]).toEqual([200, 'Wire it to 123', undefined])
    expect(body.notice).toContain('cannot be paid online')
    expect(paying.stripe.requests.length).toBe(asked)
  })

  it('because of a wrong key is reported, without asking to retry', async () => {
    const locked = await openPaying({ secretKey: 'sk_test_old' })
    const { pay, notifications } = await locked.studio()
    const { status, body } = await pay()
    expect([status, body.checkoutUrl]).toEqual([200, undefined])
    expect(body.notice).toContain('cannot be paid online right now')
    expect(body.instructions).toContain('Your planner will tell you how to pay')
    await pay()
    const notices = (await notifications()).filter(({ title }) => title.includes('could not pay'))
    expect(notices).toMatchObject([{ message: expect.stringContaining('does not accept the key') }])
    expect(JSON.stringify([body, notices])).not.toContain('sk_test')
    await locked.close()
  })

  it('is still possible after the description changed on the same day', async () => {
    const { pay, change, planner, couple } = await paying.studio()
    paying.stripe.failNext('lose', 500, 500)
    expect((await pay()).status).toBe(503)
    const email = `${unique()}@example.com`
    await planner.patch(`/api/clients/${couple.client.id}`, { email })
    await couple.post('/api/client-login', { email, password })
    await change({ invoiceNumber: 'X-1' })
    expect(sessionOf((await pay()).body.checkoutUrl)).toMatch(/^cs_test/)
  })
})
