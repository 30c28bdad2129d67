import * as z from 'zod/mini'
import { billingForm } from '#contract/billing.ts'
import { numberOf, type BillingValues } from '#web/settings/billing-form.ts'

const asBody = ({ remindsBefore, remindsAfter, ...values }: BillingValues): z.input<typeof billingForm> => ({
  ...values,
  nextNumber: numberOf(values.nextNumber),
  remindBefore: remindsBefore ? numberOf(values.remindBefore) : null,
  remindAfter: remindsAfter ? numberOf(values.remindAfter) : null,
})

/** The form's values become what the contract takes, whose rules then apply. */
export const billingRules: z.ZodMiniType<z.output<typeof billingForm>, BillingValues> = z.pipe(
  z.pipe(z.custom<BillingValues>(), z.transform(asBody)),
  billingForm,
)
