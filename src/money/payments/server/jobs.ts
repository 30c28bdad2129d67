import { noteDispute } from '#server/payments/jobs/note-dispute.ts'
import { notePayment } from '#server/payments/jobs/note-payment.ts'
import { noteRefund } from '#server/payments/jobs/note-refund.ts'
import { noteSlowPayment } from '#server/payments/jobs/note-slow-payment.ts'
import { closeCheckout, settleCheckouts } from '#server/payments/jobs/settle-checkouts.ts'

export const paymentJobs = [notePayment, noteSlowPayment, noteRefund, noteDispute, settleCheckouts, closeCheckout]
