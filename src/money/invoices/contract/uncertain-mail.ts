import * as z from 'zod/mini'
import * as calls from '#money/invoices/contract/calls.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, instant } from '#platform/contract/fields.ts'

const uncertainMail = z.object({
  invoiceId: id,
  /** When the connection to the mail server broke. */
  at: instant,
  /** The letter that is to be sent again; null for a reminder. */
  letterId: z.nullable(id),
})
export type UncertainMail = z.output<typeof uncertainMail>

export const listUncertain = endpoint(calls.listUncertain, {
  summary: 'The open invoices whose latest mail may not have gone out, and which mail that is',
  needs: 'money',
  for: { planner: { returns: z.array(uncertainMail) } },
})
