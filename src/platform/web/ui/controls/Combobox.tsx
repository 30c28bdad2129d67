import ChevronDown from 'lucide-react/icons/chevron-down'
import { useId, useRef } from 'react'
import type { Choice } from '#platform/web/ui/controls/choices.ts'
import { ComboList, optionId } from '#platform/web/ui/controls/ComboList.tsx'
import { controlClass } from '#platform/web/ui/controls/control-class.ts'
import { Field, type FieldProps } from '#platform/web/ui/controls/Field.tsx'
import { joined } from '#platform/web/ui/joined-classes.ts'
import { useCombobox } from '#platform/web/ui/controls/use-combobox.ts'
import { counted } from '#platform/web/ui/format/numbers.ts'

export type ComboboxProps = FieldProps & {
  name?: string
  value: string
  /** Undefined while they load. */
  choices: readonly Choice[] | undefined
  /** They could not be loaded. */
  failed?: boolean
  /** What one of them is called. */
  noun: string
  /** What several are called, where it is not the noun with an s. */
  nouns?: string
  /** Shown while nothing is chosen. Without it, something stays chosen. */
  placeholder?: string
  autoFocus?: boolean
  /** False for a field that is no part of what its form sends. */
  holdsForm?: boolean
  onChange: (event: { target: { value: string } }) => void
}

const noChoices: readonly Choice[] = []

/** A choice of one of many, found by typing a part of its name. */
export function Combobox({ name, value, choices, failed, noun, placeholder, onChange, ...props }: ComboboxProps) {
  const { holdsForm = true, autoFocus, nouns = `${noun}s`, ...field } = props
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const { isOpen, isLeft, words, chosen, matches, active, open, choose, type, leave, press } = useCombobox(input, {
    choices: choices ?? noChoices,
    value,
    clears: placeholder !== undefined || choices?.some((choice) => choice.value === '') === true,
    holdsForm,
    onChoose: (next) => onChange({ target: { value: next } }),
  })
  const typed = words?.trim()
  const unclear =
    typed && (matches.length === 0 ? `No ${noun} matches “${typed}”.` : `Please choose one of the ${nouns}.`)
  const missing = failed ? `We could not load your ${nouns}.` : `Loading your ${nouns}…`
  const nothing = choices ? unclear || `There are no ${nouns} yet.` : missing
  return (
    <Field {...field} error={isLeft && unclear ? unclear : field.error}>
      {(attributes) => (
        <div className="relative">
          <input
            {...attributes}
            ref={input}
            type="text"
            dir="auto"
            name={name}
            role="combobox"
            aria-expanded={isOpen && matches.length > 0}
            aria-controls={isOpen ? listId : undefined}
            aria-autocomplete="list"
            aria-activedescendant={isOpen && active ? optionId(listId, active) : undefined}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user has just asked for the field
            autoFocus={autoFocus}
            autoComplete="off"
            spellCheck={false}
            placeholder={choices ? placeholder : missing}
            value={words ?? chosen?.label ?? ''}
            onChange={({ target }) => type(target.value)}
            onFocus={({ target }) => target.select()}
            onClick={({ currentTarget }) => {
              if (words === undefined) currentTarget.select()
              open()
            }}
            onKeyDown={press}
            onBlur={leave}
            className={joined(controlClass, 'pr-9 text-ellipsis')}
          />
          <ChevronDown
            aria-hidden
            className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-muted"
          />
          {isOpen && (
            <ComboList
              id={listId}
              matches={matches}
              active={active}
              chosen={chosen}
              nothing={nothing}
              onChoose={choose}
            />
          )}
          <span role="status" className="sr-only">
            {isOpen && (matches.length === 0 ? nothing : counted(matches.length, 'choice'))}
          </span>
        </div>
      )}
    </Field>
  )
}
