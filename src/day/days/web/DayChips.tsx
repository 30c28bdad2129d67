import { t } from '#platform/web/locale/t.ts'
import BookmarkPlus from 'lucide-react/icons/bookmark-plus'
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical'
import ListStart from 'lucide-react/icons/list-start'
import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash'
import type { DaySummary } from '#day/days/contract/day-records.ts'
import { timesOf } from '#platform/contract/zoned-time.ts'
import { timeZoneHere } from '#platform/web/ui/time-zone-here.ts'
import type { OpenDay } from '#day/days/web/DayDialogs.tsx'
import { Button, IconButton } from '#platform/web/ui/controls/Button.tsx'
import { shortWeekdayAndDay } from '#platform/web/ui/format/dates.ts'
import { Menu } from '#platform/web/ui/overlays/Menu.tsx'

type Props = {
  days: readonly DaySummary[]
  shown: number
  onOpen: (id: number) => void
  onDialog: (dialog: OpenDay) => void
}

/** The days of a wedding, to switch between and to edit. */
export function DayChips({ days, shown, onOpen, onDialog }: Props) {
  const day = days.find(({ id }) => id === shown)
  return (
    <nav aria-label="Days" className="day-chips" data-print="hidden">
      {days.map(({ id, name, date, itemCount }) => (
        <button
          key={id}
          type="button"
          aria-current={id === shown ? 'true' : undefined}
          className="day-chip touchable"
          onClick={() => onOpen(id)}
        >
          <span className="truncate">{name}</span>
          <span className="text-muted tabular">
            {date ? shortWeekdayAndDay(date) : 'No date'}
            {itemCount > 0 && ` · ${itemCount}`}
          </span>
        </button>
      ))}
      {day && (
        <Menu
          label={`Actions for ${day.name}`}
          items={[
            { label: 'Start from a Template', icon: <ListStart />, onSelect: () => onDialog({ kind: 'start', day }) },
            ...(day.itemCount > 0
              ? [{ label: 'Save as Template', icon: <BookmarkPlus />, onSelect: () => onDialog({ kind: 'save', day }) }]
              : []),
            { label: 'Edit Day', icon: <Pencil />, onSelect: () => onDialog({ kind: 'edit', day }) },
            { label: 'Delete Day', icon: <Trash2 />, danger: true, onSelect: () => onDialog({ kind: 'delete', day }) },
          ]}
        >
          <IconButton label={`Actions for ${day.name}`} tooltip="Actions" className="text-muted">
            <EllipsisVertical />
          </IconButton>
        </Menu>
      )}
      {day && day.timeZone !== timeZoneHere() && <span className="text-sm text-muted">{timesOf(day.timeZone, t)}</span>}
      <Button variant="quiet" icon={<Plus />} onClick={() => onDialog({ kind: 'new' })}>
        <span className="max-sm:sr-only">Add Day</span>
      </Button>
    </nav>
  )
}
