import { dayHere } from '#platform/contract/calendar-date.ts'
import * as calls from '#planning/events/contract/calls.ts'
import { ConfirmCall } from '#platform/web/ui/overlays/ConfirmCall.tsx'
import { formatDate } from '#platform/web/ui/format/dates.ts'

type Props = {
  event: { id: number; title: string; date: string; clientName: string | null }
  open: boolean
  onClose: () => void
  onDeleted?: () => void
}

const whatGoes = ({ date, clientName }: Props['event']) =>
  clientName === null
    ? ''
    : ` It will also disappear from the portal of ${clientName || 'the couple'}${date < dayHere() ? '' : ', and anyone who was told about it will hear that it is canceled'}.`

export const DeleteEventDialog = ({ event, open, onClose, onDeleted }: Props) => (
  <ConfirmCall
    endpoint={calls.remove}
    input={{ params: { id: event.id } }}
    open={open}
    onClose={onClose}
    onDone={onDeleted}
    title="Delete Event"
    text={`Are you sure you want to delete ${event.title} on ${formatDate(event.date)}?${whatGoes(event)} This action cannot be undone.`}
    confirm={['Delete Event', 'Deleting...']}
    done={{ title: 'Success', text: 'Event deleted successfully' }}
    failure="Failed to delete event. Please try again."
  />
)
