import { useMemo } from 'react'
import { t } from '#platform/web/locale/t.ts'
import * as calls from '#guests/guests/contract/parts/calls.ts'
import { DeleteButton } from '#guests/guests/web/DeleteButton.tsx'
import type { Part } from '#guests/guests/contract/parts/endpoints.ts'
import { partsOf } from '#platform/contract/call.ts'
import { useCall } from '#platform/web/calls/use-call.ts'
import { withTheirs } from '#platform/web/calls/with-theirs.ts'
import { Conflicts } from '#platform/web/ui/controls/Conflicts.tsx'
import { DateField } from '#platform/web/ui/controls/DateField.tsx'
import { formDraft } from '#platform/web/ui/controls/drafts.ts'
import { useZodForm } from '#platform/web/ui/controls/form.ts'
import { NativeSelect } from '#platform/web/ui/controls/NativeSelect.tsx'
import { Options } from '#platform/web/ui/controls/Options.tsx'
import { Switch } from '#platform/web/ui/controls/Switch.tsx'
import { TextArea, TextInput } from '#platform/web/ui/controls/TextInput.tsx'
import { changesOf, useOthersEdits } from '#platform/web/ui/controls/use-others-edits.ts'
import { FormDialog } from '#platform/web/ui/overlays/FormDialog.tsx'
import { toast } from '#platform/web/ui/overlays/toast.ts'
import { useFormDialog } from '#platform/web/ui/overlays/use-form-dialog.ts'
import { TieFields } from '#weddings/clients/web/public/TieFields.tsx'
import { fromWeddingInWords, type Offset } from '#platform/contract/offset.ts'

const rules = () => import('#guests/guests/contract/parts/endpoints.ts').then(({ partForm }) => partForm)
const { about } = partsOf(calls.update)

type Typed = {
  name: string
  place: string
  time: string
  daysAfter: string
  meals: string
  invitesAll: boolean
  deadline: string
  deadlineOffset: Offset | null
}

/** On which day a part takes place, counted from the wedding. */
const dayLabels: Record<string, string> = {
  '-2': 'Two days before',
  '-1': 'The day before',
  '0': 'On the wedding day',
  '1': 'The day after',
  '2': 'Two days after',
}

const typedOf = (part: Part | undefined): Typed => ({
  name: part?.name ?? '',
  place: part?.place ?? '',
  time: part?.time ?? '',
  daysAfter: String(part?.daysAfter ?? 0),
  meals: part?.meals.join('\n') ?? '',
  invitesAll: part?.invitesAll ?? true,
  deadline: part?.deadline ?? '',
  deadlineOffset: part?.deadlineOffset ?? null,
})

const fieldsOf = ({ meals, daysAfter, ...typed }: Partial<Typed>) => ({
  ...typed,
  ...(daysAfter !== undefined && { daysAfter: Number(daysAfter) }),
  ...(meals !== undefined && {
    meals: meals
      .split('\n')
      .map((meal) => meal.trim())
      .filter(Boolean),
  }),
})

/** Import and API know further days. */
const otherDay = (day: string) => (day in dayLabels ? {} : { [day]: `${day} days from the wedding` })

const inWords = ({ daysAfter, invitesAll, deadlineOffset, ...typed }: Typed) => ({
  ...typed,
  daysAfter: dayLabels[daysAfter] ?? daysAfter,
  invitesAll: invitesAll ? 'yes' : 'no',
  deadlineOffset: deadlineOffset ? fromWeddingInWords(deadlineOffset, t) : 'a fixed date',
})

type Props = { clientId: number; part: Part | undefined; open: boolean; onClose: () => void }

/** A part of the wedding to which guests are invited. */
export default function PartDialog({ clientId, part, open, onClose }: Props) {
  const create = useCall(calls.create)
  const update = useCall(calls.update)
  const start = () => typedOf(part)
  const form = useZodForm(rules, start(), formDraft(`guest-part-${clientId}-${part?.id ?? 'new'}`))
  const dialog = useFormDialog(form, open, start, onClose)
  const typed = useMemo(() => part && typedOf(part), [part])
  const { seen, conflicts, settle } = useOthersEdits(typed, open, form, (row) => row)
  const names = {
    name: 'Name',
    place: 'Place',
    time: 'Time',
    meals: 'Meals to Choose From',
    daysAfter: 'Day',
    invitesAll: 'New guests are invited',
    deadline: 'Answers Due',
    deadlineOffset: 'Answers Due',
  }
  const submit = form.handleSubmit(async (body) => {
    if (part && seen) {
      const { previous, ...changes } = changesOf(body, form.changed, seen)
      const sent = update.mutateAsync({
        params: { id: part.id },
        body: { ...fieldsOf(changes), previous: fieldsOf(previous) },
      })
      await withTheirs(about, sent)
    } else await create.mutateAsync({ params: { id: clientId }, body: { name: body.name, ...fieldsOf(body) } })
    dialog.leave()
    toast({ title: 'Guest list updated' })
  }, 'Failed to save. Please try again.')
  return (
    <FormDialog
      dialog={dialog}
      onSubmit={submit}
      title={part ? part.name : 'Add Part'}
      description={part ? undefined : 'Such as the ceremony, the dinner, or the brunch. A new part invites all guests.'}
      submit={['Save', 'Saving...']}
    >
      <Conflicts
        fields={conflicts}
        names={names}
        mine={inWords(form.values)}
        theirs={inWords(typed ?? form.values)}
        onSettle={settle}
      />
      <TextInput label={names.name} required wide dir="auto" {...form.register('name')} />
      <NativeSelect label={names.daysAfter} {...form.register('daysAfter')}>
        <Options labels={{ ...dayLabels, ...otherDay(form.values.daysAfter) }} />
      </NativeSelect>
      <TextInput label={names.time} type="time" {...form.register('time')} />
      <TextInput label={names.place} dir="auto" {...form.register('place')} />
      {!form.values.deadlineOffset && (
        <DateField
          label={names.deadline}
          hint="Until this day, guests can answer and change their answers."
          value={form.values.deadline}
          error={form.errors.deadline?.message}
          onChange={({ target }) => form.setValue('deadline', target.value)}
        />
      )}
      <TextArea
        label={names.meals}
        hint="One per line. Leave empty if guests don’t choose."
        rows={4}
        {...form.register('meals')}
      />
      <TieFields
        label="Answers due before the wedding"
        clientId={String(clientId)}
        value={form.values.deadlineOffset}
        error={form.errors.deadlineOffset?.message}
        onChange={(next) => form.setValue('deadlineOffset', next)}
      />
      <div className="sm:col-span-2">
        <Switch
          label={names.invitesAll}
          checked={form.values.invitesAll}
          hint="Whoever is added to the list later is invited to this part too."
          onChange={(next) => form.setValue('invitesAll', next)}
        />
      </div>
      {part && (
        <DeleteButton
          label="Delete Part"
          title={`Delete ${part.name}`}
          text="The guests’ answers for it are deleted too."
          endpoint={calls.remove}
          input={{ params: { id: part.id } }}
          onDone={dialog.leave}
        />
      )}
    </FormDialog>
  )
}
