import type { BatchAbout, BatchKind } from '#weddings/history/contract/endpoints.ts'
import { sql } from '#platform/server/db/drizzle.ts'
import { codeOf } from '#platform/server/db/failure.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'
import type { UndoneRow } from '#platform/server/http/feature.ts'
import { isWithheld } from '#weddings/history/server/queries.ts'

type NewBatch = { clientId: number | null; kind: BatchKind; about: BatchAbout }

/** Names what this call does: all its changes get the batch's id. Called before the first change. */
export async function openBatch(tx: Tx, { clientId, kind, about }: NewBatch): Promise<number> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    with opened as (insert into history_batches (client_id, kind, about)
      values (${clientId}, ${kind}, ${JSON.stringify(about)}) returning id)
    select id, set_config('larkspur.batch', id::text, true) from opened`)
  return rows[0]!.id
}

/** The batch of what this call has changed, by which it can be undone. */
export async function batchHere(tx: Tx): Promise<number> {
  const { rows } = await tx.execute<{ id: number }>(sql`select current_batch()::int as id`)
  return rows[0]!.id
}

/** The weddings of a batch; no entry if there is no such batch. */
async function weddingsOf(tx: Tx, batch: number): Promise<(number | null)[]> {
  const { rows } = await tx.execute<{ clientId: number | null }>(
    sql`select distinct client_id as "clientId" from history where batch = ${batch}`,
  )
  return rows.map(({ clientId }) => clientId)
}

const notTaken = 'All of this has been changed again since, or cannot be undone.'

/** Codes for values and columns that no row has any more, or never had: imports bring the history of other installations. */
const doesNotFit = /^22|^(23502|42703|428C9)$/

/** Takes a batch back, as a batch of its own; refuses if the caller may not see all of it, or all was changed again since. */
export async function takeBack(tx: Tx, of: number): Promise<{ batch: number | null; rows: UndoneRow[] }> {
  const weddings = await weddingsOf(tx, of)
  if (weddings.length === 0) refuse('not-found')
  const { rows: found } = await tx.execute<{ withheld: boolean }>(
    sql`select ${isWithheld(sql`${of}::int`)} as withheld`,
  )
  if (found[0]?.withheld)
    refuse('forbidden', {
      message:
        'This also changed invoices, which your role does not include, so nothing was undone. Someone who can see invoices can undo it.',
    })
  const clientId = weddings.length === 1 ? (weddings[0] ?? null) : null
  const batch = await openBatch(tx, { clientId, kind: 'undo', about: { of } })
  const { rows } = await tx
    .execute<UndoneRow>(sql`select row_id as id, table_name as "table", subject, kept from undo_batch(${of})`)
    .catch((error: unknown) => {
      if (doesNotFit.test(codeOf(error))) return refuse('taken', { message: notTaken })
      throw error
    })
  if (rows.every(({ kept }) => kept)) refuse('taken', { message: notTaken })
  // What was taken back whole does not count as a change any more.
  if (rows.every(({ kept }) => !kept))
    await tx.execute(sql`update history_batches set about = about || '{"whole": true}' where id = ${batch}`)
  const { rowCount } = await tx.execute(sql`select from history where batch = ${batch} limit 1`)
  return { batch: rowCount ? batch : null, rows }
}
