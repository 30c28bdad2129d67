import { sql } from '#server/db/drizzle.ts'
import type { TokenPurpose } from '#server/accounts/table.ts'
import type { Tx } from '#server/db/pool.ts'
import type { DisputeEvent, PaidEvent, PaymentEvent, RefundEvent, SlowEvent } from '#server/payments/online-payments.ts'
import type { Mail } from '#server/jobs/mail.ts'

/** Every job and what it is given. */
export type Jobs = {
  mail: Mail
  /** Mails a token to whoever has this address, if anybody has: asked for in the same time either way. */
  'account-mail': { purpose: Exclude<TokenPurpose, 'restore-email'>; email: string }
  'invite-mail': { email: string }
  'mail-news': { plannerId: number }
  'remove-file': { key: string }
  'make-thumbnail': { documentId: number }
  'note-payment': PaidEvent
  'note-slow-payment': SlowEvent
  'note-refund': RefundEvent
  'note-dispute': DisputeEvent
  /** Written by triggers, where something else is owed by now than is asked for on that page. */
  'close-checkout': { sessionId: string }
  'sync-accounting': { plannerId: number }
}

/** Written in the caller's transaction: the job exists exactly when the row does. */
export async function enqueue<Name extends keyof Jobs>(tx: Tx, name: Name, payload: Jobs[Name]): Promise<void> {
  await tx.execute(sql`select enqueue(${name}, ${JSON.stringify(payload)}::json)`)
}

/** What the payment service tells is noted by jobs, whoever hears of it first. */
export async function enqueuePaymentEvent(tx: Tx, event: PaymentEvent): Promise<void> {
  switch (event.kind) {
    case 'paid':
      return enqueue(tx, 'note-payment', event)
    case 'processing':
    case 'failed':
      return enqueue(tx, 'note-slow-payment', event)
    case 'refunded':
    case 'refund-failed':
      return enqueue(tx, 'note-refund', event)
    case 'dispute':
      return enqueue(tx, 'note-dispute', event)
    case 'other':
  }
}
