import type { RowKind } from '#exchange/lists/contract/list-choices.ts'
import { isFilled } from '#platform/web/ui/format/cells.ts'
import { tidied, unlike, type Columns } from '#exchange/lists/web/headers.ts'
import { fieldsOf, type Field } from '#exchange/lists/web/fields.ts'

const fieldCalled = (fields: readonly Field[], header: string) =>
  fields.find(({ called }) => called.test(tidied(header)))?.name ?? ''

const looksLike = {
  email: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
  date: /^(\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|[a-z]{3,9}\.? \d{1,2},? \d{4}|\d{1,2}\.? [a-z]{3,9}\.? \d{4})\b/i,
  phone: /^\+?[\d\s().-]{7,}$/,
}

/** Guesses the fields of a list without headers by what its cells look like. */
function guessed(kind: RowKind, rows: readonly string[][], width: number): string[] {
  const dateField = { clients: 'weddingDate', vendors: '', tasks: 'dueDate', events: 'date' }[kind]
  const textFields = {
    clients: ['names'],
    vendors: ['name', 'category'],
    tasks: ['title', 'couple'],
    events: ['title', 'couple'],
  }[kind]
  const hasEmail = kind === 'clients' || kind === 'vendors'
  const taken = new Set<string>()
  return Array.from({ length: width }, (_, column) => {
    const cells = rows.map((row) => row[column] ?? '').filter(Boolean)
    const are = (pattern: RegExp) => cells.length > 0 && cells.every((cell) => pattern.test(cell))
    const wanted = are(looksLike.email)
      ? hasEmail && 'email'
      : are(looksLike.date)
        ? dateField
        : are(looksLike.phone)
          ? hasEmail && 'phone'
          : textFields.find((field) => !taken.has(field))
    if (!wanted || taken.has(wanted)) return ''
    taken.add(wanted)
    return wanted
  })
}

const mostTitles = 10
/** Several columns of these become one text. */
const isJoined = (field: Field | undefined) => field?.type === 'lines'

/** Finds the row with the headers, which titles may stand above, and the field of each column. */
export function readColumns(kind: RowKind, given: readonly string[][]): Columns {
  const rows = given.filter(isFilled)
  const fields = fieldsOf[kind]
  const known = rows.slice(0, mostTitles).map((row) => row.filter((cell) => fieldCalled(fields, cell)).length)
  const best = Math.max(0, ...known)
  const width = Math.max(0, ...rows.map((row) => row.length))
  // A list of one column has one header.
  const at = best > 1 || (best === 1 && width === 1) ? known.indexOf(best) : -1
  const headerRow = at < 0 ? [] : rows[at]!
  const below = rows.slice(at + 1)
  const headers = unlike(Array.from({ length: width }, (_, column) => headerRow[column] || `Column ${column + 1}`))
  if (at < 0) return { headers, rows: below, above: 0, fields: guessed(kind, below, width) }
  const taken = new Set<string>()
  const found = headers.map((_, column) => {
    const name = fieldCalled(fields, headerRow[column] ?? '')
    if (taken.has(name) && !isJoined(fields.find((field) => field.name === name))) return ''
    taken.add(name)
    return name
  })
  // One name with a column for the other's is that of the first partner.
  const both = found.findIndex((name) => name === 'names' || name === 'coupleNames')
  if (kind === 'clients' && both >= 0 && found.includes('partnerOneName'))
    found[both] = /^project/i.test(headers[both]!) ? 'project' : ''
  if (kind === 'clients' && both >= 0 && found.includes('partnerTwoName')) found[both] = 'partnerOneName'
  return { headers, rows: below, above: at + 1, fields: found }
}
