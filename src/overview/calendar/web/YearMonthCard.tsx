import { dayOfMonth } from '#platform/contract/calendar-date.ts'
import type { YearDay, YearMonth } from '#overview/calendar/web/year.ts'
import { Link } from '#platform/web/router/Link.tsx'
import { monthAndYear, monthOf, shortWeekday, weekdayAndDate } from '#platform/web/ui/format/dates.ts'
import { daysIntoWeek, weekdaysInOrder } from '#platform/web/ui/format/week.ts'
import { ClientLink } from '#weddings/clients/web/public/ClientLink.tsx'
import { joined } from '#platform/web/ui/joined-classes.ts'

type Props = { month: YearMonth; today: string }

/** A small month: days with a wedding are round, those with several are square, free Saturdays are outlined, and the couples are named below. */
export function YearMonthCard({ month: { first, days }, today }: Props) {
  const weddings = days.flatMap(({ date, weddings: ofDay }) => ofDay.map((one) => ({ ...one, date })))
  return (
    <section aria-label={monthAndYear(first)} className="min-w-0 rounded-md border border-line bg-card p-4 lift-card">
      <h2 className="mb-2 font-display text-lg">
        <Link to="/calendar" search={{ view: 'month', date: first }} className="rounded-sm hover:underline">
          {monthOf(first)}
        </Link>
      </h2>
      <div className="grid grid-cols-7 gap-y-0.5 text-center text-xs tabular">
        {weekdaysInOrder().map((name) => (
          <span key={name} aria-hidden className="pb-1 text-muted">
            {name.slice(0, 1)}
          </span>
        ))}
        {days.map((day, place) => (
          <Day
            key={day.date}
            day={day}
            column={place === 0 ? daysIntoWeek(first) + 1 : undefined}
            isToday={day.date === today}
          />
        ))}
      </div>
      {weddings.length > 0 && (
        <ul className="mt-3 space-y-0.5 border-t border-line pt-2.5 text-sm">
          {weddings.map(({ id, names, date }) => (
            <li key={id} className="flex items-baseline gap-2">
              <span className="w-14 shrink-0 text-muted tabular">
                {shortWeekday(date)} {dayOfMonth(date)}
              </span>
              <ClientLink id={id} className="min-w-0 truncate rounded-sm py-0.5 touchable hover:underline">
                {names}
              </ClientLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const cell = 'mx-auto grid size-7 place-items-center'

function Day({ day, column, isToday }: { day: YearDay; column: number | undefined; isToday: boolean }) {
  const { date, weddings, isFreeSaturday } = day
  const number = dayOfMonth(date)
  const style = column === undefined ? undefined : { gridColumnStart: column }
  if (weddings.length === 0 && !isFreeSaturday)
    return (
      <span
        style={style}
        aria-hidden
        className={joined(cell, 'text-muted', isToday && 'font-semibold text-accent-ink')}
      >
        {number}
      </span>
    )
  const what = isFreeSaturday ? 'free' : `wedding of ${weddings.map(({ names }) => names).join(', and of ')}`
  return (
    <Link
      to="/calendar"
      search={{ view: 'month', date }}
      style={style}
      aria-label={`${weekdayAndDate(date)}: ${what}`}
      data-tooltip={what.charAt(0).toUpperCase() + what.slice(1)}
      className={joined(
        cell,
        isFreeSaturday
          ? 'border border-dashed border-control text-ink hover:bg-sunken'
          : 'bg-accent font-semibold text-on-accent',
        weddings.length > 1 ? 'rounded-none' : 'rounded-full',
      )}
    >
      {number}
    </Link>
  )
}
