import type { Figures } from '#money/figures/contract/endpoints.ts'
import { entries, figuresOf, readMoney, sums, type Sums } from '#money/figures/server/queries.ts'
import { decimalOf } from '#platform/contract/locale/money.ts'
import { findRegion } from '#studio/studios/server/public/studios.ts'
import { sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'

/** What came in in a month (yyyy-MM), in whole units of the studio's currency, and which currencies that leaves out. */
export async function incomeOfMonth(tx: Tx, month: string): Promise<{ income: number; others: string[] }> {
  const { currency: own } = await findRegion(tx)
  const { months } = await readMoney(tx, { from: `${month}-01`, to: `${month}-31` })
  const paid = months.find(({ currency }) => currency === own)?.paid ?? 0
  const others = months.filter((one) => one.currency !== own && one.paid !== 0).map(({ currency }) => currency)
  return { income: Math.round(Number(decimalOf(paid, own))), others }
}

/** The figures of one wedding as the page of money has them, for each currency. */
export async function listFiguresOfWedding(tx: Tx, clientId: number): Promise<Figures[]> {
  const { rows } = await tx.execute<Sums>(sql`
    select entry.currency, ${sums} from ${entries} where entry.client_id = ${clientId}
    group by entry.currency order by entry.currency`)
  return rows.map(figuresOf)
}
