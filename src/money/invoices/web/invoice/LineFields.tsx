import Plus from 'lucide-react/icons/plus'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { checkLine, emptyLine, type LineValues } from '#money/invoices/web/invoice/invoice-form.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { joined } from '#platform/web/ui/joined-classes.ts'
import { AmountField } from '#platform/web/ui/controls/AmountField.tsx'
import { TextInput } from '#platform/web/ui/controls/TextInput.tsx'
import type { Service } from '#money/price-list/contract/endpoints.ts'
import { AddService } from '#money/price-list/web/public/AddService.tsx'
import { AmountOutput } from '#money/invoices/web/invoice/AmountOutput.tsx'
import { RemoveButton } from '#platform/web/ui/controls/RemoveButton.tsx'

type Props = {
  lines: readonly LineValues[]
  currency: string
  /** Whether the form was submitted, from when on errors are shown. */
  checked: boolean
  onChange: (lines: LineValues[]) => void
}

export function LineFields({ lines, currency, checked, onChange }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const added = useRef(false)
  useEffect(() => {
    if (!added.current) return
    added.current = false
    const groups = box.current?.querySelectorAll('[role=group]') ?? []
    groups[groups.length - 1]?.querySelector('input')?.focus()
  }, [lines.length])

  const add = () => {
    added.current = true
    onChange([...lines, emptyLine()])
  }
  const addService = ({ description, rate }: Pick<Service, 'description' | 'rate'>) => {
    const last = lines.at(-1)
    const isBlank = last?.description === '' && last.rate === ''
    onChange([...(isBlank ? lines.slice(0, -1) : lines), { ...emptyLine(), description, rate }])
  }
  const remove = (key: number) => {
    onChange(lines.filter((line) => line.key !== key))
    box.current?.querySelector('input')?.focus()
  }
  return (
    <div ref={box} className="space-y-4">
      {lines.map((line, index) => (
        <LineRow
          key={line.key}
          line={line}
          currency={currency}
          at={index}
          checked={checked}
          onChange={(change) => onChange(lines.map((one) => (one.key === line.key ? { ...one, ...change } : one)))}
          onEnter={index === lines.length - 1 ? add : undefined}
          onRemove={lines.length > 1 ? () => remove(line.key) : undefined}
        />
      ))}
      <div className="-ml-2 flex flex-wrap gap-1">
        <Button variant="quiet" icon={<Plus />} onClick={add}>
          Add Line
        </Button>
        <AddService currency={currency} onAdd={addService} />
      </div>
    </div>
  )
}

type RowProps = {
  line: LineValues
  currency: string
  at: number
  checked: boolean
  onChange: (change: Partial<LineValues>) => void
  onEnter: (() => void) | undefined
  onRemove: (() => void) | undefined
}

function LineRow({ line, currency, at, checked, onChange, onEnter, onRemove }: RowProps) {
  const { worth, problems } = checkLine(line, currency)
  // On wide screens only the first line shows its labels, as column headings; the others are for screen readers.
  const named = (label: string) => <span className={joined(at > 0 && 'sm:sr-only')}>{label}</span>
  const field = (name: 'description' | 'quantity' | 'rate', label: string) => ({
    label: named(label),
    // On an error the form focuses the first control with the name of the field.
    name: problems[name] ? 'lineItems' : undefined,
    value: line[name],
    error: checked ? problems[name] : undefined,
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  })
  const press = (event: KeyboardEvent) => {
    const typed = line.description !== '' || line.rate !== ''
    if (event.key !== 'Enter' || !onEnter || !typed || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    onEnter()
  }
  return (
    <div
      role="group"
      aria-label={`Line ${at + 1}`}
      onKeyDown={press}
      className="grid grid-cols-[4.5rem_1fr_auto_auto] items-start gap-x-3 gap-y-2 sm:grid-cols-[1fr_4.5rem_7rem_6.5rem_2.5rem]"
    >
      <TextInput {...field('description', 'Description')} className="col-span-full sm:col-span-1" />
      <TextInput {...field('quantity', 'Quantity')} inputMode="decimal" inputClassName="tabular" />
      <AmountField currency={currency} {...field('rate', 'Rate')} />
      <AmountOutput cents={worth} currency={currency} labelClass={at > 0 && 'sm:hidden'} />
      <div className="self-end">{onRemove && <RemoveButton what={`line ${at + 1}`} onClick={onRemove} />}</div>
    </div>
  )
}
