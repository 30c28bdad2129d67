import { changedFacts, changesSince, type DayFacts, type ShownItem } from '#day/days/contract/day-changes.ts'
import { factInWords, itemChangeInWords } from '#day/days/contract/day-changes-in-words.ts'
import { startInWords } from '#day/days/contract/day-time.ts'
import { formatDate } from '#platform/contract/locale/dates.ts'
import type { LetterKind, NewsKind } from '#weddings/news/contract/letter-kinds.ts'
import { formatTime } from '#platform/contract/locale/times.ts'
import type { Locale } from '#platform/contract/locale/region.ts'
import type { Translate } from '#platform/contract/locale/translate.ts'
import { translator } from '#platform/server/foundation/translator.ts'
import { listed, money } from '#platform/server/foundation/words.ts'
import { kinds } from '#weddings/news/server/public/kinds.ts'
import type { LetterNews } from '#talk/letters/server/public/letter-news.ts'

/** What is known of an event, before a change or now; and so of the other records. */
type Moment = { date: string; time: string | null }
type EventFacts = { title: string; date: string | null; time: string | null }
/** Where the calendar of whoever reads the letter has the day of a reminder. */
type Reminded = { isToday?: boolean; isTomorrow: boolean }
type PlanFacts = { date: string | null }
type PublishedFacts = DayFacts & { items: readonly (ShownItem & { id: number })[] }

/** News in the words of its letter, with the title of its task for a line about several. */
export type Line = LetterNews & { task?: string }

/** News as it was noted, with what its person knew of the record, and the record as it is now. */
export type Noted = { kind: NewsKind; title: string; detail: string; before: object | null; now: object | null }
type Words = Pick<Line, 'title' | 'detail' | 'task'>
type Speech = { locale: Locale; t: Translate }
type Writer = (now: never, before: never, speech: Speech, noted: Words) => Words | undefined

const due = (date: string | null, { locale, t }: Speech) =>
  date ? t('Due {date}', { date: formatDate(date, locale) }) : ''

const writers: Partial<Record<NewsKind, Writer>> = {
  message: ({ name }: { name: string }, _, { t }, { detail }) => ({
    title: t('Message from {name}', { name }),
    detail,
  }),
  document: ({ title }: { title: string }, _, { t }) => ({ title: t('New document: {title}', { title }), detail: '' }),
  invoice: ({ number, cents, currency, dueDate }: InvoiceFacts, _, { locale, t }) => ({
    title: t('Invoice {number}: {amount}', { number, amount: money(cents, currency, locale.region) }),
    detail: due(dueDate, { locale, t }),
  }),
  payment: (paid: PaymentFacts, _, speech) => paymentWords(paid, speech),
  task: ({ title, dueDate }: TaskFacts, _, { locale, t }) => ({
    title: t('Task for you: {title}', { title }),
    detail: due(dueDate, { locale, t }),
    task: title,
  }),
  'task-due': ({ title, dueDate, isTomorrow }: TaskFacts & Reminded, _, { locale, t }) => ({
    title: isTomorrow ? t('Due tomorrow: {title}', { title }) : t('Due soon: {title}', { title }),
    detail: dueDate ? formatDate(dueDate, locale) : '',
  }),
  'task-late': ({ title, dueDate }: TaskFacts, _, { locale, t }) => ({
    title: t('Still open: {title}', { title }),
    detail: dueDate ? t('Was due {date}', { date: formatDate(dueDate, locale) }) : '',
  }),
  event: (now: EventFacts | null, before: EventFacts | null, speech) => eventWords(now, before, speech),
  'event-soon': (now: (EventFacts & Reminded) | null, before: EventFacts | null, speech) =>
    reminderWords(now, before, speech),
  plan: planWords,
  day: (now: PublishedFacts & { name: string }, before: PublishedFacts | null, speech) => dayWords(now, before, speech),
}
type InvoiceFacts = { number: string; cents: number; currency: string; dueDate: string | null }
type PaymentFacts = Pick<InvoiceFacts, 'number' | 'cents' | 'currency'> & { isVoid: boolean; rest: number }
type TaskFacts = { title: string; dueDate: string | null }

/** The news in the words of now; nothing if its person knows all of it. */
export function wordsOf({ kind, now, before, title, detail }: Noted, locale: Locale): Words | undefined {
  const write = writers[kind]
  const speech = { locale, t: translator(locale.language) }
  return write && (now || before) ? write(now as never, before as never, speech, { title, detail }) : { title, detail }
}

function paymentWords(paid: PaymentFacts, { locale, t }: Speech): Words {
  const { number, cents, currency, isVoid } = paid
  const rest = money(paid.rest, currency, locale.region)
  return {
    title: t('Payment received: {amount}', { amount: money(cents, currency, locale.region) }),
    detail: isVoid
      ? t('For invoice {number}.', { number })
      : paid.rest <= 0
        ? t('For invoice {number}, which is now paid in full.', { number })
        : t('For invoice {number}. {rest} is left to pay.', { number, rest }),
  }
}

const momentOf = ({ date, time }: Moment, locale: Locale) =>
  `${formatDate(date, locale)}${time ? `, ${formatTime(time, locale)}` : ''}`

const isDated = (event: EventFacts | null): event is EventFacts & Moment => event !== null && event.date !== null

/** An event without its row, or without a date, does not take place. */
function eventWords(now: EventFacts | null, before: EventFacts | null, { locale, t }: Speech): Words | undefined {
  if (!isDated(now))
    return isDated(before)
      ? {
          title: t('Canceled: {title}', { title: before.title }),
          detail: t('It was planned for {moment}.', { moment: momentOf(before, locale) }),
        }
      : undefined
  const { title } = now
  if (!isDated(before)) return { title: t('New on your schedule: {title}', { title }), detail: momentOf(now, locale) }
  const isRenamed = title !== before.title
  if (now.date === before.date && now.time === before.time)
    return isRenamed
      ? { title: t('Changed: {title}', { title }), detail: t('It was called “{title}”.', { title: before.title }) }
      : undefined
  return {
    title: t('Moved: {title}', { title }),
    detail: `${isNow(now, { locale, t })} ${wasThen(before, isRenamed, { locale, t })}`,
  }
}

function isNow(now: Moment, { locale, t }: Speech): string {
  const date = formatDate(now.date, locale)
  return now.time
    ? t('Now on {date} at {time}.', { date, time: formatTime(now.time, locale) })
    : t('Now on {date}.', { date })
}

function wasThen({ title, ...before }: EventFacts & Moment, isRenamed: boolean, { locale, t }: Speech): string {
  const date = formatDate(before.date, locale)
  if (before.time === null || before.time === '')
    return isRenamed ? t('“{title}” was on {date}.', { title, date }) : t('It was on {date}.', { date })
  const time = formatTime(before.time, locale)
  return isRenamed
    ? t('“{title}” was on {date} at {time}.', { title, date, time })
    : t('It was on {date} at {time}.', { date, time })
}

/** What is different of an event that is near, or that it is near. */
function reminderWords(
  now: (EventFacts & Reminded) | null,
  before: EventFacts | null,
  speech: Speech,
): Words | undefined {
  if (before || !isDated(now)) return eventWords(now, before, speech)
  const { t, locale } = speech
  const { title, isToday, isTomorrow } = now
  const words = isToday
    ? t('Today: {title}', { title })
    : isTomorrow
      ? t('Tomorrow: {title}', { title })
      : t('Coming up: {title}', { title })
  return { title: words, detail: momentOf(now, locale) }
}

function planWords(
  { date }: PlanFacts,
  before: PlanFacts | null,
  { locale, t }: Speech,
  noted: Words,
): Words | undefined {
  if (date === null || date === before?.date) return undefined
  // Releases until 0.2 noted a sentence that begins with the number.
  const changed = Number.parseInt(noted.detail, 10)
  const moved = t(
    '{changed, plural, one {# date in your plan has moved with it.} other {# dates in your plan have moved with it.}}',
    { changed },
  )
  const day = formatDate(date, locale)
  if (!before?.date) return { title: t('The date of your wedding is {date}', { date: day }), detail: moved }
  const was = t('It was planned for {moment}.', { moment: formatDate(before.date, locale) })
  return { title: t('Your wedding has moved to {date}', { date: day }), detail: `${was} ${moved}` }
}

/** Up to as many items of a schedule are named. */
const mostNamed = 3

function dayWords(
  now: PublishedFacts & { name: string },
  before: PublishedFacts | null,
  { locale, t }: Speech,
): Words | undefined {
  const { name } = now
  const count = now.items.length
  if (!before)
    return {
      title: t('The schedule of “{name}”', { name }),
      detail: t('{count, plural, one {# item} other {# items}}', { count }),
    }
  const changes = changesSince(now.items, before.items)
  const facts = changedFacts(now, before)
  if (changes.length === 0 && facts.length === 0) return undefined
  const named = changes.slice(0, mostNamed).map(({ id, kind, title, start }) => {
    const [is, was] = [now, before].map(({ items }) => items.find((item) => item.id === id))
    if (kind === 'removed') return t('{title} is no longer part of it.', { title })
    return is && was
      ? `${title}: ${itemChangeInWords(is, was, locale, t)}`
      : t('New at {time}: {title}.', { time: startInWords(start, locale), title })
  })
  const rest = changes.length - named.length
  const more =
    rest > 0 ? [t('{rest, plural, one {# more item has changed.} other {# more items have changed.}}', { rest })] : []
  return {
    title: t('Changed: the schedule of “{name}”', { name }),
    detail: [...facts.map((fact) => factInWords[fact](now, before, locale, t)), ...named, ...more].join(' '),
  }
}

/** A letter names the news of one record that has the highest number here. */
const precedence: Partial<Record<LetterKind, number>> = {
  'task-late': 3,
  'task-due': 2,
  task: 1,
  event: 2,
  'event-soon': 1,
}

/** Each record once. A payment is news of its own beside its invoice. */
export function named(news: readonly Line[]): Line[] {
  const rank = ({ kind }: LetterNews) => precedence[kind] ?? 0
  const isSame = (one: LetterNews, other: LetterNews) =>
    one.shownId !== undefined && one.shownId === other.shownId && kinds[one.kind].anchor === kinds[other.kind].anchor
  return news.filter((one) => !news.some((other) => isSame(one, other) && rank(other) > rank(one) && rank(one) > 0))
}

/** More new tasks than these, such as those of a plan, are one line. */
const mostTasks = 5

function asTold(line: Line): LetterNews {
  const { task: _, ...told } = line
  return told
}

/** Names many new tasks together, except in a letter that lists all that is open. */
export function bundled(news: readonly Line[], t: Translate): LetterNews[] {
  const tasks = news.filter(({ kind }) => kind === 'task')
  const [first] = tasks
  if (!first || tasks.length <= mostTasks || news.some(({ kind }) => kind === 'open-task')) return news.map(asTold)
  const titles = tasks.slice(0, mostNamed).map(({ task, title }) => task ?? title)
  const detail = `${listed([...titles, t('{count} more', { count: tasks.length - mostNamed })], t)}.`
  const count = tasks.length
  const title = t('{count, plural, one {# task for you} other {# tasks for you}}', { count })
  const all: LetterNews = { kind: 'task', title, detail, count }
  return news.flatMap((one) => (one === first ? all : one.kind === 'task' ? [] : asTold(one)))
}
