import { t } from '#platform/web/locale/t.ts'
import { textOfCell } from '#platform/contract/csv-cell.ts'
import { isFilled } from '#platform/web/ui/format/cells.ts'
import { isNothing } from '#guests/guests/web/public/answer-words.ts'
import { firstOf, type Entry, type Values } from '#exchange/lists/web/guests/entry.ts'
import type { GuestColumns } from '#exchange/lists/web/guests/guest-columns.ts'
import { unnamed } from '#exchange/lists/web/guests/names/name-words.ts'
import { between, type NameOrder } from '#exchange/lists/web/guests/names/several-names.ts'
import { peopleOf } from '#exchange/lists/web/guests/row-people.ts'
import { isTotal, sectionOf, type Section } from '#exchange/lists/web/guests/sections.ts'

export type Warning = { line: number; message: string }

const naming = ['name', 'firstName', 'lastName', 'otherFirst', 'otherLast', 'childFirst', 'childLast']
/** What only a person has: a row with one of these and no name is a seat. */
const personal =
  /^(?:answer|invited|meal):|^(?:seat|table|age|role|dietary|access|plusOne|partySize|adults|children|infants|guestOf)$/
const grouping = new Set(['number', 'envelope', 'group'])
const counted = /^(?:answer:|invited:|meal:)|^(?:partySize|adults|children|infants|plusOne)$/

function valuesOf(row: readonly string[], fields: readonly string[]): Values {
  const values = new Map<string, string[]>()
  for (const [column, field] of fields.entries()) {
    const cell = textOfCell(row[column]?.trim() ?? '')
    if (field && cell && !isNothing(cell)) values.set(field, [...(values.get(field) ?? []), cell])
  }
  return values
}

/** 'Last, First' and 'Last, First & Second', but not 'First, Second & Third Last'. */
function isLastFirst(cell: string): boolean {
  const [, behind = ''] = /^[^,&+]+,\s*([^,]+)$/.exec(cell) ?? []
  const parts = behind.split(between)
  return behind !== '' && (parts.length === 1 || parts.every((part) => !part.includes(' ')))
}

/** Whether most names of a column are written 'Last, First'. */
function orderOf(rows: readonly Values[]): NameOrder {
  const cells = rows.flatMap((values) => values.get('name') ?? []).filter((cell) => !unnamed.test(cell))
  const pairs = cells.filter((cell) => isLastFirst(cell))
  const firstLast = cells.filter((cell) => /^\p{L}+ [\p{L}'’-]+$/u.test(cell))
  if (pairs.length > 1 && pairs.length >= cells.length * 0.6) return 'last'
  return firstLast.length > cells.length / 2 && pairs.some((cell) => /\s.*,.*\s/.test(cell)) ? 'first' : 'unsaid'
}

/** A table that stands only in the first row of those who sit at it. */
function withMergedTables(rows: readonly Values[]): Values[] {
  const named = rows.filter((values) => naming.some((field) => values.has(field)))
  const tables = named.flatMap((values) => values.get('table') ?? [])
  const isMerged =
    tables.length > 0 &&
    tables.length < named.length / 2 &&
    new Set(tables).size === tables.length &&
    named[0]?.has('table') === true
  if (!isMerged) return [...rows]
  let table = ''
  return rows.map((values) => {
    table = firstOf(values, 'table') || table
    return values.size === 0 ? values : new Map([...values, ['table', [table]]])
  })
}

const withSections = (values: Values, sections: ReadonlyMap<Section['field'], string>): Values => {
  const all = new Map(values)
  for (const [field, value] of sections)
    if (!all.has(field)) all.set(field, [value])
    else if (field === 'tags') all.set(field, [...all.get(field)!, value])
  return all
}

/** The rows that are about people, with what stands above several of them. */
export function readEntries({ rows, fields, lines }: GuestColumns): { entries: Entry[]; warnings: Warning[] } {
  const entries: Entry[] = []
  const warnings: Warning[] = []
  const valuesByRow = withMergedTables(rows.map((row) => valuesOf(row, fields)))
  const order = orderOf(valuesByRow)
  const isNamed = (values: Values) => naming.some((field) => values.get(field)?.some((cell) => /\p{L}/u.test(cell)))
  const lastNamed = valuesByRow.findLastIndex((values) => isNamed(values) || values.has('envelope'))
  const sections = new Map<Section['field'], string>()
  let block = 0
  for (const [at, row] of rows.entries()) {
    const line = lines[at]!
    const values = valuesByRow[at]!
    if (!isFilled(row)) {
      block += 1
      continue
    }
    if (isTotal(row)) continue
    const section = sectionOf(row)
    if (section) {
      sections.set(section.field, section.value)
      block += 1
      continue
    }
    const keys = [...values.keys()]
    const isCounts = row.every((cell) => cell === '' || /^[\d.,%]+$/.test(cell))
    if (
      at > lastNamed &&
      isCounts &&
      !values.has('number') &&
      (keys.length === 0 || keys.some((key) => counted.test(key) || naming.includes(key)))
    )
      continue
    const people = peopleOf(values, order)
    const isNobody = people.people.length + people.seats.length === 0 && !people.family
    if (isNobody && people.problems.length === 0) {
      const isSeat = keys.some((key) => personal.test(key) || grouping.has(key))
      if (!isSeat) {
        // The numbers of rows that are not filled yet.
        if (at < lastNamed || keys.length > 0)
          warnings.push({ line, message: t('The row has no name, so it is left out.') })
        continue
      }
      if (!values.has('envelope')) people.seats.push('')
    }
    entries.push({ ...people, line, block, values: withSections(values, sections) })
  }
  return { entries, warnings }
}
