import { ink, page, quiet, type Paper, type Style } from '#server/invoices/pdf/paper.ts'
import type { InvoiceSheet } from '#server/invoices/pdf/sheet.ts'
import { dayInWords, dollars } from '#server/invoices/words.ts'

const middle = 336
const detail: Style = { size: 8.5, color: quiet }
export const label: Style = { size: 7, color: quiet, face: 'strong', spaced: 0.4 }

const inWords: Record<InvoiceSheet['status'], string> = {
  Draft: 'Draft',
  Sent: 'Open',
  'Partially Paid': 'Partially paid',
  Paid: 'Paid in full',
  Overdue: 'Overdue',
  Void: 'Void',
}

/** Who sends it and what it is. */
export function drawLetterhead(paper: Paper, { studio, number, status }: InvoiceSheet): void {
  const right = { ...detail, align: 'right' } as const
  const place = [middle, page.right - middle] as const
  paper.line('Invoice', place[0], page.top - 8, place[1], { face: 'display', size: 30, align: 'right' })
  let end = paper.paragraph(number, place[0], page.top + 34, place[1], { ...right, size: 10, color: ink })
  end = paper.paragraph(inWords[status], place[0], end + 1, place[1], right)

  const width = middle - page.left - 12
  let y = studio.logo ? drawLogo(paper, studio.logo) : page.top
  y = paper.paragraph(studio.name, page.left, y, width, { face: 'display', size: studio.logo ? 15 : 22 }) + 4
  y = paper.paragraph(studio.address ?? '', page.left, y, width, { ...detail, most: 8 })
  const reach = [studio.phone, studio.website].filter(Boolean).join(' · ')
  const taxNumber = studio.taxNumber && `Tax number ${studio.taxNumber}`
  for (const text of [reach, studio.email, taxNumber]) y = paper.paragraph(text ?? '', page.left, y, width, detail)
  paper.y = Math.max(y, end) + 14
  paper.rule(paper.y)
  paper.y += 20
}

function drawLogo({ doc }: Paper, logo: Buffer): number {
  doc.x = page.left
  doc.y = page.top - 6
  doc.image(Buffer.from(logo), { fit: [180, 60] })
  return doc.y + 12
}

/** To whom, and the dates and the sum at a glance. */
export function drawParties(paper: Paper, sheet: InvoiceSheet): void {
  const { couple, issuedOn, dueDate, open, status } = sheet
  const top = paper.y
  const below = top + 15
  paper.line('BILLED TO', page.left, top, 200, label)
  let y = paper.paragraph(couple.names, page.left, below, 220, { size: 11, face: 'strong', most: 6 })
  y = paper.paragraph(couple.address ?? '', page.left, y, 220, { ...detail, most: 8 })
  y = paper.paragraph(couple.email ?? '', page.left, y, 220, detail)

  const facts: [string, string][] = [['ISSUED', dayInWords(issuedOn)]]
  if (dueDate) facts.push(['DUE', dayInWords(dueDate)])
  if (status !== 'Void') facts.push(['AMOUNT DUE', dollars(open)])
  let line = top
  for (const [name, value] of facts) {
    paper.line(name, middle, line + 1.5, 90, label)
    paper.line(value, middle + 90, line, page.right - middle - 90, { align: 'right', tabular: true })
    line += 17
  }
  paper.y = Math.max(y, line) + 18

  for (const text of paper.lines(sheet.description ?? '', page.right - page.left, { color: ink })) {
    paper.makeRoom(paper.heightOfLine({}))
    paper.line(text, page.left, paper.y, page.right - page.left, {})
    paper.y += paper.heightOfLine({})
  }
  if (sheet.description) paper.y += 14
}
