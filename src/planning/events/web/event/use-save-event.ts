import type { Event } from '#planning/events/contract/endpoints.ts'
import * as calls from '#planning/events/contract/calls.ts'
import { useCall } from '#platform/web/calls/use-call.ts'
import type { EventFormState } from '#planning/events/web/event/use-event-form.ts'
import { toast } from '#platform/web/ui/overlays/toast.ts'

/** The submit handler of the form: saves a new event, or the one with this id. */
export function useSaveEvent(form: EventFormState, id: number | undefined, onSaved: (saved: Event) => void) {
  const create = useCall(calls.create)
  const update = useCall(calls.update)

  return form.handleSubmit(
    async ({ clientId: chosen, minutes, ...values }) => {
      const clientId = Number(chosen)
      const body = { ...values, minutes: minutes === '' ? null : Number(minutes), clientId }
      const saved =
        id === undefined
          ? await create.mutateAsync({ params: { id: clientId }, body })
          : await update.mutateAsync({ params: { id }, body })
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
