import { needs } from '#platform/server/db/tenancy/rights.ts'
import type { WebhookDelivery, WebhookTopic } from '#exchange/webhooks/contract/endpoints.ts'
import { studioTable } from '#studio/studios/server/table.ts'
import { instant, setNow } from '#platform/server/db/columns.ts'
import { index, integer, sql, text, unique } from '#platform/server/db/drizzle.ts'
import { studioKey } from '#platform/server/db/tenancy/tenancy.ts'

export const webhooks = studioTable(
  'webhooks',
  {
    address: text().notNull(),
    topics: text().array().$type<WebhookTopic[]>().notNull(),
    /** Signs what it is told. The planner's role writes it, and only jobs read it. */
    secret: text().notNull(),
    createdAt: setNow(),
    failingSince: instant(),
    disabledAt: instant(),
    /** While a call is on its way. It gets its events one at a time, so that a slow one holds up no other job. */
    busyUntil: instant(),
  },
  (t) => [unique('webhooks_of_planner').on(t.plannerId, t.id)],
  needs.account,
)

/** Written by triggers in the transaction of the change. */
export const webhookDeliveries = studioTable(
  'webhook_deliveries',
  {
    webhookId: integer().notNull(),
    event: text().notNull(),
    /** The id of the row that the event is about. */
    rowId: integer(),
    weddingId: integer(),
    state: text().$type<WebhookDelivery['state']>().notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    createdAt: setNow(),
    attemptedAt: instant(),
    nextAt: setNow(),
    status: integer(),
    problem: text(),
    durationMs: integer(),
  },
  (t) => [
    studioKey('webhook_deliveries_webhook', t.plannerId, t.webhookId, webhooks),
    index('webhook_deliveries_by_webhook').on(t.plannerId, t.webhookId, t.id),
    index('webhook_deliveries_due')
      .on(t.webhookId, t.nextAt)
      .where(sql`state = 'waiting'`),
    index('webhook_deliveries_by_age').on(t.createdAt),
  ],
  needs.account,
)
