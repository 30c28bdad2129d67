import { asSystem } from '#server/db/as-system.ts'
import type { Pool } from '#server/db/pool.ts'
import { enqueue } from '#server/jobs/enqueue.ts'
import { AlreadyPaid, type OnlinePayments } from '#server/payments/online-payments.ts'
import { listUnsettled, settleCheckout } from '#server/payments/queries.ts'

/**
 * The service tells when a couple has paid. What it could not tell, because nobody listened, is asked for; and where
 * something else is owed by now, nobody can pay any more.
 */
export async function settleCheckouts(pool: Pool, payments: OnlinePayments | undefined): Promise<void> {
  if (!payments) return
  for (const { sessionId, isStale } of await asSystem(pool, listUnsettled)) {
    const { state, paid } = await payments.checkoutOf(sessionId)
    if (paid) await asSystem(pool, (tx) => enqueue(tx, 'note-payment', paid))
    if (state === 'expired') await asSystem(pool, (tx) => settleCheckout(tx, sessionId))
    if (state === 'open' && isStale) await payments.expire(sessionId).catch(paidMeanwhile)
  }
}

/** The next round will find the payment. */
function paidMeanwhile(error: unknown): void {
  if (!(error instanceof AlreadyPaid)) throw error
}
