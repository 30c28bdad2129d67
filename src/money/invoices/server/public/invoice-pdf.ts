import { decimalOf } from '#platform/contract/locale/money.ts'
import { writtenDecimal } from '#platform/contract/locale/written-decimal.ts'
import type { Region } from '#platform/contract/locale/region.ts'
import type { Translate } from '#platform/contract/locale/translate.ts'
import { coupleNames } from '#platform/contract/names.ts'
import { findInvoiceSettings, findLogo } from '#money/billing/server/public.ts'
import { findClientForCouple } from '#weddings/clients/server/public/clients.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import type { Session } from '#platform/server/db/callers.ts'
import type { FileStore } from '#platform/server/files/store.ts'
import { invoicePaper, invoiceTemplate } from '#money/invoices/server/paper/invoice-paper.ts'
import type { InvoiceSheet } from '#money/invoices/server/paper/sheet.ts'
import { findInvoice, findInvoiceForCouple } from '#money/invoices/server/public/read-invoices.ts'
import { listPaymentsForCouple } from '#money/invoices/server/payments/queries.ts'
import { findLetterhead, makePdf, type Letterhead } from '#studio/studios/server/public/paper.ts'
import { studioToday } from '#studio/studios/server/public/studios.ts'
import type { Language } from '#platform/contract/locale/language.ts'
import { translator } from '#platform/server/foundation/translator.ts'
import { findLanguage, findLanguageOfPerson } from '#weddings/people/server/public/language.ts'

type Found = { sheet: InvoiceSheet; head: Letterhead; language: Language }

function taxWithRate(label: string | null, rate: string, region: Region, t: Translate): string {
  return `${label ?? t('Tax')} ${t('{percent}%', { percent: writtenDecimal(rate, region) })}`
}

/** Couples may read all data of an invoice sheet, so one query serves both kinds of callers. */
async function sheetOf(tx: Tx, who: Session, id: number): Promise<Found> {
  const invoice = who.kind === 'planner' ? await findInvoice(tx, id) : await findInvoiceForCouple(tx, id)
  const [client, head, settings, payments, language] = await Promise.all([
    findClientForCouple(tx, invoice.clientId),
    findLetterhead(tx, findLogo),
    findInvoiceSettings(tx),
    listPaymentsForCouple(tx, id),
    who.kind === 'couple' ? findLanguageOfPerson(tx, who.person.id) : findLanguage(tx, invoice.clientId),
  ])
  const t = translator(language)
  const { currency, taxLabel, taxRate, taxCents, amountCents } = invoice
  const sheet: InvoiceSheet = {
    studio: { ...head.studio, taxNumber: settings.taxNumber },
    couple: { names: coupleNames(client), email: client.email },
    region: head.region,
    currency,
    number: invoice.invoiceNumber ?? 'Draft',
    issuedOn: invoice.issuedOn ?? (await studioToday(tx)),
    dueDate: invoice.dueDate,
    status: invoice.status,
    isRefunded: invoice.status === 'Paid' && invoice.paidCents === 0,
    description: invoice.description,
    lines: invoice.lineItems,
    subtotal: decimalOf(amountCents - taxCents, currency),
    tax: taxRate ? { label: taxWithRate(taxLabel, taxRate, head.region, t), amount: invoice.tax } : null,
    total: invoice.amount,
    payments: payments.map(({ date, method, amount }) => ({ date, method, amount })),
    credited: invoice.creditedCents > 0 && invoice.status !== 'Void' ? invoice.credited : null,
    open: invoice.open,
    instructions: settings.paymentInstructions,
  }
  return { sheet, head, language }
}

/** The invoice as PDF. It is read by `within`, which has ended when files are waited for. */
export async function invoicePdf(
  files: FileStore,
  who: Session,
  id: number,
  within: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>,
  gone?: AbortSignal,
): Promise<{ bytes: Buffer; number: string; language: Language }> {
  const { sheet, head, language } = await within((tx) => sheetOf(tx, who, id))
  const paper = { template: invoiceTemplate, data: invoicePaper(sheet, { language, region: head.region }) }
  return {
    bytes: await makePdf(head, paper, { files, plannerId: who.plannerId, gone }),
    number: sheet.number,
    language,
  }
}
