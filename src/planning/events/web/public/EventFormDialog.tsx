import type { CalendarItem } from '#planning/events/web/public/calendar-item.ts'
import { EventFields } from '#planning/events/web/event/EventFields.tsx'
import { startValues, useEventForm, type EventStart } from '#planning/events/web/event/use-event-form.ts'
import { useSaveEvent } from '#planning/events/web/event/use-save-event.ts'
import { FormDialog } from '#platform/web/ui/overlays/FormDialog.tsx'
import { useFormDialog } from '#platform/web/ui/overlays/use-form-dialog.ts'

export type EventFormStart = EventStart | { item: Omit<CalendarItem, 'kind'> }
type Props = { start: EventFormStart; open: boolean; onClose: () => void }

/** The dialog to create or edit an event. */
export default function EventFormDialog({ start, open, onClose }: Props) {
  const id = 'item' in start ? start.item.id : undefined
  const form = useEventForm(startValues(start), id)
  const dialog = useFormDialog(form, open, () => startValues(start), onClose)
  const submit = useSaveEvent(form, id, dialog.leave)
  const isNew = id === undefined
  return (
    <FormDialog
      dialog={dialog}
      onSubmit={submit}
      title={isNew ? 'New Event' : 'Edit Event'}
      submit={isNew ? ['Create Event', 'Creating...'] : ['Update Event', 'Updating...']}
    >
      <EventFields form={form} />
    </FormDialog>
  )
}
