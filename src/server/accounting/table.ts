import { planners } from '#server/accounts/table.ts'
import { clients } from '#server/clients/table.ts'
import { bytes, identity, instant, setNow } from '#server/db/columns.ts'
import { boolean, integer, pgTable, text, unique, uuid } from '#server/db/drizzle.ts'
import { ofStudio, ofWedding, plannerKey, studioPolicies, weddingKey } from '#server/db/tenancy/tenancy.ts'

/** A studio's connection to a company in an accounting service, with the sync's progress. */
export const accountingConnections = pgTable(
  'accounting_connections',
  {
    id: identity(),
    ...ofStudio(),
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
  (t) => [
    plannerKey('accounting_connections', t, planners),
    unique('accounting_connections_once').on(t.plannerId),
    ...studioPolicies('accounting_connections'),
  ],
)

/** Outcomes of OAuth callbacks. A code works once, so a repeated callback gets the stored outcome. */
export const accountingAnswers = pgTable(
  'accounting_answers',
  {
    id: identity(),
    ...ofStudio(),
    /** A hash of the whole answer. */
    answer: text().notNull(),
    at: setNow(),
    /** One of the two is set as soon as the outcome is known. */
    companyName: text(),
    trouble: text(),
  },
  (t) => [
    plannerKey('accounting_answers', t, planners),
    unique('accounting_answers_once').on(t.plannerId, t.answer),
    ...studioPolicies('accounting_answers'),
  ],
)

export type LinkKind = 'customer' | 'invoice' | 'payment'
/** `deleted`: it was deleted in the service, and is created anew only at the planner's request. */
export type LinkState = 'synced' | 'waiting' | 'failed' | 'deleted'

/** Links between our records and theirs. A linked record is never created twice. */
export const accountingLinks = pgTable(
  'accounting_links',
  {
    id: identity(),
    ...ofWedding(),
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
    ...weddingKey('accounting_links', t, clients),
    unique('accounting_links_local').on(t.plannerId, t.companyId, t.kind, t.localId),
    unique('accounting_links_external').on(t.plannerId, t.companyId, t.kind, t.externalId),
    ...studioPolicies('accounting_links'),
  ],
)
