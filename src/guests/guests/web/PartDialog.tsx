import { useMemo } from 'react'
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
import { TextArea, TextInput } from '#platform/web/ui/controls/TextInput.tsx'
import { changesOf, useOthersEdits } from '#platform/web/ui/controls/use-others-edits.ts'
import { FormDialog } from '#platform/web/ui/overlays/FormDialog.tsx'
import { toast } from '#platform/web/ui/overlays/toast.ts'
import { useFormDialog } from '#platform/web/ui/overlays/use-form-dialog.ts'
import { t } from '#platform/web/locale/t.ts'

const rules = () => import('#guests/guests/contract/parts/endpoints.ts').then(({ partForm }) => partForm)
const { about } = partsOf(calls.update)

type Typed = { name: string; place: string; time: string; meals: string; deadline: string }

const typedOf = (part: Part | undefined): Typed => ({
  name: part?.name ?? '',
  place: part?.place ?? '',
  time: part?.time ?? '',
  meals: part?.meals.join('\n') ?? '',
  deadline: part?.deadline ?? '',
})

const fieldsOf = ({ meals, ...typed }: Partial<Typed>) => ({
  ...typed,
  ...(meals !== undefined && {
    meals: meals
      .split('\n')
      .map((meal) => meal.trim())
      .filter(Boolean),
  }),
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
    name: t('Name'),
    place: t('Place'),
    time: t('Time'),
    meals: t('Meals to Choose From'),
    deadline: t('Answers Due'),
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
    toast({ title: t('Guest list updated') })
  }, t('Failed to save. Please try again.'))
  return (
    <FormDialog
      dialog={dialog}
      onSubmit={submit}
      title={part ? part.name : t('Add Part')}
      description={t('Such as the ceremony, the dinner, or the brunch. All guests are invited until you change it.')}
      submit={[t('Save'), t('Saving...')]}
    >
      <Conflicts fields={conflicts} names={names} mine={form.values} theirs={typed ?? form.values} onSettle={settle} />
      <TextInput label={names.name} required wide dir="auto" {...form.register('name')} />
      <TextInput label={names.time} type="time" {...form.register('time')} />
      <TextInput label={names.place} dir="auto" {...form.register('place')} />
      <DateField
        label={names.deadline}
        hint={t('Until this day, guests can answer and change their answers.')}
        value={form.values.deadline}
        error={form.errors.deadline?.message}
        onChange={({ target }) => form.setValue('deadline', target.value)}
      />
      <TextArea
        label={names.meals}
        hint={t('One in a line. Left empty, guests are not asked.')}
        rows={4}
        {...form.register('meals')}
      />
      {part && (
        <DeleteButton
          label={t('Delete Part')}
          title={t('Delete {name}', { name: part.name })}
          text={t('What guests have answered for it is deleted with it.')}
          endpoint={calls.remove}
          input={{ params: { id: part.id } }}
          onDone={dialog.leave}
        />
      )}
    </FormDialog>
  )
}
