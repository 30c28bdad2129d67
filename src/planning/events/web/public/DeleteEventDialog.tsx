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

export const DeleteEventDialog = ({ event: { id, title, date, clientName }, open, onClose, onDeleted }: Props) => (
  <ConfirmCall
    endpoint={calls.remove}
    input={{ params: { id } }}
    open={open}
    onClose={onClose}
    onDone={onDeleted}
    title="Delete Event"
    text={`Are you sure you want to delete ${title} on ${formatDate(date)}? It disappears from the portal of ${clientName ?? 'the couple'} too${date < dayHere() ? '' : ', and whoever was told of it hears that it is cancelled'}. This action cannot be undone.`}
    confirm={['Delete Event', 'Deleting...']}
    done={{ title: 'Success', text: 'Event deleted successfully' }}
    failure="Failed to delete event. Please try again."
  />
)
