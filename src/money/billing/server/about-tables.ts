import * as z from 'zod/mini'
import { billingForm } from '#money/billing/contract/endpoints.ts'
import { count } from '#platform/server/db/row-forms.ts'
import { about } from '#platform/server/db/about.ts'
import { billingSettings } from '#money/billing/server/table.ts'

export const tables = [
  about(billingSettings, {
    couple: {
      select: ['plannerId', 'paymentInstructions', 'taxNumber', 'logoKey'],
    },
    announced: { topic: 'billing' },
    files: [{ column: billingSettings.logoKey, as: 'logo', name: 'logo.png' }],
    exported: { inWedding: 'all', form: { ...billingForm.shape, freedNumbers: z.array(count) } },
  }),
]
