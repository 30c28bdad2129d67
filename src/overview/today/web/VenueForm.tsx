import { useState } from 'react'
import * as clientCalls from '#weddings/clients/contract/calls.ts'
import { limits } from '#platform/contract/limits.ts'
import type { TodayLine } from '#overview/today/contract/endpoints.ts'
import { change } from '#platform/web/calls/change.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { TextInput } from '#platform/web/ui/controls/TextInput.tsx'
import { toast } from '#platform/web/ui/overlays/toast.ts'

type Props = { line: TodayLine; onDone: () => void }

/** Gives a wedding its venue in place. */
export default function VenueForm({ line, onDone }: Props) {
  const [venue, setText] = useState('')
  const [error, setError] = useState<string>()
  const [pending, setPending] = useState(false)
  const save = async () => {
    if (venue.trim() === '') return setError('Please enter where the wedding is.')
    setPending(true)
    if (await setVenue(line, venue.trim())) onDone()
    else setPending(false)
  }
  return (
    <form
      noValidate
      className="flex flex-wrap items-start gap-2 px-2 pt-1 pb-3 sm:pl-10"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
      onKeyDown={({ key }) => key === 'Escape' && onDone()}
    >
      <TextInput
        label={`Venue of ${line.clientName}`}
        className="min-w-48 grow sm:max-w-72"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user has just asked for the field
        autoFocus
        maxLength={limits.line}
        autoComplete="off"
        error={error}
        value={venue}
        onChange={({ target }) => {
          setText(target.value)
          setError(undefined)
        }}
      />
      <Button type="submit" variant="primary" className="mt-6.5" pending={pending}>
        Save
      </Button>
      <Button variant="quiet" className="mt-6.5" onClick={onDone}>
        Cancel
      </Button>
    </form>
  )
}

/** Gives a wedding its venue, with an undo in the toast. Resolves to whether it is saved. */
async function setVenue(line: TodayLine, venue: string): Promise<boolean> {
  const failure = 'Failed to save the venue. Please try again.'
  // A line for a venue is shown only while there is none.
  const set = (to: string, seen: string | null) => {
    const body = { venue: to, previous: { venue: seen } }
    return change(clientCalls.update, { params: { id: line.action.clientId ?? 0 }, body }, { failure })
  }
  try {
    await set(venue, null)
  } catch {
    // A toast has reported it.
    return false
  }
  toast({
    title: 'Venue saved',
    text: `${line.clientName}: ${venue}`,
    action: { label: 'Undo', onSelect: () => void set('', venue).catch(() => {}) },
  })
  return true
}
