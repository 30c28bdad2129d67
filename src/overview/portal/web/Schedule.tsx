import * as eventCalls from '#planning/events/contract/calls.ts'
import { Answered } from '#overview/portal/web/Answered.tsx'
import type { SectionProps } from '#overview/portal/web/section-props.ts'
import Clock from 'lucide-react/icons/clock'
import MapPin from 'lucide-react/icons/map-pin'
import { useState } from 'react'
import { dayHere, dayOfMonth } from '#platform/contract/calendar-date.ts'
import type { EventType } from '#planning/events/contract/endpoints.ts'
import { eventTypeLabels } from '#planning/events/web/public/event-types.ts'
import { linkedId } from '#overview/portal/web/linked.ts'
import { QuietLine } from '#overview/portal/web/QuietLine.tsx'
import { fromTodayOn, shownEvents } from '#overview/portal/web/schedule.ts'
import { Badge } from '#platform/web/ui/layout/Badge.tsx'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { formatTime, shortMonth, weekday } from '#platform/web/ui/format/dates.ts'
import { t } from '#platform/web/locale/t.ts'

type PortalEvent = {
  id: number
  title: string
  description: string | null
  place: string | null
  date: string
  time: string | null
  type: EventType
}

export default function Schedule({ portal, onPaper = false }: SectionProps) {
  return (
    <Answered endpoint={eventCalls.listOfClient} clientId={portal.client.id} what={t('schedule')}>
      {(events) => <Coming events={events} onPaper={onPaper} />}
    </Answered>
  )
}

function Coming({ events, onPaper }: { events: readonly PortalEvent[]; onPaper: boolean }) {
  const coming = fromTodayOn(events, dayHere())
  const [all, showAll] = useState(() => onPaper || coming.slice(shownEvents).some(({ id }) => id === linkedId('event')))
  if (coming.length === 0)
    return <QuietLine>{t('Nothing is planned right now. New dates will appear here.')}</QuietLine>
  const rest = coming.length - shownEvents
  return (
    <>
      <ol className="space-y-4 print:space-y-2">
        {(all ? coming : coming.slice(0, shownEvents)).map((event) => (
          <Entry key={event.id} event={event} />
        ))}
      </ol>
      {rest > 0 && !all && (
        <p className="mt-6 text-center">
          <Button onClick={() => showAll(true)}>
            {t('{rest, plural, one {Show # later event} other {Show # later events}}', { rest })}
          </Button>
        </p>
      )}
    </>
  )
}

function Entry({ event: { id, title, description, place, date, time, type } }: { event: PortalEvent }) {
  return (
    <li
      id={`event-${id}`}
      className="flex gap-5 rounded-md border border-line bg-card p-5 lift-card sm:gap-7 sm:p-6 print:p-3"
    >
      <time dateTime={date} className="w-14 shrink-0 text-center sm:w-16">
        <span className="block text-xs font-semibold tracking-[0.12em] text-accent-ink uppercase">
          {shortMonth(date)}
        </span>
        <span className="block font-display text-4xl leading-tight tabular">{dayOfMonth(date)}</span>
        <span className="block text-xs text-muted tabular">{date.slice(0, 4)}</span>
      </time>
      <div className="min-w-0 flex-1 border-l border-line pl-5 sm:pl-7">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1.5">
          <h2 dir="auto" className="font-display text-xl leading-snug wrap-anywhere">
            {title}
          </h2>
          <Badge>{t(eventTypeLabels[type])}</Badge>
        </div>
        <p className="mt-1 flex items-center gap-1.5 text-sm text-muted tabular">
          <Clock aria-hidden className="size-3.5" />
          {weekday(date)}, {time ? formatTime(time) : t('Time TBD')}
        </p>
        {place && (
          <p className="mt-1 flex items-center gap-1.5 text-sm text-muted">
            <MapPin aria-hidden className="size-3.5 shrink-0" />
            <bdi className="min-w-0 wrap-anywhere">{place}</bdi>
          </p>
        )}
        {description && (
          <p dir="auto" className="mt-3 max-w-prose leading-6 whitespace-pre-line wrap-anywhere">
            {description}
          </p>
        )}
      </div>
    </li>
  )
}
