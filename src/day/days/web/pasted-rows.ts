import { mostItems } from '#day/days/contract/day-audiences.ts'
import { minutesOf, timeOf } from '#day/days/contract/day-time.ts'
import type { NewItem } from '#day/days/contract/endpoints.ts'
import { limits } from '#platform/contract/limits.ts'
import { isFilled, readAnyCells, readCells } from '#platform/web/ui/format/cells.ts'
import { shortened } from '#platform/web/ui/format/shortened.ts'
import { usualMinutes } from '#day/days/web/empty-item.ts'
import { readTypedItem } from '#day/days/web/typed-item.ts'
import { rangeSign, readLength, readRange, readTime, timePattern } from '#day/days/web/typed-time.ts'
import { vendorsCalled, type NamedVendor } from '#day/days/web/typed-vendors.ts'

/** A pasted row: the item that it becomes, the section that it begins, or why it can't become an item. */
export type PastedRow = { row: number; shown: string; item?: NewItem; heading?: string; problems: string[] }
type Read = Omit<PastedRow, 'row' | 'shown'>

type Column = 'start' | 'title' | 'minutes' | 'place' | 'notes' | 'end' | 'section' | 'vendors' | 'details'

const usualOrder: readonly Column[] = ['start', 'title', 'minutes', 'place', 'notes', 'vendors']
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
type GivenDay = Given & {
  /** How many items the day has already. */
  present: number
}

const range = new RegExp(String.raw`^\s*(${timePattern}|\d{4})${rangeSign}(${timePattern}|\d{4})\s*$`, 'i')
const tooLong = (name: string, most: number) => `Its ${name} can have at most ${most} characters.`

/** Reads the cells of one row. */
function readRow(cells: Partial<Record<Column, string>>, { after, vendors }: Given): Read {
  const problems: string[] = []
  const { start: from = '', end: until = '', title = '', minutes: lasts = '', vendors: names = '' } = cells
  const both = range.exec(from)
  const [startText, endText] = both ? [both[1] ?? '', both[2] ?? ''] : [from, until]
  // '14:30:00' is how spreadsheets copy some times.
  const withoutSeconds = (time: string) => time.trim().replace(/^(\d{1,2}:\d{2}):00/, '$1')
  const { start, end } = readRange(withoutSeconds(startText), withoutSeconds(endText), after)
  if (start === undefined) problems.push(`“${shortened(startText)}” is not a time.`)
  if (endText !== '' && end === undefined) problems.push(`“${shortened(endText)}” is not a time.`)
  if (start !== undefined && end !== undefined && end <= start) problems.push('It ends before it begins.')
  const length = lasts === '' ? undefined : readLength(lasts)
  if (lasts !== '' && length === undefined)
    problems.push(`“${shortened(lasts)}” is not a duration from 1 minute to 24 hours.`)
  if (title === '') problems.push('It has no title.')
  for (const column of ['title', 'place', 'section'] as const)
    if ((cells[column] ?? '').length > limits.line) problems.push(tooLong(column, limits.line))
  for (const column of ['notes', 'details'] as const)
    if ((cells[column] ?? '').length > limits.paragraph) problems.push(tooLong(column, limits.paragraph))
  const called = names.split(/[,;/]/).flatMap((name) => {
    const found = vendorsCalled(name, vendors)
    if (name.trim() !== '' && found.length === 0)
      problems.push(`No vendor of this wedding is called “${shortened(name.trim())}”.`)
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
function readLine(line: string, given: Given): Read {
  const { vendors, isKey, problem, ...item } = readTypedItem(line, given)
  if (problem) return { problems: [problem] }
  if (item.title === '') return { problems: ['It has no title.'] }
  const start = item.start ?? timeOf(given.after)
  return { problems: [], item: { ...item, start, isKey, vendorIds: vendors.map(({ vendorId }) => vendorId) } }
}

/** A row of a table with text only in its first cell: a section if it names no time, or else a typed line. */
function readSingle(text: string, given: Given): Read {
  const { start, problem } = readTypedItem(text, given)
  if (start !== undefined || problem !== undefined) return readLine(text, given)
  return text.length > limits.line ? { problems: [tooLong('section', limits.line)] } : { heading: text, problems: [] }
}

const beginsWithTime = ([first = '']: readonly string[]) => range.test(first) || readTime(first) !== undefined

/** Cells copied from a spreadsheet or a CSV file; undefined for typed lines, which may have commas too. */
function tableIn(text: string): string[][] | undefined {
  if (text.includes('\t')) return readCells(text)
  const rows = readAnyCells(text)
  const divided = rows.filter((cells) => cells.length > 1)
  const begun = divided.filter((cells) => cells[0] === '' || beginsWithTime(cells))
  const isTable = divided.some(beginsWithTime) && begun.length * 2 >= divided.length
  return isTable || (divided[0] && columnsBy(divided[0])) ? rows : undefined
}

/** Reads rows copied from a spreadsheet or a CSV file, or several lines. One without a time begins when the one before it ends. */
export function readPasted(text: string, { present, ...given }: GivenDay): PastedRow[] {
  const table = tableIn(text)
  const rows = (table ?? text.split(/\r\n|\n|\r/).map((line) => [line.trim()])).map((cells, index) => ({
    cells,
    row: index + 1,
  }))
  const filled = rows.filter(({ cells }) => isFilled(cells))
  const byHeader = table && filled[0] && columnsBy(filled[0].cells)
  const columns = byHeader ?? usualOrder
  const read = (cells: readonly string[], now: Given) => {
    const [first = '', ...others] = cells
    if (!table) return readLine(first, now)
    if (first !== '' && columns[0] !== 'title' && !isFilled(others)) return readSingle(first, now)
    return readRow(
      Object.fromEntries(columns.flatMap((column, place) => (column ? [[column, cells[place] ?? '']] : []))),
      now,
    )
  }
  let { after } = given
  let count = present
  let section: string | undefined
  return filled.slice(byHeader ? 1 : 0).map(({ cells, row }) => {
    const { item, ...rest } = read(cells, { ...given, after })
    const shown = shortened(cells.join(' · '))
    if (rest.heading) section = rest.heading
    if (!item) return { row, shown, ...rest }
    after = (minutesOf(item.start ?? '') ?? after) + (item.minutes ?? usualMinutes)
    count += 1
    const problems = count > mostItems ? [...rest.problems, `A day has at most ${mostItems} items.`] : rest.problems
    return { row, shown, item: section === undefined ? item : { section, ...item }, problems }
  })
}

/** Whether pasted text is more than one typed line. */
export const isSeveral = (text: string): boolean => /[\t\n\r]/.test(text.trim())
