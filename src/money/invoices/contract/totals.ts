import * as z from 'zod/mini'
import { decimal } from '#platform/contract/fields.ts'

/** Amounts owed, overdue and received, in the planner's own month and year. */
const totalsInCurrency = {
  currency: z.string(),
  open: decimal,
  overdue: decimal,
  paidThisMonth: decimal,
  paidThisYear: decimal,
}
export const totals = z.object({
  ...totalsInCurrency,
  /** The same of each other currency that there are invoices in; the first is the studio's. */
  others: z.array(z.object(totalsInCurrency)),
})
export type Totals = z.output<typeof totals>
