import { EventFields } from '#planning/events/web/event/EventFields.tsx'
import {
  startValues,
  useEventForm,
  type EditedEvent,
  type EventStart,
} from '#planning/events/web/event/use-event-form.ts'
import { useSaveEvent } from '#planning/events/web/event/use-save-event.ts'
import { fieldNames, inWords } from '#planning/events/web/event/event-words.ts'
import { useClientChoices } from '#weddings/clients/web/public/use-client-choices.ts'
import { Conflicts } from '#platform/web/ui/controls/Conflicts.tsx'
import { useOthersEdits } from '#platform/web/ui/controls/use-others-edits.ts'
import { FormDialog } from '#platform/web/ui/overlays/FormDialog.tsx'
import { useFormDialog } from '#platform/web/ui/overlays/use-form-dialog.ts'

export type EventFormStart = EventStart | { item: EditedEvent }
type Props = { start: EventFormStart; open: boolean; onClose: () => void }

const valuesOf = (item: EditedEvent) => startValues({ item })

/** The dialog to create or edit an event. */
export default function EventFormDialog({ start, open, onClose }: Props) {
  const item = 'item' in start ? start.item : undefined
  const form = useEventForm(startValues(start), item?.id)
  const { seen, conflicts, settle } = useOthersEdits(item, open, form, valuesOf)
  const couples = useClientChoices(conflicts.includes('clientId'))
  const dialog = useFormDialog(form, open, () => startValues(start), onClose)
  const submit = useSaveEvent(form, seen, dialog.leave)
  const isNew = item === undefined
  return (
    <FormDialog
      dialog={dialog}
      onSubmit={submit}
      title={isNew ? 'New Event' : 'Edit Event'}
      submit={isNew ? ['Create Event', 'Creating...'] : ['Update Event', 'Updating...']}
    >
      {item && (
        <Conflicts
          fields={conflicts}
          names={fieldNames}
          mine={inWords(form.values, couples)}
          theirs={inWords(valuesOf(item), couples)}
          onSettle={settle}
        />
      )}
      <EventFields form={form} />
    </FormDialog>
  )
}
