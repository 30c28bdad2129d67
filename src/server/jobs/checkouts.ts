import { asSystem } from '#server/db/as-system.ts'
import type { Pool } from '#server/db/pool.ts'
import { enqueuePaymentEvent } from '#server/jobs/enqueue.ts'
import type { CheckoutNow, OnlinePayments } from '#server/payments/online-payments.ts'
import { listUnsettled, settleCheckout } from '#server/payments/queries.ts'

/**
 * The service tells when a couple has paid. What it could not tell, because nobody listened, is asked for; and where
 * something else is owed by now and the page could not be closed at once, it is closed.
 */
export async function settleCheckouts(pool: Pool, payments: OnlinePayments | undefined): Promise<void> {
  if (!payments) return
  for (const { sessionId, isStale, isProcessing } of await asSystem(pool, listUnsettled)) {
    const now = await payments.checkoutOf(sessionId)
    if (now.state === 'open' && isStale) await note(pool, sessionId, await payments.expire(sessionId))
    else if (!(isProcessing && now.state === 'complete' && now.event?.kind === 'processing'))
      await note(pool, sessionId, now)
  }
}

/** Nobody shall pay there any more. Whoever was quicker has paid, and that is noted. */
export async function closeCheckout(
  pool: Pool,
  payments: OnlinePayments | undefined,
  sessionId: string,
): Promise<void> {
  if (payments) await note(pool, sessionId, await payments.expire(sessionId))
}

async function note(pool: Pool, sessionId: string, now: CheckoutNow): Promise<void> {
  if (now.state === 'open') return
  const event = now.state === 'complete' ? now.event : undefined
  await asSystem(pool, (tx) => (event ? enqueuePaymentEvent(tx, event) : settleCheckout(tx, sessionId)))
}
