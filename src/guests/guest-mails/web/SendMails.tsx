import Send from 'lucide-react/icons/send'
import { useState } from 'react'
import * as calls from '#guests/guest-mails/contract/calls.ts'
import type { GuestMailing } from '#guests/guest-mails/contract/endpoints.ts'
import { isSentOnce, mailsAMinute, type GuestMailKind } from '#guests/guest-mails/contract/guest-mail-fields.ts'
import { mailKinds, manyOf } from '#guests/guest-mails/web/mail-kinds.ts'
import type { MailRow } from '#guests/guest-mails/web/mail-rows.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { counted } from '#platform/web/ui/format/numbers.ts'
import { ConfirmCall } from '#platform/web/ui/overlays/ConfirmCall.tsx'

type Props = {
  clientId: number
  kind: GuestMailKind
  /** Those that are chosen, or else all that the filters show. */
  rows: readonly MailRow[]
  mailings: readonly GuestMailing[]
  isHeld: boolean
  onSent: () => void
}

/** What does not leave, and why. */
function leftOut(kind: GuestMailKind, rows: readonly MailRow[]): string {
  const without = rows.filter(({ envelope }) => !envelope.email).length
  const reached = rows.filter(({ envelope, noMailAt, maySend }) => envelope.email && !noMailAt && !maySend)
  const ended = rows.filter(({ envelope, noMailAt }) => envelope.email && noMailAt).length
  const had = isSentOnce(kind) ? reached.filter(({ mail }) => mail).length : 0
  const answered = kind === 'change' ? 0 : reached.length - had
  return [
    without > 0 && `${counted(without, 'envelope')} without an email address.`,
    ended > 0 && `${counted(ended, 'envelope')} that asked for no more email.`,
    had > 0 && `${counted(had, 'envelope')} already got it.`,
    answered > 0 && `${counted(answered, 'envelope')} with nothing left to answer.`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** The button that sends, with how many mails leave. */
export function SendMails({ clientId, kind, rows, mailings, isHeld, onSent }: Props) {
  // What is confirmed is what was shown: later changes of the list do not change it.
  const [asked, setAsked] = useState<{ ids: number[]; wave: number; without: string }>()
  const [isOpen, setOpen] = useState(false)
  const ready = rows.filter(({ maySend }) => maySend)
  const without = leftOut(kind, rows)
  const ask = () => {
    const wave = 1 + Math.max(0, ...mailings.filter((one) => one.kind === kind).map((one) => one.wave))
    setAsked({ ids: ready.map(({ envelope }) => envelope.id), wave, without })
    setOpen(true)
  }
  const label = `Send ${manyOf(kind, asked?.ids.length ?? 0)}`
  return (
    <>
      <Button variant="primary" icon={<Send />} disabled={ready.length === 0 || isHeld} onClick={ask}>
        Send {ready.length > 0 ? manyOf(kind, ready.length) : mailKinds[kind].many}…
      </Button>
      {without && <p className="order-last basis-full text-sm text-muted">Left out: {without}</p>}
      {asked && (
        <ConfirmCall
          endpoint={calls.send}
          input={{ params: { id: clientId }, body: { kind, wave: asked.wave, envelopeIds: asked.ids } }}
          open={isOpen}
          onClose={() => setOpen(false)}
          onDone={onSent}
          title={`${label}?`}
          text={
            <>
              {counted(asked.ids.length, 'email')} will go out, up to {mailsAMinute} a minute, starting now. You can
              stop those that have not gone out yet.
              {asked.without && <span className="mt-2 block">Left out: {asked.without}</span>}
            </>
          }
          confirm={[label, 'Sending...']}
          variant="primary"
          done={{ title: 'Sending has begun', text: mailKinds[kind].label }}
          failure="Nothing was sent. Please try again."
        />
      )}
    </>
  )
}
