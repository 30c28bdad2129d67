import { customerOf } from '#money/accounting/server/customers.ts'
import { cameFromThere, noteDeletion } from '#money/accounting/server/deletions.ts'
import { each, inStep, isFinal, requestIdOf, wordsOf, type Ledgers } from '#money/accounting/server/ledgers.ts'
import type { LocalPayment } from '#money/accounting/server/local.ts'
import type { Link } from '#money/accounting/server/queries.ts'
import type { PaymentData } from '#money/accounting/server/service.ts'
import { isTrouble } from '#money/accounting/server/trouble.ts'

const byHand = 'Refunds have to be entered in QuickBooks by hand.'

/** Sends payments that did not come from the service, and those whose invoice was created anew there. */
export async function pushPayments(ledgers: Ledgers): Promise<void> {
  const { payments, linkOf, note, counted } = ledgers
  const unsent = payments.filter(({ id, source }) => {
    const link = linkOf('payment', id)
    return source !== 'quickbooks' && !['synced', 'deleted'].includes(link?.state ?? '')
  })
  await each(ledgers, 'payment', unsent, async (payment) => {
    const { id, clientId, invoiceId } = payment
    const invoice = linkOf('invoice', invoiceId)?.externalId
    if (!invoice) return
    if (payment.amountCents < 0) {
      if (linkOf('payment', id)?.lastError === byHand) return
      await note('payment', clientId, id, { state: 'waiting', lastError: byHand })
      return
    }
    const link = await note('payment', clientId, id, { state: 'waiting', lastError: null })
    const made = await pushPayment(ledgers, payment, link, invoice)
    if (!made) return
    counted.pushed += 1
    const { externalId, version } = made
    await note('payment', clientId, id, { externalId, version, ...inStep() })
  })
}

/** A payment needs the customer of its invoice, which is looked up if it has changed there. */
async function pushPayment(ledgers: Ledgers, payment: LocalPayment, link: Link, invoiceId: string) {
  const { api, linkOf } = ledgers
  const send = (customerId: string) => {
    const { currency, amountCents, date, method, note } = payment
    return sendPayment(ledgers, link, { customerId, invoiceId, currency, amountCents, date, method, note })
  }
  const customer = await customerOf(ledgers, payment.clientId)
  return send(customer).catch(async (error: unknown) => {
    if (!isTrouble(error, 'missing')) throw error
    const invoice = await api.call((session) => session.readInvoice(invoiceId))
    if (invoice && invoice.customerId !== customer) return send(invoice.customerId)
    const invoiceLink = linkOf('invoice', payment.invoiceId)
    if (invoice || !invoiceLink) throw error
    await noteDeletion(ledgers, invoiceLink)
    return undefined
  })
}

async function sendPayment({ api }: Ledgers, link: Link, data: PaymentData) {
  const { externalId } = link
  const there = externalId ? await api.call((session) => session.readPayment(externalId)) : null
  const about = [data, there?.version]
  const requestId = requestIdOf(link, ...about)
  return api.call((session) =>
    there
      ? session.updatePayment(there.externalId, there.version, data, requestId)
      : session.createPayment(data, requestId),
  )
}

/** Voids payments there that were deleted here. */
export async function takeBackPayments(ledgers: Ledgers): Promise<void> {
  const { payments, links, drop, counted, troubles } = ledgers
  const here = new Set(payments.map(({ id }) => id))
  for (const link of links('payment').filter(({ localId }) => !here.has(localId))) {
    try {
      if (link.externalId && !cameFromThere(link)) await voidThere(ledgers, link, link.externalId)
      await drop(link)
    } catch (error) {
      if (isFinal(error)) throw error
      counted.failed += 1
      troubles.push(`A payment that was removed here could not be voided in QuickBooks: ${wordsOf(error)}`)
    }
  }
}

async function voidThere({ api, counted }: Ledgers, link: Link, externalId: string): Promise<void> {
  const there = await api.call((session) => session.readPayment(externalId))
  if (!there || there.isVoid) return
  const requestId = requestIdOf(link, 'void', there.version)
  await api.call((session) => session.voidPayment(externalId, there.version, requestId))
  counted.pushed += 1
}
