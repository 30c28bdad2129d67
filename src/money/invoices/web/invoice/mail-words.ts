import type { InvoiceMail } from '#money/invoices/contract/invoice-mail.ts'
import { momentHere } from '#platform/web/ui/format/instants.ts'

const names: Record<InvoiceMail['kind'], string> = {
  letter: 'The invoice',
  receipt: 'The receipt for a payment',
  week: 'The weekly email',
  reminder: 'Automatic reminder',
  'reminder by hand': 'Reminder you sent',
}

const went: Record<InvoiceMail['channel'], string> = {
  mail: '',
  notification: ', as a notification',
  both: ', by email and as a notification',
}

export const mailInWords = ({ kind, name, channel }: InvoiceMail): string =>
  `${names[kind]}${name === null ? '' : ` to ${name}`}${went[channel]}`

/** What became of it, after the moment at which it was sent. */
export function stateInWords({ openedAt, bounced, uncertain }: InvoiceMail): string {
  if (bounced) return ' · did not arrive'
  if (uncertain) return ' · may not have gone out'
  return openedAt ? ` · opened ${momentHere(openedAt)}` : ''
}
