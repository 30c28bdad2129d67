import type { BatchAbout, BatchKind, Operation } from '#weddings/history/contract/endpoints.ts'
import type { Page } from '#platform/contract/paging.ts'
import { sql, type SQL } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'

export type Change = {
  table: string
  operation: Operation
  subject: string
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}

export type Batch = {
  id: number
  at: string
  byKind: 'planner' | 'couple' | 'link' | 'system'
  byName: string | null
  /** Null for a call that made ordinary changes. */
  kind: BatchKind | null
  about: BatchAbout | null
  /** How many changes it made; `changes` has the first ones. */
  count: number
  /** How many rows of the wedding it changed, each once or more. */
  rows: number
  changes: Change[]
  canUndo: boolean
  isWithheld: boolean
}

const mostChanges = 12

/** Counting what the caller sees of a batch is needed only for one who does not see everything. */
export const isWithheld = (batch: SQL) =>
  sql`current_setting('app.rights') not like '%money%' and batch_is_withheld(${batch}, (select count(*) from history where batch = ${batch}))`

/** The changes of a wedding by batch, latest first. */
export async function listBatches(tx: Tx, clientId: number, { limit = 50, before }: Page): Promise<Batch[]> {
  const { rows } = await tx.execute<Batch>(sql`
    select b.batch as id, to_json(f.at) #>> '{}' as at, f.by_kind as "byKind",
      coalesce(f.by_name, case f.by_kind when 'planner' then (select name from planners) end) as "byName",
      n.kind, n.about, b.count::int, b.rows::int, f.changes, f.can_undo and not w.is_withheld as "canUndo", w.is_withheld as "isWithheld"
    from (select h.batch, count(*), count(distinct h.row_id) as rows from history h
        where h.client_id = ${clientId} and h.batch < ${before ?? 2147483647}
        group by h.planner_id, h.client_id, h.batch order by h.batch desc limit ${limit}) b
      left join history_batches n on n.id = b.batch
      cross join lateral (select ${isWithheld(sql`b.batch`)} as is_withheld) w
      cross join lateral (select min(c.at) as at, min(c.by_kind) as by_kind, min(c.by_name) as by_name,
          json_agg(json_build_object('table', c.table_name, 'operation', c.operation, 'subject', c.subject,
            'before', c.before, 'after', case c.operation when 'update' then c.after end) order by c.id) as changes,
          bool_or(may_undo(c.table_name, c.row_id, c.operation = 'insert', c.operation = 'delete', coalesce(c.before, '{}'))
            and not exists (select from history t where t.planner_id = c.planner_id and t.table_name = c.table_name
              and t.row_id = c.row_id and t.id > c.id and t.batch <> c.batch)) as can_undo
        from (select * from history h where h.client_id = ${clientId} and h.batch = b.batch
          order by h.id limit ${mostChanges}) c) f
    order by b.batch desc`)
  return rows
}

const mostDetails = 2000

/** What a batch has changed of one wedding. */
export async function listChanges(tx: Tx, clientId: number, batch: number): Promise<Change[]> {
  const { rows } = await tx.execute<Change>(sql`
    select table_name as "table", operation, subject, before, case operation when 'update' then after end as after
    from history where client_id = ${clientId} and batch = ${batch} order by id limit ${mostDetails}`)
  return rows.length > 0 ? rows : refuse('not-found')
}

/** Deletes what is older than each studio keeps. */
export async function forgetOldHistory(tx: Tx, plannerId: number): Promise<void> {
  for (const table of ['history', 'history_batches'])
    await tx.execute(sql`delete from ${sql.identifier(table)} h using planners p
      where p.id = ${plannerId} and h.planner_id = p.id and h.at < now() - make_interval(months => p.history_months)`)
}
