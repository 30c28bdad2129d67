import { buffer } from 'node:stream/consumers'
import type { contract } from '#contract/index.ts'
import { coupleNames } from '#contract/names.ts'
import { findLetterhead } from '#server/billing/queries.ts'
import { findClientForCouple } from '#server/clients/queries.ts'
import type { Session } from '#server/db/within.ts'
import type { Tx } from '#server/db/pool.ts'
import type { Services } from '#server/ground/services.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { drawInvoice } from '#server/invoices/pdf/draw-invoice.ts'
import type { InvoiceSheet } from '#server/invoices/pdf/sheet.ts'
import * as queries from '#server/invoices/queries.ts'
import { listPaymentsForCouple } from '#server/payments/queries.ts'
import { refuse } from '#server/ground/refusal.ts'
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

/** Invoices are drawn one at a time; beyond this queue length, requests are refused. */
const longestLine = 40
let inLine = 0

async function drawnInLine(sheet: InvoiceSheet): Promise<Buffer> {
  if (inLine >= longestLine) refuse('busy')
  inLine += 1
  try {
    return await drawInvoice(sheet)
  } finally {
    inLine -= 1
  }
}

async function logoOf(services: Services, key: string | null): Promise<Buffer | null> {
  const file = key ? await services.files.get(key) : undefined
  return file ? buffer(file.bytes) : null
}

export const pdf: HandlersOf<typeof contract.invoices>['pdf'] = {
  async outside({ who, params, within, services }) {
    const { sheet, logoKey } = await within((tx) => sheetOf(tx, who, params.id))
    sheet.studio.logo = await logoOf(services, logoKey)
    const bytes = await drawnInLine(sheet)
    return { bytes, type: 'application/pdf', name: `Invoice ${sheet.number}.pdf`, disposition: 'attachment' }
  },
}
