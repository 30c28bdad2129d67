import { label } from '#server/invoices/pdf/letterhead.ts'
import { ink, page, type Paper, rule, type Style } from '#server/invoices/pdf/paper.ts'
import type { InvoiceSheet } from '#server/invoices/pdf/sheet.ts'
import { dollars } from '#server/invoices/words.ts'

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
    const text = paper.lines(line.description, description.width, plain)
    return { ...line, text: text.length > 0 ? text : [''] }
  })
  const first = wrapped[0]?.text.length ?? 0
  paper.makeRoom(Math.min(28 + first * height + above + below, 200))
  drawHead(paper)
  paper.repeatAtTop(() => drawHead(paper))

  for (const { text, quantity, rate, amount } of wrapped) {
    const whole = above + text.length * height + below
    paper.makeRoom(whole > mostOnOneSheet ? above + height : whole)
    paper.y += above
    for (const [index, value] of [quantity, dollars(rate), dollars(amount)].entries()) {
      const { x, width } = figures[index]!
      paper.line(value, x, paper.y, width, { align: 'right', tabular: true })
    }
    for (const line of text) {
      // Only what is longer than a whole sheet comes to this.
      paper.makeRoom(height)
      paper.line(line, description.x, paper.y, description.width, plain)
      paper.y += height
    }
    paper.y += below
    paper.rule(paper.y, { color: rule })
  }
  paper.repeatAtTop(() => {})
}

function drawHead(paper: Paper): void {
  paper.line('DESCRIPTION', description.x, paper.y, description.width, label)
  for (const { name, x, width } of figures) paper.line(name, x, paper.y, width, { ...label, align: 'right' })
  paper.y += headHeight
  paper.rule(paper.y, { color: ink, weight: 0.75 })
}
