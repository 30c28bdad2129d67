import Plus from 'lucide-react/icons/plus'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import type { Part } from '#guests/guests/contract/parts/endpoints.ts'
import { GuestLine } from '#guests/guests/web/GuestLine.tsx'
import { isBlank, newGuest, type TypedGuest } from '#guests/guests/web/typed-guest.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { t } from '#platform/web/locale/t.ts'

type Props = {
  /** Those that are stored. */
  guests: readonly { id: number; typed: TypedGuest }[]
  added: readonly TypedGuest[]
  parts: readonly Part[]
  isPlanner: boolean
  onPut: (id: number, field: string, value: string) => void
  onRemove: (id: number) => void
  onAdded: (added: TypedGuest[]) => void
  /** Begins with the focus, because another envelope was saved before this one. */
  isNext: boolean
  /** Enter in a line where nothing is typed. */
  onDone: () => void
}

/** The guests of an envelope, a line each. Enter in the name of a new one goes on, and begins the next. */
export function GuestFields({ guests, added, parts, isPlanner, isNext, ...on }: Props) {
  const fields = useRef<HTMLFieldSetElement>(null)
  const focusOn = (number: number, name = 'firstName') => {
    const field = fields.current?.querySelector<HTMLInputElement>(`[data-guest="${number}"] [data-name=${name}]`)
    field?.focus()
    // What was begun while the envelope before was saved goes on.
    field?.setSelectionRange(field.value.length, field.value.length)
  }
  const count = guests.length + added.length
  /** The line that was asked for, which gets the focus once it is there. */
  const wanted = useRef(isNext ? 1 : undefined)
  useEffect(() => {
    if (wanted.current === undefined) return
    focusOn(wanted.current)
    wanted.current = undefined
  })
  const before = (at: number) => added[at - 1] ?? guests.at(-1)?.typed
  const add = () => {
    wanted.current = count + 1
    on.onAdded([...added, newGuest(parts, before(added.length)?.['lastName'])])
  }
  const enter = (at: number, guest: TypedGuest) => (event: KeyboardEvent<HTMLInputElement>) => {
    event.preventDefault()
    const number = guests.length + at + 1
    if (isBlank(guest, before(at))) on.onDone()
    else if (event.currentTarget.dataset['name'] === 'firstName' && !guest['lastName']) focusOn(number, 'lastName')
    else if (at === added.length - 1) add()
    else focusOn(number + 1)
  }
  return (
    <fieldset ref={fields} className="grid gap-2">
      <legend className="mb-2 text-sm font-medium">{t('Guests')}</legend>
      {guests.map(({ id, typed }, index) => (
        <GuestLine
          key={id}
          guest={typed}
          number={index + 1}
          parts={parts}
          isPlanner={isPlanner}
          onPut={(field, value) => on.onPut(id, field, value)}
          onRemove={() => on.onRemove(id)}
        />
      ))}
      {added.map((guest, at) => (
        <GuestLine
          // oxlint-disable-next-line react/no-array-index-key -- nothing else tells new ones apart
          key={`new-${at}`}
          guest={guest}
          number={guests.length + at + 1}
          parts={parts}
          isPlanner={isPlanner}
          onPut={(field, value) =>
            on.onAdded(added.map((one, index) => (index === at ? { ...one, [field]: value } : one)))
          }
          onRemove={() => on.onAdded(added.filter((_, index) => index !== at))}
          onEnter={enter(at, guest)}
        />
      ))}
      <div className="flex flex-wrap items-center gap-x-3">
        <Button variant="quiet" icon={<Plus />} onClick={add}>
          {t('Add Guest')}
        </Button>
        {added.length > 0 && (
          <p className="text-[0.8125rem] text-muted">{t('Enter adds the next guest; on an empty line, it saves.')}</p>
        )}
      </div>
    </fieldset>
  )
}
