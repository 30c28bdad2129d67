import type { Offset } from '#platform/contract/offset.ts'
import { type AnyPgColumn, type PgTable, type SQL, sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'

/** A table whose rows have a date in the plan of a wedding, and can be tied to the wedding's date. */
export type DatedTable = {
  table: PgTable & { id: AnyPgColumn; clientId: AnyPgColumn; offset: AnyPgColumn }
  date: AnyPgColumn
  /** Its name in SQL. */
  dateColumn: 'date' | 'due_date'
  title: SQL
  /** In minor units of the currency; rows without one have no amount. */
  amount?: { minor: SQL; currency: SQL }
  /** Whether the row's date has been dealt with, so that it never moves. */
  isSettled: SQL
  /** Whether the couple sees the row. */
  isShown: SQL
  /** Rows that have no place in the plan. */
  isLeftOut?: SQL
  /** The row takes place on its date, so that it does not move any more once the date is past. */
  takesPlace?: true
  /** Before this date a row can't be. */
  earliest?: SQL
}

export type DatedRow = {
  id: number
  title: string
  amountCents: string | null
  currency: string | null
  date: string | null
  offset: Offset | null
  isSettled: boolean
  isShown: boolean
  earliest: string | null
}

/** The rows of a wedding that have a date, or will get one from the wedding's. */
export async function listDated(tx: Tx, dated: DatedTable, clientId: number): Promise<DatedRow[]> {
  const { table, date, title, isSettled, isShown } = dated
  const { amount = { minor: sql`null`, currency: sql`null` }, isLeftOut = sql`false`, earliest = sql`null` } = dated
  const { rows } = await tx.execute<DatedRow>(sql`
    select ${table.id} as id, ${title} as title, (${amount.minor})::text as "amountCents", ${amount.currency} as currency, ${date} as date, ${table.offset} as offset,
      ${isSettled} as "isSettled", ${isShown} as "isShown", ${earliest} as earliest
    from ${table} where ${table.clientId} = ${clientId} and (${date} is not null or ${table.offset} is not null) and not ${isLeftOut}
    order by ${date}, ${table.id}`)
  return rows
}

export type Move = { id: number; date: string | null; offset: Offset | null }

/** Writes the dates of all these rows in one statement. */
export async function moveDated(tx: Tx, { table, dateColumn }: DatedTable, moves: readonly Move[]): Promise<void> {
  if (moves.length === 0) return
  await tx.execute(sql`
    update ${table} set ${sql.identifier(dateColumn)} = m.date, date_offset = m.offset
    from jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) as m(id int, date text, "offset" jsonb)
    where ${table.id} = m.id`)
}
