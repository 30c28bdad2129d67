import CalendarPlus from 'lucide-react/icons/calendar-plus'
import type { CalendarActions } from '#overview/calendar/web/calendar-actions.ts'
import type { CalendarItem } from '#planning/events/web/public/calendar-item.ts'
import { byDate, keyOfItem } from '#overview/calendar/web/calendar-items.ts'
import { weekdayAndDate } from '#platform/web/ui/format/dates.ts'
import { ItemRow } from '#overview/calendar/web/ItemRow.tsx'
import { labelOf } from '#overview/calendar/web/periods.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { Card } from '#platform/web/ui/layout/Card.tsx'
import { EmptyState } from '#platform/web/ui/layout/EmptyState.tsx'
import { Skeletons } from '#platform/web/ui/layout/Skeletons.tsx'
import { useGrowingRows } from '#platform/web/ui/layout/use-growing-rows.ts'
import { LoadingArea } from '#platform/web/ui/layout/LoadingArea.tsx'

type Props = {
  date: string
  today: string
  items: readonly CalendarItem[]
  loading: boolean
  searching: boolean
  actions: CalendarActions
}

export function AgendaView({ date, today, items, loading, searching, actions }: Props) {
  if (loading) return <AgendaSkeleton />
  if (items.length === 0) {
    return (
      <Card>
        <EmptyState
          title={searching ? 'Nothing found' : 'Nothing planned'}
          text={searching ? 'Nothing in these weeks matches. Try other words or other weeks.' : labelOf('agenda', date)}
          action={
            searching ? undefined : (
              <Button icon={<CalendarPlus />} onClick={() => actions.create(date)}>
                New Event
              </Button>
            )
          }
        />
      </Card>
    )
  }
  return <Agenda date={date} today={today} items={items} actions={actions} />
}

const few = { first: 24, step: 12 }
/** More are rendered only when somebody scrolls to them: thousands of rows would keep a phone busy for seconds. */
const mostWhenIdle = 240

/** Days out of sight cost no layout, and those far away are not rendered, for months with many deadlines. */
function Agenda({ date, today, items, actions }: Omit<Props, 'loading' | 'searching'>) {
  const { rows, end } = useGrowingRows<HTMLDivElement>(date, {
    ...few,
    completeTo: Math.min(items.length, mostWhenIdle),
  })
  return (
    <div className="max-w-3xl space-y-4">
      {[...byDate(items.slice(0, rows))].map(([day, ofDay]) => (
        <section key={day} className="rounded-md border border-line bg-card p-2 lift-card">
          <h3 className="px-3 pt-2 pb-1 text-sm font-semibold">
            {weekdayAndDate(day)}
            {day === today && <span className="ml-2 font-normal text-accent-ink">Today</span>}
          </h3>
          <ul>
            {ofDay.map((item) => (
              <ItemRow key={keyOfItem(item)} item={item} onOpen={actions.open} />
            ))}
          </ul>
        </section>
      ))}
      <div ref={end} />
    </div>
  )
}

function AgendaSkeleton() {
  return (
    <LoadingArea label="Loading your calendar" className="max-w-3xl space-y-4">
      {[1, 2, 3].map((place) => (
        <div key={place} className="space-y-3 rounded-md border border-line bg-card p-5 lift-card">
          <Skeletons of={['h-4 w-40', 'h-10 w-full']} />
        </div>
      ))}
    </LoadingArea>
  )
}
