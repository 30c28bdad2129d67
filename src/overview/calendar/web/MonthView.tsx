import type { CalendarActions } from '#overview/calendar/web/calendar-actions.ts'
import type { CalendarItem } from '#planning/events/web/public/calendar-item.ts'
import { byDate } from '#overview/calendar/web/calendar-items.ts'
import { isSameMonth } from '#overview/calendar/web/days.ts'
import { monthAndYear, shortWeekday, weekday } from '#platform/web/ui/format/dates.ts'
import { MonthDay } from '#overview/calendar/web/MonthDay.tsx'
import { weeksOf } from '#overview/calendar/web/periods.ts'

type Props = {
  date: string
  today: string
  items: readonly CalendarItem[]
  loading: boolean
  actions: CalendarActions
}

const none: CalendarItem[] = []

export function MonthView({ date, today, items, loading, actions }: Props) {
  const weeks = weeksOf('month', date)
  const days = byDate(items)
  return (
    <div
      role="grid"
      aria-label={monthAndYear(date)}
      aria-busy={loading || undefined}
      className="overflow-hidden rounded-md border border-line bg-card lift-card"
    >
      <div role="row" className="grid grid-cols-7 border-b border-line">
        {weeks[0]?.map((day) => (
          <div
            key={day}
            role="columnheader"
            aria-label={weekday(day)}
            className="py-2 text-center text-xs font-medium text-muted"
          >
            {shortWeekday(day)}
          </div>
        ))}
      </div>
      {weeks.map((week) => (
        <div key={week[0]} role="row" className="grid grid-cols-7 border-line not-last:border-b">
          {week.map((day) => (
            <MonthDay
              key={day}
              date={day}
              items={days.get(day) ?? none}
              isChosen={day === date}
              isToday={day === today}
              isOutside={!isSameMonth(day, date)}
              loading={loading}
              actions={actions}
            />
          ))}
        </div>
      ))}
    </div>
  )
}
