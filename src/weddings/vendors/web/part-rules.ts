import * as z from 'zod/mini'
import { partForm } from '#weddings/vendors/contract/endpoints.ts'
import { typedAmount } from '#platform/web/ui/controls/typed-amount.ts'

/** The fee is typed as the viewer's country writes amounts. */
export const partRules = (currency: string) =>
  z.extend(partForm, {
    fee: z.union([
      z.pipe(
        z.literal(''),
        z.transform(() => null),
      ),
      typedAmount(currency).check(z.refine((fee) => !fee.startsWith('-'), 'Please enter a fee of zero or more.')),
    ]),
  })
