import { problemsOf, type PartValues, type Unit } from '#money/invoices/web/plan/plan.ts'
import { DateField } from '#platform/web/ui/controls/DateField.tsx'
import { NativeSelect } from '#platform/web/ui/controls/NativeSelect.tsx'
import { TextInput } from '#platform/web/ui/controls/TextInput.tsx'
import { AmountField } from '#platform/web/ui/controls/AmountField.tsx'
import { signOf } from '#platform/web/ui/format/money.ts'
import { AmountOutput } from '#money/invoices/web/invoice/AmountOutput.tsx'
import { RemoveButton } from '#platform/web/ui/controls/RemoveButton.tsx'

type Props = {
  part: PartValues
  unit: Unit
  currency: string
  at: number
  worth: number | undefined
  checked: boolean
  onChange: (change: Partial<PartValues>) => void
  onRemove: (() => void) | undefined
}

const share = { inputClassName: 'tabular', className: 'col-span-2 sm:col-span-1' }

export function PlanPartFields({ part, unit, currency, at, worth, checked, onChange, onRemove }: Props) {
  const problems = problemsOf(unit, part, currency)
  const field = (name: 'description' | 'days' | 'date' | Unit, problem: string | undefined) => ({
    // On an error the form focuses the first control with the name of the field.
    name: problem ? 'parts' : undefined,
    value: part[name],
    error: checked ? problem : undefined,
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  })
  return (
    <div role="group" aria-label={`Part ${at + 1}`} className="rounded-md border border-line bg-card p-4">
      <div className="flex items-start gap-3">
        <TextInput label="Description" {...field('description', problems.description)} className="flex-1" />
        <AmountOutput cents={worth} currency={currency} />
        {onRemove && <RemoveButton what={`part ${at + 1}`} onClick={onRemove} className="-mr-2 -ml-2 self-end" />}
      </div>
      <div className="mt-3 grid grid-cols-2 items-start gap-3 sm:grid-cols-[6rem_1fr_1fr]">
        {unit === 'percent' ? (
          <TextInput label="Share (%)" {...field('percent', problems.share)} inputMode="decimal" {...share} />
        ) : (
          <AmountField
            currency={currency}
            label={`Share (${signOf(currency)})`}
            {...field('amount', problems.share)}
            {...share}
          />
        )}
        <NativeSelect
          label="Due"
          className="col-span-2 sm:col-span-1"
          value={part.due}
          onChange={({ target }) => onChange({ due: target.value as PartValues['due'] })}
        >
          <option value="date">On a day</option>
          <option value="wedding">Before the wedding</option>
        </NativeSelect>
        <div className="col-span-2 sm:col-span-1">
          {part.due === 'wedding' ? (
            <TextInput
              label="Days Before"
              {...field('days', problems.days)}
              inputMode="numeric"
              inputClassName="tabular"
            />
          ) : (
            <DateField label="Date" {...field('date', problems.date)} />
          )}
        </div>
      </div>
    </div>
  )
}
