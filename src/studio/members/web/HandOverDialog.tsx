import * as calls from '#studio/members/contract/calls.ts'
import type { Member } from '#studio/accounts/contract/member.ts'
import { forget } from '#platform/web/session/session.ts'
import { PasswordInput } from '#platform/web/ui/controls/PasswordInput.tsx'
import { useZodForm } from '#platform/web/ui/controls/form.ts'
import { goTo } from '#platform/web/ui/go-to.ts'
import { FormDialog } from '#platform/web/ui/overlays/FormDialog.tsx'
import { toastAfterLoad } from '#platform/web/ui/overlays/toast.ts'
import { useFormDialog } from '#platform/web/ui/overlays/use-form-dialog.ts'
import { useCall } from '#platform/web/calls/use-call.ts'

const rules = () => import('#studio/members/contract/endpoints.ts').then(({ handOverForm }) => handOverForm)
const empty = () => ({ currentPassword: '' })

type Props = { member: Member; open: boolean; onClose: () => void }

/** Makes the member the owner of the studio; both sign in again. */
export default function HandOverDialog({ member, open, onClose }: Props) {
  const { mutateAsync } = useCall(calls.handOver)
  const form = useZodForm(rules, empty())
  const dialog = useFormDialog(form, open, empty, onClose)
  const submit = form.handleSubmit(async (body) => {
    const { message } = await mutateAsync({ params: { id: member.id }, body })
    await forget('planner')
    toastAfterLoad({ title: 'Studio handed over', text: message })
    goTo('/login')
  }, 'Failed to hand over the studio. Please try again.')
  return (
    <FormDialog
      dialog={dialog}
      onSubmit={submit}
      title={`Hand Over the Studio to ${member.name}`}
      description={`${member.name} will own the studio with its account and team. You stay on as a planner. Both of you will need to sign in again.`}
      submit={['Hand Over', 'Handing over...']}
    >
      <PasswordInput label="Current Password" required {...form.register('currentPassword')} />
    </FormDialog>
  )
}
