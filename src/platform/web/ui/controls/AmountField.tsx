import type { ComponentProps } from 'react'
import { TextInput } from '#platform/web/ui/controls/TextInput.tsx'
import { currencyHere } from '#platform/web/ui/format/money.ts'
import { readingOf } from '#platform/web/ui/format/typed-amounts.ts'

type Props = Omit<ComponentProps<typeof TextInput>, 'value' | 'hint'> & {
  currency: string
  value: string
  hint?: string
}

/** An amount as it is typed, with how it is read where that could be meant otherwise, and its currency where it is not the studio's. */
export function AmountField({ currency, hint, ...field }: Props) {
  const reading = readingOf(field.value, currency)
  const said = [hint, currency !== currencyHere() && `In ${currency}.`, reading && `Read as ${reading}.`]
    .filter(Boolean)
    .join(' ')
  return (
    <TextInput
      inputMode="decimal"
      inputClassName="tabular"
      {...field}
      hint={said && <span aria-live="polite">{said}</span>}
    />
  )
}
