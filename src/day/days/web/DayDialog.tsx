import { useId } from 'react'
import { coordinatesInWords, coordinatesOf } from '#day/days/contract/day-coordinates.ts'
import type { DaySummary } from '#day/days/contract/day-records.ts'
import * as calls from '#day/days/contract/calls.ts'
import { useCall } from '#platform/web/calls/use-call.ts'
import { DateField } from '#platform/web/ui/controls/DateField.tsx'
import { formDraft } from '#platform/web/ui/controls/drafts.ts'
import { useZodForm } from '#platform/web/ui/controls/form.ts'
import { TextInput } from '#platform/web/ui/controls/TextInput.tsx'
import { FormDialog } from '#platform/web/ui/overlays/FormDialog.tsx'
import { useFormDialog } from '#platform/web/ui/overlays/use-form-dialog.ts'

const rules = () => import('#day/days/contract/day-forms.ts').then(({ dayForm }) => dayForm)

const valuesOf = (day?: DaySummary) => ({
  name: day?.name ?? '',
  date: day?.date ?? '',
  timeZone: day?.timeZone ?? '',
  place: day?.place ?? '',
  coordinates: day ? coordinatesInWords(day) : '',
})

// oxlint-disable-next-line no-restricted-globals -- only there, and read only after the dialog was opened
const timeZones = () => Intl.supportedValuesOf('timeZone')

type Props = {
  clientId: number
  day?: DaySummary
  open: boolean
  onClose: () => void
  onAdded: (id: number) => void
}

/** Adds a day to a wedding, or edits the given one. */
export default function DayDialog({ clientId, day, open, onClose, onAdded }: Props) {
  const create = useCall(calls.create)
  const update = useCall(calls.update)
  const form = useZodForm(rules, valuesOf(day), formDraft(`day-${day?.id ?? `new-${clientId}`}`))
  const dialog = useFormDialog(form, open, () => valuesOf(day), onClose)
  const zones = useId()
  const submit = form.handleSubmit(
    async ({ name, date, timeZone, place, coordinates }) => {
      const body = { name, place, ...(timeZone !== '' && { timeZone }), ...coordinatesOf(coordinates) }
      const id = day
        ? update.mutateAsync({
            params: { id: day.id },
            // A date that is written anew changes the distance to the wedding's date.
            body: { ...body, ...(form.changed.includes('date') && { date }) },
          })
        : create.mutateAsync({ params: { id: clientId }, body: { ...body, ...(date && { date }) } })
      const saved = await id
      dialog.leave()
      if (!day) onAdded(saved.id)
    },
    `Failed to ${day ? 'update' : 'add'} the day. Please try again.`,
  )
  const { register } = form
  return (
    <FormDialog
      dialog={dialog}
      onSubmit={submit}
      title={day ? `Edit ${day.name}` : 'Add Day'}
      submit={day ? ['Save Day', 'Saving...'] : ['Add Day', 'Adding...']}
    >
      <TextInput label="Name" required placeholder="Rehearsal dinner" {...register('name')} />
      <DateField
        label="Date"
        hint={day?.offset ? 'Moves with the wedding.' : day ? undefined : 'The wedding date by default.'}
        {...register('date')}
      />
      <TextInput label="Place" {...register('place')} />
      <TextInput
        label="Time Zone"
        hint="All times are local to the place. The studio’s time zone by default."
        placeholder="Europe/Rome"
        list={zones}
        autoComplete="off"
        {...register('timeZone')}
      />
      <datalist id={zones}>{open && timeZones().map((zone) => <option key={zone}>{zone}</option>)}</datalist>
      <TextInput
        label="Coordinates (Optional)"
        hint="For sunrise and sunset: latitude and longitude, or a map link for the place."
        placeholder="41.9, 12.5"
        wide
        {...register('coordinates')}
      />
    </FormDialog>
  )
}
