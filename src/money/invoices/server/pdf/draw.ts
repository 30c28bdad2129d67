import { buffer } from 'node:stream/consumers'
import { drawLetterhead, drawParties } from '#money/invoices/server/pdf/letterhead.ts'
import { openPaper, page, type Paper } from '#platform/server/paper/paper.ts'
import type { InvoiceSheet } from '#money/invoices/server/pdf/sheet.ts'
import { drawFeet } from '#platform/server/paper/studio.ts'
import { openTypefacesOf } from '#platform/server/paper/texts.ts'
import { drawTable } from '#money/invoices/server/pdf/table.ts'
import { drawInstructions, drawTotals } from '#money/invoices/server/pdf/totals.ts'

const stamps: Partial<Record<InvoiceSheet['status'], string>> = { Void: 'Void', Paid: 'Paid', Draft: 'Draft' }

export async function draw(sheet: InvoiceSheet): Promise<Buffer> {
  const { studio, couple, number, status } = sheet
  await openTypefacesOf({ ...sheet, studio: { ...studio, logo: null } })
  const info = { Title: `Invoice ${number}`, Author: studio.name, Subject: `Invoice for ${couple.names}` }
  const paper = openPaper(info, (paper) => drawStamp(paper, sheet.isRefunded ? 'Refunded' : stamps[status]))
  paper.addPage()
  drawLetterhead(paper, sheet)
  drawParties(paper, sheet)
  drawTable(paper, sheet.lines)
  drawTotals(paper, sheet)
  drawInstructions(paper, sheet)
  drawFeet(paper, `Invoice ${number}`)
  paper.doc.end()
  return buffer(paper.doc)
}

const widestStamp = 480

/** A large, pale stamp behind everything else. */
function drawStamp(paper: Paper, word: string | undefined): void {
  if (!word) return
  const { doc } = paper
  doc.save().rotate(-24, { origin: [page.width / 2, page.height / 2] })
  doc.font('display').fontSize(150)
  doc.fontSize(Math.min(150, (150 * widestStamp) / doc.widthOfString(word)))
  const x = (page.width - doc.widthOfString(word)) / 2
  const options = { lineBreak: false, baseline: 'alphabetic' } as const
  paper.mark(() => doc.fillColor('#f4f1ec').text(word, x, page.height / 2 + 50, options))
  doc.restore()
}
