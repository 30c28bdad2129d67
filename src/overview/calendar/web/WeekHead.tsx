import type { CalendarActions } from '#overview/calendar/web/calendar-actions.ts'
import type { CalendarItem } from '#planning/events/web/public/calendar-item.ts'
import { keyOfItem } from '#overview/calendar/web/calendar-items.ts'
import { weekdayAndDate } from '#platform/web/ui/format/dates.ts'
import { dayOfMonth } from '#platform/contract/calendar-date.ts'
import { shortWeekday } from '#platform/web/ui/format/dates.ts'
import { ItemChip } from '#overview/calendar/web/ItemChip.tsx'
import { MoreOfDay, mostShown } from '#overview/calendar/web/MoreOfDay.tsx'
import { joined } from '#platform/web/ui/joined-classes.ts'

type Props = {
  days: string[]
  chosen: string
  today: string
  itemsOf: (day: string) => CalendarItem[]
  actions: CalendarActions
}

/** The days of the week, with events without time, and deadlines, which would be out of sight at the end of the day. */
export function WeekHead({ days, chosen, today, itemsOf, actions }: Props) {
  return (
    <div className="sticky top-0 z-20 grid grid-cols-[4.5rem_repeat(7,minmax(0,1fr))] border-b border-line bg-card">
      <div className="sticky left-0 z-10 bg-card" />
      {days.map((day) => (
        <div key={day} data-slot-date={day} data-slot-hour="" className="min-w-0 border-l border-line px-1 pt-2 pb-1.5">
          <button
            type="button"
            data-day={day}
            tabIndex={day === chosen ? 0 : -1}
            aria-label={weekdayAndDate(day)}
            aria-current={day === today ? 'date' : undefined}
            onClick={() => actions.showDay(day)}
            className="mx-auto mb-1 flex items-center gap-1.5 rounded-full py-0.5 pr-1 pl-2 text-xs text-muted hover:bg-accent-soft"
          >
            {shortWeekday(day)}
            <span
              className={joined(
                'grid size-7 place-items-center rounded-full text-sm tabular',
                day === today ? 'bg-accent font-semibold text-on-accent' : 'text-ink',
              )}
            >
              {dayOfMonth(day)}
            </span>
          </button>
          <DayHead day={day} items={itemsOf(day).filter(isInHead)} actions={actions} />
        </div>
      ))}
    </div>
  )
}

const isInHead = ({ kind, time }: CalendarItem) => (kind !== 'event' && kind !== 'busy') || time === null

/** At most as many as on a day of the month, so that the hours stay in sight. */
function DayHead({ day, items, actions }: { day: string; items: CalendarItem[]; actions: CalendarActions }) {
  return (
    <>
      <ul className="min-h-1 space-y-1">
        {items.slice(0, mostShown).map((item) => (
          <li key={keyOfItem(item)}>
            <ItemChip item={item} actions={actions} />
          </li>
        ))}
      </ul>
      <MoreOfDay count={items.length - mostShown} onOpen={() => actions.showDay(day)} className="mt-1" />
    </>
  )
}
