import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash'
import { lazy, useEffect, useState } from 'react'
import type { Event } from '#planning/events/contract/endpoints.ts'
import * as calls from '#planning/events/contract/calls.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { DeleteEventDialog } from '#planning/events/web/public/DeleteEventDialog.tsx'
import { EventFacts } from '#planning/events/web/event/EventFacts.tsx'
import { usePageId } from '#platform/web/router/Router.tsx'
import { navigate } from '#platform/web/router/router.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { Card } from '#platform/web/ui/layout/Card.tsx'
import { Later } from '#platform/web/ui/layout/Later.tsx'
import { PageHeader } from '#platform/web/ui/layout/PageHeader.tsx'
import { Skeletons } from '#platform/web/ui/layout/Skeletons.tsx'
import { AnsweredRecord } from '#platform/web/ui/layout/AnsweredRecord.tsx'
import { LoadingArea } from '#platform/web/ui/layout/LoadingArea.tsx'

const EventFormDialog = lazy(() => import('#planning/events/web/public/EventFormDialog.tsx'))

const back = { to: '/calendar', label: 'Calendar' } as const

export default function EventPage() {
  const id = usePageId()
  const answer = useAnswer(calls.read, { params: { id } })
  return (
    <AnsweredRecord answer={answer} what="event" back={back} skeleton={<EventSkeleton />}>
      {(event) => <EventDetail event={event} />}
    </AnsweredRecord>
  )
}

function EventDetail({ event }: { event: Event }) {
  const [open, setOpen] = useState<'edit' | 'delete'>()
  const [edited, setEdited] = useState(false)
  const edit = () => {
    setEdited(true)
    setOpen('edit')
  }
  useEffect(() => {
    document.title = `${event.title} · Larkspur`
  }, [event.title])
  return (
    <>
      <PageHeader
        back={back}
        title={<span className="wrap-anywhere">{event.title}</span>}
        actions={
          <>
            <Button variant="quiet" icon={<Trash2 />} onClick={() => setOpen('delete')} className="text-danger-ink">
              Delete
            </Button>
            <Button icon={<Pencil />} onClick={edit}>
              Edit
            </Button>
          </>
        }
      />
      <Card className="max-w-3xl">
        <EventFacts item={event} />
      </Card>
      <DeleteEventDialog
        event={event}
        open={open === 'delete'}
        onClose={() => setOpen(undefined)}
        onDeleted={() => void navigate({ to: '/calendar', search: { date: event.date } })}
      />
      <Later>
        {edited && (
          <EventFormDialog start={{ item: event }} open={open === 'edit'} onClose={() => setOpen(undefined)} />
        )}
      </Later>
    </>
  )
}

function EventSkeleton() {
  return (
    <LoadingArea label="Loading the event">
      <Skeletons of={['mb-3 h-9 w-28', 'mb-8 h-10 w-3/5', 'h-56 max-w-3xl rounded-md']} />
    </LoadingArea>
  )
}
