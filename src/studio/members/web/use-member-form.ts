import * as calls from '#studio/members/contract/calls.ts'
import type { Member } from '#studio/accounts/contract/member.ts'
import { formDraft } from '#platform/web/ui/controls/drafts.ts'
import { useZodForm } from '#platform/web/ui/controls/form.ts'
import { toast } from '#platform/web/ui/overlays/toast.ts'
import { useCall } from '#platform/web/calls/use-call.ts'

const rules = () => import('#studio/members/contract/endpoints.ts').then(({ newMember }) => newMember)

export const valuesOf = (member?: Member) => ({
  name: member?.name ?? '',
  email: member?.email ?? '',
  role: member?.role ?? 'assistant',
  weddings: member?.weddings ?? [],
})

/** The form for an invitation, or for the given member. */
export function useMemberForm(member: Member | undefined, onSaved: () => void) {
  const create = useCall(calls.create)
  const update = useCall(calls.update)
  const form = useZodForm(rules, valuesOf(member), formDraft(`member-${member?.id ?? 'new'}`))

  const submit = form.handleSubmit(
    async ({ email, ...body }) => {
      if (member) await update.mutateAsync({ params: { id: member.id }, body })
      else await create.mutateAsync({ body: { email, ...body } })
      form.reset()
      onSaved()
      toast(
        member
          ? { title: 'Success', text: `${body.name} has been updated.` }
          : { title: 'Invitation sent', text: `We have emailed ${email}.` },
      )
    },
    member ? 'Failed to save. Please try again.' : 'Failed to send the invitation. Please try again.',
  )
  return { form, submit }
}
