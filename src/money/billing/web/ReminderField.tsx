import type { BillingValues } from '#money/billing/web/billing-form.ts'
import type { useZodForm } from '#platform/web/ui/controls/form.ts'
import { Switch } from '#platform/web/ui/controls/Switch.tsx'
import { TextInput } from '#platform/web/ui/controls/TextInput.tsx'

type Props = {
  form: ReturnType<typeof useZodForm<BillingValues, unknown>>
  label: string
  on: 'remindsBefore' | 'remindsAfter'
  days: 'remindBefore' | 'remindAfter'
}

/** A reminder that can be switched off, with its distance from the due date in days. */
export function ReminderField({ form, label, on, days }: Props) {
  return (
    <div className="space-y-3">
      <Switch label={label} checked={form.values[on]} onChange={(checked) => form.setValue(on, checked)} />
      {form.values[on] && (
        <TextInput
          label={`Days ${label.toLowerCase()}`}
          inputMode="numeric"
          inputClassName="tabular"
          {...form.register(days)}
        />
      )}
    </div>
  )
}
