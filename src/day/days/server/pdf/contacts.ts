import type { PaperContact } from '#day/days/server/pdf/sheet.ts'
import { drawLines, frame, heightOf, smallOf, soft, type Setting } from '#day/days/server/pdf/setting.ts'
import type { Paper, TextLine } from '#platform/server/paper/paper.ts'
import { label } from '#platform/server/paper/studio.ts'

type Cell = { name: TextLine[]; reach: TextLine[] }
/** Contacts beside each other, and the room that they take with the gap below. */
export type ContactRow = { cells: Cell[]; height: number }

const gutter = 14
const columnsOf = ({ isLarge }: Setting) => (isLarge ? 2 : 3)
const widthOf = (setting: Setting) => {
  const count = columnsOf(setting)
  return (frame.right - frame.left - gutter * (count - 1)) / count
}
const headingHeight = ({ size, isLarge }: Setting) => size * 0.8 + (isLarge ? 26 : 16)

/** The contact sheet, with its heading in the height of the first row. */
export function contactRowsOf(paper: Paper, contacts: readonly PaperContact[], setting: Setting): ContactRow[] {
  const size = smallOf(setting)
  const width = widthOf(setting)
  /** Beside each other if there is room. */
  const reachOf = (parts: string[]): TextLine[] => {
    const lines = paper.lines(parts.join(' · '), width, { size })
    return lines.length <= 1 ? lines : parts.flatMap((part) => paper.lines(part, width, { size }))
  }
  const cells = contacts.map(({ name, role, phone, email }) => ({
    name: paper.lines(role ? `${name}, ${role}` : name, width, { size, face: 'strong' }),
    reach: reachOf([phone, email].flatMap((part) => part || [])),
  }))
  const rows: ContactRow[] = []
  for (let from = 0; from < cells.length; from += columnsOf(setting)) {
    const beside = cells.slice(from, from + columnsOf(setting))
    const most = Math.max(...beside.map(({ name, reach }) => name.length + reach.length))
    const heading = from === 0 ? headingHeight(setting) : 0
    rows.push({ cells: beside, height: heading + most * heightOf(setting, size) + size * 0.4 })
  }
  return rows
}

export function drawContacts(paper: Paper, rows: readonly ContactRow[], setting: Setting): void {
  const [first] = rows
  if (!first) return
  paper.makeRoom(first.height)
  paper.y += setting.size * 0.8
  const style = { ...label, size: setting.isLarge ? 11 : label.size }
  paper.as('H2', () => paper.line('CONTACTS', frame.left, paper.y, 200, style))
  paper.y += headingHeight(setting) - setting.size * 0.8
  paper.as('L', () => {
    for (const row of rows) drawContactRow(paper, row, setting)
  })
}

function drawContactRow(paper: Paper, { cells, height }: ContactRow, setting: Setting): void {
  const size = smallOf(setting)
  const width = widthOf(setting)
  paper.makeRoom(height)
  const top = paper.y
  for (const [column, { name, reach }] of cells.entries()) {
    const x = frame.left + column * (width + gutter)
    paper.as('LI', () => {
      let y = top
      const at = () => ({ x, y, width, setting })
      paper.as('Lbl', () => (y = drawLines(paper, name, at(), { size, face: 'strong' })))
      paper.as('LBody', () => (y = drawLines(paper, reach, at(), { size, color: soft, tabular: true })))
      paper.y = Math.max(paper.y, y)
    })
  }
  paper.y += size * 0.4
}
