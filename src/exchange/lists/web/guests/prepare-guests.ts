import type { ListRow } from '#exchange/lists/contract/endpoints.ts'
import { joinAddress, languageNamed, lostZero } from '#exchange/lists/web/guests/address.ts'
import { noWord, yesWord } from '#exchange/lists/web/guests/answer-words.ts'
import { firstOf, folded, wholeName, type Entry, type Values } from '#exchange/lists/web/guests/entry.ts'
import {
  envelopeName,
  fillEnvelope,
  groupEntries,
  missingFrom,
  type Envelope,
} from '#exchange/lists/web/guests/envelopes.ts'
import type { GuestColumns } from '#exchange/lists/web/guests/guest-columns.ts'
import { adultWord, childWord, infantWord } from '#exchange/lists/web/guests/names/name-words.ts'
import { addAnswers, addMeals, addPersonal, partsIn, type Parts } from '#exchange/lists/web/guests/part-values.ts'
import { readEntries, type Warning } from '#exchange/lists/web/guests/read-entries.ts'
import { tableName } from '#exchange/lists/web/guests/sections.ts'
import type { PreparedRow } from '#exchange/lists/web/prepare-rows.ts'

export type PreparedGuests = {
  /** A row for each person and each seat without a name, in the order of the file. */
  rows: PreparedRow[]
  /** What the planner should look at. */
  warnings: Warning[]
}

const lastInfant = 2
const lastChild = 12

function ageOf(cell: string): string | undefined {
  if (/^\d{1,3}$/.test(cell))
    return Number(cell) <= lastInfant ? 'infant' : Number(cell) <= lastChild ? 'child' : 'adult'
  if (infantWord.test(cell)) return 'infant'
  if (childWord.test(cell) || yesWord.test(cell)) return 'child'
  return adultWord.test(cell) || noWord.test(cell) ? 'adult' : undefined
}

const unique = (texts: readonly string[]) => [...new Set(texts)]

function addressIn(values: Values, home: string) {
  const parts = {
    street: [...(values.get('street') ?? [])],
    city: firstOf(values, 'city'),
    state: firstOf(values, 'state'),
    zip: firstOf(values, 'zip'),
    country: firstOf(values, 'country'),
  }
  const whole = values.get('address') ?? []
  return { parts, text: joinAddress({ ...parts, street: [...whole, ...parts.street] }, home) }
}

/** What an envelope has besides its people: the first of what its rows say, and all tags. */
function envelopeCells(envelope: Envelope, home: string, say: (line: number, message: string) => void): ListRow {
  const { entries } = envelope
  const first = (field: string) => entries.map(({ values }) => firstOf(values, field)).find(Boolean) ?? ''
  const tags = unique(
    entries.flatMap(({ values }) => values.get('tags') ?? []).flatMap((cell) => cell.split(/\s*[,;|]\s*/)),
  )
  const language = first('language')
  const known = language ? languageNamed(language) : undefined
  if (language && !known) say(entries[0]!.line, `“${language}” is not a language that guests can be written to in.`)
  const addresses = entries.map(({ values }) => addressIn(values, home))
  const odd = addresses.findIndex(({ parts }) => lostZero(parts, home))
  if (odd >= 0)
    say(entries[odd]!.line, `The postal code ${addresses[odd]!.parts.zip} may have lost a zero at its beginning.`)
  const list = first('list')
  const cells: Record<string, string | undefined> = {
    envelope: envelopeName(envelope),
    email: first('email').split(/[,;\s]+/)[0],
    phone: first('phone').split(/\s*[;\n]\s*/)[0],
    address: addresses.find(({ text }) => text)?.text,
    language: known,
    side: first('side'),
    tags: tags.join(', '),
    list: list && (/\b[b2]\b/i.test(list) ? 'B' : /\b[a1]\b/i.test(list) ? 'A' : list.toUpperCase()),
  }
  return filled(cells)
}

const filled = (cells: Readonly<Record<string, string | undefined>>): ListRow =>
  Object.fromEntries(Object.entries(cells).flatMap(([field, cell]) => (cell ? [[field, cell]] : [])))

/** What a row has of the envelope's that is another than the envelope's. */
function besides(entry: Entry, shared: ListRow, home: string): string[] {
  const emails = (entry.values.get('email') ?? []).flatMap((cell) => cell.split(/[,;\s]+/))
  const phones = (entry.values.get('phone') ?? []).flatMap((cell) => cell.split(/\s*[;\n]\s*/))
  const { text } = addressIn(entry.values, home)
  return [
    ...emails.filter((one) => one && one !== shared['email']).map((one) => `Email: ${one}`),
    ...phones.filter((one) => one && one !== shared['phone']).map((one) => `Phone: ${one}`),
    ...(text && text !== shared['address'] ? [`Address: ${text.replaceAll('\n', ', ')}`] : []),
  ]
}

function rowsOf(
  entry: Entry,
  group: string,
  shared: ListRow,
  parts: Parts,
  home: string,
  say: (message: string) => void,
): PreparedRow[] {
  const { line, values, people, seats } = entry
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
  if (age && !known) say(`“${age}” is no age.`)
  if (known && (cells.length === 1 || known === 'adult')) for (const one of cells) one['age'] ||= known
  else if (known) say(`It is not said who of ${cells.length} people is “${age}”.`)
  for (const field of ['role', 'dietary', 'access'])
    for (const text of values.get(field) ?? []) addPersonal(cells, entry, field, text, say)
  const notes = [...(values.get('privateNotes') ?? []), ...entry.asides, ...besides(entry, shared, home)]
  if (cells[0]) cells[0]['privateNotes'] = notes.join('\n')
  const problems = entry.problems.map((message) => ({ field: 'plusOne', message }))
  // An envelope of which nobody is known yet.
  if (cells.length === 0) cells.push({})
  return cells.map((own) => ({ line, cells: { group, ...shared, ...filled(own) }, problems }))
}

/** Who has the name of somebody above. */
function namesakes(entries: readonly Entry[]): Warning[] {
  const seen = new Map<string, number>()
  return entries.flatMap(({ line, people }) =>
    people.flatMap((one) => {
      const name = folded(wholeName(one))
      const before = seen.get(name)
      seen.set(name, before ?? line)
      return before === undefined || !one.lastName || one.firstName === one.titles
        ? []
        : [{ line, message: `${wholeName(one)} is also in row ${before}. They stay two people.` }]
    }),
  )
}

/** The people, seats and envelopes of a list, and what the planner should look at. Nothing is invented: what can't be told is a warning. */
export function prepareGuests(columns: GuestColumns, home: string): PreparedGuests {
  const { entries, warnings } = readEntries(columns)
  const { envelopes, warnings: ofGroups } = groupEntries(entries)
  const all = [...warnings, ...ofGroups]
  const say = (line: number, message: string) => all.push({ line, message })
  const parts = partsIn(
    columns.fields,
    entries.map(({ values }) => values),
  )
  const rows: PreparedRow[] = []
  for (const [at, envelope] of envelopes.entries()) {
    fillEnvelope(envelope)
    const shared = envelopeCells(envelope, home, say)
    for (const missing of missingFrom(envelope))
      say(envelope.entries[0]!.line, `The envelope “${envelope.name}” also names ${missing}, who has no row.`)
    for (const entry of envelope.entries) {
      for (const message of entry.warnings) say(entry.line, message)
      if (entry.isOpen)
        say(entry.line, `It is not said how many people “${entry.family ?? envelopeName(envelope)}” are.`)
      rows.push(...rowsOf(entry, String(at + 1), shared, parts, home, (message) => say(entry.line, message)))
    }
  }
  all.push(...namesakes(entries))
  return {
    rows: rows.toSorted((one, other) => one.line - other.line),
    warnings: all.toSorted((one, other) => one.line - other.line),
  }
}
