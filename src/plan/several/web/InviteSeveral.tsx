import { lazy } from 'react'
import type { Client } from '#weddings/clients/contract/endpoints.ts'
import * as coupleCalls from '#weddings/couples/contract/calls.ts'
import * as calls from '#plan/several/contract/calls.ts'
import { call } from '#platform/web/calls/call.ts'
import { useCall } from '#platform/web/calls/use-call.ts'
import { Dialog, onceOpened } from '#platform/web/ui/overlays/Dialog.tsx'
import { toast } from '#platform/web/ui/overlays/toast.ts'
import { counted } from '#platform/web/ui/format/numbers.ts'

const InvitationDialog = onceOpened(lazy(() => import('#weddings/people/web/public/InvitationDialog.tsx')))

type Props = { chosen: readonly Client[]; open: boolean; onClose: () => void }

/** Invites the chosen couples by mail, after it has said what leaves and to whom. */
export function InviteSeveral({ chosen, open, onClose }: Props) {
  const waiting = chosen.filter(({ isActivated }) => !isActivated)
  const active = chosen.length - waiting.length
  const { mutateAsync } = useCall(calls.mailInvites)
  const [first] = waiting
  if (!first)
    return (
      <Dialog
        open={open}
        onOpenChange={(next) => !next && onClose()}
        title="Nobody to Invite"
        description="All of them have already opened their portal."
      />
    )
  const action = `Send ${counted(waiting.length, 'Email')}`
  return (
    <InvitationDialog
      open={open}
      onClose={onClose}
      title={`Invite ${counted(waiting.length, 'couple')}`}
      description={
        <>
          {waiting.length === 1
            ? `1 email goes out as soon as you press ${action} and cannot be recalled.`
            : `${waiting.length} emails go out as soon as you press ${action} and cannot be recalled.`}{' '}
          Earlier invite links stop working. To {waiting.map(({ email }) => email).join(', ')}.
          {active > 0 &&
            (active === 1
              ? ' One has already opened the portal and gets no email.'
              : ` ${active} have already opened the portal and get no email.`)}
        </>
      }
      draft="mail-invites"
      preview={(words) => call(coupleCalls.previewInvite, { params: { id: first.id }, body: { words } })}
      send={async (words) => {
        const { sentTo } = await mutateAsync({ body: { ids: waiting.map(({ id }) => id), words } })
        toast({ title: 'Invites emailed', text: `${counted(sentTo.length, 'email')} on the way.` })
      }}
      action={action}
      failure="Failed to email the invites. Please try again."
    />
  )
}
