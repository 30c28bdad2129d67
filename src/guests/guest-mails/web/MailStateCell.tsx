import { MailAgain } from '#guests/guest-mails/web/MailAgain.tsx'
import type { MailRow } from '#guests/guest-mails/web/mail-rows.ts'
import { momentHere } from '#platform/web/ui/format/instants.ts'
import { Badge } from '#platform/web/ui/layout/Badge.tsx'

/** What has become of a mail, in words. */
function wordsOf({ state, mail, noMailAt = '' }: MailRow): string {
  switch (state) {
    case 'no-address':
      return 'No email address'
    case 'no-mail':
      return `Asked for no more email ${momentHere(noMailAt)}`
    case 'unsent':
      return 'Not sent'
    case 'waiting':
      return 'Waiting to send'
    case 'opened':
      return `Opened ${momentHere(mail?.openedAt ?? '')}`
    case 'bounced':
      return `Came back ${momentHere(mail?.bouncedAt ?? '')}${mail?.bounceReason ? `: ${mail.bounceReason}` : ''}`
    case 'sent':
      return mail?.sentAt ? `Sent ${momentHere(mail.sentAt)}` : 'Sent'
  }
}

export const MailStateCell = ({ row }: { row: MailRow }) => (
  <span className="flex flex-wrap items-center gap-2 text-sm">
    <span className={row.state === 'bounced' ? 'wrap-anywhere text-danger-ink' : 'text-muted'}>{wordsOf(row)}</span>
    {row.noMailAt && <MailAgain envelope={row.envelope} />}
    {row.isAnswered && <Badge tone="green">Answered</Badge>}
  </span>
)
