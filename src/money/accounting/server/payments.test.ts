import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { StandInCompany } from '#test/quickbooks/company.ts'
import type { StandIn } from '#test/quickbooks/stand-in.ts'
import { connectedStudio, openInstallation, startBooks, type Studio } from '#test/connected-studio.ts'

let books: StandIn
let installation: Awaited<ReturnType<typeof openInstallation>>
let studio: Studio
let theirs: StandInCompany

beforeAll(async () => {
  books = await startBooks()
  installation = await openInstallation(books)
})
afterAll(async () => {
  await installation.close()
  await books.stop()
})
beforeEach(async () => {
  theirs = books.addCompany(String(Math.floor(Math.random() * 1e15)), 'Marchetti Weddings')
  studio = await connectedStudio(installation)
})
afterEach(() => {
  books.clearFailures()
  books.setTime(null)
})

const note = (state: string, ...parts: string[]) => [
  { state, lastError: expect.stringMatching(new RegExp(parts.join('.*'))) as string },
]

describe('a payment', () => {
  it('deleted in Larkspur is voided in QuickBooks, also in a sync of only its couple', async () => {
    const invoice = await studio.write()
    await studio.pay(invoice.id)
    await studio.sync()
    const [payment] = await studio.paymentsOf(invoice.id)
    await studio.planner.delete(`/api/invoices/${invoice.id}/payments/${payment.id}`)
    // It was edited there meanwhile, so its version has changed.
    theirs.change('Payment', theirs.payments()[0]!.Id, { PrivateNote: 'Seen' })
    expect(await studio.sync()).toMatchObject({ success: true, pushed: 1 })
    expect(theirs.payments()).toMatchObject([{ TotalAmt: 0 }])
    expect(theirs.invoices()).toMatchObject([{ Balance: 1200.5 }])
    expect(await studio.sync()).toMatchObject({ success: true, pushed: 0 })
  })

  it('that can’t be voided in QuickBooks reports this, and is retried', async () => {
    const invoice = await studio.write()
    await studio.pay(invoice.id)
    await studio.sync()
    const [payment] = await studio.paymentsOf(invoice.id)
    await studio.planner.delete(`/api/invoices/${invoice.id}/payments/${payment.id}`)
    const Error = [{ Message: 'No', Detail: 'The books are closed', code: '6210' }]
    books.fail({ status: 400, body: JSON.stringify({ Fault: { Error } }), path: 'include=void' })
    const { success, message } = await studio.sync()
    expect(success).toBe(false)
    expect(message).toMatch(/removed here could not be voided .* The books are closed/)
    expect(message).not.toContain('each invoice says why')
    expect((await studio.connection()).lastError).toBe(message)
    expect(await studio.sync()).toMatchObject({ success: true, pushed: 1 })
    expect((await studio.connection()).lastError).toBe(null)
  })

  it('that can’t be sent records the reason on its invoice', async () => {
    const invoice = await studio.write()
    await studio.sync()
    // It was paid there already, by a payment not applied to our invoice.
    const Error = [{ Message: 'No', Detail: 'The books are closed', code: '6210' }]
    books.fail({ status: 400, body: JSON.stringify({ Fault: { Error } }), path: '/payment?' })
    await studio.pay(invoice.id)
    expect(await studio.sync()).toMatchObject({
      success: false,
      failed: 1,
      message: expect.stringContaining('says why'),
    })
    expect(await studio.states()).toMatchObject(note('failed', 'Payment of 100.00', '2026-11-01', 'books are closed'))
    expect(await studio.sync()).toMatchObject({ success: true, pushed: 1 })
    expect(await studio.states()).toMatchObject([{ state: 'synced', lastError: null }])
  })

  it('voided by a bookkeeper is deleted in Larkspur too, unless it was paid by card', async () => {
    const [byCheck, byCard] = [await studio.write(), await studio.write()]
    for (const { id } of [byCheck, byCard]) await studio.pay(id)
    await installation.server.database.ownerPool.query(
      `update invoice_payments set source = 'stripe' where invoice_id = $1 and planner_id = $2`,
      [byCard.id, studio.planner.id],
    )
    await studio.syncAll()
    for (const { Id } of theirs.payments()) theirs.voidPayment(Id)
    await studio.syncAll()
    await studio.syncAll()
    expect(await studio.paymentsOf(byCheck.id)).toEqual([])
    expect(await studio.paymentsOf(byCard.id)).toHaveLength(1)
    const states = await studio.states()
    expect(states.find(({ invoiceId }) => invoiceId === byCard.id)).toMatchObject({
      state: 'deleted',
      lastError: expect.stringContaining('was voided in QuickBooks'),
    })
    expect((await studio.notifications()).map(({ title }) => title)).toContain(
      `A payment towards invoice ${byCard.invoiceNumber} was voided in QuickBooks`,
    )
  })

  it('that was refunded must be entered by hand, and is not a failure', async () => {
    const invoice = await studio.write()
    await studio.pay(invoice.id)
    await studio.pay(invoice.id, '-40')
    expect(await studio.sync()).toMatchObject({ success: true, failed: 0 })
    expect(await studio.states()).toMatchObject(note('synced', 'Payment of -40.00', 'by hand'))
  })
})

describe('a sync of all couples', () => {
  it('takes one call, which reports its end and its result', async () => {
    await studio.write()
    const other = await studio.planner.addClient({ partnerOneName: 'Ida', partnerTwoName: 'Jon' })
    await studio.planner.post(`/api/clients/${other.id}/invoices`, { amount: '5', status: 'Sent' })
    const before = await studio.connection()
    expect((await studio.planner.post('/api/quickbooks/sync')).body).toMatchObject({ running: true })
    await installation.server.workOff()
    expect(theirs.invoices()).toHaveLength(2)
    const after = await studio.connection()
    expect(after).toMatchObject({ running: false, pushed: 2, pulled: 0, failed: 0, lastError: null })
    expect(after.endedAt).not.toBe(before.endedAt)
    books.disconnect(theirs.id)
    await studio.planner.post('/api/quickbooks/sync')
    await installation.server.workOff()
    const broken = await studio.connection()
    expect(broken.lastError).not.toBe(null)
    expect(broken.endedAt).not.toBe(after.endedAt)
  })

  it('does not start while another is running', async () => {
    await installation.server.database.ownerPool.query(
      'update accounting_connections set running_since = now() where planner_id = $1',
      [studio.planner.id],
    )
    expect((await studio.planner.post('/api/quickbooks/sync')).status).toBe(409)
  })
})
