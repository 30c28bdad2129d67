import CalendarPlus from 'lucide-react/icons/calendar-plus'
import type { CalendarItem } from '#planning/events/web/public/calendar-item.ts'
import { keyOfItem } from '#overview/calendar/web/calendar-items.ts'
import { weekdayAndDate } from '#platform/web/ui/format/dates.ts'
import { ItemRow } from '#overview/calendar/web/ItemRow.tsx'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { Dialog } from '#platform/web/ui/overlays/Dialog.tsx'

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
