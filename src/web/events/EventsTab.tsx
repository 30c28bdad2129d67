import CalendarPlus from 'lucide-react/icons/calendar-plus'
import { lazy, useState, type ReactNode } from 'react'
import type { Client } from '#contract/clients.ts'
import type { Event } from '#contract/events.ts'
import { contract } from '#contract/index.ts'
import { useAnswer } from '#web/api.ts'
import { DatedEventRow } from '#web/events/event/DatedEventRow.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Card, TitledCard } from '#web/ui/layout/Card.tsx'
import { dayHere } from '#contract/day.ts'
import { EmptyState } from '#web/ui/layout/EmptyState.tsx'
import { FailedState } from '#web/ui/layout/FailedState.tsx'
import { Later } from '#web/ui/layout/Later.tsx'
import { Skeleton } from '#web/ui/layout/Skeleton.tsx'
import { LoadingArea } from '#web/ui/layout/LoadingArea.tsx'

const EventFormDialog = lazy(() => import('#web/events/event/EventFormDialog.tsx'))

/** The events of one wedding: upcoming ones, then past ones with the latest first. */
export function EventsTab({ client }: { client: Client }) {
  const asked = { params: { id: client.id } }
  const answer = useAnswer(contract.events.listOfClient, asked, { as: 'planner' })
  const { data, isLoadingError, isFetching, refetch } = answer
  const [adding, setAdding] = useState<boolean>()
  const add = (
    <Button icon={<CalendarPlus />} onClick={() => setAdding(true)}>
      New Event
    </Button>
  )
  return (
    <>
      <ClientEvents
        events={data}
        failed={isLoadingError}
        add={add}
        isFetching={isFetching}
        retry={() => void refetch()}
      />
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

type ListProps = {
  events: Event[] | undefined
  failed: boolean
  add: ReactNode
  isFetching: boolean
  retry: () => void
}

function ClientEvents({ events, failed, add, isFetching, retry }: ListProps) {
  if (failed) return <FailedState what="events" onRetry={retry} pending={isFetching} />
  if (!events) return <EventsSkeleton />
  if (events.length === 0) {
    return (
      <Card>
        <EmptyState title="No events yet" text="Tastings, fittings and deadlines have their place here." action={add} />
      </Card>
    )
  }
  const today = dayHere()
  const rows = (some: Event[]) => (
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
