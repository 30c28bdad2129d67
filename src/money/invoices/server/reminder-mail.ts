import { listed, money } from '#platform/server/foundation/words.ts'
import type { DueInvoice } from '#money/invoices/server/reminder-queries.ts'
import type { Mail } from '#platform/server/jobs/mail-template.ts'
import { onDay } from '#platform/server/foundation/moments.ts'
import type { Payer } from '#weddings/people/server/public/payers.ts'
import { translator } from '#platform/server/foundation/translator.ts'
import type { Translate } from '#platform/contract/locale/translate.ts'
import type { Locale } from '#platform/contract/locale/region.ts'

const cents = ({ open }: DueInvoice) => Number(open)
const openIn = (currency: string, dues: readonly DueInvoice[]) =>
  dues.filter((due) => due.currency === currency).reduce((sum, due) => sum + cents(due), 0)
type PaysOnline = (cents: number, currency: string) => boolean

/** One mail to a person of a couple, who has that day today, about everything due, with the payment methods available for it. */
export function reminderAbout(
  dues: DueInvoice[],
  { name, email, hasOpened }: Payer,
  today: string,
  paysOnline: PaysOnline,
  locale: Locale,
): Mail {
  const { language, region } = locale
  const t = translator(language)
  const [first] = dues as [DueInvoice, ...DueInvoice[]]
  const { client_id, studio } = first
  const isAlone = dues.length === 1
  const currencies = [...new Set(dues.map(({ currency }) => currency))]
  const total = currencies.map((currency) => money(openIn(currency, dues), currency, region)).join(' + ')
  const { subject, reminder } = aboutOne(first, today, locale)
  const count = dues.length
  return {
    to: email,
    language,
    studio,
    subject: isAlone ? subject : t('{count} invoices are due: {total}', { count, total }),
    greeting: t('Dear {name},', { name }),
    paragraphs: [
      ...(isAlone
        ? [reminder]
        : [
            t('A friendly reminder of {count} invoices:', { count }),
            ...dues.map((due) => aboutOne(due, today, locale).line),
            t('The total is {total}.', { total }),
          ]),
      ...(dues.some(({ due_date }) => due_date < today)
        ? [t('If you have paid in the meantime, please disregard this message.')]
        : []),
      ...waysToPay(dues, paysOnline, t),
      ...(hasOpened
        ? []
        : [
            t(
              'You have not opened your portal yet. If you cannot find your invitation, the link below takes you to a page that emails you a new one.',
            ),
          ]),
    ],
    action: {
      label: t('Open the Portal'),
      path: `/client-portal/${client_id}?tab=billing${isAlone ? `#invoice-${first.id}` : ''}`,
    },
    footnote: t(
      '{studio} sent this reminder through Larkspur. Please write to {studio} if you have any questions about it.',
      { studio },
    ),
  }
}

/** What is said of an invoice alone, in the subject and the mail, and of one among several. */
function aboutOne(due: DueInvoice, today: string, locale: Locale) {
  const t = translator(locale.language)
  const values = {
    number: due.number,
    amount: money(cents(due), due.currency, locale.region),
    day: onDay(due.due_date, today, locale),
  }
  return due.due_date < today
    ? {
        subject: t('Invoice {number} was due {day}', values),
        reminder: t('A friendly reminder that {amount} of invoice {number} was due {day}.', values),
        line: t('Invoice {number}: {amount} was due {day}.', values),
      }
    : {
        subject: t('Invoice {number} is due {day}', values),
        reminder: t('A friendly reminder that {amount} of invoice {number} is due {day}.', values),
        line: t('Invoice {number}: {amount} is due {day}.', values),
      }
}

function waysToPay(dues: DueInvoice[], paysOnline: PaysOnline, t: Translate): string[] {
  const online = dues.filter((due) => paysOnline(cents(due), due.currency))
  const [{ instructions, studio }] = dues as [DueInvoice, ...DueInvoice[]]
  const count = dues.length
  const otherwise = instructions ? instructions.split(/\s*\n\s*/) : [t('Please ask {studio} how to pay.', { studio })]
  if (online.length === count)
    return [
      t(
        '{count, plural, one {You can find the invoice in your wedding portal and pay online there.} other {You can find the invoices in your wedding portal and pay online there.}}',
        { count },
      ),
    ]
  if (online.length === 0)
    return [
      t(
        '{count, plural, one {You can find the invoice in your wedding portal. How to pay:} other {You can find the invoices in your wedding portal. How to pay:}}',
        { count },
      ),
      ...otherwise,
    ]
  const numbers = listed(
    online.map(({ number }) => number),
    t,
  )
  return [
    t('You can find the invoices in your wedding portal. You can pay {numbers} online there. How to pay the rest:', {
      numbers,
    }),
    ...otherwise,
  ]
}
