import CalendarPlus from 'lucide-react/icons/calendar-plus'
import { keyOfItem, type CalendarItem } from '#web/events/calendar/calendar-items.ts'
import { weekdayAndDate } from '#web/events/calendar/days.ts'
import { ItemRow } from '#web/events/calendar/ItemRow.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'

type Props = {
  date: string
  items: readonly CalendarItem[]
  open: boolean
  onClose: () => void
  onOpen: (item: CalendarItem) => void
  onNew: () => void
}

/** All items of one day. */
export default function DayDialog({ date, items, open, onClose, onOpen, onNew }: Props) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={weekdayAndDate(date)}
      footer={
        <Button variant="primary" icon={<CalendarPlus />} onClick={onNew}>
          New Event
        </Button>
      }
    >
      {items.length > 0 ? (
        <ul className="-mx-3">
          {items.map((item) => (
            <ItemRow key={keyOfItem(item)} item={item} onOpen={onOpen} />
          ))}
        </ul>
      ) : (
        <p className="text-muted">Nothing planned on this day yet.</p>
      )}
    </Dialog>
  )
}
