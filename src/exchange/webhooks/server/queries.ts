import type { Webhook, WebhookDelivery, WebhookTopic } from '#exchange/webhooks/contract/endpoints.ts'
import { planners } from '#studio/studios/server/table.ts'
import { and, asc, desc, eq, lt, sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'
import { webhookDeliveries as deliveries, webhooks } from '#exchange/webhooks/server/table.ts'

const shown = {
  id: webhooks.id,
  address: webhooks.address,
  topics: webhooks.topics,
  createdAt: webhooks.createdAt,
  failingSince: webhooks.failingSince,
  disabledAt: webhooks.disabledAt,
}

export const listWebhooks = (tx: Tx): Promise<Webhook[]> => tx.select(shown).from(webhooks).orderBy(asc(webhooks.id))

export async function insertWebhook(tx: Tx, given: { address: string; topics: WebhookTopic[]; secret: string }) {
  const [row] = await tx.insert(webhooks).values(given).returning(shown)
  return row ?? refuse('not-found')
}

/** Returns the address of the deleted webhook. */
export async function deleteWebhook(tx: Tx, id: number): Promise<string> {
  const [row] = await tx.delete(webhooks).where(eq(webhooks.id, id)).returning({ address: webhooks.address })
  return row ? row.address : refuse('not-found')
}

const mostListed = 100

export async function listDeliveries(tx: Tx, webhookId: number): Promise<WebhookDelivery[]> {
  const [webhook] = await tx.select({ id: webhooks.id }).from(webhooks).where(eq(webhooks.id, webhookId))
  if (!webhook) return refuse('not-found')
  return tx
    .select({
      id: deliveries.id,
      event: deliveries.event,
      state: deliveries.state,
      attempts: deliveries.attempts,
      createdAt: deliveries.createdAt,
      attemptedAt: deliveries.attemptedAt,
      nextAt: sql<string | null>`case when ${deliveries.state} = 'waiting' then ${deliveries.nextAt} end`.mapWith(
        deliveries.nextAt,
      ),
      status: deliveries.status,
      problem: deliveries.problem,
      durationMs: deliveries.durationMs,
    })
    .from(deliveries)
    .where(eq(deliveries.webhookId, webhookId))
    .orderBy(desc(deliveries.id))
    .limit(mostListed)
}

/** The id of the test event, which a disabled webhook gets too. */
export async function insertTest(tx: Tx, webhookId: number): Promise<number> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    insert into webhook_deliveries (webhook_id, event) select id, 'test' from webhooks where id = ${webhookId} returning id`)
  return rows[0]?.id ?? refuse('not-found')
}

const isDue = sql`${deliveries.state} = 'waiting' and ${deliveries.nextAt} <= now()`

/**
 * What the webhook is to be told now; undefined if it is being called, or nothing is due. If the process that calls it
 * dies, it can be called again after a minute.
 */
export async function beginAttempt(tx: Tx, webhookId: number) {
  const [webhook] = await tx
    .select({ address: webhooks.address, secret: webhooks.secret })
    .from(webhooks)
    .where(and(eq(webhooks.id, webhookId), sql`coalesce(${webhooks.busyUntil} <= now(), true)`))
    .for('update')
  if (!webhook) return undefined
  const next = tx
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(and(eq(deliveries.webhookId, webhookId), isDue))
    .orderBy(asc(deliveries.nextAt), asc(deliveries.id))
    .limit(1)
  const [delivery] = await tx
    .update(deliveries)
    .set({ attempts: sql`${deliveries.attempts} + 1`, attemptedAt: sql`now()` })
    .where(eq(deliveries.id, sql`(${next})`))
    .returning({
      id: deliveries.id,
      webhookId: deliveries.webhookId,
      event: deliveries.event,
      rowId: deliveries.rowId,
      weddingId: deliveries.weddingId,
      createdAt: deliveries.createdAt,
      attempts: deliveries.attempts,
    })
  if (!delivery) return undefined
  await tx
    .update(webhooks)
    .set({ busyUntil: sql`now() + interval '1 minute'` })
    .where(eq(webhooks.id, webhookId))
  return { ...webhook, ...delivery }
}
export type Attempt = NonNullable<Awaited<ReturnType<typeof beginAttempt>>>

export type Outcome = { status: number | null; problem: string | null; durationMs: number }

export async function noteSent(tx: Tx, { id, webhookId }: Attempt, outcome: Outcome): Promise<void> {
  await tx
    .update(webhooks)
    .set({ failingSince: null, disabledAt: null, busyUntil: null })
    .where(eq(webhooks.id, webhookId))
  await tx
    .update(deliveries)
    .set({ ...outcome, state: 'sent' })
    .where(eq(deliveries.id, id))
}

const seconds = (count: number) => sql`now() + make_interval(secs => ${count})`
/** While a webhook fails, it is called once in this time. */
const restSeconds = 60

/** Without a pause it is not tried again. Whatever else waits for the webhook waits longer, too. */
export async function noteFailed(
  tx: Tx,
  { id, webhookId }: Attempt,
  outcome: Outcome,
  pauseSeconds: number | undefined,
): Promise<void> {
  await tx
    .update(webhooks)
    .set({ failingSince: sql`coalesce(${webhooks.failingSince}, now())`, busyUntil: null })
    .where(eq(webhooks.id, webhookId))
  const next = pauseSeconds === undefined ? { state: 'failed' as const } : { nextAt: seconds(pauseSeconds) }
  await tx
    .update(deliveries)
    .set({ ...outcome, ...next })
    .where(eq(deliveries.id, id))
  await tx
    .update(deliveries)
    .set({ nextAt: seconds(restSeconds) })
    .where(and(eq(deliveries.webhookId, webhookId), isDue))
}

/**
 * Disables a webhook whose calls have failed for three days, or at once. Whom to tell; undefined if it works, or is
 * disabled already.
 */
export async function disableIfDead(tx: Tx, webhookId: number, atOnce: boolean) {
  const [row] = await tx
    .update(webhooks)
    .set({ disabledAt: sql`now()` })
    .from(planners)
    .where(
      and(
        eq(webhooks.id, webhookId),
        sql`${webhooks.disabledAt} is null and (${atOnce} or ${webhooks.failingSince} < now() - interval '3 days')`,
        eq(planners.id, webhooks.plannerId),
      ),
    )
    .returning({ name: planners.name, email: planners.email, address: webhooks.address })
  if (row)
    await tx
      .update(deliveries)
      .set({ state: 'failed' })
      .where(and(eq(deliveries.webhookId, webhookId), eq(deliveries.state, 'waiting')))
  return row
}

export async function hasDue(tx: Tx, webhookId: number): Promise<boolean> {
  const [row] = await tx
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(and(eq(deliveries.webhookId, webhookId), isDue))
    .limit(1)
  return row !== undefined
}

export async function enqueueDue(tx: Tx): Promise<void> {
  await tx.execute(sql`
    select enqueue('deliver-to-webhook', json_build_object('webhookId', w.id)) from webhooks w
    where exists (select from webhook_deliveries d where d.webhook_id = w.id and d.state = 'waiting' and d.next_at <= now())`)
}

export async function forgetDeliveries(tx: Tx): Promise<void> {
  await tx.delete(deliveries).where(lt(deliveries.createdAt, sql`now() - interval '30 days'`))
}
