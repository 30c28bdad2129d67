import { startInWords } from '#day/days/web/public/start-in-words.ts'
import type { Day, Item } from '#day/days/contract/day-records.ts'
import { afterShift, type DayCalls } from '#day/days/web/mode/day-calls.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { Dialog } from '#platform/web/ui/overlays/Dialog.tsx'

type Props = {
  day: Day
  upcoming: readonly Item[]
  minutes: number
  shift: DayCalls['shift']
  open: boolean
  onClose: () => void
}

/** The times before and after a shift, to be confirmed. */
export function ShiftDialog({ day, upcoming, minutes, shift, open, onClose }: Props) {
  const ids = upcoming.map(({ id }) => id)
  const after = new Map(afterShift(upcoming, { ids, minutes }).map(({ id, start }) => [id, start]))
  const moved = upcoming.filter(({ id, start }) => after.get(id) !== start)
  const confirm = () => {
    shift(ids, minutes)
    onClose()
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={`Everything ${minutes} minutes later?`}
      description={publishingInWords(day)}
      footer={
        <>
          <Button className="day-mode-confirm" onClick={onClose}>
            Cancel
          </Button>
          <Button className="day-mode-confirm" variant="primary" disabled={moved.length === 0} onClick={confirm}>
            Shift and Publish
          </Button>
        </>
      }
    >
      <ul className="day-mode-preview">
        {upcoming.map(({ id, title, start, isFixed }) => (
          <li key={id}>
            <span>{title}</span>
            {after.get(id) === start ? (
              <span className="text-muted">{`${startInWords(start)}, ${isFixed ? 'fixed' : 'stays'}`}</span>
            ) : (
              <span>
                {startInWords(start)} → <strong>{startInWords(after.get(id) ?? start)}</strong>
              </span>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

function publishingInWords({ version, changes }: Day): string {
  const told = 'The couple, the vendors, and everyone with a link see the new times.'
  if (version === 0) return `${told} This publishes the day for the first time.`
  return changes.length === 0 ? told : `${told} Your other unpublished changes are published too.`
}
