import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { StandInCompany } from '#test/quickbooks/company.ts'
import type { StandIn } from '#test/quickbooks/stand-in.ts'
import { comeBack, connectedStudio, openInstallation, startBooks } from '#test/connected-studio.ts'

let books: StandIn
let theirs: StandInCompany
let first: Awaited<ReturnType<typeof openInstallation>>
let second: Awaited<ReturnType<typeof openInstallation>>

beforeAll(async () => {
  books = await startBooks()
  first = await openInstallation(books)
  second = await openInstallation(books)
})
afterAll(async () => {
  await first.close()
  await second.close()
  await books.stop()
})
beforeEach(() => {
  theirs = books.addCompany(String(Math.floor(Math.random() * 1e15)), 'Marchetti Weddings')
})

it('two installations on one company see only their own couples, although their rows share ids', async () => {
  const one = await connectedStudio(first, { partnerOneName: 'Ann', partnerTwoName: 'Bob' })
  const two = await connectedStudio(second, { partnerOneName: 'Cem', partnerTwoName: 'Dora' })
  expect(one.client.id).toBe(two.client.id)
  const [invoice, other] = [await one.write({ invoiceNumber: 'A-1' }), await two.write({ invoiceNumber: 'B-1' })]
  expect(invoice.id).toBe(other.id)
  await one.pay(invoice.id)
  await two.pay(other.id)
  expect(await one.sync()).toMatchObject({ success: true, pushed: 2 })
  expect(await two.sync()).toMatchObject({ success: true, pushed: 2 })
  expect(theirs.customers().map(({ DisplayName }) => DisplayName)).toEqual(['Ann & Bob', 'Cem & Dora'])
  const [ann, cem] = theirs.customers().map(({ Id }) => Id)
  expect(theirs.invoices()).toMatchObject([
    { DocNumber: 'A-1', CustomerRef: { value: ann }, Balance: 1100.5 },
    { DocNumber: 'B-1', CustomerRef: { value: cem }, Balance: 1100.5 },
  ])
})

it('two couples with the same names are two customers, also across installations', async () => {
  const names = { partnerOneName: 'Ann', partnerTwoName: 'Bob' }
  const one = await connectedStudio(first, { ...names, email: 'ann@example.com' })
  const two = await connectedStudio(second, { ...names, email: 'another.ann@example.com' })
  await one.write({ invoiceNumber: 'A-1' })
  await two.write({ invoiceNumber: 'B-1' })
  await one.sync()
  expect(await two.sync()).toMatchObject({ success: true, pushed: 1, pulled: 0 })
  expect(theirs.customers().map(({ DisplayName }) => DisplayName)).toEqual(['Ann & Bob', 'Ann & Bob (2)'])
  expect(new Set(theirs.invoices().map(({ CustomerRef }) => CustomerRef.value)).size).toBe(2)
})

describe('the callback of the service', () => {
  const times = (page: string, words: string) => page.split(words).length - 1

  it('called twice reports success twice and redeems the code once', async () => {
    const planner = await first.server.planner()
    const back = await comeBack(planner)
    const pages = await Promise.all([planner.get(back), planner.get(back)])
    pages.push(await planner.get(back))
    for (const { body } of pages) expect(times(body, 'Marchetti Weddings is connected')).toBe(1)
    expect(books.isConnected(theirs.id)).toBe(true)
    expect((await planner.post('/api/quickbooks/test-connection')).body).toMatchObject({ success: true })
  })

  it('called twice with an invalid code reports failure twice', async () => {
    const planner = await first.server.planner()
    const back = (await comeBack(planner)).replace(/code=[^&]+/, 'code=never')
    for (const { body } of [await planner.get(back), await planner.get(back)])
      expect(body).toContain('That did not work')
    expect((await planner.get('/api/quickbooks/connection')).body).toMatchObject({ connected: false })
  })

  it('is accepted only from the planner who connected, also the second time', async () => {
    const [planner, other] = [await first.server.planner(), await first.server.planner()]
    const back = await comeBack(planner)
    await planner.get(back)
    expect((await other.get(back)).body).toContain('does not match your request')
  })

  it('does not connect again after disconnecting', async () => {
    const planner = await first.server.planner()
    const back = await comeBack(planner)
    await planner.get(back)
    await planner.delete('/api/quickbooks/connection')
    expect((await planner.get(back)).body).toContain('That did not work')
  })
})
