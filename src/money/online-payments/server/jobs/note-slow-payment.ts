import { findLocaleOf } from '#studio/studios/server/public/studios.ts'
import { asSystem } from '#platform/server/db/as-system.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { money } from '#platform/server/foundation/words.ts'
import { job } from '#platform/server/jobs/job.ts'
import { notify } from '#weddings/news/server/public/notify.ts'
import { currencyOf, type SlowEvent } from '#money/online-payments/server/online-payments.ts'
import { actForStripe, markFailed, markProcessing } from '#money/online-payments/server/queries.ts'

/** Records that a bank payment began or failed. Events after the final outcome change nothing. */
export const noteSlowPayment = job<SlowEvent>('note-slow-payment', (event, { pool }) =>
  asSystem(pool, (tx) => note(tx, event)),
)

async function note(tx: Tx, event: SlowEvent): Promise<void> {
  const { kind, plannerId, invoiceId, sessionId, amountCents, at } = event
  await actForStripe(tx, plannerId)
  if (kind === 'processing') return void (await markProcessing(tx, sessionId, at))
  if (!(await markFailed(tx, sessionId, at))) return
  const amount = money(amountCents, currencyOf(event), (await findLocaleOf(tx, plannerId)).region)
  await notify(tx, plannerId, {
    type: 'payment',
    title: `A bank payment of ${amount} failed`,
    message: 'The bank did not pay. The couple sees this in their portal and can pay again.',
    priority: 'high',
    relatedType: 'invoice',
    relatedId: invoiceId,
  })
}
