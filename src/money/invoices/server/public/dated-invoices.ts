import { sql } from '#platform/server/db/drizzle.ts'
import type { DatedTable } from '#platform/server/db/dated-rows.ts'
import { invoices } from '#money/invoices/server/table.ts'

export const datedInvoices: DatedTable = {
  table: invoices,
  date: invoices.dueDate,
  dateColumn: 'due_date',
  title: sql`concat_ws(', ', coalesce(${invoices.invoiceNumber}, 'Draft'), nullif(split_part(${invoices.description}, chr(10), 1), ''))`,
  amount: { minor: sql`${invoices.amountCents}`, currency: sql`${invoices.currency}` },
  isSettled: sql`(${invoices.status} = 'Paid' or ${invoices.paidCents} + ${invoices.waivedCents} >= ${invoices.amountCents})`,
  isShown: sql`${invoices.status} <> 'Draft'`,
  isLeftOut: sql`(${invoices.status} = 'Void' or ${invoices.isSample})`,
  earliest: sql`${invoices.issuedOn}`,
}
