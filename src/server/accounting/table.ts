import { planners } from '#server/accounts/table.ts'
import { clients } from '#server/clients/table.ts'
import { bytes, identity, instant, setNow } from '#server/db/columns.ts'
import { boolean, integer, pgTable, text, unique, uuid } from '#server/db/drizzle.ts'
import { ofStudio, ofWedding, plannerKey, studioPolicies, weddingKey } from '#server/db/tenancy/tenancy.ts'

/** The company of an accounting service that a studio has connected, and how far the two are in step. */
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
    /** Up to which change of theirs we have read. */
    invoicesReadTo: text(),
    paymentsReadTo: text(),
    /** Up to when we have asked what was deleted there. */
    deletionsReadTo: text(),
    /** Since when a sync is at work; one that has been for very long has died. */
    runningSince: instant(),
    done: integer().notNull().default(0),
    total: integer().notNull().default(0),
    lastSyncedAt: instant(),
    lastError: text(),
    /** When the last sync came to its end, well or not, and what it did. */
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

/** What came back from the service when somebody connected. A code works once, so its outcome is kept for whoever comes back with it again. */
export const accountingAnswers = pgTable(
  'accounting_answers',
  {
    id: identity(),
    ...ofStudio(),
    /** A hash of the whole answer. */
    answer: text().notNull(),
    at: setNow(),
    /** One of the two is there as soon as the outcome is known. */
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
/** `deleted`: it was there, and somebody deleted it there. It is made anew only when a planner asks for that. */
export type LinkState = 'synced' | 'waiting' | 'failed' | 'deleted'

/** Which of ours is which of theirs. What is linked is never made a second time. */
export const accountingLinks = pgTable(
  'accounting_links',
  {
    id: identity(),
    ...ofWedding(),
    companyId: text().notNull(),
    kind: text().$type<LinkKind>().notNull(),
    localId: integer().notNull(),
    /** What requests about this pair are recognized by when they are repeated. No other installation has the same one. */
    requestKey: uuid().notNull().defaultRandom(),
    /** Empty until the service has answered. */
    externalId: text(),
    version: text(),
    /** What both sides agreed on last: whoever differs from it has changed. */
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
