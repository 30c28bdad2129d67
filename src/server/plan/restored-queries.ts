import { datedKinds } from '#contract/plan-kinds.ts'
import { offsetBetween } from '#contract/offset.ts'
import { formatDate } from '#contract/formatted-date.ts'
import { moveDated } from '#server/db/dated-rows.ts'
import { sql } from '#server/db/drizzle.ts'
import type { Tx } from '#server/db/pool.ts'
import type { UndoneRow } from '#server/http/feature.ts'
import { datedTables, listPlan, type RowOfKind } from '#server/plan/dated.ts'
import { tellOfMove } from '#server/plan/news.ts'

type Wedding = { clientId: number; weddingDate: string | null }

/** The weddings whose dates a batch has changed, with their dates after it. */
async function movedBy(tx: Tx, batch: number): Promise<Wedding[]> {
  const { rows } = await tx.execute<Wedding>(sql`
    select client_id as "clientId", after ->> 'wedding_date' as "weddingDate" from history
    where batch = ${batch} and table_name = 'clients' and operation = 'update' and after ? 'wedding_date'`)
  return rows
}

/** After an undo that has given weddings their earlier dates. */
export async function followRestoredDates(tx: Tx, batch: number, undone: readonly UndoneRow[]): Promise<void> {
  const ofKey = new Map(undone.map((row) => [`${row.table} ${row.id}`, row]))
  const isKept = ({ kind, id }: RowOfKind) => ofKey.get(`${kind}s ${id}`)?.kept === true
  const isUndone = ({ kind, id }: RowOfKind) => ofKey.get(`${kind}s ${id}`)?.kept === false
  for (const { clientId, weddingDate } of await movedBy(tx, batch)) {
    const rows = await listPlan(tx, clientId, weddingDate)
    await tieAgain(tx, rows.filter(isKept), weddingDate)
    const shown = rows.filter((row) => row.isShown && isUndone(row)).length
    if (weddingDate && shown > 0) await tellAgain(tx, { clientId, weddingDate, shown })
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

type Restored = { clientId: number; weddingDate: string; shown: number }

/**
 * Tells those who have been told of another date. Whoever knows no date but this one, because the letter about the move
 * has not been written yet, is told nothing, and the news about the move is withdrawn.
 */
async function tellAgain(tx: Tx, { clientId, weddingDate, shown }: Restored): Promise<void> {
  await tellOfMove(tx, clientId, weddingDate, shown)
  const date = formatDate(weddingDate)
  await tx.execute(sql`
    with known as (
      select n.id, l.told, coalesce(l.told[1], first.date) as latest, first.date as first
      from notices n
      left join lateral (
        select array_agg(e ->> 'title' order by l.id desc) as told from letters l, jsonb_array_elements(l.news) e
        where l.client_id = n.client_id and l.person_id = n.person_id and e ->> 'kind' = 'plan'
      ) l on true
      left join lateral (
        select coalesce(to_char((about ->> 'from')::date, 'FMMonth FMDD, YYYY'), '') as date from history_batches
        where client_id = n.client_id and kind = 're-date' order by id limit 1
      ) first on true
      where n.client_id = ${clientId} and n.kind = 'plan' and n.settled_at is null
    ), withdrawn as (
      delete from notices n using known k
      where n.id = k.id and (k.latest is null or position(${date} in k.latest) > 0)
      returning n.id
    )
    update notices n set title = ${`Your plan follows ${date} again`} from known k
    where n.id = k.id and n.id not in (select id from withdrawn)
      and position(${date} in concat_ws('; ', k.first, array_to_string(k.told, '; '))) > 0`)
}
