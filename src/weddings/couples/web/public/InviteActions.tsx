import Check from 'lucide-react/icons/check'
import Link2 from 'lucide-react/icons/link-2'
import Mail from 'lucide-react/icons/mail'
import { useState } from 'react'
import type { Client } from '#weddings/clients/contract/endpoints.ts'
import { MailInvite } from '#weddings/couples/web/public/MailInvite.tsx'
import { useInvite } from '#weddings/couples/web/public/use-invite.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { TextInput } from '#platform/web/ui/controls/TextInput.tsx'

const focus = (field: HTMLElement | null) => field?.focus()

type Props = { client: Pick<Client, 'id' | 'isActivated'>; className?: string }

/** Creates an invite link for the couple, to copy or to mail. */
export function InviteActions({ client, className }: Props) {
  const { generate, forget, label, pending, copied, link } = useInvite(client)
  const [isMailing, setMailing] = useState(false)
  return (
    <div className={className}>
      <Button icon={copied ? <Check /> : <Link2 />} pending={pending} onClick={() => void generate()}>
        {label}
      </Button>
      <Button icon={<Mail />} disabled={pending} onClick={() => setMailing(true)}>
        Email It to the Couple
      </Button>
      <MailInvite client={client} open={isMailing} onClose={() => setMailing(false)} onSent={forget} />
      {link && (
        <TextInput
          label="Invite link"
          className="mt-2 w-full"
          inputClassName="scroll-mb-32"
          readOnly
          ref={focus}
          value={link}
          onFocus={({ target }) => target.select()}
        />
      )}
    </div>
  )
}
