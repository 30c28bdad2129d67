import { startInWords } from '#day/days/web/public/start-in-words.ts'
import { minutesOf, timeOf } from '#day/days/contract/day-time.ts'
import type { Day, Item } from '#day/days/contract/day-records.ts'
import { saveItem, type ItemValues } from '#day/days/web/item-edits.ts'
import { audienceNames, columns, noLength, noTime } from '#day/days/web/item-words.ts'
import { readLength, readTime } from '#day/days/web/typed-time.ts'
import { idsOfWedding } from '#day/days/web/typed-vendors.ts'
import { UnsavedNote } from '#day/days/web/UnsavedNote.tsx'
import { useOthersEdits } from '#platform/web/ui/controls/use-others-edits.ts'
import { VendorChoice } from '#day/days/web/VendorChoice.tsx'
import { formDraft } from '#platform/web/ui/controls/drafts.ts'
import { useZodForm } from '#platform/web/ui/controls/form.ts'
import { NativeSelect } from '#platform/web/ui/controls/NativeSelect.tsx'
import { Options } from '#platform/web/ui/controls/Options.tsx'
import { Switch } from '#platform/web/ui/controls/Switch.tsx'
import { TextArea, TextInput } from '#platform/web/ui/controls/TextInput.tsx'
import { FormDialog } from '#platform/web/ui/overlays/FormDialog.tsx'
import { useFormDialog } from '#platform/web/ui/overlays/use-form-dialog.ts'

const rules = () => import('#day/days/contract/day-forms.ts').then(({ itemForm }) => itemForm)

const valuesOf = ({ start, minutes, title, place, details, notes, section, audience, ...item }: Item) => ({
  title,
  start: startInWords(start),
  minutes: String(minutes),
  place: place ?? '',
  section: section ?? '',
  details: details ?? '',
  notes: notes ?? '',
  audience,
  vendorIds: item.vendorIds,
  isKey: item.isKey,
  isFixed: item.isFixed,
})

type Props = { day: Day; item: Item; open: boolean; onClose: () => void }

/** Everything about an item. Only changed fields are sent, so that others of the same item can be edited meanwhile. */
export default function ItemDialog({ day, item, open, onClose }: Props) {
  const form = useZodForm(rules, valuesOf(item), formDraft(`day-item-${item.id}`))
  const dialog = useFormDialog(form, open, () => valuesOf(item), onClose)
  const { seen, conflicts, settle } = useOthersEdits(item, open, form, valuesOf)
  const { values, register, setValue } = form

  const submit = form.handleSubmit(async ({ start, minutes, place, section, details, notes, ...others }) => {
    const time = readTime(start, minutesOf(item.start))
    const length = readLength(minutes)
    if (time === undefined) return form.setError('start', noTime)
    if (length === undefined) return form.setError('minutes', noLength)
    const texts = { place: place || null, section: section || null, details: details || null, notes: notes || null }
    const vendorIds = idsOfWedding(others.vendorIds, day.vendors)
    const all: ItemValues = { ...others, ...texts, vendorIds, start: timeOf(time), minutes: length }
    const changed = Object.entries(all).filter(([field]) => (form.changed as string[]).includes(field))
    if (changed.length > 0) await saveItem(seen, Object.fromEntries(changed))
    dialog.leave()
  }, 'Failed to update the item. Please try again.')

  const time = readTime(values.start, minutesOf(item.start))
  const mine: ItemValues = {
    ...values,
    start: time === undefined ? values.start : timeOf(time),
    minutes: readLength(values.minutes) ?? 0,
  }
  return (
    <FormDialog
      dialog={dialog}
      onSubmit={submit}
      title={<span className="wrap-anywhere">{item.title}</span>}
      submit={['Save Item', 'Saving...']}
    >
      {conflicts.map((field) => (
        <UnsavedNote
          key={field}
          item={item}
          vendors={day.vendors}
          unsaved={{ values: { [field]: mine[field] }, isConflict: true, message: '' }}
          onSave={() => settle(field, 'mine')}
          onDrop={() => settle(field, 'theirs')}
        />
      ))}
      <TextInput label={columns.title} required wide {...register('title')} />
      <TextInput label={columns.start} required {...register('start')} />
      <TextInput label={columns.minutes} required hint="Minutes, or 1h30" {...register('minutes')} />
      <TextInput label={columns.place} {...register('place')} />
      <TextInput label="Section" placeholder="Reception" hint="A heading in the list" {...register('section')} />
      <NativeSelect label={columns.audience} {...register('audience')}>
        <Options labels={audienceNames} />
      </NativeSelect>
      <div>
        <p aria-hidden className="text-sm font-medium">
          {columns.vendorIds}
        </p>
        <VendorChoice
          label={columns.vendorIds}
          vendors={day.vendors}
          chosen={values.vendorIds}
          onChange={(ids) => setValue('vendorIds', [...ids])}
        />
      </div>
      <div className="sm:col-span-2">
        <Switch
          label="Key moment"
          hint="On the calendar once the day is published, and bold for the couple"
          checked={values.isKey}
          onChange={(isKey) => setValue('isKey', isKey)}
        />
        <Switch
          label="Fixed"
          hint="Stays where it is when others are shifted"
          checked={values.isFixed}
          onChange={(isFixed) => setValue('isFixed', isFixed)}
        />
      </div>
      <TextArea label="Details" rows={3} wide hint="For everyone who sees the item" {...register('details')} />
      <TextArea label="Private Notes" rows={3} wide hint="Only for the studio" {...register('notes')} />
    </FormDialog>
  )
}
