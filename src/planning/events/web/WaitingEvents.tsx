import { t } from '#platform/web/locale/t.ts'
import { useState, type ReactNode } from 'react'
import type { WaitingEvent } from '#planning/events/contract/endpoints.ts'
import { remove } from '#planning/events/contract/calls.ts'
import { fromWeddingInWords } from '#platform/contract/offset.ts'
import { eventTypeLabels } from '#planning/events/web/public/event-types.ts'
import { formatTime } from '#platform/web/ui/format/dates.ts'
import { RemoveButton } from '#platform/web/ui/controls/RemoveButton.tsx'
import { TitledCard } from '#platform/web/ui/layout/Card.tsx'
import { ConfirmCall } from '#platform/web/ui/overlays/ConfirmCall.tsx'

type Props = { events: readonly WaitingEvent[]; actions: ReactNode }

/** Events of a wedding without a date, which get theirs with the wedding's. */
export function WaitingEvents({ events, actions }: Props) {
  return (
    <TitledCard
      title="Waiting for the Wedding Date"
      text="They will get their dates as soon as the wedding has one."
      className="mb-5 max-w-3xl"
      actions={actions}
    >
      <ul className="-mx-2">
        {events.map((event) => (
          <Row key={event.id} event={event} />
        ))}
      </ul>
    </TitledCard>
  )
}

function Row({ event: { id, title, time, type, offset } }: { event: WaitingEvent }) {
  const [deleting, setDeleting] = useState(false)
  return (
    <li className="flex items-center gap-4 border-b border-line px-2 py-1.5 text-sm last:border-0">
      <span className="min-w-0 grow wrap-anywhere">
        {title}
        <span className="ml-3 text-muted tabular">
          {[fromWeddingInWords(offset, t), ...(time ? [formatTime(time)] : []), eventTypeLabels[type]].join(' · ')}
        </span>
      </span>
      <RemoveButton what={title} onClick={() => setDeleting(true)} />
      <ConfirmCall
        endpoint={remove}
        input={{ params: { id } }}
        open={deleting}
        onClose={() => setDeleting(false)}
        title="Delete Event"
        text={`Are you sure you want to delete ${title}?`}
        confirm={['Delete Event', 'Deleting...']}
        done={{ title: 'Success', text: 'Event deleted successfully' }}
        failure="Failed to delete event. Please try again."
      />
    </li>
  )
}
