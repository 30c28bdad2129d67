import { useMemo, type ComponentType } from 'react'
import * as calls from '#guests/guests/contract/calls.ts'
import { DeleteButton } from '#guests/guests/web/DeleteButton.tsx'
import { emptyEnvelope, fieldsOf, seenFields, typedOf, type TypedEnvelope } from '#guests/guests/web/envelope-form.ts'
import { GuestFields } from '#guests/guests/web/GuestFields.tsx'
import { listLabels, sideLabels, type Couple } from '#guests/guests/web/guest-words.ts'
import type { ListedEnvelope } from '#guests/guests/web/rows.ts'
import { partsOf } from '#platform/contract/call.ts'
import { languageNames } from '#platform/contract/locale/language.ts'
import { useCall } from '#platform/web/calls/use-call.ts'
import { withTheirs } from '#platform/web/calls/with-theirs.ts'
import { Conflicts } from '#platform/web/ui/controls/Conflicts.tsx'
import { formDraft } from '#platform/web/ui/controls/drafts.ts'
import { useZodForm } from '#platform/web/ui/controls/form.ts'
import { NativeSelect } from '#platform/web/ui/controls/NativeSelect.tsx'
import { Options } from '#platform/web/ui/controls/Options.tsx'
import { TextArea, TextInput } from '#platform/web/ui/controls/TextInput.tsx'
import { changesOf, useOthersEdits } from '#platform/web/ui/controls/use-others-edits.ts'
import { FormDialog } from '#platform/web/ui/overlays/FormDialog.tsx'
import { useFormDialog } from '#platform/web/ui/overlays/use-form-dialog.ts'
import { toast } from '#platform/web/ui/overlays/toast.ts'
import { t } from '#platform/web/locale/t.ts'

const rules = () => import('#guests/guests/web/envelope-rules.ts').then(({ envelopeRules }) => envelopeRules)
const { about } = partsOf(calls.update)

const fieldNames = (): Record<keyof TypedEnvelope, string> => ({
  name: t('Name on the Envelope'),
  guests: t('Guests'),
  unnamedSeats: t('Seats without a Name'),
  email: t('Email'),
  phone: t('Phone'),
  address: t('Address'),
  language: t('Language'),
  side: t('Side'),
  list: t('List'),
  tags: t('Tags'),
  privateNotes: 'Private Notes',
})

type Props = {
  clientId: number
  couple: Couple
  isPlanner: boolean
  /** Without one, the form is for a new one. */
  envelope: ListedEnvelope | undefined
  open: boolean
  onClose: () => void
  /** What else there is to say of an envelope. */
  More?: ComponentType<{ clientId: number; envelopeId: number }> | undefined
}

/** An envelope with its guests. */
export default function EnvelopeDialog({ clientId, couple, isPlanner, envelope, open, onClose, More }: Props) {
  const create = useCall(calls.create)
  const update = useCall(calls.update)
  const start = () => (envelope ? typedOf(envelope) : emptyEnvelope)
  const form = useZodForm(rules, start(), formDraft(`envelope-${clientId}-${envelope?.id ?? 'new'}`))
  const dialog = useFormDialog(form, open, start, onClose)
  const typed = useMemo(() => envelope && typedOf(envelope), [envelope])
  const { seen, conflicts, settle } = useOthersEdits(typed, open, form, (row) => row)
  const names = fieldNames()

  const submit = form.handleSubmit(async (body) => {
    if (envelope && seen) {
      const { previous, ...changes } = changesOf(body as TypedEnvelope, form.changed, seen)
      const sent = update.mutateAsync({
        params: { id: envelope.id },
        body: { ...fieldsOf(changes, seen.guests), previous: seenFields(previous) },
      })
      await withTheirs(about, sent)
    } else await create.mutateAsync({ params: { id: clientId }, body: ownFields(body, isPlanner) })
    dialog.leave()
    toast({ title: t('Guest list updated') })
  }, t('Failed to save. Please try again.'))

  return (
    <FormDialog
      dialog={dialog}
      onSubmit={submit}
      title={envelope ? envelope.name : t('Add Envelope')}
      description={t('Who shares one invitation: a family, a couple, or one person.')}
      submit={[t('Save'), t('Saving...')]}
      wide
    >
      <Conflicts
        fields={conflicts}
        names={names}
        mine={inWords(form.values)}
        theirs={inWords(typed ?? emptyEnvelope)}
        onSettle={settle}
      />
      <GuestFields
        guests={form.values.guests}
        error={form.errors.guests?.message}
        onChange={(next) => form.setValue('guests', next)}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextInput
          label={names.name}
          hint={t('Left empty, it is made from the guests’ names.')}
          dir="auto"
          {...form.register('name')}
        />
        <TextInput
          label={names.unnamedSeats}
          hint={t('For companions you don’t know by name yet.')}
          inputMode="numeric"
          {...form.register('unnamedSeats')}
        />
        <TextArea label={names.address} rows={3} wide {...form.register('address')} />
        <TextInput label={names.email} type="email" inputMode="email" autoComplete="off" {...form.register('email')} />
        <TextInput label={names.phone} type="tel" autoComplete="off" {...form.register('phone')} />
        <NativeSelect label={names.language} {...form.register('language')}>
          <option value="">{t('Same as the wedding')}</option>
          <Options labels={languageNames} />
        </NativeSelect>
        <NativeSelect label={names.side} {...form.register('side')}>
          <option value="">—</option>
          {Object.entries(sideLabels(couple)).map(([side, name]) => (
            <option key={side} value={side}>
              {name}
            </option>
          ))}
        </NativeSelect>
        <NativeSelect
          label={names.list}
          hint={t('The B list is invited when others decline.')}
          {...form.register('list')}
        >
          <Options labels={listLabels} />
        </NativeSelect>
        <TextInput label={names.tags} hint={t('Separated by commas.')} dir="auto" {...form.register('tags')} />
        {isPlanner && (
          <TextArea
            label={names.privateNotes}
            hint="Only your studio sees these."
            rows={2}
            wide
            {...form.register('privateNotes')}
          />
        )}
      </div>
      {envelope && More && <More clientId={clientId} envelopeId={envelope.id} />}
      {envelope && (
        <DeleteButton
          label={t('Delete Envelope')}
          title={t('Delete {name}', { name: envelope.name })}
          text={t('Its guests and their answers are deleted too.')}
          endpoint={calls.remove}
          input={{ params: { id: envelope.id } }}
          onDone={dialog.leave}
        />
      )}
    </FormDialog>
  )
}

const inWords = ({ guests, ...typed }: TypedEnvelope) => ({
  ...typed,
  guests: guests.map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim()).join(', '),
})

/** A couple has no private notes. */
function ownFields({ privateNotes, ...typed }: TypedEnvelope, isPlanner: boolean) {
  return fieldsOf(isPlanner ? { ...typed, privateNotes } : typed)
}
