import type { Event, EventFormValues } from '#contract/events.ts'
import { contract } from '#contract/index.ts'
import { useCall } from '#web/use-call.ts'
import type { EventFormState } from '#web/events/event/use-event-form.ts'
import { showIssues } from '#web/ui/controls/form.ts'
import { toast, toastFailure } from '#web/ui/overlays/toast.ts'

/** Saves the form: a new event, or the one with this id. Resolves to undefined if it was refused; the form then shows why. */
export function useSaveEvent(form: EventFormState, id?: number) {
  const create = useCall(contract.events.create)
  const update = useCall(contract.events.update)

  return async ({ clientId: chosen, ...values }: EventFormValues): Promise<Event | undefined> => {
    const clientId = Number(chosen)
    const body = { ...values, clientId }
    try {
      const saved =
        id === undefined
          ? await create.mutateAsync({ params: { id: clientId }, body })
          : await update.mutateAsync({ params: { id }, body })
      toast(
        id === undefined
          ? { title: 'Event created', text: 'The event is in your calendar.' }
          : { title: 'Success', text: 'Event updated successfully' },
      )
      return saved
    } catch (error) {
      showIssues(form, error)
      toastFailure(error, 'Error', `Failed to ${id === undefined ? 'create' : 'update'} event. Please try again.`)
      return undefined
    }
  }
}
