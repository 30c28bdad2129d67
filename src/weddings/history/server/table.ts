import { has, needs } from '#platform/server/db/tenancy/rights.ts'
import type { BatchAbout, BatchKind, Operation } from '#weddings/history/contract/endpoints.ts'
import { studioTable } from '#studio/studios/server/table.ts'
import { clients } from '#weddings/clients/server/table.ts'
import { setNow } from '#platform/server/db/columns.ts'
import { index, integer, jsonb, text } from '#platform/server/db/drizzle.ts'
import { studioKey } from '#platform/server/db/tenancy/tenancy.ts'

/**
 * What one call did that is more than one change, such as an applied template. The ids are those of batches in
 * `history`; a call that opens no batch gets an id from the same sequence without a row here.
 */
export const historyBatches = studioTable(
  'history_batches',
  {
    /** Null if it is about several weddings, or none. */
    clientId: integer(),
    kind: text().$type<BatchKind>().notNull(),
    about: jsonb().$type<BatchAbout>().notNull(),
    at: setNow(),
  },
  (t) => [
    studioKey('history_batches_wedding', t.plannerId, t.clientId, clients),
    index('history_batches_by_wedding').on(t.plannerId, t.clientId),
  ],
  needs.wedding,
)

/** Append-only, written by triggers on the tables whose rows people work on. */
export const history = studioTable(
  'history',
  {
    clientId: integer(),
    batch: integer().notNull(),
    tableName: text().notNull(),
    rowId: integer().notNull(),
    operation: text().$type<Operation>().notNull(),
    /** The title or name of the row at that time. */
    subject: text().notNull(),
    /** An update has only the changed columns. */
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
    byKind: text().$type<'planner' | 'couple' | 'link' | 'system'>().notNull(),
    /** The person of the couple, the member of the studio, or for whom the link is. */
    byName: text(),
    at: setNow(),
  },
  (t) => [
    studioKey('history_wedding', t.plannerId, t.clientId, clients),
    index('history_by_wedding').on(t.plannerId, t.clientId, t.batch),
    index('history_by_batch').on(t.plannerId, t.batch),
    index('history_by_row').on(t.plannerId, t.tableName, t.rowId, t.id),
    index('history_by_age').using('brin', t.at),
  ],
  `${needs.wedding} and (table_name not in ('invoices', 'invoice_payments') or ${has('money')})`,
)
