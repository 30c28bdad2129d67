import Mail from 'lucide-react/icons/mail'
import { lazy, useState } from 'react'
import type { Client } from '#weddings/clients/contract/endpoints.ts'
import { MailInvite } from '#weddings/couples/web/public/MailInvite.tsx'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { Later } from '#platform/web/ui/layout/Later.tsx'

const CoupleToInvite = lazy(() => import('#overview/first-steps/web/CoupleToInvite.tsx'))

/** Invites one of the couples that have not opened their portal: the chosen one, at first the one with the next wedding. */
export function InviteStep({ couples }: { couples: readonly Client[] }) {
  const [chosen, setChosen] = useState<number>()
  const [isOpen, setOpen] = useState(false)
  const waiting = couples.filter(({ isActivated }) => !isActivated)
  const couple = waiting.find(({ id }) => id === chosen) ?? waiting[0]
  const close = () => setOpen(false)
  return (
    <div className="flex flex-wrap items-end gap-2">
      {couple && waiting.length > 1 && (
        <Later>
          <CoupleToInvite couples={waiting} chosen={couple} onChoose={setChosen} />
        </Later>
      )}
      <Button icon={<Mail />} disabled={!couple} onClick={() => setOpen(true)}>
        Preview the Invitation
      </Button>
      {couple && <MailInvite key={couple.id} client={couple} open={isOpen} onClose={close} onSent={close} />}
    </div>
  )
}
