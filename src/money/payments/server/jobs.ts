import { noteDispute } from '#money/payments/server/jobs/note-dispute.ts'
import { notePayment } from '#money/payments/server/jobs/note-payment.ts'
import { noteRefund } from '#money/payments/server/jobs/note-refund.ts'
import { noteSlowPayment } from '#money/payments/server/jobs/note-slow-payment.ts'
import { closeCheckout, settleCheckouts } from '#money/payments/server/jobs/settle-checkouts.ts'

export const paymentJobs = [notePayment, noteSlowPayment, noteRefund, noteDispute, settleCheckouts, closeCheckout]
