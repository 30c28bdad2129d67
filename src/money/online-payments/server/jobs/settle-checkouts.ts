import { asSystem } from '#platform/server/db/as-system.ts'
import type { Pool } from '#platform/server/db/pool.ts'
import { eachApart } from '#platform/server/jobs/apart.ts'
import { job, timedJob } from '#platform/server/jobs/job.ts'
import { enqueuePaymentEvent } from '#money/online-payments/server/jobs/enqueue-event.ts'
import {
  PaymentRefused,
  PaymentTrouble,
  type CheckoutNow,
  type OnlinePayments,
} from '#money/online-payments/server/online-payments.ts'
import { listUnsettled, settleCheckout } from '#money/online-payments/server/queries.ts'

/**
 * Fetches payments whose webhook was missed, for example during a downtime, and closes outdated checkouts that could
 * not be closed at once.
 */
export const settleCheckouts = timedJob(
  'settle-checkouts',
  { at: '*/10 * * * *', options: 'max=1' },
  async ({ pool, log, services: { payments } }) => {
    if (!payments) return
    let trouble: unknown
    const problem = 'a payment page could not be settled'
    const of = ({ sessionId }: Unsettled) => ({ checkout: sessionId })
    await eachApart(await asSystem(pool, listUnsettled), { log, problem, of }, async (checkout) => {
      if (trouble) return
      await settle(pool, payments, checkout).catch((error: unknown) => {
        if (!concernsAll(error)) throw error
        trouble = error
      })
    })
    if (trouble) throw trouble
  },
  { lane: 'long' },
)

/** While Stripe cannot be reached, or refuses the keys, the others would fail in the same way. */
const concernsAll = (error: unknown) =>
  error instanceof PaymentRefused ? error.because === 'keys' : error instanceof PaymentTrouble

type Unsettled = Awaited<ReturnType<typeof listUnsettled>>[number]

async function settle(pool: Pool, payments: OnlinePayments, { sessionId, isStale, isProcessing }: Unsettled) {
  const now = await payments.checkoutOf(sessionId)
  if (now.state === 'open' && isStale) await note(pool, sessionId, await payments.expire(sessionId))
  else if (!(isProcessing && now.state === 'complete' && now.event?.kind === 'processing'))
    await note(pool, sessionId, now)
}

/**
 * Enqueued by triggers when a checkout's amount is outdated. Closes the checkout; if it was paid before, the payment is
 * recorded.
 */
export const closeCheckout = job<{ sessionId: string }>(
  'close-checkout',
  async ({ sessionId }, { pool, services: { payments } }) => {
    if (payments) await note(pool, sessionId, await payments.expire(sessionId))
  },
)

async function note(pool: Pool, sessionId: string, now: CheckoutNow): Promise<void> {
  if (now.state === 'open') return
  const event = now.state === 'complete' ? now.event : undefined
  await asSystem(pool, (tx) => (event ? enqueuePaymentEvent(tx, event) : settleCheckout(tx, sessionId)))
}
