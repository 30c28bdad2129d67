import { afterAll, beforeAll, expect, it } from 'vitest'
import { currencies } from '#platform/contract/locale/currency-list.ts'
import { decimalOf } from '#platform/contract/locale/money.ts'
import { openTestServer, type TestServer } from '#test/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

it('gives amounts the decimals that they have everywhere else', async () => {
  const amounts = [0, 5, -5, 120050, 1_000_000_000_000]
  const { rows } = await server.database.ownerPool.query<{ currency: string; minor: string; decimal: string }>(
    `select currency, minor, decimal_of(minor, currency) as decimal from unnest($1::text[]) currency, unnest($2::bigint[]) minor`,
    [currencies, amounts],
  )
  expect(rows).toHaveLength(currencies.length * amounts.length)
  for (const { currency, minor, decimal } of rows)
    expect(`${currency} ${decimal}`).toBe(`${currency} ${decimalOf(Number(minor), currency)}`)
})
