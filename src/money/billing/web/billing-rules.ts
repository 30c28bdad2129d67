import * as z from 'zod/mini'
import { billingForm } from '#money/billing/contract/endpoints.ts'
import { numberOf, type BillingValues } from '#money/billing/web/billing-form.ts'

const asBody = ({ remindsBefore, remindsAfter, ...values }: BillingValues): z.input<typeof billingForm> => ({
  ...values,
  nextNumber: numberOf(values.nextNumber),
  remindBefore: remindsBefore ? numberOf(values.remindBefore) : null,
  remindAfter: remindsAfter ? numberOf(values.remindAfter) : null,
})

/** Transforms the form's values to the contract's body, and validates them by its schema. */
export const billingRules: z.ZodMiniType<z.output<typeof billingForm>, BillingValues> = z.pipe(
  z.pipe(z.custom<BillingValues>(), z.transform(asBody)),
  billingForm,
)
