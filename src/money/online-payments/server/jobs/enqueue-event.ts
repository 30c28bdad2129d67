import type { Tx } from '#platform/server/db/pool.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import { noteDispute } from '#money/online-payments/server/jobs/note-dispute.ts'
import { notePayment } from '#money/online-payments/server/jobs/note-payment.ts'
import { noteRefund } from '#money/online-payments/server/jobs/note-refund.ts'
import { noteSlowPayment } from '#money/online-payments/server/jobs/note-slow-payment.ts'
import type { PaymentEvent } from '#money/online-payments/server/online-payments.ts'

/** Stripe events are handled by jobs, whether they came by webhook or by request. */
export async function enqueuePaymentEvent(tx: Tx, event: PaymentEvent): Promise<void> {
  switch (event.kind) {
    case 'paid':
      return enqueue(tx, notePayment, event)
    case 'processing':
    case 'failed':
      return enqueue(tx, noteSlowPayment, event)
    case 'refunded':
    case 'refund-failed':
      return enqueue(tx, noteRefund, event)
    case 'dispute':
      return enqueue(tx, noteDispute, event)
    case 'other':
  }
}
