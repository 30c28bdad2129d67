import { readMoney } from '#money/figures/server/queries.ts'
import type { Tx } from '#platform/server/db/pool.ts'

/** What came in in a month (yyyy-MM), in whole dollars; below zero if more was paid back. */
export async function incomeOfMonth(tx: Tx, month: string): Promise<number> {
  const { months } = await readMoney(tx, { from: `${month}-01`, to: `${month}-31` })
  const paid = months.find(({ currency }) => currency === 'USD')?.paid ?? 0
  return Math.round(paid / 100)
}
