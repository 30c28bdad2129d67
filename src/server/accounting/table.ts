import { planners } from '#server/accounts/table.ts'
import { clients } from '#server/clients/table.ts'
import { bytes, identity, instant, setNow } from '#server/db/columns.ts'
import { boolean, integer, pgTable, text, unique } from '#server/db/drizzle.ts'
import { ofStudio, ofWedding, plannerKey, studioPolicies, weddingKey } from '#server/db/tenancy.ts'

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
    /** Since when a sync is at work; one that has been for very long has died. */
    runningSince: instant(),
    done: integer().notNull().default(0),
    total: integer().notNull().default(0),
    lastSyncedAt: instant(),
    lastError: text(),
    connectedAt: setNow(),
  },
  (t) => [
    plannerKey('accounting_connections', t, planners),
    unique('accounting_connections_once').on(t.plannerId),
    ...studioPolicies('accounting_connections'),
  ],
)

export type LinkKind = 'customer' | 'invoice' | 'payment'
export type LinkState = 'synced' | 'waiting' | 'failed'

/** Which of ours is which of theirs. What is linked is never made a second time. */
export const accountingLinks = pgTable(
  'accounting_links',
  {
    id: identity(),
    ...ofWedding(),
    companyId: text().notNull(),
    kind: text().$type<LinkKind>().notNull(),
    localId: integer().notNull(),
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
