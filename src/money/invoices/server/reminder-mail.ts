import { listed, money } from '#platform/server/foundation/words.ts'
import type { DueInvoice } from '#money/invoices/server/reminder-queries.ts'
import type { Mail } from '#platform/server/jobs/mail-template.ts'
import { onDay } from '#platform/server/foundation/moments.ts'
import type { Payer } from '#weddings/people/server/public/payers.ts'
import type { Locale } from '#platform/contract/locale/region.ts'

const cents = ({ open }: DueInvoice) => Number(open)
const openIn = (currency: string, dues: readonly DueInvoice[]) =>
  dues.filter((due) => due.currency === currency).reduce((sum, due) => sum + cents(due), 0)
const when = ({ due_date }: DueInvoice, today: string, locale: Locale) =>
  `${due_date < today ? 'was' : 'is'} due ${onDay(due_date, today, locale)}`

type PaysOnline = (cents: number, currency: string) => boolean

/** One mail to a person of a couple, who has that day today, about everything due, with the payment methods available for it. */
export function reminderAbout(
  dues: DueInvoice[],
  { name, email, hasOpened }: Payer,
  today: string,
  paysOnline: PaysOnline,
  locale: Locale,
): Mail {
  const { region } = locale
  const [first] = dues as [DueInvoice, ...DueInvoice[]]
  const { client_id, studio } = first
  const isAlone = dues.length === 1
  const amountOf = (due: DueInvoice) => money(cents(due), due.currency, region)
  const currencies = [...new Set(dues.map(({ currency }) => currency))]
  const total = currencies.map((currency) => money(openIn(currency, dues), currency, region)).join(' + ')
  return {
    to: email,
    studio,
    subject: isAlone
      ? `Invoice ${first.number} ${when(first, today, locale)}`
      : `${dues.length} invoices are due: ${total}`,
    greeting: `Dear ${name},`,
    paragraphs: [
      ...(isAlone
        ? [`A friendly reminder that ${amountOf(first)} of invoice ${first.number} ${when(first, today, locale)}.`]
        : [
            `A friendly reminder of ${dues.length} invoices:`,
            ...dues.map((due) => `Invoice ${due.number}: ${amountOf(due)} ${when(due, today, locale)}.`),
            `The total is ${total}.`,
          ]),
      ...(dues.some(({ due_date }) => due_date < today)
        ? ['If you have paid in the meantime, please disregard this message.']
        : []),
      ...waysToPay(dues, paysOnline),
      ...(hasOpened
        ? []
        : [
            'You have not opened your portal yet. If you cannot find your invitation, the link below takes you to a page that emails you a new one.',
          ]),
    ],
    action: {
      label: 'Open the Portal',
      path: `/client-portal/${client_id}?tab=billing${isAlone ? `#invoice-${first.id}` : ''}`,
    },
    footnote: `${studio} sent this reminder through Larkspur. Please write to ${studio} if you have any questions about it.`,
  }
}

function waysToPay(dues: DueInvoice[], paysOnline: PaysOnline): string[] {
  const online = dues.filter((due) => paysOnline(cents(due), due.currency))
  const [{ instructions, studio }] = dues as [DueInvoice, ...DueInvoice[]]
  const inPortal = dues.length === 1 ? 'You can find the invoice' : 'You can find the invoices'
  const otherwise = instructions ? instructions.split(/\s*\n\s*/) : [`Please ask ${studio} how to pay.`]
  if (online.length === dues.length) return [`${inPortal} in your wedding portal and pay online there.`]
  if (online.length === 0) return [`${inPortal} in your wedding portal. How to pay:`, ...otherwise]
  const numbers = listed(online.map(({ number }) => number))
  return [`${inPortal} in your wedding portal. You can pay ${numbers} online there. How to pay the rest:`, ...otherwise]
}
