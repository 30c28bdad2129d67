import type { ReactNode } from 'react'
import { studioChoice } from '#planning/events/contract/studio-choice.ts'
import { studioInstead } from '#planning/events/web/public/studio-instead.ts'
import { TieFields } from '#weddings/clients/web/public/TieFields.tsx'
import { eventTypeLabels, typesToChoose } from '#planning/events/web/public/event-types.ts'
import type { EventFormState } from '#planning/events/web/event/use-event-form.ts'
import { CoupleField } from '#weddings/clients/web/public/CoupleField.tsx'
import { useClientChoices } from '#weddings/clients/web/public/use-client-choices.ts'
import { NativeSelect } from '#platform/web/ui/controls/NativeSelect.tsx'
import { DateField } from '#platform/web/ui/controls/DateField.tsx'
import { TextArea, TextInput } from '#platform/web/ui/controls/TextInput.tsx'
import { TimeField } from '#platform/web/ui/controls/TimeField.tsx'
import { Link } from '#platform/web/router/Link.tsx'

/** The fields of an event, in the dialogs and on the page. */
export function EventFields({ form }: { form: EventFormState }) {
  const clients = useClientChoices()
  const isOfStudio = form.values.clientId === studioChoice
  const offset = isOfStudio ? null : form.values.offset
  return (
    <>
      <TextInput label="Title" required wide {...form.register('title')} />
      <CoupleField
        label="Client"
        others={studioInstead}
        placeholder="Select a client"
        required
        hint={clients?.length === 0 ? noClients : undefined}
        wide
        {...form.register('clientId')}
      />
      {!offset && <DateField label="Date" required {...form.register('date')} />}
      <TimeField label="Time" {...form.register('time')} />
      {offset !== undefined && form.values.clientId !== '' && !isOfStudio && (
        <TieFields
          clientId={form.values.clientId}
          value={offset}
          error={form.errors.offset?.message}
          onChange={(chosen) => form.setValue('offset', chosen)}
        />
      )}
      <TextInput label="Minutes (Optional)" inputMode="numeric" placeholder="90" {...form.register('minutes')} />
      <NativeSelect label="Type" {...form.register('type')}>
        {typesToChoose(form.values.type).map((type) => (
          <option key={type} value={type}>
            {eventTypeLabels[type]}
          </option>
        ))}
      </NativeSelect>
      <TextInput label="Place (Optional)" wide {...form.register('place')} />
      <TextArea label="Description (Optional)" rows={3} wide {...form.register('description')} />
    </>
  )
}

const noClients: ReactNode = (
  <>
    An event belongs to a wedding, or to your studio.{' '}
    <Link to="/new-client" className="text-ink underline underline-offset-2">
      Add your first client
    </Link>
  </>
)
