import { useState } from 'react'
import { addDays, dayHere } from '#platform/contract/calendar-date.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { DateField } from '#platform/web/ui/controls/DateField.tsx'

type Props = { onChoose: (until: string) => void; onCancel: () => void }

/** Asks for the day on which a line comes back. */
export default function SnoozeForm({ onChoose, onCancel }: Props) {
  const tomorrow = addDays(dayHere(), 1)
  const [until, setUntil] = useState(tomorrow)
  const [error, setError] = useState<string>()
  return (
    <form
      noValidate
      className="flex flex-wrap items-start gap-2 px-2 pt-1 sm:pl-10"
      onSubmit={(event) => {
        event.preventDefault()
        if (!/^\d{4}-\d{2}-\d{2}$/.test(until) || until < tomorrow) setError('Please choose a day after today.')
        else onChoose(until)
      }}
    >
      {/* As high as with a hint, so that the buttons do not move when it appears or goes. */}
      <div className="min-h-24 min-w-48 grow sm:max-w-72">
        <DateField
          label="Show it again on"
          value={until}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user has just asked for the field
          autoFocus
          error={error}
          onChange={({ target }) => setUntil(target.value)}
        />
      </div>
      <Button type="submit" variant="primary" className="mt-6.5">
        Snooze
      </Button>
      <Button variant="quiet" className="mt-6.5" onClick={onCancel}>
        Cancel
      </Button>
    </form>
  )
}
