import * as calls from '#weddings/people/contract/calls.ts'
import type { Person } from '#weddings/people/contract/endpoints.ts'
import { call } from '#platform/web/calls/call.ts'
import InvitationDialog from '#weddings/people/web/public/InvitationDialog.tsx'
import { accessLabels } from '#weddings/people/web/person-words.ts'
import { toast } from '#platform/web/ui/overlays/toast.ts'
import { useCall } from '#platform/web/calls/use-call.ts'

type Props = { person: Person; open: boolean; onClose: () => void }

/** Shows the mail that invites a person before it is sent, because it cannot be taken back. */
export default function InvitePersonDialog({ person: { id, name, email, access, invitedAt }, open, onClose }: Props) {
  const inviting = useCall(calls.invite)
  const params = { id }
  return (
    <InvitationDialog
      open={open}
      onClose={onClose}
      title={invitedAt ? `Email ${name} a New Link` : `Invite ${name}`}
      description={`The link opens the portal without a password, once, within 14 days. ${name} can see: ${accessLabels[access].toLowerCase()}.`}
      draft={`invite-person-${id}`}
      preview={(words) => call(calls.previewInvite, { params, body: { words } })}
      send={async (words) => {
        await inviting.mutateAsync({ params, body: { words } })
        toast({ title: 'Email on its way', text: `A link is on its way to ${email}.` })
      }}
      failure="Failed to send the email. Please try again."
    />
  )
}
