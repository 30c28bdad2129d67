import { noteDispute } from '#money/online-payments/server/jobs/note-dispute.ts'
import { notePayment } from '#money/online-payments/server/jobs/note-payment.ts'
import { noteRefund } from '#money/online-payments/server/jobs/note-refund.ts'
import { noteSlowPayment } from '#money/online-payments/server/jobs/note-slow-payment.ts'
import { closeCheckout, settleCheckouts } from '#money/online-payments/server/jobs/settle-checkouts.ts'

export const paymentJobs = [notePayment, noteSlowPayment, noteRefund, noteDispute, settleCheckouts, closeCheckout]
