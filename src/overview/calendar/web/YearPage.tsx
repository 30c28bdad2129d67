import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useMemo } from 'react'
import * as clientCalls from '#weddings/clients/contract/calls.ts'
import { dayHere } from '#platform/contract/calendar-date.ts'
import { monthsOf, yearInWords } from '#overview/calendar/web/year.ts'
import { YearMonthCard } from '#overview/calendar/web/YearMonthCard.tsx'
import { AddClient } from '#weddings/clients/web/public/AddClient.tsx'
import { useAnswer } from '#platform/web/calls/api.ts'
import { Button, IconButton } from '#platform/web/ui/controls/Button.tsx'
import { useFiltersInAddress } from '#platform/web/ui/controls/use-filters-in-address.ts'
import { useSingleKeys } from '#platform/web/ui/controls/use-single-keys.ts'
import { FailedState } from '#platform/web/ui/layout/FailedState.tsx'
import { LoadingArea } from '#platform/web/ui/layout/LoadingArea.tsx'
import { PageHeader } from '#platform/web/ui/layout/PageHeader.tsx'
import { Skeletons } from '#platform/web/ui/layout/Skeletons.tsx'

const grid = 'grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-3'

/** Which weekends of a year have weddings, and which Saturdays are free. */
export default function YearPage() {
  const today = dayHere()
  const thisYear = today.slice(0, 4)
  const { filters, choose } = useFiltersInAddress({ year: thisYear })
  const shown = /^(19|2\d)\d\d$/.test(filters.year) ? filters.year : thisYear
  const answer = useAnswer(clientCalls.list, {})
  const couples = answer.data
  const months = useMemo(() => couples && monthsOf(Number(shown), couples, today), [couples, shown, today])
  const go = (by: 1 | -1) => choose({ year: String(Math.min(Math.max(Number(shown) + by, 1900), 2999)) })
  const goHere = () => choose({ year: thisYear })
  useSingleKeys({ ArrowLeft: () => go(-1), ArrowRight: () => go(1), t: goHere })
  return (
    <>
      <PageHeader
        back={{ to: '/calendar', label: 'Back to Calendar' }}
        title={<span className="tabular">{shown}</span>}
        subtitle={months ? yearInWords(months, shown < thisYear) : 'Weddings and free Saturdays'}
        actions={
          <div data-print="hidden" className="flex items-center gap-1">
            <IconButton label="Previous year" tooltip="Previous (←)" onClick={() => go(-1)}>
              <ChevronLeft />
            </IconButton>
            <IconButton label="Next year" tooltip="Next (→)" onClick={() => go(1)}>
              <ChevronRight />
            </IconButton>
            <Button data-tooltip="Go to this year (T)" onClick={goHere}>
              This Year
            </Button>
          </div>
        }
      />
      {!months && answer.isLoadingError && (
        <FailedState what="year" onRetry={() => void answer.refetch()} pending={answer.isFetching} />
      )}
      {!months && !answer.isLoadingError && (
        <LoadingArea label="Loading the year" className={grid}>
          <Skeletons of={Array.from({ length: 12 }, () => 'h-64 rounded-md')} />
        </LoadingArea>
      )}
      {couples?.length === 0 && (
        <p data-print="hidden" className="mb-5 flex flex-wrap items-center gap-4 text-muted">
          The weddings of your couples appear here. <AddClient />
        </p>
      )}
      {months && (
        <>
          <p className="mb-4 flex flex-wrap gap-x-6 gap-y-1 text-sm text-muted">
            <Key className="rounded-full bg-accent">Wedding</Key>
            <Key className="rounded-none bg-accent">Several weddings</Key>
            <Key className="rounded-full border border-dashed border-control">Free Saturday</Key>
          </p>
          <div className={grid}>
            {months.map((month) => (
              <YearMonthCard key={month.first} month={month} today={today} />
            ))}
          </div>
        </>
      )}
    </>
  )
}

function Key({ className, children }: { className: string; children: string }) {
  return (
    <span className="inline-flex items-center gap-2">
      <span aria-hidden className={`size-3.5 ${className}`} />
      {children}
    </span>
  )
}
