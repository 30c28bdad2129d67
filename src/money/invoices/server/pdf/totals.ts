import { label } from '#platform/server/paper/studio.ts'
import { ink, page, type Paper, quiet, type Style } from '#platform/server/paper/paper.ts'
import type { InvoiceSheet } from '#money/invoices/server/pdf/sheet.ts'
import { formatDate } from '#platform/contract/formatted-date.ts'
import { dollars, takenOff } from '#platform/server/foundation/words.ts'

const from = 264
const money = { x: 462, width: page.right - 462 }
const plain: Style = {}
const strong: Style = { face: 'strong' }

type Row = { style: Style; gap: number }

function drawRow(paper: Paper, name: string, amount: string, { style, gap }: Row): void {
  paper.makeRoom(3 * paper.heightOfLine(style) + gap)
  paper.as('TR', () => {
    const head = paper.part('TH', { scope: 'Row' })
    const right: Style = { ...style, align: 'right', tabular: true }
    paper.as('TD', () => paper.line(amount, money.x, paper.y, money.width, right))
    paper.within(head, () => {
      paper.y = paper.paragraph(name, from, paper.y, money.x - from - 12, style) + gap
    })
  })
}

function drawAmountDue(paper: Paper, open: string): void {
  const style: Style = { ...strong, size: 14, align: 'right', tabular: true }
  paper.as('TR', () => {
    const name = () => paper.line('Amount due', from, paper.y + 2, money.x - from - 12, { face: 'strong', size: 11 })
    paper.as('TH', name, { scope: 'Row' })
    paper.as('TD', () => paper.line(dollars(open), money.x - 40, paper.y, money.width + 40, style))
  })
  paper.y += 20
}

/** Draws the totals, from the subtotal to the open amount. */
export function drawTotals(paper: Paper, sheet: InvoiceSheet): void {
  paper.y += 12
  paper.makeRoom(sheet.payments.length > 0 ? 100 : 130)
  paper.as('Table', () => drawSums(paper, sheet))
}

function drawSums(paper: Paper, { subtotal, tax, total, payments, credited, open, status }: InvoiceSheet): void {
  const row = (name: string, amount: string, style: Style, gap = 4) => drawRow(paper, name, amount, { style, gap })
  const ruled = (weight: number) => {
    paper.rule(paper.y, { from, color: ink, weight })
    paper.y += 8
  }

  if (tax) {
    row('Subtotal', dollars(subtotal), plain)
    row(tax.label, dollars(tax.amount), plain, 8)
    ruled(0.5)
  }
  row('Total', dollars(total), strong, 6)
  for (const one of payments.slice(0, -1)) row(received(one), takenOff(one.amount), payment)
  const last = payments.at(-1)
  paper.makeRoom(70)
  if (last) row(received(last), takenOff(last.amount), payment)
  if (credited) row('Paid back and not owed again', takenOff(credited), payment)
  if (status === 'Void') return
  paper.y += 4
  ruled(0.75)
  drawAmountDue(paper, open)
}

const payment: Style = { size: 9, color: quiet }

const received = ({ date, method, amount }: InvoiceSheet['payments'][number]) =>
  [`${amount.startsWith('-') ? 'Paid back' : 'Received'} ${formatDate(date)}`, method].filter(Boolean).join(', ')

export function drawInstructions(paper: Paper, { instructions, status }: InvoiceSheet): void {
  if (status === 'Paid' || status === 'Void') return
  const style: Style = { size: 9 }
  const height = paper.heightOfLine(style)
  const lines = paper.lines(instructions ?? '', 380, style)
  if (lines.length === 0) return
  paper.y += 14
  paper.makeRoom(16 + Math.min(lines.length, 12) * height)
  paper.as('H2', () => paper.line('HOW TO PAY', page.left, paper.y, 200, label))
  paper.y += 16
  paper.flow(lines, 380, style)
}
