import { dayMs } from '#platform/contract/calendar-date.ts'
import { msg } from '#platform/contract/locale/translate.ts'
import { Unreadable } from '#exchange/lists/web/table.ts'
import { unzip } from '#exchange/lists/web/unzip.ts'

/** Days between the first of January 1970 and the day before Excel's first one, or Apple's. */
const epochs = { usual: 25_569, apple: 24_107 }

/** Formats with these ids are of dates and times in every workbook. */
const isBuiltInDate = (id: number) => (id >= 14 && id <= 22) || (id >= 45 && id <= 47)
const isDateCode = (code: string) => /[ymdhs]/i.test(code.replaceAll(/"[^"]*"|\[[^\]]*\]|\\./g, ''))

/** A serial number as 'yyyy-MM-dd', 'HH:mm', or both. */
function momentOf(serial: number, epoch: number): string {
  const [date = '', time = ''] = new Date(Math.round((serial - epoch) * dayMs)).toISOString().split('T')
  const clock = time.slice(0, 5)
  if (serial < 1) return clock
  return Number.isInteger(serial) ? date : `${date} ${clock}`
}

/** Lists of couples, vendors and tasks have a few dozen. */
const mostColumns = 1000
/** Of the empty rows above a row, so many are kept. */
const mostRows = 20_000

/** 'C12' is in the column 2. */
function columnOf(reference: string): number {
  let column = 0
  for (const letter of /^[A-Z]+/.exec(reference)?.[0] ?? '') column = column * 26 + letter.charCodeAt(0) - 64
  return column - 1
}

const elements = (parent: Document | Element, name: string) => [...parent.getElementsByTagNameNS('*', name)]
/** The text of an item, without the hints for reading it that Japanese workbooks have. */
const textIn = (item: Element) =>
  elements(item, 't')
    .filter((part) => part.parentElement?.localName !== 'rPh')
    .map((part) => part.textContent)
    .join('')

/** The cells of the first sheet of a workbook (XLSX). */
export async function readWorkbook(bytes: Uint8Array<ArrayBuffer>): Promise<string[][]> {
  const read = unzip(bytes)
  const document = async (path: string) => {
    const text = await read(path)
    return text === undefined ? undefined : new DOMParser().parseFromString(text, 'application/xml')
  }
  const workbook = await document('xl/workbook.xml')
  const [first] = workbook ? elements(workbook, 'sheet') : []
  if (!workbook || !first) throw new Unreadable(msg('This is not a workbook. Please choose a CSV, XLSX, or ICS file.'))
  const isApple = /^(1|true)$/.test(elements(workbook, 'workbookPr')[0]?.getAttribute('date1904') ?? '')
  const [relations, strings, styles] = await Promise.all(
    ['xl/_rels/workbook.xml.rels', 'xl/sharedStrings.xml', 'xl/styles.xml'].map(document),
  )
  const id = [...first.attributes].find(({ localName, prefix }) => localName === 'id' && prefix)?.value
  const relation = relations && elements(relations, 'Relationship').find((one) => one.getAttribute('Id') === id)
  const target = relation?.getAttribute('Target') ?? 'worksheets/sheet1.xml'
  const sheet = await document(target.startsWith('/') ? target.slice(1) : `xl/${target}`)
  if (!sheet) throw new Unreadable(msg('The first sheet of this workbook cannot be read.'))
  const shared = strings ? elements(strings, 'si').map(textIn) : []
  const formatOf = formats(styles)

  const valueOf = (cell: Element): string => {
    const type = cell.getAttribute('t')
    const value = elements(cell, 'v')[0]?.textContent ?? ''
    if (type === 'inlineStr') return textIn(cell)
    if (type === 's') return shared[Number(value)] ?? ''
    if (type === 'b') return value === '1' ? 'yes' : 'no'
    if (type === 'e') return ''
    if (type === 'str' || value === '') return value
    const { isDate, digits } = formatOf(Number(cell.getAttribute('s')))
    return isDate ? momentOf(Number(value), isApple ? epochs.apple : epochs.usual) : value.padStart(digits, '0')
  }
  const rows: string[][] = []
  for (const row of elements(sheet, 'row')) {
    const cells: string[] = []
    for (const cell of elements(row, 'c')) {
      const column = columnOf(cell.getAttribute('r') ?? '')
      if (column >= mostColumns || cells.length >= mostColumns) continue
      cells[column < 0 ? cells.length : column] = valueOf(cell).trim()
    }
    const filled = Array.from(cells, (value) => value ?? '')
    if (!filled.some(Boolean)) continue
    const before = Number(row.getAttribute('r')) - 1
    while (rows.length < Math.min(before, mostRows)) rows.push([])
    rows.push(filled)
  }
  return rows
}

type Format = { isDate: boolean; /** As in '00000', for postal codes. */ digits: number }

/** How the numbers of a style are shown. */
function formats(styles: Document | undefined): (style: number) => Format {
  const plain = { isDate: false, digits: 0 }
  if (!styles) return () => plain
  const codes = new Map(
    elements(styles, 'numFmt').map((one) => [
      Number(one.getAttribute('numFmtId')),
      one.getAttribute('formatCode') ?? '',
    ]),
  )
  const [cells] = elements(styles, 'cellXfs')
  const ids = cells ? elements(cells, 'xf').map((one) => Number(one.getAttribute('numFmtId'))) : []
  return (style) => {
    const id = ids[style]
    if (id === undefined) return plain
    const code = codes.get(id) ?? ''
    const [zeros = ''] = /^(?:\[[^\]]*\])?(0{2,})(?:;.*)?$/.exec(code)?.slice(1) ?? []
    return { isDate: isBuiltInDate(id) || isDateCode(code), digits: zeros.length }
  }
}
