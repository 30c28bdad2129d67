import type { BatchAbout } from '#weddings/history/contract/endpoints.ts'
import { formatDate } from '#platform/contract/locale/dates.ts'
import type { AboutTable, TableHistory } from '#platform/server/db/about.ts'
import type { Batch, Change } from '#weddings/history/server/queries.ts'
import type { Locale } from '#platform/contract/locale/region.ts'

/** What the tables say about their history, by the name of the table. */
export type Histories = ReadonlyMap<string, TableHistory>

export const historiesOf = (tables: readonly AboutTable[]): Histories =>
  new Map(tables.flatMap(({ table, history }) => (history ? [[table, history]] : [])))

const unknown: TableHistory = { noun: 'entry', fields: {} }

export const nounIn = (histories: Histories, table: string): string => (histories.get(table) ?? unknown).noun

const day = (value: unknown, locale: Locale): string | undefined =>
  typeof value === 'string' && value ? formatDate(value, locale) : undefined
const text = (value: unknown): string | undefined => (typeof value === 'string' && value ? value : undefined)
const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

function moved(what: string, from: string | undefined, to: string | undefined): string {
  if (from && to) return `moved ${what} from ${from} to ${to}`
  return to ? `set the date of ${what} to ${to}` : `removed the date of ${what}`
}

/** 'moved the task “Order the arch” from May 3, 2027 to May 10, 2027' */
export function predicateOf(
  { table, operation, subject, before, after }: Change,
  histories: Histories,
  locale: Locale,
): string {
  const { noun, isWedding, date, fields, removed = 'deleted' } = histories.get(table) ?? unknown
  const what = isWedding ? `the ${noun}` : `the ${noun} “${subject}”`
  if (operation === 'insert') return `added ${what}`
  if (operation === 'delete') return `${removed} ${what}`
  const was = before ?? {}
  const is = after ?? {}
  if (is['completed'] === true) return `completed ${what}`
  if (is['completed'] === false) return `reopened ${what}`
  if ('archived_at' in is) return is['archived_at'] ? `archived ${what}` : `brought ${what} back from the archive`
  if (date && date in is) return moved(what, day(was[date], locale), day(is[date], locale))
  const name = ['title', 'original_name', 'name'].find((column) => column in is)
  if (name && text(was[name])) return `renamed the ${noun} “${text(was[name])}” to “${text(is[name])}”`
  const changed = [...new Set(Object.keys(is).flatMap((column) => fields[column] ?? []))]
  const [only] = changed
  if (only && only === fields['date_offset'] && changed.length === 1 && !(was['date_offset'] && is['date_offset']))
    return is['date_offset'] ? `tied ${what} to the wedding’s date` : `untied ${what} from the wedding’s date`
  const column = Object.keys(is).find((one) => fields[one] === only) ?? ''
  if (changed.length === 1 && ['status', 'venue', 'guest_count', 'priority', 'phase', 'time'].includes(column)) {
    const [from, to] = [text(was[column]), text(is[column])]
    if (from && to) return `changed the ${only} of ${what} from ${from} to ${to}`
    if (to) return `set the ${only} of ${what} to ${to}`
  }
  return changed.length > 0 ? `changed the ${listed(changed)} of ${what}` : `changed ${what}`
}

const listed = (words: string[]) =>
  words.length < 3 ? words.join(' and ') : `${words.slice(0, -1).join(', ')}, and ${words.at(-1)}`

const rows = ({ count = 0 }: BatchAbout) => counted(count, 'row')

const areDeleted = ({ changes }: Batch) => changes.every(({ operation }) => operation === 'delete')

type Named = { kind: NonNullable<Batch['kind']>; about: BatchAbout }

/** The predicate of a batch that has a name of its own; `own` says what it did to its rows. */
function named(batch: Batch & Named, own: string, locale: Locale): string {
  const { kind, about } = batch
  switch (kind) {
    case 'template':
      return `applied the plan “${about.name ?? ''}”: ${rows(about)}`
    case 're-date':
      return `${moved('the wedding', day(about.from, locale), day(about.to, locale))}: ${counted(about.count ?? 0, 'date')} changed`
    case 'bulk':
      if (batch.changes.every(({ table }) => table === 'clients')) return own
      return `${areDeleted(batch) ? 'deleted' : 'changed'} ${counted(batch.rows, 'task')} at once`
    case 'sheet':
      return `created the run sheet “${about.name ?? ''}”: ${counted(about.count ?? 0, 'item')}`
    case 'list':
      return `imported a list: ${rows(about)}`
    case 'undo':
      return `undid a change: ${own}`
  }
}

/** The partners among the people follow the couple's names, so their change is not news beside it. */
const worthTelling = (changes: Change[]) =>
  changes.some(({ table }) => table === 'clients') ? changes.filter(({ table }) => table !== 'people') : changes

const predicatesOf = (changes: Change[], histories: Histories, locale: Locale) =>
  worthTelling(changes).map((change) => predicateOf(change, histories, locale))

/** Each change as a sentence. */
export const detailsOf = (changes: Change[], histories: Histories, locale: Locale) =>
  predicatesOf(changes, histories, locale).map((one) => `${one[0]?.toUpperCase()}${one.slice(1)}.`)

export function sentencesOf(batch: Batch, histories: Histories, locale: Locale) {
  const { byKind, byName, kind, about, count, changes } = batch
  const who = byName ?? { planner: 'The planner', couple: 'The couple', link: 'A guest', system: 'Larkspur' }[byKind]
  const told = predicatesOf(changes, histories, locale)
  const more = count - changes.length
  const [first = 'changed the wedding', ...others] = told
  const own = others.length + more > 0 ? `${first}, and ${counted(others.length + more, 'more change')}` : first
  const hasDetails = told.length + more > 1 || kind !== null
  return {
    by: who,
    sentence: `${who} ${kind && about ? named({ ...batch, kind, about }, own, locale) : own}.`,
    details: hasDetails ? detailsOf(changes, histories, locale) : [],
    more: hasDetails ? more : 0,
  }
}
