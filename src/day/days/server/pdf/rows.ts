import { lengthInWords, startInWords } from '#day/days/contract/day-time.ts'
import type { DaySheet, PaperItem } from '#day/days/server/pdf/sheet.ts'
import { baselineOf, drawLines, frame, heightOf, smallOf, soft, type Setting } from '#day/days/server/pdf/setting.ts'
import { ink, rule, type Paper, type Style, type TextLine } from '#platform/server/paper/paper.ts'
import { label } from '#platform/server/paper/studio.ts'

export type Row = {
  item: PaperItem
  title: TextLine[]
  beside: TextLine[]
  below: TextLine[]
  /** A heading, where another section begins. */
  section: string | null
  height: number
}

const columnGap = 6

/** Large letters leave no room for columns beside the title; what they contain is below it. */
function columns({ size, isLarge }: Setting) {
  const end = frame.right + columnGap
  const time = frame.left
  const length = time + size * 7
  const title = isLarge ? length : length + size * 5.7
  const beside = isLarge ? end : title + (end - title) * 0.57
  return { time, length, title, beside, end }
}

const sectionHeight = ({ size, leading }: Setting) => size * (leading + 0.35)
export const headHeight = ({ isLarge }: Setting) => (isLarge ? 24 : 16)
const mostOnOnePage = (setting: Setting) => frame.bottom - frame.top - headHeight(setting)

const styleOf = ({ isKey, isOwn }: PaperItem, { size }: Setting) =>
  ({ size, face: isKey || isOwn ? 'strong' : 'text' }) as const

/** The rows of items, with the room that each takes. */
export function rowsOf(paper: Paper, items: readonly PaperItem[], setting: Setting): Row[] {
  const at = columns(setting)
  const { size, gap, isLarge } = setting
  const small = { size: smallOf(setting) }
  let last: string | null = null
  return items.map((item) => {
    const { title, minutes, place, vendors, details, notes, section, state } = item
    const facts = [state === 'skipped' && 'Left out', isLarge && lengthInWords(minutes), place, vendors]
    const beside = facts.filter(Boolean).join(' · ')
    const below = [isLarge && beside, details, notes && `Note: ${notes}`].filter(Boolean).join('\n')
    const parts = {
      title: paper.lines(title, at.beside - at.title - columnGap, styleOf(item, setting)),
      beside: isLarge ? [] : paper.lines(beside, at.end - at.beside - columnGap, small),
      below: paper.lines(below, at.end - at.title - columnGap, small),
    }
    const begins = section !== last ? section : null
    last = section
    const first = Math.max(
      Math.max(1, parts.title.length) * heightOf(setting, size),
      parts.beside.length * heightOf(setting, small.size),
    )
    const height = 2 * gap * size + first + parts.below.length * heightOf(setting, small.size)
    return { item, ...parts, section: begins, height: height + (begins ? sectionHeight(setting) : 0) }
  })
}

type Look = { setting: Setting; colours: DaySheet['colours'] }

export function drawRows(paper: Paper, rows: readonly Row[], look: Look): void {
  const head = () => drawHead(paper, rows, look.setting)
  paper.as('Table', () => {
    head()
    paper.repeatAtTop(head)
    for (const row of rows) drawRow(paper, row, look)
  })
  paper.repeatAtTop(() => {})
}

function drawHead(paper: Paper, rows: readonly Row[], setting: Setting): void {
  const at = columns(setting)
  const height = headHeight(setting)
  const style: Style = { ...label, size: setting.isLarge ? 11 : label.size }
  const beside = rows.some(({ item }) => item.vendors !== undefined) ? 'WHERE AND WHO' : 'WHERE'
  const heads = [
    ['TIME', at.time, at.length],
    ...(setting.isLarge ? [] : [['LENGTH', at.length, at.title] as const]),
    ['WHAT', at.title, at.beside],
    ...(setting.isLarge ? [] : [[beside, at.beside, frame.right] as const]),
  ] as const
  paper.as('TR', () => {
    for (const [name, from, to] of heads)
      paper.as('TH', () => paper.line(name, from, paper.y, to - from, style), { scope: 'Column' })
  })
  paper.rule(paper.y + height - 3, { color: ink, weight: 0.75 })
  paper.y += height
}

function drawRow(paper: Paper, row: Row, look: Look): void {
  const { item, title, beside, below, section } = row
  const { setting, colours } = look
  const { size } = setting
  const at = columns(setting)
  const small = { size: smallOf(setting), color: item.isOwn ? ink : soft }
  const isTall = row.height > mostOnOnePage(setting)
  paper.makeRoom(isTall ? sectionHeight(setting) + 3 * heightOf(setting, size) : row.height)
  const start = paper.y
  if (section) drawSection(paper, section, look)
  if (!isTall) drawMarks(paper, item, { height: row.height - (paper.y - start), colours })
  const top = paper.y + setting.gap * size
  // Smaller letters stand on the same line as the title.
  const besideTop = top + baselineOf(setting, size) - baselineOf(setting, small.size)
  const style = styleOf(item, setting)
  const place = (from: number, to: number, y: number) => ({ x: from, y, width: to - from - columnGap, setting })
  const figures = { ...small, tabular: true }
  paper.as('TR', () => {
    const time = { ...style, tabular: true }
    paper.as('TD', () => drawLines(paper, [startInWords(item.start)], place(at.time, at.length, top), time))
    if (!setting.isLarge) {
      const length = lengthInWords(item.minutes)
      paper.as('TD', () => drawLines(paper, [length], place(at.length, at.title, besideTop), figures))
    }
    const words = paper.part('TD')
    let end = top
    if (!setting.isLarge)
      paper.as('TD', () => (end = drawLines(paper, beside, place(at.beside, at.end, besideTop), small)))
    paper.within(words, () => {
      const titleEnd = drawLines(paper, title, place(at.title, at.beside, top), style)
      paper.y = Math.max(end - besideTop + top, titleEnd, top + heightOf(setting, size))
      for (const line of below) {
        // Only rows taller than a page get here.
        paper.makeRoom(heightOf(setting, small.size))
        paper.y = drawLines(paper, [line], place(at.title, at.end, paper.y), { ...small, color: ink })
      }
    })
  })
  paper.y += setting.gap * size
  paper.rule(paper.y, { color: rule })
}

function drawSection(paper: Paper, section: string, { setting, colours }: Look): void {
  const heading = { size: setting.size, face: 'strong', color: colours.accent } as const
  const { left, right } = frame
  const [line, further] = paper.lines(section, right - left, heading)
  const shown = line && { ...line, text: further ? `${line.text}…` : line.text }
  const place = { x: left, y: paper.y + setting.size * 0.35, width: right - left, setting }
  if (shown) paper.as('TR', () => paper.as('TH', () => drawLines(paper, [shown], place, heading)))
  paper.y += sectionHeight(setting)
}

/** The reader's own items are shaded, and key moments have a bar beside them. */
function drawMarks(
  paper: Paper,
  { isOwn, isKey }: PaperItem,
  { height, colours }: { height: number; colours: DaySheet['colours'] },
): void {
  const { left, right } = frame
  if (isOwn) paper.fill(left - 5, paper.y, right - left + 10, height, colours.line)
  if (isKey) paper.fill(left - 8, paper.y + 0.5, 3, height - 1, colours.accent)
}
