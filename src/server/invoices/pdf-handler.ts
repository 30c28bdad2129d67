import type { contract } from '#contract/index.ts'
import { coupleNames } from '#contract/names.ts'
import { findLetterhead } from '#server/billing/queries.ts'
import { findClientForCouple } from '#server/clients/queries.ts'
import type { Session } from '#server/db/within.ts'
import type { Tx } from '#server/db/pool.ts'
import { wholeFile } from '#server/files/whole-file.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { drawInvoice } from '#server/invoices/pdf/draw-invoice.ts'
import type { InvoiceSheet } from '#server/invoices/pdf/sheet.ts'
import * as queries from '#server/invoices/queries.ts'
import { listPaymentsForCouple } from '#server/payments/queries.ts'
import { findHost } from '#server/portals/queries.ts'
import { decimalOf } from '#contract/money.ts'

type Letter = { sheet: InvoiceSheet; logoKey: string | null }

/** Couples may read all data of an invoice sheet, so one query serves both kinds of callers. */
async function sheetOf(tx: Tx, who: Session, id: number): Promise<Letter> {
  const invoice =
    who.kind === 'planner' ? await queries.findInvoice(tx, id) : await queries.findInvoiceForCouple(tx, id)
  const [client, host, letterhead, payments] = await Promise.all([
    findClientForCouple(tx, invoice.clientId),
    findHost(tx),
    findLetterhead(tx),
    listPaymentsForCouple(tx, id),
  ])
  const { taxLabel, taxRate, taxCents, amountCents } = invoice
  const sheet: InvoiceSheet = {
    studio: {
      name: host.businessName ?? host.name,
      address: host.address,
      phone: host.phone,
      email: host.email,
      website: host.website,
      logo: null,
      taxNumber: letterhead.taxNumber,
    },
    couple: { names: coupleNames(client), email: client.email },
    number: invoice.invoiceNumber,
    issuedOn: invoice.issuedOn ?? (await queries.studioToday(tx)),
    dueDate: invoice.dueDate,
    status: invoice.status,
    isRefunded: invoice.status === 'Paid' && invoice.paidCents === 0,
    description: invoice.description,
    lines: invoice.lineItems,
    subtotal: decimalOf(amountCents - taxCents),
    tax: taxRate ? { label: `${taxLabel ?? 'Tax'} ${taxRate} %`, amount: invoice.tax } : null,
    total: invoice.amount,
    payments: payments.map(({ date, method, amount }) => ({ date, method, amount })),
    credited: invoice.creditedCents > 0 && invoice.status !== 'Void' ? invoice.credited : null,
    open: invoice.open,
    instructions: letterhead.paymentInstructions,
  }
  return { sheet, logoKey: letterhead.logoKey }
}

export const pdf: HandlersOf<typeof contract.invoices>['pdf'] = {
  async outside({ who, params, within, services }) {
    const { sheet, logoKey } = await within((tx) => sheetOf(tx, who, params.id))
    sheet.studio.logo = await wholeFile(services.files, logoKey)
    const bytes = await drawInvoice(sheet)
    return { bytes, type: 'application/pdf', name: `Invoice ${sheet.number}.pdf`, disposition: 'attachment' }
  },
}
