import { startInWords } from '#day/days/web/public/start-in-words.ts'
import { useState } from 'react'
import type { Day } from '#day/days/contract/day-records.ts'
import { shifted } from '#day/days/contract/day-shift.ts'
import { lengthInWords, mostLength, timeOf } from '#day/days/contract/day-time.ts'
import { counted, shiftItems } from '#day/days/web/several-items.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { TextInput } from '#platform/web/ui/controls/TextInput.tsx'
import { Dialog } from '#platform/web/ui/overlays/Dialog.tsx'

export type OpenShift = { ids: readonly number[]; minutes: number; follows: boolean }

type Props = { day: Day; shift: OpenShift; open: boolean; onClose: () => void; onDone: () => void }

/** Moves items in time, after a preview that also names those that stay. */
export default function ShiftDialog({ day, shift, open, onClose, onDone }: Props) {
  const [typed, setTyped] = useState(String(shift.minutes))
  const [follows, setFollows] = useState(shift.follows)
  const [isPending, setPending] = useState(false)
  const minutes = /^\s*[+-−]?\d{1,4}\s*$/.test(typed) ? Number(typed.replace('−', '-')) : Number.NaN
  const isValid = Number.isInteger(minutes) && minutes !== 0 && Math.abs(minutes) <= mostLength
  const first = day.items.find(({ id }) => shift.ids.includes(id))
  const what = follows ? { fromItem: first?.id } : { ids: shift.ids }
  const moves = isValid ? shifted(day.items, { ...what, minutes }) : []
  const count = moves.filter(({ isMoved }) => isMoved).length

  const apply = async () => {
    setPending(true)
    const done = await shiftItems(day, { minutes, ...(follows ? { fromItem: first!.id } : { ids: [...shift.ids] }) })
    setPending(false)
    if (!done) return
    onClose()
    onDone()
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="Shift"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form="day-shift" disabled={count === 0} pending={isPending}>
            Shift {counted(count)}
          </Button>
        </>
      }
    >
      <form
        id="day-shift"
        className="space-y-5"
        onSubmit={(event) => {
          event.preventDefault()
          if (count > 0) void apply()
        }}
      >
        <TextInput
          label="Minutes"
          hint="Negative for earlier"
          inputMode="text"
          value={typed}
          error={isValid ? '' : 'Please enter minutes, such as 15 or -20.'}
          onChange={({ target }) => setTyped(target.value)}
        />
        <fieldset className="day-choice">
          <legend className="sr-only">What is shifted</legend>
          <label className="touchable">
            <input
              type="radio"
              name="what"
              className="accent-accent"
              checked={!follows}
              onChange={() => setFollows(false)}
            />
            {shift.ids.length === 1 ? 'Only this item' : `The ${counted(shift.ids.length)} selected`}
          </label>
          <label className="touchable">
            <input
              type="radio"
              name="what"
              className="accent-accent"
              checked={follows}
              onChange={() => setFollows(true)}
            />
            {`Everything from “${first?.title ?? ''}” on`}
          </label>
        </fieldset>
      </form>
      <ul aria-label="Preview" className="day-pasted">
        {moves.map(({ id, minutes: to, isMoved }) => {
          const item = day.items.find((one) => one.id === id)!
          return (
            <li key={id}>
              <span className="tabular">
                {isMoved ? `${startInWords(item.start)} → ${startInWords(timeOf(to))}` : startInWords(item.start)}
              </span>
              <span className="min-w-0 wrap-anywhere">
                {item.title}{' '}
                {!isMoved && (
                  <span className="text-muted">
                    {item.isFixed ? 'is fixed and stays' : 'would move past the end of the day and stays'}
                  </span>
                )}
              </span>
            </li>
          )
        })}
      </ul>
      {isValid && <p className="sr-only">{`by ${lengthInWords(Math.abs(minutes))}`}</p>}
    </Dialog>
  )
}
