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

const deletedThere = { state: 'deleted', lastError: expect.stringContaining('deleted in QuickBooks') as string }

describe.each([
  ['of one couple', () => studio.sync()],
  ['of the whole studio', () => studio.syncAll()],
])('in a sync %s', (_, sync) => {
  it('an invoice deleted in QuickBooks stays in Larkspur, is reported, and is created again only on request', async () => {
    const invoice = await studio.write()
    await studio.pay(invoice.id)
    await studio.syncAll()
    theirs.remove('Invoice', theirs.invoices()[0]!.Id)
    await sync()
    await sync()
    expect(theirs.invoices()).toEqual([])
    expect(await studio.states()).toMatchObject([{ invoiceId: invoice.id, ...deletedThere }])
    expect((await studio.planner.get(`/api/invoices/${invoice.id}`)).body).toMatchObject({ paid: '100.00' })
    const titles = (await studio.notifications()).map(({ title }) => title)
    expect(titles.filter((title) => title.includes('QuickBooks'))).toEqual([
      `Invoice ${invoice.invoiceNumber} was deleted in QuickBooks`,
    ])
    expect((await studio.sendAgain(invoice.id)).status).toBe(204)
    await sync()
    expect(theirs.invoices()).toMatchObject([{ TotalAmt: 1200.5, Balance: 1100.5 }])
    expect(theirs.payments()).toHaveLength(1)
    expect(await studio.states()).toMatchObject([{ state: 'synced', lastError: null }])
    expect((await studio.sendAgain(invoice.id)).status).toBe(404)
  })

  it('a payment sent to QuickBooks and deleted there stays in Larkspur, and can be sent again', async () => {
    const invoice = await studio.write()
    await studio.pay(invoice.id)
    await studio.syncAll()
    theirs.remove('Payment', theirs.payments()[0]!.Id)
    await sync()
    expect(theirs.payments()).toEqual([])
    expect(await studio.paymentsOf(invoice.id)).toHaveLength(1)
    expect(await studio.states()).toMatchObject([deletedThere])
    await studio.sendAgain(invoice.id)
    await sync()
    expect(theirs.invoices()).toMatchObject([{ Balance: 1100.5 }])
    expect(await studio.states()).toMatchObject([{ state: 'synced' }])
  })

  it('a payment imported from QuickBooks and deleted there is deleted in Larkspur too', async () => {
    const invoice = await studio.write()
    await studio.syncAll()
    const payment = theirs.addPayment(theirs.invoices()[0]!.Id, 50_000)
    await sync()
    expect(await studio.paymentsOf(invoice.id)).toHaveLength(1)
    theirs.remove('Payment', payment.Id)
    await sync()
    expect(await studio.paymentsOf(invoice.id)).toEqual([])
    expect(await studio.states()).toMatchObject([{ state: 'synced' }])
  })

  it('a customer that was made inactive is replaced when something new is sent', async () => {
    await studio.write()
    await studio.syncAll()
    theirs.remove('Customer', theirs.customers()[0]!.Id)
    await sync()
    expect(theirs.customers()).toHaveLength(1)
    await studio.write()
    await sync()
    expect(theirs.customers().map(({ DisplayName }) => DisplayName)).toEqual(['Zoë & Łukasz (deleted)', 'Zoë & Łukasz'])
    expect(theirs.invoices()).toHaveLength(2)
  })
})

it('an invoice that is void in Larkspur is not looked up in QuickBooks', async () => {
  const invoice = await studio.write()
  await studio.syncAll()
  await studio.planner.patch(`/api/invoices/${invoice.id}`, { status: 'Void' })
  theirs.remove('Invoice', theirs.invoices()[0]!.Id)
  await studio.syncAll()
  expect(await studio.states()).toEqual([])
  expect((await studio.connection()).lastError).toBe(null)
})

it('many deletions are one notification', async () => {
  for (let count = 0; count < 3; count += 1) await studio.write()
  await studio.syncAll()
  for (const { Id } of theirs.invoices()) theirs.remove('Invoice', Id)
  await studio.syncAll()
  expect((await studio.notifications()).map(({ title }) => title)).toContain(
    '3 invoices and payments were deleted in QuickBooks',
  )
})

const asked = (what: string) => books.requests.filter(({ path }) => path.includes(what)).length

it('the changes since the last sync are fetched, without looking up single records', async () => {
  await studio.write()
  await studio.syncAll()
  const [changes, lookUps] = [asked('/cdc?'), asked('Id+in')]
  await studio.syncAll()
  expect(asked('/cdc?') - changes).toBe(1)
  expect(asked('Id+in') - lookUps).toBe(0)
})

it('deletions older than the service reports are found too', async () => {
  await studio.write()
  await studio.syncAll()
  theirs.remove('Invoice', theirs.invoices()[0]!.Id)
  await installation.server.database.ownerPool.query(
    'update accounting_connections set deletions_read_to = $2 where planner_id = $1',
    [studio.planner.id, new Date(Date.now() - 40 * 86_400_000).toISOString()],
  )
  await studio.syncAll()
  expect(await studio.states()).toMatchObject([deletedThere])
})

it('deletions beyond the size limit of one response are found too', async () => {
  await studio.write()
  await studio.syncAll()
  const { Id } = theirs.addCustomer('Stranger')
  for (let count = 0; count < 1100; count += 1) theirs.addInvoice(Id, 100)
  theirs.remove('Invoice', theirs.invoices()[0]!.Id)
  await studio.syncAll()
  expect(await studio.states()).toMatchObject([deletedThere])
})

it('a record deleted while it is being sent is found too', async () => {
  const invoice = await studio.write()
  await studio.syncAll()
  await studio.planner.patch(`/api/invoices/${invoice.id}`, { amount: '900' })
  theirs.remove('Invoice', theirs.invoices()[0]!.Id)
  // The deletion is missing from the fetched changes, as if it happened right after.
  books.fail({ status: 200, body: JSON.stringify({ CDCResponse: [{ QueryResponse: [{}, {}, {}] }] }), path: '/cdc?' })
  await studio.syncAll()
  expect(await studio.states()).toMatchObject([deletedThere])
  await studio.sendAgain(invoice.id)
  await studio.syncAll()
  expect(theirs.invoices()).toMatchObject([{ TotalAmt: 900 }])
})
