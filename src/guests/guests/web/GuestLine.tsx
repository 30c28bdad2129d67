import X from 'lucide-react/icons/x'
import type { KeyboardEvent } from 'react'
import { ages } from '#guests/guests/contract/guest-choices.ts'
import type { Part } from '#guests/guests/contract/parts/endpoints.ts'
import { GuestDetails } from '#guests/guests/web/GuestDetails.tsx'
import { ageLabels } from '#guests/guests/web/guest-words.ts'
import type { TypedGuest } from '#guests/guests/web/typed-guest.ts'
import { IconButton } from '#platform/web/ui/controls/Button.tsx'
import { controlClass } from '#platform/web/ui/controls/control-class.ts'
import { SelectBox } from '#platform/web/ui/controls/SelectBox.tsx'
import { joined } from '#platform/web/ui/joined-classes.ts'
import { t } from '#platform/web/locale/t.ts'

type Props = {
  guest: TypedGuest
  number: number
  parts: readonly Part[]
  isPlanner: boolean
  onPut: (field: string, value: string) => void
  onRemove: () => void
  /** Enter in a name goes on; without it, Enter saves as in other fields. */
  onEnter?: (event: KeyboardEvent<HTMLInputElement>) => void
}

/** A guest of an envelope: names, age and dietary needs in a line, and what is rarer folded below it. */
export function GuestLine({ guest, number, parts, isPlanner, onPut, onRemove, onEnter }: Props) {
  const named = (field: string) => t('{field} of guest {number}', { field, number })
  const field = (name: 'firstName' | 'lastName' | 'dietary', label: string, className?: string) => (
    <input
      type="text"
      dir="auto"
      data-name={name}
      aria-label={named(label)}
      placeholder={label}
      value={guest[name] ?? ''}
      maxLength={name === 'dietary' ? 200 : 80}
      autoComplete="off"
      enterKeyHint={onEnter && name !== 'dietary' ? 'next' : undefined}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing && name !== 'dietary') onEnter?.(event)
      }}
      onChange={({ target }) => onPut(name, target.value)}
      className={joined(controlClass, className)}
    />
  )
  return (
    <div
      data-guest={number}
      className="grid grid-cols-[1fr_1fr_2.5rem] gap-2 border-line max-sm:border-b max-sm:pb-4 sm:grid-cols-[1fr_1fr_auto_1.5fr_2.5rem]"
    >
      {field('firstName', t('First Name'))}
      {field('lastName', t('Last Name'))}
      <SelectBox
        aria-label={named(t('Age'))}
        value={guest['age']}
        onChange={({ target }) => onPut('age', target.value)}
        className="max-sm:order-1"
      >
        {ages.map((age) => (
          <option key={age} value={age}>
            {t(ageLabels[age])}
          </option>
        ))}
      </SelectBox>
      {field('dietary', t('Dietary Needs'), 'max-sm:order-1 max-sm:col-span-2')}
      <IconButton label={t('Remove guest {number}', { number })} tooltip={t('Remove')} onClick={onRemove}>
        <X />
      </IconButton>
      <GuestDetails guest={guest} number={number} parts={parts} isPlanner={isPlanner} onPut={onPut} />
    </div>
  )
}
