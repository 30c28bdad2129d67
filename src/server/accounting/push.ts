import { agreementOn, haveWeChanged, ourPrintOf } from '#server/accounting/agreement.ts'
import { twinOf } from '#server/accounting/customers.ts'
import { each, inStep, type Ledgers } from '#server/accounting/ledgers.ts'
import { asTheirs, type LocalInvoice, type LocalPayment } from '#server/accounting/local.ts'
import { dropLink, type Link } from '#server/accounting/queries.ts'
import type { RemoteInvoice } from '#server/accounting/service.ts'
import { AccountingTrouble } from '#server/accounting/trouble.ts'

/** New invoices, what changed on those that are known, and what was voided. */
export async function pushInvoices(ledgers: Ledgers, progress: () => Promise<void>): Promise<void> {
  await each(ledgers, 'invoice', ledgers.invoices, async (invoice) => {
    await progress()
    const link = ledgers.linkOf('invoice', invoice.id)
    if (link?.externalId) await pushChange(ledgers, invoice, link, link.externalId)
    else if (invoice.status !== 'Void') await pushNew(ledgers, invoice)
  })
}

async function pushNew(ledgers: Ledgers, invoice: LocalInvoice): Promise<void> {
  const { line, note, counted } = ledgers
  await note('invoice', invoice.clientId, invoice.id, { state: 'waiting', lastError: null })
  const customer = await twinOf(ledgers, invoice.clientId)
  const there = await line.call((session) => session.findInvoice(invoice.number))
  if (there) return adopt(ledgers, invoice, there, customer)
  // The same content carries the same id of the request, so a lost answer never makes a second invoice.
  const requestId = `invoice-${invoice.id}-${ourPrintOf(invoice)}`
  const made = await line.call((session) => session.createInvoice(asTheirs(invoice, customer), requestId))
  counted.pushed += 1
  await remember(ledgers, invoice, made)
}

/** An invoice that is there although nothing is known of it: ours, if it is the same in all that matters. */
async function adopt(ledgers: Ledgers, invoice: LocalInvoice, there: RemoteInvoice, customer: string): Promise<void> {
  const isSame = there.customerId === customer && there.totalCents === invoice.amountCents
  if (!isSame || ledgers.linkTo('invoice', there.externalId))
    throw new AccountingTrouble('duplicate', `There is another invoice ${invoice.number} in the books already.`)
  await remember(ledgers, invoice, there)
}

const remember = ({ note }: Ledgers, invoice: LocalInvoice, theirs: RemoteInvoice) =>
  note('invoice', invoice.clientId, invoice.id, {
    externalId: theirs.externalId,
    version: theirs.version,
    agreed: agreementOn(invoice, theirs),
    ...inStep(),
  })

async function pushChange(ledgers: Ledgers, invoice: LocalInvoice, link: Link, externalId: string): Promise<void> {
  if (!haveWeChanged(link.agreed, invoice)) return
  const { line, counted } = ledgers
  const customer = await twinOf(ledgers, invoice.clientId)
  const change = (version: string) => {
    const requestId = `change-${invoice.id}-${version}-${ourPrintOf(invoice)}`
    return line.call((session) =>
      invoice.status === 'Void'
        ? session.voidInvoice(externalId, version, requestId)
        : session.updateInvoice(externalId, version, asTheirs(invoice, customer), requestId),
    )
  }
  const changed = await change(link.version ?? '0').catch(async (error: unknown) => {
    // Something else about it changed meanwhile, a payment for instance: once more, with the version that it has now.
    if (!(error instanceof AccountingTrouble) || error.kind !== 'conflict') throw error
    const there = await line.call((session) => session.findInvoice(invoice.number))
    if (there?.externalId !== externalId) throw error
    return change(there.version)
  })
  counted.pushed += 1
  await remember(ledgers, invoice, changed)
}

/** Payments that the service did not tell us of; and those that were taken back here. */
export async function pushPayments(ledgers: Ledgers, isWhole: boolean): Promise<void> {
  const { payments, linkOf, links, line, within, note, counted } = ledgers
  const unsaid = payments.filter(({ id, source }) => source !== 'quickbooks' && !linkOf('payment', id)?.externalId)
  await each(ledgers, 'payment', unsaid, async (payment) => {
    const invoice = linkOf('invoice', payment.invoiceId)?.externalId
    if (!invoice) return
    if (payment.amountCents < 0)
      throw new AccountingTrouble('invalid', 'What was paid back has to be entered in the books by hand.')
    const made = await line.call(async (session) =>
      session.createPayment(await asPayment(ledgers, payment, invoice), `payment-${payment.id}`),
    )
    counted.pushed += 1
    await note('payment', payment.clientId, payment.id, {
      externalId: made.externalId,
      version: made.version,
      ...inStep(),
    })
  })
  const gone = links('payment').filter(({ localId }) => !payments.some(({ id }) => id === localId))
  if (!isWhole) return
  for (const { id, localId, externalId, version } of gone) {
    if (externalId && version && !externalId.includes(':'))
      await line.call((session) => session.voidPayment(externalId, version, `void-${localId}-${version}`))
    await within((tx) => dropLink(tx, id))
  }
}

async function asPayment(ledgers: Ledgers, payment: LocalPayment, invoiceId: string) {
  const { amountCents, date, method, note } = payment
  return { customerId: await twinOf(ledgers, payment.clientId), invoiceId, amountCents, date, method, note }
}
