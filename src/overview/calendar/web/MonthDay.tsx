import Plus from 'lucide-react/icons/plus'
import type { CalendarActions } from '#overview/calendar/web/calendar-actions.ts'
import type { CalendarItem } from '#planning/events/web/public/calendar-item.ts'
import { keyOfItem } from '#overview/calendar/web/calendar-items.ts'
import { weekdayAndDate } from '#platform/web/ui/format/dates.ts'
import { dayOfMonth } from '#platform/contract/calendar-date.ts'
import { ItemChip } from '#overview/calendar/web/ItemChip.tsx'
import { formatDate } from '#platform/web/ui/format/dates.ts'
import { colourOf } from '#overview/calendar/web/look.ts'
import { MoreOfDay, mostShown } from '#overview/calendar/web/MoreOfDay.tsx'
import { joined } from '#platform/web/ui/joined-classes.ts'
import { Skeleton } from '#platform/web/ui/layout/Skeleton.tsx'

type Props = {
  date: string
  items: CalendarItem[]
  isChosen: boolean
  isToday: boolean
  isOutside: boolean
  loading: boolean
  actions: CalendarActions
}

const countOf = (count: number) => (count === 0 ? '' : `, ${count} ${count === 1 ? 'event' : 'events'}`)

/** A day of the month. On a phone it shows dots only, and opens as a list. */
export function MonthDay({ date, items, isChosen, isToday, isOutside, loading, actions }: Props) {
  const shown = items.slice(0, mostShown)
  const more = items.length - shown.length
  return (
    <div
      role="gridcell"
      data-slot-date={date}
      className={joined(
        'group relative flex min-h-16 min-w-0 flex-col border-line p-1 not-last:border-r md:min-h-33 md:p-1.5',
        isOutside && 'bg-sunken',
      )}
    >
      <button
        type="button"
        tabIndex={-1}
        aria-label={`New event on ${formatDate(date)}`}
        onClick={() => actions.create(date)}
        className="absolute inset-0 hidden justify-end p-2 text-muted md:flex"
      >
        <Plus aria-hidden className="size-4 opacity-0 transition-opacity group-hover:opacity-100" />
      </button>
      <div className="mb-1 flex justify-center md:justify-start">
        <button
          type="button"
          data-day={date}
          tabIndex={isChosen ? 0 : -1}
          aria-label={`${weekdayAndDate(date)}${countOf(items.length)}`}
          aria-current={isToday ? 'date' : undefined}
          onClick={() => actions.showDay(date)}
          className={joined(
            'grid size-7 place-items-center rounded-full text-[0.8125rem] tabular after:absolute after:inset-0 md:relative md:after:hidden',
            isToday ? 'bg-accent font-semibold text-on-accent' : 'hover:bg-accent-soft',
            isOutside && !isToday && 'text-muted',
          )}
        >
          {dayOfMonth(date)}
        </button>
      </div>
      {loading && !isOutside && <Skeleton className="hidden h-6 w-full md:block" />}
      <ul className="hidden space-y-1 md:block">
        {shown.map((item) => (
          <li key={keyOfItem(item)}>
            <ItemChip item={item} actions={actions} />
          </li>
        ))}
      </ul>
      <MoreOfDay count={more} onOpen={() => actions.showDay(date)} className="relative mt-1 hidden md:block" />
      <div aria-hidden className="flex justify-center gap-1 md:hidden">
        {shown.map((item) => (
          <span
            key={keyOfItem(item)}
            data-event-type={item.type}
            style={colourOf(item)}
            className="size-1.5 rounded-full bg-(--event-edge)"
          />
        ))}
        {more > 0 && <span className="text-[0.625rem] leading-1.5 text-muted">+</span>}
      </div>
    </div>
  )
}
