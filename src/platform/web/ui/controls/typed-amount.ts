import * as z from 'zod/mini'
import { amountTyped, amountWanted } from '#platform/web/ui/format/typed-amounts.ts'

/** A field for an amount of a currency, read as the viewer's country writes it. */
export const typedAmount = (currency: string) =>
  z.pipe(
    z
      .string()
      .check(z.refine((typed) => amountTyped(typed, currency) !== undefined, { error: () => amountWanted(currency) })),
    z.transform((typed: string) => amountTyped(typed, currency) ?? ''),
  )
