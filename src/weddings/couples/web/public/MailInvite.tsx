import { lazy, useRef } from 'react'
import type { Client } from '#weddings/clients/contract/endpoints.ts'
import { Later } from '#platform/web/ui/layout/Later.tsx'

const MailInviteDialog = lazy(() => import('#weddings/couples/web/public/MailInviteDialog.tsx'))

type Props = { client: Pick<Client, 'id' | 'isActivated'>; open: boolean; onClose: () => void; onSent: () => void }

/** The dialog that mails an invite, loaded when it is first opened. It stays mounted, so that its closing animation runs. */
export function MailInvite(props: Props) {
  const opened = useRef(false)
  if (props.open) opened.current = true
  if (!opened.current) return null
  return (
    <Later>
      <MailInviteDialog {...props} />
    </Later>
  )
}
