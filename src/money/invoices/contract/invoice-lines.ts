import * as z from 'zod/mini'
import { requiredParagraph } from '#platform/contract/fields.ts'
import { decimal } from '#money/billing/contract/tax-rate.ts'
import { amount, mostCents } from '#platform/contract/amount.ts'
import { minorOf } from '#platform/contract/locale/money.ts'
import { lineCents, percentCents } from '#platform/contract/money.ts'

/** A negative rate is a discount. */
export const newLine = z.object({
  description: requiredParagraph('Please say what this is for.', 500),
  quantity: z.prefault(decimal('Please enter a quantity such as 1 or 2.5.'), '1'),
  rate: amount,
  amount: z.optional(amount),
})
export type NewLine = z.output<typeof newLine>

export const invoiceLine = z.object({
  description: z.string(),
  quantity: z.string(),
  rate: z.string(),
  amount: z.string(),
})
export type InvoiceLine = z.output<typeof invoiceLine>

export const worthOf = ({ quantity, rate }: Pick<NewLine, 'quantity' | 'rate'>, currency: string): number =>
  lineCents(quantity, minorOf(rate, currency) ?? 0)

/** Subtotal of the lines, tax on it, and total. */
export function totalsOf(
  lines: readonly Pick<NewLine, 'quantity' | 'rate'>[],
  taxRate: string | null,
  currency: string,
) {
  const subtotal = lines.reduce((sum, line) => sum + worthOf(line, currency), 0)
  const tax = taxRate ? percentCents(taxRate, subtotal) : 0
  return { subtotal, tax, total: subtotal + tax }
}

export const isPayable = (total: number) => total > 0 && total <= mostCents
