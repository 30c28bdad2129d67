import { Check, Eye, Link2, Mail, Palette } from 'lucide-react'
import type { Client } from '#contract/clients.ts'
import { inviteStatus } from '#web/clients/invite-status.ts'
import { useInvite } from '#web/clients/use-invite.ts'
import { AnchorButton, Button } from '#web/ui/Button.tsx'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { TitledCard } from '#web/ui/Card.tsx'
import { dayHere } from '#contract/day.ts'
import { formatDate } from '#web/ui/dates.ts'
import { TextInput } from '#web/ui/TextInput.tsx'

const focus = (field: HTMLElement | null) => field?.focus()

export function InviteCard({ client }: { client: Client }) {
  const { generate, mail, label, pending, copied, link } = useInvite(client)
  const { isActivated, inviteSent, inviteExpiresAt } = client
  return (
    <TitledCard title="Portal access" text="The couple activates its account with a link from you.">
      <p className="text-sm">{inviteStatus(client)}</p>
      {inviteSent && !isActivated && inviteExpiresAt && (
        <p className="mt-0.5 text-sm text-muted tabular">
          The link works until {formatDate(dayHere(new Date(inviteExpiresAt)))}.
        </p>
      )}
      <div className="mt-4 grid gap-2">
        <div className="grid grid-cols-2 gap-2">
          <ButtonLink to="/portal-builder/$id" params={{ id: client.id }} icon={<Palette />}>
            Customize
          </ButtonLink>
          <AnchorButton href={`/client-portal/${client.id}`} icon={<Eye />}>
            View Portal
          </AnchorButton>
        </div>
        <Button
          icon={copied ? <Check /> : <Link2 />}
          pending={pending === 'generate'}
          disabled={pending !== undefined}
          onClick={() => void generate()}
        >
          {label}
        </Button>
        <Button
          icon={<Mail />}
          pending={pending === 'mail'}
          pendingLabel="Mailing..."
          disabled={pending !== undefined}
          onClick={() => void mail()}
        >
          Mail It to the Couple
        </Button>
      </div>
      {inviteSent && !isActivated && (
        <p className="mt-2 text-[0.8125rem] text-muted">A new link takes the place of the one before.</p>
      )}
      {link && (
        <TextInput
          label="Invite link"
          className="mt-4"
          inputClassName="scroll-mb-32"
          readOnly
          ref={focus}
          value={link}
          onFocus={({ target }) => target.select()}
        />
      )}
    </TitledCard>
  )
}
