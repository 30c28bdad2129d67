import { monthOf } from '#platform/web/ui/format/dates.ts'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Download from 'lucide-react/icons/download'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { ClientFilter } from '#planning/events/web/public/ClientFilter.tsx'
import * as calls from '#overview/calendar/contract/calls.ts'
import { addressOf } from '#platform/contract/address.ts'
import { callerHere } from '#platform/web/calls/call.ts'
import { calendarViews, type CalendarView } from '#overview/calendar/contract/calendar-views.ts'
import { labelOf } from '#overview/calendar/web/periods.ts'
import { AnchorButton, Button, IconButton } from '#platform/web/ui/controls/Button.tsx'
import { Link } from '#platform/web/router/Link.tsx'
import { joined } from '#platform/web/ui/joined-classes.ts'
import { SearchField } from '#platform/web/ui/controls/SearchField.tsx'

type Props = {
  view: CalendarView
  date: string
  client: number | undefined
  search: { value: string; onChange: (words: string) => void }
  /** How many kinds are switched off. */
  hidden: number
  onView: (view: CalendarView) => void
  onStep: (by: 1 | -1) => void
  onToday: () => void
  onClient: (client: number | undefined) => void
  onOptions: () => void
}

const viewLabels: Record<CalendarView, string> = { month: 'Month', week: 'Week', agenda: 'Agenda' }
const periodNames: Record<CalendarView, string> = { month: 'month', week: 'week', agenda: 'weeks' }

export function CalendarToolbar(props: Props) {
  const { view, date, client, search, hidden, onView, onStep, onToday, onClient, onOptions } = props
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-6 gap-y-3">
      <div className="flex w-full items-center gap-1 lg:w-auto">
        <IconButton label={`Previous ${periodNames[view]}`} tooltip="Previous (←)" onClick={() => onStep(-1)}>
          <ChevronLeft />
        </IconButton>
        <IconButton label={`Next ${periodNames[view]}`} tooltip="Next (→)" onClick={() => onStep(1)}>
          <ChevronRight />
        </IconButton>
        <h2 aria-live="polite" className="mx-1 flex-1 sm:mx-2 font-display text-lg sm:text-xl leading-tight tabular">
          {labelOf(view, date)}
        </h2>
        <Button data-tooltip="Go to today (T)" onClick={onToday} className="h-9">
          Today
        </Button>
        <AnchorButton
          href={addressOf(calls.pdf, { query: { month: date.slice(0, 7), clientId: client, as: callerHere() } })}
          download
          aria-label={`Download ${monthOf(date)} as PDF`}
          data-tooltip={`Download ${monthOf(date)} as PDF`}
          icon={<Download />}
          className="h-9"
        />
      </div>
      <div
        data-print="hidden"
        className="flex w-full min-w-0 flex-wrap items-center gap-3 lg:w-auto lg:flex-1 lg:justify-end"
      >
        <SearchField label="Search events" {...search} className="min-w-40 flex-1 lg:max-w-56" />
        <ClientFilter client={client} onChange={onClient} />
        <Button
          icon={<SlidersHorizontal />}
          aria-label={hidden === 0 ? 'Options' : `Options, ${hidden} hidden`}
          data-tooltip="Colors, kinds, and deadlines"
          onClick={onOptions}
        >
          {hidden > 0 && `${hidden} hidden`}
        </Button>
        <div
          role="group"
          aria-label="View"
          className="flex w-full rounded-md border border-line bg-card p-0.5 lift-card sm:w-auto"
        >
          {calendarViews.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === view}
              onClick={() => onView(one)}
              className={joined(
                'h-9 flex-auto rounded-sm px-3 text-sm font-medium transition-colors touchable',
                one === view ? 'bg-accent-soft text-accent-ink' : 'text-muted hover:text-ink',
              )}
            >
              {viewLabels[one]}
            </button>
          ))}
          <Link
            to="/calendar/year"
            search={{ year: date.slice(0, 4) }}
            className="flex h-9 flex-auto items-center justify-center rounded-sm px-3 text-sm font-medium text-muted transition-colors touchable hover:text-ink"
          >
            Year
          </Link>
        </div>
      </div>
    </div>
  )
}
