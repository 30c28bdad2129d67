import * as coupleCalls from '#weddings/couples/contract/calls.ts'
import type { Client } from '#weddings/clients/contract/endpoints.ts'
import { call } from '#platform/web/calls/call.ts'
import InvitationDialog from '#weddings/people/web/public/InvitationDialog.tsx'
import { toast } from '#platform/web/ui/overlays/toast.ts'
import { useCall } from '#platform/web/calls/use-call.ts'

type Props = { client: Pick<Client, 'id' | 'isActivated'>; open: boolean; onClose: () => void; onSent: () => void }

/** Mails a new invite link to the couple. */
export default function MailInviteDialog({ client: { id, isActivated }, open, onClose, onSent }: Props) {
  const mailing = useCall(coupleCalls.mailInvite)
  const params = { id }
  return (
    <InvitationDialog
      open={open}
      onClose={onClose}
      title="Email the Invite"
      description={
        isActivated
          ? 'The couple chooses a new password with the link in this email.'
          : 'The couple activates their account with the link in this email. A new link replaces the previous one.'
      }
      draft={`mail-invite-${id}`}
      preview={(words) => call(coupleCalls.previewInvite, { params, body: { words } })}
      send={async (words) => {
        const { sentTo } = await mailing.mutateAsync({ params, body: { words } })
        onSent()
        toast({ title: 'Invite emailed', text: `A new invite link is on its way to ${sentTo}.` })
      }}
      failure="Failed to email the invite. Please try again."
    />
  )
}
