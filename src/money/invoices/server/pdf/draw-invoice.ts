import type { InvoiceSheet } from '#server/invoices/pdf/sheet.ts'
import { drawingThread, type DrawnFor } from '#server/pdf/drawing-thread.ts'
import { printable } from '#server/pdf/logo.ts'

const draw = drawingThread('invoices/pdf/worker.ts')

/** Draws the invoice as PDF. */
export async function drawInvoice(sheet: InvoiceSheet, drawnFor: DrawnFor): Promise<Buffer> {
  const logo = sheet.studio.logo && (await printable(sheet.studio.logo))
  return draw({ ...sheet, studio: { ...sheet.studio, logo } }, drawnFor)
}
