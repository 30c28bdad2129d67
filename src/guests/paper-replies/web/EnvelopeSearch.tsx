import { useId, useState, type KeyboardEvent, type Ref } from 'react'
import type { Envelope } from '#guests/guests/contract/endpoints.ts'
import { guestName } from '#guests/guests/contract/envelope-name.ts'
import { fewestLetters, findEnvelopes } from '#guests/paper-replies/web/find-envelopes.ts'
import { SearchField } from '#platform/web/ui/controls/SearchField.tsx'
import { joined } from '#platform/web/ui/joined-classes.ts'

type Props = { envelopes: readonly Envelope[]; onTake: (envelope: Envelope) => void; ref?: Ref<HTMLInputElement> }

const guestsOf = ({ guests, seats }: Envelope) =>
  [...guests.map(guestName), ...(seats.length > 0 ? [`+${seats.length}`] : [])].join(', ')

/** Finds an envelope by three letters of a name; Enter takes the first one. */
export function EnvelopeSearch({ envelopes, onTake, ref }: Props) {
  const listId = useId()
  const [words, setWords] = useState('')
  const [at, setAt] = useState(0)
  const found = findEnvelopes(envelopes, words)
  const active = found[Math.min(at, found.length - 1)]
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && found.length > 0) setAt((now) => (now + step + found.length) % found.length)
    else if (event.key === 'Enter' && active) onTake(active)
    else return
    event.preventDefault()
  }
  const isNothing = found.length === 0 && words.trim().length >= fewestLetters
  return (
    <form role="search" onSubmit={(event) => event.preventDefault()} className="grid gap-2">
      <SearchField
        ref={ref}
        label="Name on the Card"
        placeholder="Three letters of a name..."
        value={words}
        onChange={(next) => {
          setWords(next)
          setAt(0)
        }}
        onKeyDown={press}
        role="combobox"
        aria-expanded={found.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={active && `${listId}-${active.id}`}
        enterKeyHint="go"
      />
      <div role="listbox" id={listId} aria-label="Envelopes" className="grid empty:hidden">
        {found.map((envelope) => (
          <div
            key={envelope.id}
            id={`${listId}-${envelope.id}`}
            role="option"
            aria-selected={envelope === active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onTake(envelope)}
            className={joined(
              'touchable min-h-10 cursor-pointer rounded-md px-3 py-2 hover:bg-sunken',
              envelope === active && 'bg-sunken',
            )}
          >
            <span dir="auto" className="block font-medium wrap-anywhere">
              {envelope.name}
            </span>
            <span dir="auto" className="block text-sm text-muted wrap-anywhere">
              {guestsOf(envelope)}
            </span>
          </div>
        ))}
      </div>
      <p role="status" className="text-sm text-muted empty:hidden">
        {isNothing ? 'No envelope has this name.' : ''}
      </p>
    </form>
  )
}
