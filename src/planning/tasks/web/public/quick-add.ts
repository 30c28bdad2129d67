import type { TaskPriority } from '#planning/tasks/contract/endpoints.ts'
import { couplesNamed, namesContinuing, type NamedCouple } from '#weddings/clients/web/public/named-couples.ts'
import { readTime } from '#platform/contract/locale/read-time.ts'
import { currencyHere } from '#platform/web/ui/format/money.ts'
import { amountTyped } from '#platform/web/ui/format/typed-amounts.ts'
import { dateInLine } from '#platform/web/ui/controls/relative-date.ts'
import { dateWords } from '#platform/contract/locale/words.ts'
import { localeHere } from '#platform/web/locale/here.ts'

/** What a typed line says. Fields that it does not mention are undefined. */
export type QuickAdd = {
  title: string
  /** yyyy-MM-dd */
  date?: string
  /** HH:mm; only an event has one. */
  time?: string
  /** Only a task has one. */
  priority?: TaskPriority
  /** Only an invoice has one: a decimal. */
  amount?: string
  couple?: { typed: string; matches: NamedCouple[] }
}
export type QuickAddKind = 'task' | 'event' | 'invoice' | 'note' | 'message'

type Known = { today: string; couples: readonly NamedCouple[] }
/** A word, or quoted words, which are taken literally. */
type Token = { text: string; quoted: boolean; written: string }

const priorities: Record<string, TaskPriority> = {
  '!h': 'high',
  '!high': 'high',
  '!urgent': 'high',
  '!m': 'medium',
  '!med': 'medium',
  '!medium': 'medium',
  '!l': 'low',
  '!low': 'low',
}

/** After these words a day belongs to the title: "Black Friday", "from sat to sun". */
const keepsDay = new Set(
  'a an the of to from and or every each black good easter palm last before after until'.split(' '),
)
/** "feb", "febr" and so on to "february", of each month. */
const monthWords = dateWords('en')
  .months.flatMap((name) => Array.from({ length: name.length - 2 }, (_, more) => name.slice(0, more + 3)))
  .toReversed()
  .join('|')
const leadsToDay = new Set(['on', 'by', 'due'])
const leadsToTime = new Set(['at', '@'])
/** "24/7" and decimals such as 2.5 are no dates. */
const neverDay = /^(24\/7|\d{1,2}[.-]\d{1,2})$/
/** '2.50' is a price where clocks have twelve hours. */
const timeInLine = (text: string) =>
  localeHere().region.clock === 12 && /^\d+(?:\.\d+|\s?h)$/i.test(text) ? undefined : readTime(text)
const longestDay = 5
/** What looks like a priority. */
const mark = /^!\p{L}+$/u
/** What looks like a day at the end of a title, such as "31 feb" and "2027-02-31". */
const dayLike = new RegExp(
  String.raw`(?<!\S)(?:\d{1,2}(?:st|nd|rd|th)? (?:${monthWords})(?: \d{4})?|(?:${monthWords}) \d{1,2}(?:st|nd|rd|th)?(?:,? \d{4})?|\d{4}-\d{1,2}-\d{1,2})$`,
  'i',
)

/** Separates the kind from the words after it; undefined if the line does not begin with one. */
export function kindTyped(line: string): { kind: QuickAddKind; words: string } | undefined {
  const [, kind, words] = /^\s*(task|event|invoice|note|message)\s+(.*)$/is.exec(line) ?? []
  return words === undefined ? undefined : { kind: kind!.toLowerCase() as QuickAddKind, words }
}

const tokensOf = (line: string): Token[] =>
  (line.match(/@?["“”][^"“”]*["“”]|\S+/g) ?? []).map((text) => ({
    text: text.replace(/["“”]/g, ''),
    written: text,
    quoted: /["“”]$/.test(text) && text.length > 1,
  }))

/** Removes "@Emma" or "@Emma & James" from the tokens. */
function takeCouple(tokens: Token[], couples: readonly NamedCouple[]): QuickAdd['couple'] {
  const at = tokens.findIndex(({ text }) => text.startsWith('@') && text.length > 1)
  if (at < 0) return undefined
  const { text, quoted } = tokens[at]!
  const first = text.slice(1)
  const more = quoted
    ? 0
    : namesContinuing(
        couples,
        first,
        tokens.slice(at + 1).map(({ text: next }) => next),
      )
  const taken = tokens.splice(at, 1 + more).map((token) => token.text)
  const typed = taken.join(' ').slice(1)
  return { typed, matches: couplesNamed(couples, typed.replace(/ and /gi, ' ')) }
}

function takePriority(tokens: Token[]): TaskPriority | undefined {
  const at = tokens.findIndex(({ text, quoted }) => !quoted && priorities[text.toLowerCase()] !== undefined)
  return at < 0 ? undefined : priorities[tokens.splice(at, 1)[0]!.text.toLowerCase()]
}

/** Removes the amount that the line ends with, such as "$1,500", as the studio's country writes it. */
function takeAmount(tokens: Token[]): string | undefined {
  const last = tokens.at(-1)
  const amount = last && !last.quoted ? amountTyped(last.text, currencyHere()) : undefined
  if (amount !== undefined) tokens.pop()
  return amount
}

const endOf = (tokens: readonly Token[], count: number): string | undefined => {
  const end = tokens.slice(-count)
  return end.length < count || end.some(({ quoted }) => quoted) ? undefined : end.map(({ text }) => text).join(' ')
}

/** Removes what the line ends with, as far as `read` understands it, and the word that leads to it. */
function takeEnd(
  tokens: Token[],
  longest: number,
  read: (text: string) => string | undefined,
  leads: ReadonlySet<string>,
): { found: string; tokens: Token[] } | undefined {
  for (let count = longest; count > 0; count--) {
    const text = endOf(tokens, count)
    const found = text === undefined ? undefined : read(text)
    if (found === undefined) continue
    const before = tokens.at(-count - 1)
    const lead = before && !before.quoted && leads.has(before.text.toLowerCase()) ? 1 : 0
    return { found, tokens: tokens.splice(-count - lead) }
  }
  return undefined
}

function takeDay(tokens: Token[], today: string): string | undefined {
  const read = (text: string) => (neverDay.test(text) ? undefined : dateInLine(text, today))
  const copy = [...tokens]
  const day = takeEnd(copy, longestDay, read, leadsToDay)
  const before = copy.at(-1)
  if (!day || (before && !before.quoted && keepsDay.has(before.text.toLowerCase()))) return undefined
  tokens.splice(copy.length)
  return day.found
}

/** A number alone is the hour of an event if a day stands before it: "Lunch today 12". */
function takeHour(tokens: Token[], today: string): { date: string; time: string } | undefined {
  const last = tokens.at(-1)
  if (!last || last.quoted || !/^\d{1,2}$/.test(last.text) || Number(last.text) > 23) return undefined
  const before = tokens.slice(0, leadsToTime.has(tokens.at(-2)?.text.toLowerCase() ?? '') ? -2 : -1)
  const date = takeDay(before, today)
  if (date === undefined) return undefined
  tokens.splice(before.length)
  return { date, time: `${last.text.padStart(2, '0')}:00` }
}

/** Removes words such as "!asap" from the end, so that a day before them is read. */
function takeMarks(tokens: Token[]): Token[] {
  const words = tokens.findLastIndex(({ text, quoted }) => quoted || !mark.test(text)) + 1
  return tokens.splice(words)
}

/** What is written to people stays as it was typed, but for the couple. */
const isText = (kind: QuickAddKind) => kind === 'note' || kind === 'message'

/**
 * Reads a line such as "Call florist fri !high @Emma". A day and a time are read only at its end, so that they may also
 * be a part of the title; quoted words always are. So is the amount of an invoice. A couple and a priority may stand anywhere.
 */
export function readQuickAdd(kind: QuickAddKind, line: string, { today, couples }: Known): QuickAdd {
  const tokens = tokensOf(line)
  const couple = takeCouple(tokens, couples)
  if (isText(kind)) return { title: tokens.map(({ written }) => written).join(' '), ...(couple && { couple }) }
  const priority = kind === 'task' ? takePriority(tokens) : undefined
  const marks = takeMarks(tokens)
  let date: string | undefined
  let time: string | undefined
  let amount: string | undefined
  /** The time of a task stays in its title. */
  let kept: Token[] = []
  for (let before = -1; before !== tokens.length;) {
    before = tokens.length
    date ??= takeDay(tokens, today)
    if (kind === 'invoice') {
      amount ??= takeAmount(tokens)
      continue
    }
    const found = time === undefined ? takeEnd(tokens, 2, timeInLine, leadsToTime) : undefined
    time ??= found?.found
    if (found && kind === 'task') kept = found.tokens
    const hour = kind === 'event' && (date ?? time) === undefined ? takeHour(tokens, today) : undefined
    if (hour) ({ date, time } = hour)
  }
  const title = [...tokens, ...kept, ...marks].map(({ text }) => text).join(' ')
  return {
    title: title.replace(/[\s,;:–-]+$/, ''),
    ...(date !== undefined && { date }),
    ...(time !== undefined && kind === 'event' && { time }),
    ...(priority && { priority }),
    ...(amount !== undefined && { amount }),
    ...(couple && { couple }),
  }
}

/** Says what looks like a day, a priority or a couple, and stays in the title. */
export function notesOn(kind: QuickAddKind, { title, date }: QuickAdd, { today, couples }: Known): string[] {
  if (isText(kind)) return []
  const day = date === undefined ? dayLike.exec(title)?.[0] : undefined
  const words = title.split(' ')
  const marks = kind === 'task' ? words.filter((word) => mark.test(word)) : []
  const others = words.filter((word) => word.startsWith('@') && couplesNamed(couples, word.slice(1)).length > 0)
  return [
    ...(day && dateInLine(day, today) === undefined ? [`“${day}” is not a day.`] : []),
    ...marks.map((word) => `“${word}” is not a priority.`),
    ...others.map((word) => `“${word}” stays in the title, because only one couple can be named.`),
  ]
}

/** Says what has to be given or chosen before the line can be added; undefined if nothing is missing. */
export function problemOf(kind: QuickAddKind, { title, date, amount, couple }: QuickAdd): string | undefined {
  if (title === '') return missing[kind]
  if (couple && couple.matches.length === 0) return `No couple is called “${couple.typed}”.`
  if (couple && couple.matches.length > 1) return `Which “${couple.typed}”? Choose one of the couples.`
  if (kind !== 'task' && !couple) return 'Add a couple, such as @Emma.'
  if (kind === 'event' && date === undefined) return 'Add a day, such as May 12 or Fri.'
  if (kind === 'invoice' && amount === undefined) return 'Add an amount, such as 1,500.'
  return undefined
}

const missing: Record<QuickAddKind, string> = {
  task: 'Add what needs to be done.',
  event: 'Add a title.',
  invoice: 'Add what it is for.',
  note: 'Add what you want to remember.',
  message: 'Add what you want to write.',
}
