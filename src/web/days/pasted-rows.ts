import { mostItems } from '#contract/day-audiences.ts'
import { minutesOf, timeOf } from '#contract/day-time.ts'
import type { NewItem } from '#contract/days.ts'
import { limits } from '#contract/limits.ts'
import { readCells } from '#web/ui/format/cells.ts'
import { readTypedItem } from '#web/days/typed-item.ts'
import { rangeSign, readLength, readRange, timePattern } from '#web/days/typed-time.ts'
import { vendorsCalled, type NamedVendor } from '#web/days/typed-vendors.ts'

/** A pasted row: the item that it becomes, or why it can't become one. */
export type PastedRow = { row: number; shown: string; item?: NewItem; problems: string[] }

type Column = 'start' | 'title' | 'minutes' | 'place' | 'notes' | 'end' | 'section' | 'vendors' | 'details'

const usualOrder: readonly Column[] = ['start', 'title', 'minutes', 'place', 'notes']
const headers: Record<Column, RegExp> = {
  start: /^(time|start|starts|start time|from|begin|when)$/,
  end: /^(end|ends|end time|to|until|finish)$/,
  title: /^(title|item|event|what|activity|name|description of event)$/,
  minutes: /^(duration|length|minutes|min|mins|how long)$/,
  place: /^(place|location|where|venue|room)$/,
  notes: /^(notes?|comments?|remarks?|private notes)$/,
  details: /^(details?|description)$/,
  section: /^(section|part|phase|block)$/,
  vendors: /^(vendors?|who|responsible|supplier|suppliers)$/,
}

const columnCalled = (header: string) =>
  (Object.keys(headers) as Column[]).find((column) => headers[column].test(header.trim().toLowerCase()))

/** The columns by a header row; undefined if the row is not one. */
function columnsBy(cells: readonly string[]): (Column | undefined)[] | undefined {
  const found = cells.map(columnCalled)
  return found.includes('title') && found.filter(Boolean).length > 1 ? found : undefined
}

type Given = { after: number; vendors: readonly NamedVendor[] }

const range = new RegExp(String.raw`^\s*(${timePattern}|\d{4})${rangeSign}(${timePattern}|\d{4})\s*$`, 'i')
const tooLong = (name: string, most: number) => `Its ${name} can have at most ${most} characters.`

/** Reads the cells of one row. */
function readRow(cells: Partial<Record<Column, string>>, { after, vendors }: Given): Omit<PastedRow, 'row' | 'shown'> {
  const problems: string[] = []
  const { start: from = '', end: until = '', title = '', minutes: lasts = '', vendors: names = '' } = cells
  const both = range.exec(from)
  const [startText, endText] = both ? [both[1] ?? '', both[2] ?? ''] : [from, until]
  // '14:30:00' is how spreadsheets copy some times.
  const withoutSeconds = (time: string) => time.trim().replace(/^(\d{1,2}:\d{2}):00/, '$1')
  const { start, end } = readRange(withoutSeconds(startText), withoutSeconds(endText), after)
  if (start === undefined) problems.push(`“${startText}” is not a time.`)
  if (endText !== '' && end === undefined) problems.push(`“${endText}” is not a time.`)
  if (start !== undefined && end !== undefined && end <= start) problems.push('It ends before it begins.')
  const length = lasts === '' ? undefined : readLength(lasts)
  if (lasts !== '' && length === undefined) problems.push(`“${lasts}” is not a duration from 1 minute to 24 hours.`)
  if (title === '') problems.push('It has no title.')
  for (const column of ['title', 'place', 'section'] as const)
    if ((cells[column] ?? '').length > limits.line) problems.push(tooLong(column, limits.line))
  for (const column of ['notes', 'details'] as const)
    if ((cells[column] ?? '').length > limits.paragraph) problems.push(tooLong(column, limits.paragraph))
  const called = names.split(/[,;/]/).flatMap((name) => {
    const found = vendorsCalled(name, vendors)
    if (name.trim() !== '' && found.length === 0) problems.push(`No vendor of this wedding is called “${name.trim()}”.`)
    return found.map(({ vendorId }) => vendorId)
  })
  if (problems.length > 0 || start === undefined) return { problems }
  const minutes = length ?? (end === undefined ? undefined : end - start)
  const texts = Object.fromEntries(
    (['place', 'notes', 'details', 'section'] as const).flatMap((name) => (cells[name] ? [[name, cells[name]]] : [])),
  )
  const item = { title, start: timeOf(start), ...texts, ...(minutes !== undefined && { minutes }) }
  return { problems, item: called.length > 0 ? { ...item, vendorIds: [...new Set(called)] } : item }
}

/** Reads a line that is typed as in the line above the list. */
function readLine(line: string, given: Given): Omit<PastedRow, 'row' | 'shown'> {
  const { vendors, isKey, problem, ...item } = readTypedItem(line, given)
  if (problem) return { problems: [problem] }
  if (item.title === '') return { problems: ['It has no title.'] }
  const start = item.start ?? timeOf(given.after)
  return { problems: [], item: { ...item, start, isKey, vendorIds: vendors.map(({ vendorId }) => vendorId) } }
}

const usualMinutes = 30

/** Reads rows copied from a spreadsheet, or several lines. One without a time begins when the one before it ends. */
export function readPasted(text: string, given: Given): PastedRow[] {
  const rows = readCells(text)
  const byHeader = rows[0] && columnsBy(rows[0])
  const columns = byHeader ?? usualOrder
  let { after } = given
  return rows.slice(byHeader ? 1 : 0).map((cells, index) => {
    const now = { ...given, after }
    const named = Object.fromEntries(columns.flatMap((column, place) => (column ? [[column, cells[place] ?? '']] : [])))
    const read = byHeader || cells.length > 1 ? readRow(named, now) : readLine(cells[0] ?? '', now)
    const { item } = read
    if (item) after = (minutesOf(item.start ?? '') ?? after) + (item.minutes ?? usualMinutes)
    if (index >= mostItems) read.problems.push(`A day has at most ${mostItems} items.`)
    return { row: index + (byHeader ? 2 : 1), shown: cells.join(' · '), ...read }
  })
}

/** Whether pasted text is more than one typed line. */
export const isSeveral = (text: string): boolean => /[\t\n\r]/.test(text.trim())
