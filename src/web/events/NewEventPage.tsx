import { useNavigate } from '@tanstack/react-router'
import { EventFields } from '#web/events/EventFields.tsx'
import { startValues, useEventForm } from '#web/events/use-event-form.ts'
import { useSaveEvent } from '#web/events/use-save-event.ts'
import { Button } from '#web/ui/Button.tsx'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { TitledCard } from '#web/ui/Card.tsx'
import { dayHere } from '#contract/day.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { DraftNote } from '#web/ui/DraftNote.tsx'

export default function NewEventPage() {
  const navigate = useNavigate()
  const form = useEventForm(startValues({ date: dayHere() }))
  const save = useSaveEvent(form)
  const submit = form.handleSubmit(async (values) => {
    const saved = await save(values)
    if (!saved) return
    form.reset()
    await navigate({ to: '/calendar', search: { date: saved.date } })
  })
  return (
    <>
      <PageHeader
        back={{ to: '/calendar', label: 'Back to Calendar' }}
        title="New Event"
        subtitle="Put a date for one of your weddings into the calendar"
      />
      <TitledCard title="Event Information" className="max-w-3xl">
        <form data-begin noValidate onSubmit={(event) => void submit(event)} className="grid gap-5 sm:grid-cols-2">
          <DraftNote form={form} />
          <EventFields form={form} />
          <div className="flex flex-col-reverse gap-3 sm:col-span-2 sm:flex-row sm:justify-end">
            <ButtonLink to="/calendar" onClick={() => form.reset()}>
              Cancel
            </ButtonLink>
            <Button type="submit" variant="primary" pending={form.isSubmitting} pendingLabel="Creating...">
              Create Event
            </Button>
          </div>
        </form>
      </TitledCard>
    </>
  )
}
