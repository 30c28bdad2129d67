import type { Member } from '#contract/members.ts'
import { AssignedWeddings } from '#web/members/AssignedWeddings.tsx'
import { roleWords } from '#web/members/member-words.ts'
import { useMemberForm, valuesOf } from '#web/members/use-member-form.ts'
import { NativeSelect } from '#web/ui/controls/NativeSelect.tsx'
import { Options } from '#web/ui/controls/Options.tsx'
import { TextInput } from '#web/ui/controls/TextInput.tsx'
import { FormDialog } from '#web/ui/overlays/FormDialog.tsx'
import { useFormDialog } from '#web/ui/overlays/use-form-dialog.ts'

type Props = { member?: Member; open: boolean; onClose: () => void }

/** Invites somebody to the studio, or changes the given member. */
export default function MemberDialog({ member, open, onClose }: Props) {
  const { form, submit } = useMemberForm(member, onClose)
  const dialog = useFormDialog(form, open, () => valuesOf(member), onClose)
  const { register, values } = form
  const role = values.role ?? 'assistant'
  return (
    <FormDialog
      dialog={dialog}
      onSubmit={submit}
      title={member ? `Edit ${member.name}` : 'Invite to the Team'}
      description={member ? undefined : 'We mail a link with which they choose a password. It works for 14 days.'}
      submit={member ? ['Save', 'Saving...'] : ['Send Invitation', 'Sending...']}
    >
      <TextInput label="Name" required {...register('name')} />
      {!member && <TextInput label="Email" type="email" required {...register('email')} />}
      <NativeSelect label="Role" hint={roleWords[role].text} {...register('role')}>
        <Options labels={roleWords} />
      </NativeSelect>
      {role === 'day-of' && (
        <AssignedWeddings chosen={values.weddings ?? []} onChoose={(weddings) => form.setValue('weddings', weddings)} />
      )}
    </FormDialog>
  )
}
