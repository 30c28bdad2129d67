import { addDays } from '#platform/contract/calendar-date.ts'
import type { Pool } from '#platform/server/db/pool.ts'
import { within } from '#platform/server/db/caller-transaction.ts'
import { listEventsForCouple } from '#planning/events/server/public.ts'
import { formatTime } from '#platform/contract/locale/times.ts'
import type { Locale } from '#platform/contract/locale/region.ts'
import { formatDate } from '#platform/contract/locale/dates.ts'
import { moneyOf } from '#platform/server/foundation/words.ts'
import { listInvoicesForCouple } from '#money/invoices/server/public/read-invoices.ts'
import { kinds } from '#weddings/news/server/public/kinds.ts'
import type { LetterNews } from '#talk/letters/server/public/letter-news.ts'
import type { WaitingPerson } from '#overview/letter-sending/server/waiting-queries.ts'
import type { Line } from '#overview/letter-sending/server/words.ts'
import { listTasksOfClient } from '#planning/tasks/server/public.ts'
import { regionOf } from '#platform/contract/locale/usual-region.ts'
import { translator } from '#platform/server/foundation/translator.ts'

const daysAhead = 28
const mostOfAKind = 20

/** Most tasks of the couple, events and invoices in the weeks from a day on, as far as this person sees them in the portal. */
export function readWeek(pool: Pool, person: WaitingPerson, today: string): Promise<LetterNews[]> {
  const { plannerId, clientId, personId, name, access } = person
  const until = addDays(today, daysAhead)
  const session = { kind: 'couple', plannerId, clientId, sessionId: 0, person: { id: personId, name, access } } as const
  const locale = { language: person.language, region: regionOf(person) }
  return within(pool, session, async (tx) => {
    const [tasks, events, invoices] = await Promise.all([
      listTasksOfClient(tx, clientId),
      listEventsForCouple(tx, clientId),
      listInvoicesForCouple(tx, clientId),
    ])
    const isSoon = (dueDate: string | null) => dueDate === null || dueDate <= until
    return [
      ...tasks
        .filter(({ completed, assignedTo }) => !completed && assignedTo === 'client')
        // One that waits for the wedding's date is not to be done yet.
        .filter(({ dueDate, offset }) => isSoon(dueDate) && (dueDate !== null || offset === null))
        .slice(0, mostOfAKind)
        .map(({ id, title, dueDate }) => openTask({ id, title, dueDate }, today, locale)),
      ...events
        .filter(({ date }) => date !== null && date >= today && date <= until)
        .slice(0, mostOfAKind)
        .map(({ id, title, date, time }) => nextEvent({ id, title, date: date ?? '', time }, locale)),
      ...invoices
        .filter(({ open, dueDate }) => Number(open) > 0 && isSoon(dueDate))
        .slice(0, mostOfAKind)
        .map((invoice) => openInvoice(invoice, locale)),
    ]
  })
}

type Task = { id: number; title: string; dueDate: string | null }
type Event = { id: number; title: string; date: string; time: string | null }
type Invoice = { id: number; invoiceNumber: string | null; currency: string; open: string; dueDate: string | null }

function openTask({ id: shownId, title, dueDate }: Task, today: string, locale: Locale): LetterNews {
  const t = translator(locale.language)
  const date = dueDate === null ? '' : formatDate(dueDate, locale)
  const detail = dueDate === null ? '' : dueDate < today ? t('Was due {date}', { date }) : t('Due {date}', { date })
  return { kind: 'open-task', title: t('To do: {title}', { title }), detail, shownId }
}

function nextEvent({ id: shownId, title, date, time }: Event, locale: Locale): LetterNews {
  const detail = `${formatDate(date, locale)}${time ? `, ${formatTime(time, locale)}` : ''}`
  const t = translator(locale.language)
  return { kind: 'next-event', title: t('Coming up: {title}', { title }), detail, shownId }
}

function openInvoice({ id: shownId, invoiceNumber, currency, open, dueDate }: Invoice, locale: Locale): LetterNews {
  const t = translator(locale.language)
  const number = String(invoiceNumber)
  const detail = dueDate
    ? t('Invoice {number}, due {date}', { number, date: formatDate(dueDate, locale) })
    : t('Invoice {number}', { number })
  const amount = moneyOf(open, currency, locale.region)
  return { kind: 'open-invoice', title: t('To pay: {amount}', { amount }), detail, shownId }
}

const recordOf = ({ kind, shownId }: LetterNews) => `${kinds[kind].anchor} ${shownId}`

/** The news and the week as one: a record that the news is about is not named again. */
export function withWeek(news: readonly Line[], week: readonly LetterNews[]): Line[] {
  const told = new Set(news.map(recordOf))
  return [...news, ...week.filter((one) => !told.has(recordOf(one)))]
}
