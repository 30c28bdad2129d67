import { studioChoice } from '#planning/events/contract/studio-choice.ts'
import type { Event, EventChange } from '#planning/events/contract/endpoints.ts'
import * as calls from '#planning/events/contract/calls.ts'
import { withTie } from '#weddings/clients/web/public/tie.ts'
import { useCall } from '#platform/web/calls/use-call.ts'
import { partsOf } from '#platform/contract/call.ts'
import { withTheirs } from '#platform/web/calls/with-theirs.ts'
import { changesOf } from '#platform/web/ui/controls/use-others-edits.ts'
import type { EditedEvent, EventFormState } from '#planning/events/web/event/use-event-form.ts'
import { toast } from '#platform/web/ui/overlays/toast.ts'

const { about } = partsOf(calls.update)

/** The submit handler of the form: saves a new event, or what is changed in the one that was seen. */
export function useSaveEvent(form: EventFormState, edited: EditedEvent | undefined, onSaved: (saved: Event) => void) {
  const create = useCall(calls.create)
  const createOfStudio = useCall(calls.createOfStudio)
  const update = useCall(calls.update)

  const save = (clientId: number | null, values: Omit<EventChange, 'clientId'> & { title: string; date: string }) => {
    const body = clientId === null ? { ...values, offset: null } : values
    if (edited) {
      const changes = changesOf({ ...body, clientId }, withTie(form.changed, body.offset), edited)
      return withTheirs(about, update.mutateAsync({ params: { id: edited.id }, body: changes }))
    }
    return clientId === null
      ? createOfStudio.mutateAsync({ body })
      : create.mutateAsync({ params: { id: clientId }, body })
  }

  return form.handleSubmit(
    async ({ clientId: chosen, minutes, ...values }) => {
      const body = { ...values, minutes: minutes === '' ? null : Number(minutes) }
      const saved = await save(chosen === studioChoice ? null : Number(chosen), body)
      toast(
        !edited
          ? { title: 'Event created', text: 'The event is on your calendar.' }
          : { title: 'Success', text: 'Event updated successfully' },
      )
      onSaved(saved)
    },
    `Failed to ${edited ? 'update' : 'create'} event. Please try again.`,
  )
}
