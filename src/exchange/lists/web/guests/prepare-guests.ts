import type { ListRow } from '#exchange/lists/contract/endpoints.ts'
import { foldedWords } from '#platform/contract/folded.ts'
import { firstOf, wholeName, type Entry } from '#exchange/lists/web/guests/entry.ts'
import {
  besides,
  envelopeCells,
  filled,
  type Asking,
  type GuestContext,
} from '#exchange/lists/web/guests/envelope-cells.ts'
import { envelopeName, fillEnvelope, groupEntries, missingFrom } from '#exchange/lists/web/guests/envelopes.ts'
import type { GuestColumns } from '#exchange/lists/web/guests/guest-columns.ts'
import { mostlyAre } from '#exchange/lists/web/guests/guess-fields.ts'
import { t } from '#platform/web/locale/t.ts'
import { ageOf } from '#guests/guests/web/public/age-words.ts'
import { readOwnList } from '#exchange/lists/web/guests/own-list.ts'
import { addAnswers, addMeals, addPersonal, partsIn, type Parts } from '#exchange/lists/web/guests/part-values.ts'
import { readEntries, type Warning } from '#exchange/lists/web/guests/read-entries.ts'
import { tableName } from '#exchange/lists/web/guests/sections.ts'
import { sideNamed } from '#guests/guests/web/public/side-named.ts'
import { sideField } from '#exchange/lists/web/guests/side-field.ts'
import { wordKey, type PreparedRow, type UnknownWord } from '#exchange/lists/web/prepared.ts'

export type PreparedGuests = {
  /** A row for each person and each seat without a name, in the order of the file. */
  rows: PreparedRow[]
  /** What the planner should look at. */
  warnings: Warning[]
  /** Words for a side that do not say whose it is. */
  unknown: UnknownWord[]
}

function rowsOf(entry: Entry, group: string, shared: ListRow, parts: Parts, context: Asking): PreparedRow[] {
  const { line, values, people, seats } = entry
  const say = (message: string) => context.say(line, message)
  const cells: Record<string, string>[] = [
    ...people.map(({ firstName, lastName, age }) => ({ firstName, lastName, age })),
    ...seats.map((age) => ({ seat: 'yes', age })),
  ]
  const table = tableName(firstOf(values, 'table'))
  if (table) for (const one of cells) one['table'] = table
  addAnswers(cells, entry, parts, say)
  addMeals(cells, entry, say)
  const age = firstOf(values, 'age')
  const known = age && ageOf(age)
  if (age && !known) say(t('“{age}” is no age.', { age }))
  if (known && (cells.length === 1 || known === 'adult')) for (const one of cells) one['age'] ||= known
  else if (known) say(t('It is not said who of {count} people is “{age}”.', { count: cells.length, age }))
  for (const field of ['role', 'dietary', 'access'])
    for (const text of values.get(field) ?? []) addPersonal(cells, entry, field, text, say)
  const notes = [...(values.get('privateNotes') ?? []), ...entry.asides, ...besides(entry, shared, context.home)]
  const problems = entry.problems.map((message) => ({ field: 'plusOne', message }))
  if (!context.isPlanner)
    for (const text of notes) say(t('“{text}” has no place in the guest list, so it is left out.', { text }))
  const kept = context.isPlanner ? notes.join('\n') : ''
  // An envelope of which nobody is known yet.
  if (cells.length === 0) cells.push({ envelopeNotes: kept })
  else cells[0]!['privateNotes'] = kept
  return cells.map((own) => ({ line, cells: { group, ...shared, ...filled(own) }, problems }))
}

/** Columns that look like names of people and are not used. */
function unusedNames({ headers, rows, lines, fields }: GuestColumns): Warning[] {
  return headers.flatMap((header, column) => {
    const cells = rows.map((row) => row[column] ?? '').filter(Boolean)
    return fields[column] === '' && cells.length > 1 && mostlyAre(cells, 'wholeName')
      ? [
          {
            line: Math.max(1, lines[0]! - 1),
            message: t('The column “{header}” looks like names, but is not used.', { header }),
          },
        ]
      : []
  })
}

/** Whoever is invited by one of the couple is of that side. */
function withSideOfHost(entry: Entry, { sides }: GuestContext): Entry {
  const { guestOf, ...others } = Object.fromEntries(entry.values)
  const [host = ''] = guestOf ?? []
  if (!host || !sideNamed(host, sides)) return entry
  return { ...entry, values: new Map(Object.entries({ side: [host], ...others })) }
}

/** Who has the name of somebody above. */
function namesakes(entries: readonly Entry[]): Warning[] {
  const seen = new Map<string, number>()
  return entries.flatMap(({ line, people }) =>
    people.flatMap((one) => {
      const name = foldedWords(wholeName(one))
      const before = seen.get(name)
      seen.set(name, before ?? line)
      return before === undefined || !one.lastName || one.firstName === one.titles
        ? []
        : [
            {
              line,
              message: t('{name} is also in row {row}. They stay two people.', { name: wholeName(one), row: before }),
            },
          ]
    }),
  )
}

/** The people, seats and envelopes of a list, and what the planner should look at. Nothing is invented: what can't be told is a warning. */
export function prepareGuests(columns: GuestColumns, context: GuestContext): PreparedGuests {
  const unknown = new Map<string, UnknownWord>()
  const field = sideField(context.sides)
  const ask = (word: string) => unknown.set(wordKey('side', word), { field, word })
  if (columns.isOwn)
    return { rows: readOwnList(columns, context.sides, ask), warnings: [], unknown: [...unknown.values()] }
  const { entries, warnings } = readEntries(columns)
  const { envelopes, warnings: ofGroups } = groupEntries(entries.map((entry) => withSideOfHost(entry, context)))
  const all = [...warnings, ...ofGroups, ...unusedNames(columns)]
  const say = (line: number, message: string) => all.push({ line, message })
  const asking = { ...context, say, ask }
  const parts = partsIn(
    columns.fields,
    entries.map(({ values }) => values),
  )
  const rows: PreparedRow[] = []
  for (const [at, envelope] of envelopes.entries()) {
    fillEnvelope(envelope)
    const shared = envelopeCells(envelope, asking)
    for (const missing of missingFrom(envelope))
      say(
        envelope.entries[0]!.line,
        t('The envelope “{name}” also names {missing}, who has no row.', { name: envelope.name, missing }),
      )
    for (const entry of envelope.entries) {
      for (const message of entry.warnings) say(entry.line, message)
      if (entry.isOpen)
        say(
          entry.line,
          t('It is not said how many people “{name}” are.', { name: entry.family ?? envelopeName(envelope) }),
        )
      rows.push(...rowsOf(entry, String(at + 1), shared, parts, asking))
    }
  }
  all.push(...namesakes(entries))
  return {
    rows: rows.toSorted((one, other) => one.line - other.line),
    warnings: all.toSorted((one, other) => one.line - other.line),
    unknown: [...unknown.values()],
  }
}
