import { useId } from 'react'
import type { CalendarItem } from '#web/events/calendar-items.ts'
import { EventFields } from '#web/events/EventFields.tsx'
import { startValues, useEventForm, type EventStart } from '#web/events/use-event-form.ts'
import { useSaveEvent } from '#web/events/use-save-event.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { DraftNote } from '#web/ui/DraftNote.tsx'
import { useFormDialog } from '#web/ui/use-form-dialog.ts'

export type EventFormStart = EventStart | { item: Omit<CalendarItem, 'kind'> }
type Props = { start: EventFormStart; open: boolean; onClose: () => void }

/** For a new event, or for one that there is. */
export default function EventFormDialog({ start, open, onClose }: Props) {
  const id = 'item' in start ? start.item.id : undefined
  const form = useEventForm(startValues(start), id)
  const { onOpenChange, leave } = useFormDialog(form, open, () => startValues(start), onClose)
  const save = useSaveEvent(form, id)
  const formId = useId()

  const submit = form.handleSubmit(async (values) => {
    if (await save(values)) leave()
  })
  const words =
    id === undefined
      ? { title: 'New Event', submit: 'Create Event', pending: 'Creating...' }
      : { title: 'Edit Event', submit: 'Update Event', pending: 'Updating...' }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.title}
      footer={
        <>
          <Button onClick={leave}>Cancel</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            pending={form.isSubmitting}
            pendingLabel={words.pending}
          >
            {words.submit}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="grid gap-5 sm:grid-cols-2">
        <DraftNote form={form} />
        <EventFields form={form} />
      </form>
    </Dialog>
  )
}
