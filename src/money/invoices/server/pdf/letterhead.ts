import { ink, page, type Paper, type Style } from '#platform/server/paper/paper.ts'
import { detail, drawLogo, label, type PaperStudio } from '#platform/server/paper/studio.ts'
import type { InvoiceSheet } from '#money/invoices/server/pdf/sheet.ts'
import { formatDate } from '#platform/contract/formatted-date.ts'
import { dollars } from '#platform/server/foundation/words.ts'

const middle = 336

const inWords: Record<InvoiceSheet['status'], string> = {
  Draft: 'Draft',
  Sent: 'Open',
  'Partially Paid': 'Partially paid',
  Paid: 'Paid in full',
  Overdue: 'Overdue',
  Void: 'Void',
}

/** The sender, and the invoice's number and status. */
export function drawLetterhead(paper: Paper, { studio, number, status, isRefunded }: InvoiceSheet): void {
  const right = { ...detail, align: 'right' } as const
  const place = [middle, page.right - middle] as const
  const title: Style = { face: 'display', size: 30, align: 'right' }
  paper.as('H1', () => paper.line('Invoice', place[0], page.top - 8, place[1], title))
  let end = paper.paragraph(number, place[0], page.top + 34, place[1], { ...right, size: 10, color: ink })
  end = paper.paragraph(isRefunded ? 'Refunded' : inWords[status], place[0], end + 1, place[1], right)

  const width = middle - page.left - 12
  const y = drawStudio(paper, studio, width, studio.taxNumber ? `Tax number ${studio.taxNumber}` : '')
  paper.y = Math.max(y, end) + 14
  paper.rule(paper.y)
  paper.y += 20
}

/** The studio's logo, name and addresses at the upper left; returns the position below. */
function drawStudio(paper: Paper, studio: PaperStudio, width: number, taxNumber: string): number {
  let y = studio.logo ? drawLogo(paper, studio, { y: page.top - 6, width: 180, height: 60 }) + 12 : page.top
  y = paper.paragraph(studio.name, page.left, y, width, { face: 'display', size: studio.logo ? 15 : 22 }) + 4
  y = paper.paragraph(studio.address ?? '', page.left, y, width, { ...detail, most: 8 })
  const reach = [studio.phone, studio.website].filter(Boolean).join(' · ')
  for (const text of [reach, studio.email, taxNumber]) y = paper.paragraph(text ?? '', page.left, y, width, detail)
  return y
}

/** The recipient, with dates and total. */
export function drawParties(paper: Paper, sheet: InvoiceSheet): void {
  const { couple, issuedOn, dueDate, open, status } = sheet
  const top = paper.y
  const below = top + 15
  paper.as('H2', () => paper.line('BILLED TO', page.left, top, 200, label))
  let y = paper.paragraph(couple.names, page.left, below, 220, { size: 11, face: 'strong', most: 6 })
  y = paper.paragraph(couple.address ?? '', page.left, y, 220, { ...detail, most: 8 })
  y = paper.paragraph(couple.email ?? '', page.left, y, 220, detail)

  const facts: [string, string][] = [['ISSUED', formatDate(issuedOn)]]
  if (dueDate) facts.push(['DUE', formatDate(dueDate)])
  if (status !== 'Void') facts.push(['AMOUNT DUE', dollars(open)])
  let line = top
  const drawFact = (name: string, value: string) => {
    paper.as('Lbl', () => paper.line(name, middle, line + 1.5, 90, label))
    const [x, style] = [middle + 90, { align: 'right', tabular: true } as const]
    paper.as('LBody', () => paper.line(value, x, line, page.right - x, style))
    line += 17
  }
  paper.as('L', () => {
    for (const [name, value] of facts) paper.as('LI', () => drawFact(name, value))
  })
  paper.y = Math.max(y, line) + 18

  paper.flow(paper.lines(sheet.description ?? '', page.right - page.left, {}), page.right - page.left, {})
  if (sheet.description) paper.y += 14
}
