import { datedKinds } from '#plan/plan/contract/plan-kinds.ts'
import { offsetBetween } from '#platform/contract/offset.ts'
import { moveDated } from '#platform/server/db/dated-rows.ts'
import { getTableName, sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import type { UndoneRow } from '#platform/server/http/feature.ts'
import { datedTables, listPlan, type RowOfKind } from '#plan/plan/server/dated.ts'
import { tellOfMove } from '#plan/plan/server/news.ts'

/** The date of a wedding after an undo, and the one that was taken back. */
type Wedding = { clientId: number; weddingDate: string | null; from: string | null }

/** The weddings whose dates a batch has changed, with their dates after it. */
async function movedBy(tx: Tx, batch: number): Promise<Wedding[]> {
  const { rows } = await tx.execute<Wedding>(sql`
    select client_id as "clientId", after ->> 'wedding_date' as "weddingDate", before ->> 'wedding_date' as "from" from history
    where batch = ${batch} and table_name = 'clients' and operation = 'update' and after ? 'wedding_date'`)
  return rows
}

/** After an undo that has given weddings their earlier dates. */
export async function followRestoredDates(tx: Tx, batch: number, undone: readonly UndoneRow[]): Promise<void> {
  const ofKey = new Map(undone.map((row) => [`${row.table} ${row.id}`, row]))
  const undoneRow = ({ kind, id }: RowOfKind) => ofKey.get(`${getTableName(datedTables[kind].table)} ${id}`)
  const isKept = (row: RowOfKind) => undoneRow(row)?.kept === true
  const isUndone = (row: RowOfKind) => undoneRow(row)?.kept === false
  for (const { clientId, weddingDate, from } of await movedBy(tx, batch)) {
    const rows = await listPlan(tx, clientId, weddingDate)
    await tieAgain(tx, rows.filter(isKept), weddingDate)
    const shown = rows.filter((row) => row.isShown && isUndone(row)).length
    if (weddingDate && shown > 0) await tellOfMove(tx, { clientId, from, changed: shown })
  }
}

/** Rows that kept their dates because they were changed again were tied to the date that is undone. */
async function tieAgain(tx: Tx, rows: readonly RowOfKind[], weddingDate: string | null): Promise<void> {
  const tied = rows.filter(({ date, offset }) => date && offset)
  for (const kind of datedKinds) {
    const moves = tied
      .filter((row) => row.kind === kind)
      .map(({ id, date }) => ({ id, date, offset: date && weddingDate ? offsetBetween(weddingDate, date) : null }))
    await moveDated(tx, datedTables[kind], moves)
  }
}
