import { firstAudience } from '#day/days/contract/day-audiences.ts'
import type { Contact } from '#day/days/contract/day-records.ts'
import * as calls from '#day/days/contract/calls.ts'
import { audienceNames } from '#day/days/web/item-words.ts'
import { partsOf } from '#platform/contract/call.ts'
import { withTheirs } from '#platform/web/calls/with-theirs.ts'
import { Conflicts } from '#platform/web/ui/controls/Conflicts.tsx'
import { changesOf, useOthersEdits } from '#platform/web/ui/controls/use-others-edits.ts'
import { useCall } from '#platform/web/calls/use-call.ts'
import { formDraft } from '#platform/web/ui/controls/drafts.ts'
import { useZodForm } from '#platform/web/ui/controls/form.ts'
import { NativeSelect } from '#platform/web/ui/controls/NativeSelect.tsx'
import { Options } from '#platform/web/ui/controls/Options.tsx'
import { TextInput } from '#platform/web/ui/controls/TextInput.tsx'
import { FormDialog } from '#platform/web/ui/overlays/FormDialog.tsx'
import { useFormDialog } from '#platform/web/ui/overlays/use-form-dialog.ts'

const rules = () => import('#day/days/contract/endpoints.ts').then(({ newContact }) => newContact)

const valuesOf = (contact?: Partial<Contact>) => ({
  name: contact?.name ?? '',
  role: contact?.role ?? '',
  phone: contact?.phone ?? '',
  email: contact?.email ?? '',
  audience: contact?.audience ?? firstAudience,
})

const fieldNames = { name: 'Name', role: 'Role', phone: 'Phone', email: 'Email', audience: 'Who Sees It' }
const inWords = (values: Partial<Contact>) => {
  const { name, role, phone, email, audience } = valuesOf(values)
  return { name, role, phone, email, audience: audienceNames[audience] }
}
const { about } = partsOf(calls.updateContact)

type Props = { dayId: number; contact: Contact | undefined; open: boolean; onClose: () => void }

/** Adds somebody to the contact sheet of a day, or edits the given contact. */
export default function ContactDialog({ dayId, contact, open, onClose }: Props) {
  const add = useCall(calls.addContact)
  const update = useCall(calls.updateContact)
  const form = useZodForm(rules, valuesOf(contact), formDraft(`day-contact-${contact?.id ?? `new-${dayId}`}`))
  const dialog = useFormDialog(form, open, () => valuesOf(contact), onClose)
  const { seen, conflicts, settle } = useOthersEdits(contact, open, form, valuesOf)
  const submit = form.handleSubmit(
    async (body) => {
      if (seen) {
        const params = { id: dayId, contactId: seen.id }
        await withTheirs(about, update.mutateAsync({ params, body: changesOf(body, form.changed, seen) }))
      } else await add.mutateAsync({ params: { id: dayId }, body })
      dialog.leave()
    },
    `Failed to ${contact ? 'update' : 'add'} the contact. Please try again.`,
  )
  const { register } = form
  return (
    <FormDialog
      dialog={dialog}
      onSubmit={submit}
      title={contact ? `Edit ${contact.name}` : 'Add Contact'}
      submit={contact ? ['Save Contact', 'Saving...'] : ['Add Contact', 'Adding...']}
    >
      {contact && (
        <Conflicts
          fields={conflicts}
          names={fieldNames}
          mine={inWords(form.values)}
          theirs={inWords(contact)}
          onSettle={settle}
        />
      )}
      <TextInput label="Name" required {...register('name')} />
      <TextInput label="Role" placeholder="Maid of honor" {...register('role')} />
      <TextInput label="Phone" type="tel" {...register('phone')} />
      <TextInput label="Email" type="email" {...register('email')} />
      <NativeSelect label="Who Sees It" wide {...register('audience')}>
        <Options labels={audienceNames} />
      </NativeSelect>
    </FormDialog>
  )
}
