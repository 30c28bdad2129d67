import { label } from '#platform/server/paper/studio.ts'
import { ink, page, type TextLine, type Paper, rule, type Style } from '#platform/server/paper/paper.ts'
import type { InvoiceSheet } from '#money/invoices/server/pdf/sheet.ts'
import { dollars } from '#platform/server/foundation/words.ts'

const description = { x: page.left, width: 248 }
const figures = [
  { name: 'QUANTITY', x: 320, width: 54 },
  { name: 'RATE', x: 382, width: 78 },
  { name: 'AMOUNT', x: 468, width: page.right - 468 },
] as const

const above = 4.5
const below = 5.5
const headHeight = 18
const mostOnOneSheet = page.bottom - page.top - headHeight

export function drawTable(paper: Paper, lines: InvoiceSheet['lines']): void {
  const plain: Style = {}
  const height = paper.heightOfLine(plain)
  const wrapped = lines.map((line) => {
    return { ...line, text: paper.lines(line.description, description.width, plain) }
  })
  const first = wrapped[0]?.text.length ?? 0
  paper.makeRoom(Math.min(28 + first * height + above + below, 200))
  paper.as('Table', () => {
    drawHead(paper)
    paper.repeatAtTop(() => drawHead(paper))
    for (const line of wrapped) paper.as('TR', () => drawRow(paper, line))
  })
  paper.repeatAtTop(() => {})
}

type Row = Pick<InvoiceSheet['lines'][number], 'quantity' | 'rate' | 'amount'> & { text: TextLine[] }

function drawRow(paper: Paper, { text, quantity, rate, amount }: Row): void {
  const height = paper.heightOfLine({})
  const whole = above + Math.max(1, text.length) * height + below
  paper.makeRoom(whole > mostOnOneSheet ? above + height : whole)
  paper.y += above
  const words = paper.part('TD')
  for (const [index, value] of [quantity, dollars(rate), dollars(amount)].entries()) {
    const { x, width } = figures[index]!
    paper.as('TD', () => paper.line(value, x, paper.y, width, { align: 'right', tabular: true }))
  }
  paper.within(words, () => {
    for (const line of text) {
      // Only rows taller than a page get here.
      paper.makeRoom(height)
      paper.line(line, description.x, paper.y, description.width, {})
      paper.y += height
    }
  })
  // A row without a description still needs a line's height.
  if (text.length === 0) paper.y += height
  paper.y += below
  paper.rule(paper.y, { color: rule })
}

function drawHead(paper: Paper): void {
  const scope = { scope: 'Column' } as const
  const named = () => paper.line('DESCRIPTION', description.x, paper.y, description.width, label)
  paper.as('TR', () => {
    paper.as('TH', named, scope)
    for (const { name, x, width } of figures)
      paper.as('TH', () => paper.line(name, x, paper.y, width, { ...label, align: 'right' }), scope)
  })
  paper.y += headHeight
  paper.rule(paper.y, { color: ink, weight: 0.75 })
}
