import type { ComponentType } from 'react'
import type { Member } from '#studio/accounts/contract/member.ts'
import { roleWords } from '#studio/members/web/member-words.ts'
import { useMemberForm, valuesOf } from '#studio/members/web/use-member-form.ts'
import { NativeSelect } from '#platform/web/ui/controls/NativeSelect.tsx'
import { Options } from '#platform/web/ui/controls/Options.tsx'
import { TextInput } from '#platform/web/ui/controls/TextInput.tsx'
import { FormDialog } from '#platform/web/ui/overlays/FormDialog.tsx'
import { useFormDialog } from '#platform/web/ui/overlays/use-form-dialog.ts'

/** Chooses the weddings that a day-of member reaches. */
export type WeddingChoice = ComponentType<{ chosen: readonly number[]; onChoose: (weddings: number[]) => void }>

type Props = { member?: Member; WeddingChoice: WeddingChoice; open: boolean; onClose: () => void }

/** Invites somebody to the studio, or changes the given member. */
export default function MemberDialog({ member, WeddingChoice, open, onClose }: Props) {
  const { form, submit } = useMemberForm(member, onClose)
  const dialog = useFormDialog(form, open, () => valuesOf(member), onClose)
  const { register, values } = form
  const role = values.role ?? 'assistant'
  return (
    <FormDialog
      dialog={dialog}
      onSubmit={submit}
      title={member ? `Edit ${member.name}` : 'Invite to the Team'}
      description={member ? undefined : 'We email them a link to choose a password. It works for 14 days.'}
      submit={member ? ['Save', 'Saving...'] : ['Send Invitation', 'Sending...']}
    >
      <TextInput label="Name" required {...register('name')} />
      {!member && <TextInput label="Email" type="email" required {...register('email')} />}
      <NativeSelect label="Role" hint={roleWords[role].text} {...register('role')}>
        <Options labels={roleWords} />
      </NativeSelect>
      {role === 'day-of' && (
        <WeddingChoice chosen={values.weddings ?? []} onChoose={(weddings) => form.setValue('weddings', weddings)} />
      )}
    </FormDialog>
  )
}
