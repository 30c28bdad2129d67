import * as z from 'zod/mini'
import { centsOf, decimalOf } from '#platform/contract/money.ts'

/** Ten billion: more than any wedding costs, and far below the limit of exact integers. */
export const mostCents = 1_000_000_000_000

const isAmount = (given: string) => {
  const cents = centsOf(given)
  return cents !== undefined && Math.abs(cents) <= mostCents
}

/** Accepts text or a number; decimal text afterwards. */
export const amount = z.pipe(
  z
    .union([z.string(), z.pipe(z.number(), z.transform(String))], 'Please enter an amount such as 1200.50.')
    .check(z.refine(isAmount, 'Please enter an amount such as 1200.50.')),
  z.transform((given) => decimalOf(centsOf(given) ?? 0)),
)
