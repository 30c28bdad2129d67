import * as z from 'zod/mini'
import { decimal, id, instant } from '#platform/contract/fields.ts'

const sharedPayment = {
  id,
  invoiceId: id,
  amount: decimal,
  /** That of its invoice. */
  currency: z.string(),
  date: z.string(),
  method: z.nullable(z.string()),
}
export const couplePayment = z.object(sharedPayment)

/** How a payment was recorded: by the planner, by an online payment, or from the accounting service. */
export const paymentSources = ['planner', 'stripe', 'quickbooks'] as const
export type PaymentSource = (typeof paymentSources)[number]
export const payment = z.object({
  ...sharedPayment,
  note: z.nullable(z.string()),
  /** Whether a refunded amount is owed again; null until the planner decides, and until then it is not. */
  owedAgain: z.nullable(z.boolean()),
  source: z.enum(paymentSources),
  createdAt: instant,
})
export type Payment = z.output<typeof payment>
