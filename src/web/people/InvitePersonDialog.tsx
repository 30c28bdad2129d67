import { contract } from '#contract/index.ts'
import type { Person } from '#contract/people.ts'
import { accessLabels } from '#web/people/person-words.ts'
import { ConfirmCall } from '#web/ui/overlays/ConfirmCall.tsx'

type Props = { person: Person; open: boolean; onClose: () => void }

/** Asks before the mail goes out, because it can not be taken back. */
export const InvitePersonDialog = ({ person: { id, name, email, access, invitedAt }, ...dialog }: Props) => (
  <ConfirmCall
    {...dialog}
    endpoint={contract.people.invite}
    input={{ params: { id } }}
    title={invitedAt ? `Mail ${name} a new link` : `Invite ${name}`}
    text={
      <>
        The link goes to <strong className="font-medium text-ink [overflow-wrap:anywhere]">{email}</strong>. It opens
        the portal without a password, once, within 14 days. {name} may see: {accessLabels[access].toLowerCase()}.
      </>
    }
    variant="primary"
    confirm={['Send Mail', 'Sending...']}
    done={{ title: 'Mail on its way', text: `${name} gets a link at ${email}.` }}
    failure="Failed to send the mail. Please try again."
  />
)
