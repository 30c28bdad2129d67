import type { ListRow } from '#exchange/lists/contract/endpoints.ts'
import type { RowKind } from '#exchange/lists/contract/list-choices.ts'
import { limits } from '#platform/contract/limits.ts'
import { valueOf } from '#exchange/lists/web/choices.ts'
import type { Columns } from '#exchange/lists/web/headers.ts'
import {
  wordKey,
  type Answers,
  type PreparedRow,
  type Problem,
  type UnknownWord,
} from '#exchange/lists/web/prepared.ts'
import { fieldsOf, type Field } from '#exchange/lists/web/fields.ts'
import {
  orderIn,
  readClock,
  readDate,
  readMinutes,
  readNames,
  splitMoment,
  usualOrder,
} from '#exchange/lists/web/values.ts'

export type Prepared = { rows: PreparedRow[]; unknown: UnknownWord[]; asksOrder: boolean }

type Read = (field: Field, cell: string, say: (message: string) => void) => string | undefined

function reader({ order = usualOrder(), words }: Answers, today: string): Read {
  return (field, cell, say) => {
    const or = (value: string | undefined, what: string) => {
      if (value === undefined) say(`“${cell}” is not a ${what}.`)
      return value
    }
    switch (field.type) {
      case 'date':
        return or(readDate(cell, order, today), 'date')
      case 'time':
        return or(readClock(splitMoment(` ${cell}`).clock || cell), 'time')
      case 'minutes':
        return or(readMinutes(cell), 'duration')
      case 'choice':
        return valueOf(field.choices!, cell) ?? words[wordKey(field.name, cell)]
      default:
        return cell
    }
  }
}

/** What products and spreadsheets write into cells without a value. */
const isBlank = /^(tb[ad]|#?n\/a|#error!|#ref!)$/i

/** Takes the first of several values in a cell: Google writes ':::' between them, and people a comma between addresses. */
const valueIn = (cell = '', field: Field | undefined) =>
  field?.type === 'lines' ? cell.trim() : cell.split(field?.name === 'email' ? / ::: |[,;] ?/ : ' ::: ')[0]!.trim()

const joinedBy = (field: Field) => (field.type === 'lines' ? '\n' : ' ')

/** The cells of one row by fields; several columns of one field are joined. */
function byField(fields: readonly Field[], columns: Columns, row: readonly string[]): Map<Field, string> {
  const found = new Map<Field, string>()
  for (const [column, name] of columns.fields.entries()) {
    const field = fields.find((one) => one.name === name)
    const cell = valueIn(row[column], field)
    if (!field || !cell || isBlank.test(cell)) continue
    const before = found.get(field)
    found.set(field, before ? `${before}${joinedBy(field)}${cell}` : cell)
  }
  return found
}

/** First and last names as one, and the names of both from one cell. */
function withNames(cells: ListRow): ListRow {
  const { names = '', coupleNames, partnerOneLast, partnerTwoLast, ...others } = cells
  const [one, two] = coupleNames ? readNames(coupleNames, true) : readNames(names)
  const partnerOneName = [others['partnerOneName'] || one, partnerOneLast].filter(Boolean).join(' ')
  const partnerTwoName = [others['partnerTwoName'] || two, partnerTwoLast].filter(Boolean).join(' ')
  return { ...others, ...(partnerOneName && { partnerOneName }), ...(partnerTwoName && { partnerTwoName }) }
}

/** The lines of a place as one; what is too long for a place goes into the description. */
function withPlace({ place, ...others }: ListRow): ListRow {
  if (!place) return others
  const inOneLine = place.replaceAll(/,?\s*[\p{Cc}\p{Zl}\p{Zp}]\s*/gu, ', ')
  if (inOneLine.length <= limits.line) return { ...others, place: inOneLine }
  return { ...others, description: [others['description'], place].filter(Boolean).join('\n') }
}

const ofKind: Partial<Record<RowKind, (cells: ListRow) => ListRow>> = { clients: withNames, events: withPlace }

/** The people of a project, one row each, as one couple; what they have besides their names goes into the notes. */
function couplesOf(rows: readonly PreparedRow[]): PreparedRow[] {
  const byProject = new Map<string, PreparedRow>()
  return rows.flatMap((row) => {
    const { project, ...cells } = row.cells
    const own = { ...row, cells }
    if (!project) return [own]
    const key = `${project}/${cells['weddingDate'] ?? ''}`
    const first = byProject.get(key)
    if (!first) {
      byProject.set(key, own)
      return [own]
    }
    const { partnerOneName, email, phone, notes } = cells
    if (partnerOneName && partnerOneName !== first.cells['partnerOneName'])
      first.cells['partnerTwoName'] ??= partnerOneName
    const more = [[partnerOneName, email, phone].filter(Boolean).join(', '), notes !== first.cells['notes'] && notes]
    first.cells['notes'] = [first.cells['notes'], ...more].filter(Boolean).join('\n')
    first.problems.push(...row.problems)
    return []
  })
}

/** The rows as they will be added, and what has to be asked before. */
export function prepareRows(kind: RowKind, columns: Columns, answers: Answers, today: string): Prepared {
  const fields = fieldsOf[kind]
  const rowsByField = columns.rows.map((row) => byField(fields, columns, row))
  const dates = rowsByField.flatMap((row) => [...row].filter(([{ type }]) => type === 'date').map(([, cell]) => cell))
  const order = orderIn(dates)
  const read = reader(order ? { ...answers, order } : answers, today)
  const unknown = new Map<string, UnknownWord>()
  const rows = rowsByField.map((row, at) => {
    const cells: ListRow = {}
    const problems: Problem[] = []
    for (const [field, cell] of row) {
      const say = (message: string) => problems.push({ field: field.name, message })
      const value = read(field, cell, say)
      if (value) cells[field.name] = value
      if (field.choices && valueOf(field.choices, cell) === undefined)
        unknown.set(wordKey(field.name, cell), { field, word: cell })
      // A date with a time, and no column for times.
      if (kind === 'events' && field.type === 'date' && !columns.fields.includes('time')) {
        const time = readClock(splitMoment(cell).clock)
        if (time) cells['time'] = time
      }
    }
    if ((kind === 'tasks' || kind === 'events') && answers.clientId && !cells['couple'])
      cells['clientId'] = answers.clientId
    return { line: columns.above + at + 1, cells: ofKind[kind]?.(cells) ?? cells, problems }
  })
  return {
    rows: kind === 'clients' ? couplesOf(rows) : rows,
    unknown: [...unknown.values()],
    asksOrder: order === undefined,
  }
}
