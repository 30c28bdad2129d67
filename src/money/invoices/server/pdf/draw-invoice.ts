import type { InvoiceSheet } from '#money/invoices/server/pdf/sheet.ts'
import { drawingThread, type DrawnFor } from '#platform/server/paper/drawing-thread.ts'
import { printable } from '#platform/server/paper/logo.ts'

const draw = drawingThread('money/invoices/server/pdf/worker.ts')

/** Draws the invoice as PDF. */
export async function drawInvoice(sheet: InvoiceSheet, drawnFor: DrawnFor): Promise<Buffer> {
  const logo = sheet.studio.logo && (await printable(sheet.studio.logo))
  return draw({ ...sheet, studio: { ...sheet.studio, logo } }, drawnFor)
}
