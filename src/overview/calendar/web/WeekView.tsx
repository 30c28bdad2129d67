import { useLayoutEffect, useRef } from 'react'
import type { CalendarActions } from '#overview/calendar/web/calendar-actions.ts'
import type { CalendarItem } from '#planning/events/web/public/calendar-item.ts'
import { byDate } from '#overview/calendar/web/calendar-items.ts'
import { labelOf, weeksOf } from '#overview/calendar/web/periods.ts'
import { WeekColumn } from '#overview/calendar/web/WeekColumn.tsx'
import { WeekHead } from '#overview/calendar/web/WeekHead.tsx'
import { formatTime } from '#platform/web/ui/format/dates.ts'

type Props = {
  date: string
  now: { today: string; minutes: number }
  items: readonly CalendarItem[]
  loading: boolean
  actions: CalendarActions
}

const none: CalendarItem[] = []
const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`)
const firstWorkingHour = 8
const labelOverhang = 12

export function WeekView({ date, now, items, loading, actions }: Props) {
  const days = weeksOf('week', date)[0] ?? []
  const ofDay = byDate(items)
  const scroller = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const element = scroller.current
    const row = element?.querySelector<HTMLElement>(`[data-hour-row="${firstWorkingHour}"]`)
    if (element && row) element.scrollTop = row.offsetTop - labelOverhang
  }, [])

  // Scrolls to the chosen day, because on a phone the week is wider than the screen.
  useLayoutEffect(() => {
    const day = scroller.current?.querySelector<HTMLElement>(`[data-slot-date="${date}"]`)
    const hours = scroller.current?.querySelector<HTMLElement>('[data-hours]')
    if (scroller.current && day && hours)
      scroller.current.scrollLeft = day.offsetLeft - day.offsetWidth - hours.offsetWidth
  }, [date])

  return (
    <div
      ref={scroller}
      role="region"
      aria-label={`Week of ${labelOf('week', date)}`}
      aria-busy={loading || undefined}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scroll containers need keyboard focus
      tabIndex={0}
      className="h-[calc(100dvh-19rem)] min-h-112 overflow-auto rounded-md border border-line bg-card lift-card focus-visible:-outline-offset-2"
    >
      <div className="min-w-[calc(4.5rem+(100%-4.5rem)*7/3)] sm:min-w-xl">
        <WeekHead
          days={days}
          chosen={date}
          today={now.today}
          itemsOf={(day) => ofDay.get(day) ?? none}
          actions={actions}
        />
        <div className="grid grid-cols-[4.5rem_repeat(7,minmax(0,1fr))]">
          <div aria-hidden data-hours className="sticky left-0 z-10 bg-card">
            {hours.map((hour, index) => (
              <div
                key={hour}
                data-hour-row={index}
                className="relative h-12 pr-2 text-right text-xs text-muted tabular"
              >
                {index > 0 && <span className="relative -top-2 whitespace-nowrap">{formatTime(hour)}</span>}
              </div>
            ))}
          </div>
          {days.map((day) => (
            <WeekColumn
              key={day}
              date={day}
              items={ofDay.get(day) ?? none}
              now={day === now.today ? now.minutes : undefined}
              actions={actions}
            />
          ))}
        </div>
      </div>
    </div>
  )
}
