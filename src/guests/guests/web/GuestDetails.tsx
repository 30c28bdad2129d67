import { useState } from 'react'
import type { Part } from '#guests/guests/contract/parts/endpoints.ts'
import { answerLabels } from '#guests/guests/web/guest-words.ts'
import { answerField, mealField, stateOf, type GuestText, type TypedGuest } from '#guests/guests/web/typed-guest.ts'
import { NativeSelect } from '#platform/web/ui/controls/NativeSelect.tsx'
import { TextInput } from '#platform/web/ui/controls/TextInput.tsx'
import { t } from '#platform/web/locale/t.ts'

type Props = {
  guest: TypedGuest
  number: number
  parts: readonly Part[]
  isPlanner: boolean
  onPut: (field: string, value: string) => void
}

/** What a guest has answered, in short, and who it is. */
function inShort(guest: TypedGuest, parts: readonly Part[]): string {
  const states = parts.map((part) => ({ part, state: stateOf(guest, part.id), meal: guest[mealField(part.id)] }))
  const answered = states.filter(({ state }) => state === 'yes' || state === 'no')
  const answers = answered.map(({ part, state, meal }) =>
    [`${t('{label}:', { label: part.name })} ${t(answerLabels[state])}`, state === 'yes' && meal]
      .filter(Boolean)
      .join(', '),
  )
  const isOpen = answered.length === 0 && states.some(({ state }) => state === 'open')
  const { role, table } = guest
  return [...answers, isOpen && t(answerLabels.open), role, table && t('Table {table}', { table })]
    .filter(Boolean)
    .join(' · ')
}

/** What is told of a guest more rarely: to what it is invited and what it has answered, its role, needs and table. */
export function GuestDetails({ guest, number, parts, isPlanner, onPut }: Props) {
  const ofGuest = (field: string) => t('{field} of guest {number}', { field, number })
  const named = (label: string) => ({ label, 'aria-label': ofGuest(label) })
  // Of an envelope with many guests, only what is looked at is drawn.
  const [isOpen, setOpen] = useState(false)
  const title = parts.length > 0 ? t('Answers and Details') : t('Details')
  const field = (name: GuestText, label: string, maxLength: number, className?: string) => (
    <TextInput
      {...named(label)}
      value={guest[name] ?? ''}
      maxLength={maxLength}
      autoComplete="off"
      className={className}
      onChange={({ target }) => onPut(name, target.value)}
    />
  )
  return (
    <details className="col-span-full max-sm:order-1" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="touchable cursor-pointer truncate py-2 text-sm text-muted hover:text-ink">
        <span aria-hidden className="font-medium">
          {title}
        </span>
        <span className="sr-only">{ofGuest(title)}</span> <span dir="auto">{inShort(guest, parts)}</span>
      </summary>
      {isOpen && (
        <div className="grid grid-cols-2 gap-3 py-2">
          {parts.map((part) => {
            const { id, name, meals } = part
            const state = stateOf(guest, id)
            const meal = guest[mealField(id)] ?? ''
            const offered = meal && !meals.includes(meal) ? [...meals, meal] : meals
            const eats = offered.length > 0 && (state === 'yes' || state === 'open')
            return (
              <div key={id} className="col-span-full grid gap-3 sm:grid-cols-2">
                <NativeSelect
                  {...named(name)}
                  value={state}
                  className={eats ? undefined : 'col-span-full'}
                  onChange={({ target }) => onPut(answerField(id), target.value)}
                >
                  {(['open', 'yes', 'no', 'none'] as const).map((one) => (
                    <option key={one} value={one}>
                      {t(answerLabels[one])}
                    </option>
                  ))}
                </NativeSelect>
                {eats && (
                  <NativeSelect
                    {...named(t('Meal: {part}', { part: name }))}
                    value={meal}
                    onChange={({ target }) => onPut(mealField(id), target.value)}
                  >
                    <option value="">—</option>
                    {offered.map((one) => (
                      <option key={one} value={one}>
                        {one}
                      </option>
                    ))}
                  </NativeSelect>
                )}
              </div>
            )
          })}
          {field('role', t('Role'), 80)}
          {field('table', t('Table'), 40)}
          {field('access', t('Access Needs'), 200, 'col-span-full')}
          {isPlanner && field('privateNotes', 'Private Notes', 2000, 'col-span-full')}
        </div>
      )}
    </details>
  )
}
