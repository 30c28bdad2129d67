import CalendarPlus from 'lucide-react/icons/calendar-plus'
import { lazy, useState, type ReactNode } from 'react'
import type { Client } from '#weddings/clients/contract/endpoints.ts'
import type { Event } from '#planning/events/contract/endpoints.ts'
import * as calls from '#planning/events/contract/calls.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { DatedEventRow } from '#planning/events/web/event/DatedEventRow.tsx'
import { WaitingEvents } from '#planning/events/web/WaitingEvents.tsx'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { TitledCard } from '#platform/web/ui/layout/Card.tsx'
import { dayHere } from '#platform/contract/calendar-date.ts'
import { Later } from '#platform/web/ui/layout/Later.tsx'
import { Skeleton } from '#platform/web/ui/layout/Skeleton.tsx'
import { LoadingArea } from '#platform/web/ui/layout/LoadingArea.tsx'
import { AnsweredList } from '#platform/web/ui/layout/AnsweredList.tsx'

const EventFormDialog = lazy(() => import('#planning/events/web/public/EventFormDialog.tsx'))

const none = ['No events yet', 'Tastings, fittings, and deadlines belong here.'] as const

/** The events of one wedding: upcoming ones, then past ones with the latest first. */
export default function EventsTab({ client }: { client: Client }) {
  const asked = { params: { id: client.id } }
  const answer = useAnswer(calls.listOfClient, asked, { as: 'planner' })
  const { data: waiting = [] } = useAnswer(calls.waiting, asked, { enabled: !client.weddingDate })
  const isWaiting = !client.weddingDate && waiting.length > 0
  const onlyWaiting = isWaiting && answer.data?.length === 0
  const [adding, setAdding] = useState<boolean>()
  const add = (
    <Button icon={<CalendarPlus />} onClick={() => setAdding(true)}>
      New Event
    </Button>
  )
  return (
    <>
      {isWaiting && <WaitingEvents events={waiting} actions={onlyWaiting && add} />}
      {!onlyWaiting && (
        <AnsweredList answer={answer} what="events" skeleton={<EventsSkeleton />} none={none} action={add}>
          {(events) => <ClientEvents events={events} add={add} />}
        </AnsweredList>
      )}
      <Later>
        {adding !== undefined && (
          <EventFormDialog
            start={{ date: dayHere(), clientId: client.id }}
            open={adding}
            onClose={() => setAdding(false)}
          />
        )}
      </Later>
    </>
  )
}

function ClientEvents({ events, add }: { events: readonly Event[]; add: ReactNode }) {
  const today = dayHere()
  const rows = (some: readonly Event[]) => (
    <ul className="-mx-3">
      {some.map((event) => (
        <DatedEventRow key={event.id} event={event} />
      ))}
    </ul>
  )
  const ahead = events.filter(({ date }) => date >= today)
  const past = events.filter(({ date }) => date < today).reverse()
  return (
    <div className="max-w-3xl space-y-5">
      <TitledCard title="Upcoming" actions={add}>
        {ahead.length > 0 ? rows(ahead) : <p className="text-muted">Nothing planned from today on.</p>}
      </TitledCard>
      {past.length > 0 && <TitledCard title="Past">{rows(past)}</TitledCard>}
    </div>
  )
}

function EventsSkeleton() {
  return (
    <LoadingArea label="Loading the events" className="max-w-3xl space-y-3">
      {[1, 2, 3].map((place) => (
        <Skeleton key={place} className="h-16 rounded-md" />
      ))}
    </LoadingArea>
  )
}
