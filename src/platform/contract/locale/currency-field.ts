import * as z from 'zod/mini'
import { isCurrency } from '#platform/contract/locale/currency-list.ts'

export const currency = z.string().check(z.refine(isCurrency, 'Please choose a currency.'))

/** '' from a select and null both mean none of its own. */
export const optionalCurrency = z.optional(
  z.nullable(
    z.union([
      z.pipe(
        z.literal(''),
        z.transform(() => null),
      ),
      currency,
    ]),
  ),
)
