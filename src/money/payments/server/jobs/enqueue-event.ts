import type { Tx } from '#server/db/pool.ts'
import { enqueue } from '#server/jobs/enqueue.ts'
import { noteDispute } from '#server/payments/jobs/note-dispute.ts'
import { notePayment } from '#server/payments/jobs/note-payment.ts'
import { noteRefund } from '#server/payments/jobs/note-refund.ts'
import { noteSlowPayment } from '#server/payments/jobs/note-slow-payment.ts'
import type { PaymentEvent } from '#server/payments/online-payments.ts'

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
