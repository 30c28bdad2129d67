import { studioChoice } from '#planning/events/contract/studio-choice.ts'
import type { Event, EventChange } from '#planning/events/contract/endpoints.ts'
import * as calls from '#planning/events/contract/calls.ts'
import { useCall } from '#platform/web/calls/use-call.ts'
import type { EventFormState } from '#planning/events/web/event/use-event-form.ts'
import { toast } from '#platform/web/ui/overlays/toast.ts'

/** The submit handler of the form: saves a new event, or the one with this id. */
export function useSaveEvent(form: EventFormState, id: number | undefined, onSaved: (saved: Event) => void) {
  const create = useCall(calls.create)
  const createOfStudio = useCall(calls.createOfStudio)
  const update = useCall(calls.update)

  const save = (clientId: number | null, values: Omit<EventChange, 'clientId'> & { title: string; date: string }) => {
    if (id !== undefined) return update.mutateAsync({ params: { id }, body: { ...values, clientId } })
    const body = clientId === null ? { ...values, offset: null } : values
    return clientId === null
      ? createOfStudio.mutateAsync({ body })
      : create.mutateAsync({ params: { id: clientId }, body })
  }

  return form.handleSubmit(
    async ({ clientId: chosen, minutes, ...values }) => {
      const body = { ...values, minutes: minutes === '' ? null : Number(minutes) }
      const saved = await save(chosen === studioChoice ? null : Number(chosen), body)
      toast(
        id === undefined
          ? { title: 'Event created', text: 'The event is in your calendar.' }
          : { title: 'Success', text: 'Event updated successfully' },
      )
      onSaved(saved)
    },
    `Failed to ${id === undefined ? 'create' : 'update'} event. Please try again.`,
  )
}
