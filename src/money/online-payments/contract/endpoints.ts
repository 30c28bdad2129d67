import * as z from 'zod/mini'
import * as calls from '#money/online-payments/contract/calls.ts'
import { endpoint } from '#platform/contract/endpoint.ts'

export const pay = endpoint(calls.pay, {
  feature: 'billing',
  summary: 'Where the couple pays: an address to go to, or the instructions of its studio',
  status: 200,
  for: {
    couple: {
      returns: z.object({
        checkoutUrl: z.optional(z.string()),
        instructions: z.optional(z.string()),
        /** Why this invoice can't be paid online although the studio takes online payments. */
        notice: z.optional(z.string()),
      }),
    },
  },
})

export const checkPayment = endpoint(calls.checkPayment, {
  feature: 'billing',
  summary: 'Asks the payment service what became of the payment, for a couple that comes back from there',
  status: 200,
  for: { couple: { returns: z.object({ state: z.enum(['open', 'processing', 'paid', 'failed']) }) } },
})

/** Sent and signed by the payment service; the body stays unparsed because the signature covers its bytes. */
export const webhook = endpoint(calls.webhook, {
  summary: 'What the payment service tells, signed by it',
  status: 200,
  signed: 'stripe-signature',
  for: { anyone: { returns: z.object({ received: z.literal(true) }) } },
})
