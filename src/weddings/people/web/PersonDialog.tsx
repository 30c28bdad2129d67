import type { Person } from '#weddings/people/contract/endpoints.ts'
import { accessLabels } from '#weddings/people/web/person-words.ts'
import { rhythmWords } from '#weddings/people/web/public/rhythm-words.ts'
import { isFixed, usePersonForm, valuesOf } from '#weddings/people/web/use-person-form.ts'
import * as calls from '#weddings/people/contract/calls.ts'
import { languageNames } from '#platform/contract/locale/language.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { Conflicts } from '#platform/web/ui/controls/Conflicts.tsx'
import { NativeSelect } from '#platform/web/ui/controls/NativeSelect.tsx'
import { Options } from '#platform/web/ui/controls/Options.tsx'
import { TextInput } from '#platform/web/ui/controls/TextInput.tsx'
import { FormDialog } from '#platform/web/ui/overlays/FormDialog.tsx'
import { useFormDialog } from '#platform/web/ui/overlays/use-form-dialog.ts'

type Props = { clientId: number; person?: Person; open: boolean; onClose: () => void }

/** Adds a person to a wedding, or edits the given one. */
export default function PersonDialog({ clientId, person: given, open, onClose }: Props) {
  const { data: people } = useAnswer(calls.ofWedding, { params: { id: clientId } }, { enabled: given !== undefined })
  // The person as somebody else may have changed it since the dialog was opened.
  const person = given && (people?.find(({ id }) => id === given.id) ?? given)
  const { form, submit, conflicts, settle } = usePersonForm(clientId, person, open, onClose)
  const dialog = useFormDialog(form, open, () => valuesOf(person), onClose)
  const { register } = form
  const role = person?.role ?? 'other'
  return (
    <FormDialog
      dialog={dialog}
      onSubmit={submit}
      title={person ? `Edit ${person.name}` : 'Add Person'}
      description={role === 'other' ? undefined : fixedNote[role]}
      submit={person ? ['Update Person', 'Updating...'] : ['Add Person', 'Adding...']}
    >
      {person && (
        <Conflicts fields={conflicts} names={fieldNames} mine={form.values} theirs={person} onSettle={settle} />
      )}
      {role === 'other' && (
        <>
          <TextInput label="Name" required {...register('name')} />
          <TextInput label="Relation" placeholder="Mother of Emma" {...register('relation')} />
        </>
      )}
      {!isFixed(person, 'email') && <TextInput label="Email" type="email" {...register('email')} />}
      {!isFixed(person, 'phone') && <TextInput label="Phone" type="tel" {...register('phone')} />}
      <NativeSelect label="Language" hint="Of the portal, emails and PDFs." {...register('language')}>
        <option value="">As for the wedding</option>
        <Options labels={languageNames} />
      </NativeSelect>
      <TextInput label="Note on Language" placeholder="Speaks Catalan as well" {...register('languageNote')} />
      <NativeSelect label="May See" hint={accessHints[form.values.access ?? 'all']} {...register('access')}>
        <Options labels={accessLabels} />
      </NativeSelect>
      <NativeSelect label="Emails about News" {...register('rhythm')}>
        <Options labels={rhythmWords} />
      </NativeSelect>
    </FormDialog>
  )
}

const fieldNames = {
  name: 'Name',
  relation: 'Relation',
  email: 'Email',
  phone: 'Phone',
  language: 'Language',
  languageNote: 'Note on Language',
  access: 'May See',
  rhythm: 'Emails about News',
}

const fixedNote = {
  'partner-one': 'You can change the name, email, and phone of this partner on the couple’s Overview tab.',
  'partner-two': 'You can change the name of this partner on the couple’s Overview tab.',
}

const accessHints = {
  all: 'The whole portal, with billing.',
  'no-money': 'The portal without billing.',
  'only-money': 'Billing and nothing else.',
}
