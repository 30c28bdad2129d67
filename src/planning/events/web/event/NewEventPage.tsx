import { EventFields } from '#planning/events/web/event/EventFields.tsx'
import { startValues, useEventForm } from '#planning/events/web/event/use-event-form.ts'
import { useSaveEvent } from '#planning/events/web/event/use-save-event.ts'
import { dayHere } from '#platform/contract/calendar-date.ts'
import { FormPage } from '#platform/web/ui/layout/FormPage.tsx'
import { navigate } from '#platform/web/router/router.ts'

export default function NewEventPage() {
  const form = useEventForm(startValues({ date: dayHere() }))
  const submit = useSaveEvent(form, undefined, ({ date }) => {
    form.reset()
    void navigate({ to: '/calendar', search: { date } })
  })
  return (
    <FormPage
      form={form}
      onSubmit={submit}
      back={{ to: '/calendar', label: 'Back to Calendar' }}
      title="New Event"
      subtitle="Add a date to the calendar for one of your weddings, or for the studio"
      heading="Event Information"
      submit={['Create Event', 'Creating...']}
    >
      <EventFields form={form} />
    </FormPage>
  )
}
