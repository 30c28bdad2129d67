import { needs } from '#platform/server/db/tenancy/rights.ts'
import { studioTable } from '#studio/studios/server/table.ts'
import { weddingTable } from '#weddings/clients/server/table.ts'
import { bytes, instant, setNow } from '#platform/server/db/columns.ts'
import { boolean, integer, text, unique, uuid } from '#platform/server/db/drizzle.ts'

/** A studio's connection to a company in an accounting service, with the sync's progress. */
export const accountingConnections = studioTable(
  'accounting_connections',
  {
    companyId: text().notNull(),
    companyName: text().notNull(),
    isSandbox: boolean().notNull(),
    /** Encrypted; the key is not in the database. */
    tokens: bytes().notNull(),
    /** The last change of theirs that was read. */
    invoicesReadTo: text(),
    paymentsReadTo: text(),
    /** When deletions there were last queried. */
    deletionsReadTo: text(),
    /** When the running sync began; one that began long ago has died. */
    runningSince: instant(),
    done: integer().notNull().default(0),
    total: integer().notNull().default(0),
    lastSyncedAt: instant(),
    lastError: text(),
    /** When the last sync ended, successfully or not, and its result. */
    endedAt: instant(),
    pushed: integer().notNull().default(0),
    pulled: integer().notNull().default(0),
    failed: integer().notNull().default(0),
    connectedAt: setNow(),
  },
  (t) => [unique('accounting_connections_once').on(t.plannerId)],
  needs.money,
)

/** Outcomes of OAuth callbacks. A code works once, so a repeated callback gets the stored outcome. */
export const accountingAnswers = studioTable(
  'accounting_answers',
  {
    /** A hash of the whole answer. */
    answer: text().notNull(),
    at: setNow(),
    /** One of the two is set as soon as the outcome is known. */
    companyName: text(),
    trouble: text(),
  },
  (t) => [unique('accounting_answers_once').on(t.plannerId, t.answer)],
  needs.money,
)

export type LinkKind = 'customer' | 'invoice' | 'payment'
/** `deleted`: it was deleted in the service, and is created anew only at the planner's request. */
export type LinkState = 'synced' | 'waiting' | 'failed' | 'deleted'

/** Links between our records and theirs. A linked record is never created twice. */
export const accountingLinks = weddingTable(
  'accounting_links',
  {
    companyId: text().notNull(),
    kind: text().$type<LinkKind>().notNull(),
    localId: integer().notNull(),
    /** Part of the request ids for this pair, by which the service recognises retries; unique per installation. */
    requestKey: uuid().notNull().defaultRandom(),
    /** Null until the service has answered. */
    externalId: text(),
    version: text(),
    /** Fingerprints of both sides at the last sync; a difference means a change. */
    agreed: text(),
    state: text().$type<LinkState>().notNull().default('waiting'),
    lastError: text(),
    syncedAt: instant(),
  },
  (t) => [
    unique('accounting_links_local').on(t.plannerId, t.companyId, t.kind, t.localId),
    unique('accounting_links_external').on(t.plannerId, t.companyId, t.kind, t.externalId),
  ],
  needs.money,
)
