import { findLocale, studioToday } from '#studio/studios/server/public/studios.ts'
import type { InvoiceForm } from '#money/invoices/contract/endpoints.ts'
import { decimalOf } from '#platform/contract/locale/money.ts'
import { findCurrency } from '#weddings/clients/server/public/currency.ts'
import { followedDate } from '#weddings/clients/server/public/followed-date.ts'
import { isSameOffset } from '#platform/contract/offset.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'
import { addPayment } from '#money/invoices/server/payments/add-payment.ts'
import { formatDate } from '#platform/contract/locale/dates.ts'
import { moneyOf } from '#platform/server/foundation/words.ts'
import { tell } from '#weddings/news/server/public/tell.ts'
import { inCurrency } from '#money/invoices/server/in-currency.ts'
import { priced } from '#money/invoices/server/priced.ts'
import { refuseDueBeforeIssue, refuseFuturePayment } from '#money/invoices/server/days.ts'
import { lockInvoice, takeNumber, insertInvoice, changeInvoice } from '#money/invoices/server/public/write-invoices.ts'
import { restCentsOf, findInvoiceForCouple } from '#money/invoices/server/public/read-invoices.ts'

const inTheWay = (message: string): never => refuse('taken', { message })

/** Returns the new invoice's id. One created as paid counts as sent, and as paid on the given day. */
export async function writeInvoice(tx: Tx, clientId: number, given: InvoiceForm): Promise<number> {
  const currency = await findCurrency(tx, clientId)
  const form = inCurrency(given, currency)
  const { status = 'Draft', description, invoiceNumber, paidDate, issuedOn } = form
  if (status === 'Void') refuse('invalid', { message: 'A new invoice cannot be void.' })
  const today = await studioToday(tx)
  const locale = await findLocale(tx)
  if (status === 'Paid') refuseFuturePayment('paidDate', paidDate, today, locale)
  const prices = priced(form, currency)
  const issued = issuedOn || (status === 'Draft' ? null : today)
  const due = await dueIn(tx, clientId, form)
  refuseDueBeforeIssue(due.dueDate, issued, pathOf(form), locale)
  const id = await insertInvoice(tx, {
    clientId,
    currency,
    ...prices,
    invoiceNumber: invoiceNumber || (status === 'Draft' ? null : await takeNumber(tx)),
    status: status === 'Paid' ? 'Sent' : status,
    issuedOn: issued,
    ...due,
    description: description || null,
  })
  if (status === 'Sent') await tellOfInvoice(tx, id)
  if (status === 'Paid') await payRest(tx, id, paidDate || today)
  return id
}

async function tellOfInvoice(tx: Tx, id: number): Promise<void> {
  const { clientId, invoiceNumber, currency, amount, dueDate } = await findInvoiceForCouple(tx, id)
  const detail = dueDate ? `Due ${formatDate(dueDate, await findLocale(tx))}` : ''
  const title = `Invoice ${invoiceNumber}: ${moneyOf(amount, currency, (await findLocale(tx)).region)}`
  await tell(tx, { clientId, kind: 'invoice', subjectId: id, title, detail })
}

/** Adds a payment of the open amount. */
async function payRest(tx: Tx, id: number, date: string): Promise<void> {
  const invoice = await lockInvoice(tx, id)
  const rest = restCentsOf(invoice)
  if (rest > 0) await addPayment(tx, invoice, { amount: decimalOf(rest, invoice.currency), date })
}

export async function changedInvoice(tx: Tx, id: number, given: InvoiceForm): Promise<void> {
  const before = await lockInvoice(tx, id)
  const form = inCurrency(given, before.currency)
  if (before.status === 'Void') inTheWay('This invoice was voided, so it can no longer be changed.')
  const today = await studioToday(tx)
  const locale = await findLocale(tx)
  if (form.status === 'Paid') refuseFuturePayment('paidDate', form.paidDate, today, locale)
  const status = statusIn(form, before, today)
  const words = wordsIn(form)
  const change = {
    ...pricesIn(form, before),
    ...status,
    ...words,
    ...(await numberIn(tx, { ...before, ...status, ...words })),
    ...(await dueIn(tx, before.clientId, form, before.offset)),
  }
  // Invoices stored before this rule existed can still be changed otherwise.
  if (['dueDate', 'issuedOn'].some((name) => name in change)) {
    const { dueDate, issuedOn } = { ...before, ...change }
    refuseDueBeforeIssue(dueDate, issuedOn, pathOf(form), locale)
  }
  if (Object.keys(change).length > 0) await changeInvoice(tx, id, change)
  if (form.status === 'Sent' && before.status === 'Draft') await tellOfInvoice(tx, id)
  if (form.status === 'Paid' && before.status !== 'Paid') await payRest(tx, id, form.paidDate || today)
}

type Stored = Awaited<ReturnType<typeof lockInvoice>>

/** An invoice that is issued gets the next number, so that numbers have no gaps. */
async function numberIn(tx: Tx, { status, invoiceNumber }: Pick<Stored, 'status' | 'invoiceNumber'>) {
  return status === 'Draft' || invoiceNumber ? {} : { invoiceNumber: await takeNumber(tx) }
}

function pricesIn(form: InvoiceForm, before: Stored) {
  const { lineItems, amount, taxRate, taxLabel } = form
  if ([lineItems, amount, taxRate, taxLabel].every((given) => given === undefined)) return {}
  const prices = priced(form, before.currency, before)
  if (prices.amountCents < before.paidCents)
    inTheWay(`More than that has already been paid: ${decimalOf(before.paidCents, before.currency)}.`)
  return prices
}

const pathOf = ({ offset }: InvoiceForm) => (offset ? 'offset' : 'dueDate')

/** The due date, which a planner gives or ties to the wedding's date. */
async function dueIn(tx: Tx, clientId: number, { dueDate, offset }: InvoiceForm, before: Stored['offset'] = null) {
  // One that is sent back as it is keeps the due date, which may be later than the offset says.
  if (offset && isSameOffset(offset, before)) return {}
  const date = dueDate === undefined ? undefined : dueDate || null
  const followed = await followedDate(tx, clientId, { date, offset }, before)
  const due = followed.date === undefined ? date : followed.date
  const tie = followed.offset === undefined ? offset : followed.offset
  return { ...(due !== undefined && { dueDate: due }), ...(tie !== undefined && { offset: tie }) }
}

function wordsIn({ description, invoiceNumber, issuedOn }: InvoiceForm) {
  return {
    ...(issuedOn && { issuedOn }),
    ...(description !== undefined && { description: description || null }),
    ...(invoiceNumber && { invoiceNumber }),
  }
}

/** Allowed status changes: draft to sent, then paid or void; none is reversible. */
function statusIn({ status }: InvoiceForm, before: Stored, today: string): Partial<Stored> {
  if (status === undefined || status === before.status) return {}
  const wasDraft = before.status === 'Draft'
  if (status === 'Draft') return inTheWay('This invoice was marked as sent, so it cannot become a draft again.')
  if (before.processingCents > 0 && (status === 'Void' || status === 'Paid'))
    inTheWay(
      'A bank payment for this invoice is on its way and will be recorded automatically. Please wait until the bank has answered.',
    )
  if (status === 'Void') {
    if (wasDraft) inTheWay('This is a draft. Delete it instead.')
    if (before.paidCents > 0) inTheWay('This invoice has a payment. Refund or remove it first.')
    return { status }
  }
  if (restCentsOf(before) === 0 && !wasDraft) return inTheWay('This invoice is paid. Remove the payment first.')
  const issued = wasDraft && before.issuedOn === null ? { issuedOn: today } : {}
  if (status === 'Paid') return wasDraft ? { status: 'Sent', ...issued } : {}
  if (before.paidCents > 0) return issued
  return { status, ...issued }
}
