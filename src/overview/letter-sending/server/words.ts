import { changedFacts, changesSince, type DayFacts, type ShownItem } from '#day/days/contract/day-changes.ts'
import { factInWords, itemChangeInWords } from '#day/days/contract/day-changes-in-words.ts'
import { startInWords } from '#day/days/contract/day-time.ts'
import { formatDate } from '#platform/contract/locale/dates.ts'
import type { LetterKind, NewsKind } from '#weddings/news/contract/letter-kinds.ts'
import { formatTime } from '#platform/contract/locale/times.ts'
import type { Locale } from '#platform/contract/locale/region.ts'
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

/** News as it was noted, with what its person knew of the record, and the record as it is now. */
export type Noted = { kind: NewsKind; title: string; detail: string; before: object | null; now: object | null }
type Words = Pick<LetterNews, 'title' | 'detail'>
type Writer = (now: never, before: never, noted: Words, locale: Locale) => Words | undefined

const dueIn = (words: string, date: string | null, locale: Locale) =>
  date ? `${words} ${formatDate(date, locale)}` : ''

const writers: Partial<Record<NewsKind, Writer>> = {
  document: ({ title }: { title: string }) => ({ title: `New document: ${title}`, detail: '' }),
  invoice: ({ number, cents, currency, dueDate }: InvoiceFacts, _, __, locale) => ({
    title: `Invoice ${number}: ${money(cents, currency, locale.region)}`,
    detail: dueIn('Due', dueDate, locale),
  }),
  task: ({ title, dueDate }: TaskFacts, _, __, locale) => ({
    title: `Task for you: ${title}`,
    detail: dueIn('Due', dueDate, locale),
  }),
  'task-due': ({ title, dueDate, isTomorrow }: TaskFacts & Reminded, _, __, locale) => ({
    title: `Due ${isTomorrow ? 'tomorrow' : 'soon'}: ${title}`,
    detail: dueDate ? formatDate(dueDate, locale) : '',
  }),
  'task-late': ({ title, dueDate }: TaskFacts, _, __, locale) => ({
    title: `Still open: ${title}`,
    detail: dueIn('Was due', dueDate, locale),
  }),
  event: (now: EventFacts | null, before: EventFacts | null, _, locale) => eventWords(now, before, locale),
  'event-soon': (now: (EventFacts & Reminded) | null, before: EventFacts | null, _, locale) =>
    reminderWords(now, before, locale),
  plan: planWords,
  day: (now: PublishedFacts & { name: string }, before: PublishedFacts | null, _, locale) =>
    dayWords(now, before, locale),
}
type InvoiceFacts = { number: string; cents: number; currency: string; dueDate: string | null }
type TaskFacts = { title: string; dueDate: string | null }

/** The news in the words of now; nothing if its person knows all of it. */
export function wordsOf({ kind, now, before, title, detail }: Noted, locale: Locale): Words | undefined {
  const write = writers[kind]
  return write && (now || before) ? write(now as never, before as never, { title, detail }, locale) : { title, detail }
}

const momentOf = ({ date, time }: Moment, locale: Locale) =>
  `${formatDate(date, locale)}${time ? `, ${formatTime(time, locale)}` : ''}`
const onMoment = ({ date, time }: Moment, locale: Locale) =>
  `on ${formatDate(date, locale)}${time ? ` at ${formatTime(time, locale)}` : ''}`

const isDated = (event: EventFacts | null): event is EventFacts & Moment => event !== null && event.date !== null

/** An event without its row, or without a date, does not take place. */
function eventWords(now: EventFacts | null, before: EventFacts | null, locale: Locale): Words | undefined {
  if (!isDated(now))
    return isDated(before)
      ? { title: `Canceled: ${before.title}`, detail: `It was planned for ${momentOf(before, locale)}.` }
      : undefined
  if (!isDated(before)) return { title: `New on your schedule: ${now.title}`, detail: momentOf(now, locale) }
  const isRenamed = now.title !== before.title
  if (now.date === before.date && now.time === before.time)
    return isRenamed ? { title: `Changed: ${now.title}`, detail: `It was called “${before.title}”.` } : undefined
  const name = isRenamed ? `“${before.title}”` : 'It'
  return {
    title: `Moved: ${now.title}`,
    detail: `Now ${onMoment(now, locale)}. ${name} was ${onMoment(before, locale)}.`,
  }
}

/** What is different of an event that is near, or that it is near. */
function reminderWords(
  now: (EventFacts & Reminded) | null,
  before: EventFacts | null,
  locale: Locale,
): Words | undefined {
  if (before || !isDated(now)) return eventWords(now, before, locale)
  const day = now.isToday ? 'Today' : now.isTomorrow ? 'Tomorrow' : 'Coming up'
  return { title: `${day}: ${now.title}`, detail: momentOf(now, locale) }
}

function planWords(
  { date }: PlanFacts,
  before: PlanFacts | null,
  { detail }: Words,
  locale: Locale,
): Words | undefined {
  if (date === null || date === before?.date) return undefined
  if (!before?.date) return { title: `The date of your wedding is ${formatDate(date, locale)}`, detail }
  return {
    title: `Your wedding has moved to ${formatDate(date, locale)}`,
    detail: `It was planned for ${formatDate(before.date, locale)}. ${detail}`,
  }
}

/** Up to as many items of a schedule are named. */
const mostNamed = 3

function dayWords(
  now: PublishedFacts & { name: string },
  before: PublishedFacts | null,
  locale: Locale,
): Words | undefined {
  const { length } = now.items
  if (!before) return { title: `The schedule of “${now.name}”`, detail: `${length} ${length === 1 ? 'item' : 'items'}` }
  const changes = changesSince(now.items, before.items)
  const facts = changedFacts(now, before)
  if (changes.length === 0 && facts.length === 0) return undefined
  const named = changes.slice(0, mostNamed).map(({ id, kind, title, start }) => {
    const [is, was] = [now, before].map(({ items }) => items.find((item) => item.id === id))
    if (kind === 'removed') return `${title} is no longer part of it.`
    return is && was
      ? `${title}: ${itemChangeInWords(is, was, locale)}`
      : `New at ${startInWords(start, locale)}: ${title}.`
  })
  const rest = changes.length - named.length
  const more = rest > 0 ? [`${rest} more ${rest === 1 ? 'item has' : 'items have'} changed.`] : []
  return {
    title: `Changed: the schedule of “${now.name}”`,
    detail: [...facts.map((fact) => factInWords[fact](now, before, locale)), ...named, ...more].join(' '),
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
export function named(news: readonly LetterNews[]): LetterNews[] {
  const rank = ({ kind }: LetterNews) => precedence[kind] ?? 0
  const isSame = (one: LetterNews, other: LetterNews) =>
    one.shownId !== undefined && one.shownId === other.shownId && kinds[one.kind].anchor === kinds[other.kind].anchor
  return news.filter((one) => !news.some((other) => isSame(one, other) && rank(other) > rank(one) && rank(one) > 0))
}

/** More new tasks than these, such as those of a plan, are one line. */
const mostTasks = 5

/** Names many new tasks together, except in a letter that lists all that is open. */
export function bundled(news: readonly LetterNews[]): LetterNews[] {
  const tasks = news.filter(({ kind }) => kind === 'task')
  const [first] = tasks
  if (!first || tasks.length <= mostTasks || news.some(({ kind }) => kind === 'open-task')) return [...news]
  const titles = tasks.slice(0, mostNamed).map(({ title }) => title.replace('Task for you: ', ''))
  const detail = `${listed([...titles, `${tasks.length - mostNamed} more`])}.`
  const all: LetterNews = { kind: 'task', title: `${tasks.length} tasks for you`, detail, count: tasks.length }
  return news.flatMap((one) => (one === first ? all : one.kind === 'task' ? [] : one))
}
