import type { Figures } from '#money/figures/contract/endpoints.ts'
import { entries, figuresOf, readMoney, sums, type Sums } from '#money/figures/server/queries.ts'
import { sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'

/** What came in in a month (yyyy-MM), in whole dollars; below zero if more was paid back. */
export async function incomeOfMonth(tx: Tx, month: string): Promise<number> {
  const { months } = await readMoney(tx, { from: `${month}-01`, to: `${month}-31` })
  const paid = months.find(({ currency }) => currency === 'USD')?.paid ?? 0
  return Math.round(paid / 100)
}

/** The figures of one wedding as the page of money has them, for each currency. */
export async function listFiguresOfWedding(tx: Tx, clientId: number): Promise<Figures[]> {
  const { rows } = await tx.execute<Sums>(sql`
    select entry.currency, ${sums} from ${entries} where entry.client_id = ${clientId}
    group by entry.currency order by entry.currency`)
  return rows.map(figuresOf)
}
