import { Check, Link2 } from 'lucide-react'
import type { Client } from '#contract/clients.ts'
import { inviteStatus } from '#web/clients/invite-status.ts'
import { useInvite } from '#web/clients/use-invite.ts'
import { Button } from '#web/ui/Button.tsx'
import { TitledCard } from '#web/ui/Card.tsx'
import { dayHere } from '#contract/day.ts'
import { formatDate } from '#web/ui/dates.ts'
import { TextInput } from '#web/ui/TextInput.tsx'

export function InviteCard({ client }: { client: Client }) {
  const { generate, isPending, copied, link } = useInvite(client.id)
  const { isActivated, inviteSent, inviteExpiresAt } = client
  return (
    <TitledCard title="Portal access" text="The couple activates its account with a link from you.">
      <p className="text-sm">{inviteStatus(client)}</p>
      {inviteSent && !isActivated && inviteExpiresAt && (
        <p className="mt-0.5 text-sm text-muted tabular">
          The link works until {formatDate(dayHere(new Date(inviteExpiresAt)))}.
        </p>
      )}
      <Button
        className="mt-4 w-full"
        icon={copied ? <Check /> : <Link2 />}
        pending={isPending}
        pendingLabel="Generating..."
        onClick={() => void generate()}
      >
        {copied ? 'Link Copied!' : isActivated ? 'Send New Invite' : 'Generate Invite Link'}
      </Button>
      {inviteSent && !isActivated && (
        <p className="mt-2 text-[0.8125rem] text-muted">A new link takes the place of the one before.</p>
      )}
      {link && (
        <TextInput
          label="Invite link"
          className="mt-4"
          readOnly
          value={link}
          onFocus={({ target }) => target.select()}
        />
      )}
    </TitledCard>
  )
}
