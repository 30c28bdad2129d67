import { dayMs } from '#platform/contract/calendar-date.ts'
import { digitsOf } from '#platform/contract/locale/currencies.ts'
import { agreementOn, haveTheyChanged, haveWeChanged } from '#money/accounting/server/agreement.ts'
import { findCustomer } from '#money/accounting/server/customers.ts'
import { idThere, noteDeletion } from '#money/accounting/server/deletions.ts'
import { inStep, type Ledgers } from '#money/accounting/server/ledgers.ts'
import { asOurs, type LocalInvoice } from '#money/accounting/server/local.ts'
import { readInvoices, readPayments, type Link } from '#money/accounting/server/queries.ts'
import { followedDate } from '#weddings/clients/server/public/followed-date.ts'
import { changeInvoice, insertInvoice, lockInvoice } from '#money/invoices/server/public/write-invoices.ts'
import { deletePayment, insertPayment } from '#money/invoices/server/public/payments.ts'
import type { RemoteInvoice, RemotePayment } from '#money/accounting/server/service.ts'

/** Looks up couples without a customer, once a day or on request. */
export async function findCustomers(ledgers: Ledgers, isAsked: boolean): Promise<void> {
  for (const client of ledgers.clients) {
    const link = ledgers.linkOf('customer', client.id)
    if (link?.externalId) continue
    if (!isAsked && link?.syncedAt && Date.parse(link.syncedAt) > Date.now() - dayMs) continue
    const customer = await findCustomer(ledgers, client)
    if (!customer) await ledgers.note('customer', client.id, client.id, { ...inStep(), state: 'waiting' })
  }
}

/** Imports invoices that a bookkeeper wrote, changed or voided. If both sides changed, ours wins. */
export async function pullInvoices(ledgers: Ledgers, since: string | null): Promise<string | null> {
  const changed = await ledgers.api.call((session) => Array.fromAsync(session.invoicesChangedSince(since)))
  for (const remote of changed) {
    const link = ledgers.linkTo('invoice', remote.externalId)
    const ours = link && ledgers.invoices.find(({ id }) => id === link.localId)
    if (link && ours && !remote.isVoid && remote.currency !== ours.currency)
      await (isUnnamedCurrency(ledgers, link, ours, remote) ? takeOver : noteOtherCurrency)(ledgers, ours, remote)
    else if (link && ours) {
      if (haveTheyChanged(link.agreed, remote) && (remote.isVoid || !haveWeChanged(link.agreed, ours)))
        await takeOver(ledgers, ours, remote)
      else await ledgers.note('invoice', link.clientId, link.localId, { version: remote.version })
    } else if (!link) await bringIn(ledgers, remote)
  }
  return changed.at(-1)?.updatedAt ?? since
}

/**
 * Until invoices had currencies, those of a bookkeeper came in as US dollars, with the same numbers. What was paid by card
 * was dollars, and amounts with other decimals are others.
 */
function isUnnamedCurrency({ payments }: Ledgers, { agreed }: Link, ours: LocalInvoice, remote: RemoteInvoice) {
  const paid = payments.filter(({ invoiceId }) => invoiceId === ours.id)
  const hasSameDecimals = digitsOf(remote.currency) === digitsOf(ours.currency)
  return (
    ours.isTheirs &&
    ours.currency === 'USD' &&
    !haveWeChanged(agreed, ours) &&
    (paid.length === 0 || hasSameDecimals) &&
    paid.every(({ source }) => source !== 'stripe')
  )
}

/** Amounts of two currencies are never taken for each other. */
async function noteOtherCurrency({ note, counted }: Ledgers, ours: LocalInvoice, remote: RemoteInvoice): Promise<void> {
  counted.failed += 1
  const lastError = `This invoice is in ${remote.currency} in QuickBooks, and in ${ours.currency} here.`
  await note('invoice', ours.clientId, ours.id, { version: remote.version, state: 'failed', lastError })
}

async function takeOver(ledgers: Ledgers, ours: LocalInvoice, remote: RemoteInvoice): Promise<void> {
  const { api, within, note, counted } = ledgers
  // The service may have stored a shortened memo; ours is kept.
  const isOurMemo = remote.memo === api.service.memoFor(ours.description ?? '')
  const taken = isOurMemo ? { ...remote, memo: ours.description } : remote
  // The service clears the amounts of a void invoice; ours are kept.
  const change = remote.isVoid ? { status: 'Void' as const } : asOurs(taken)
  await within(async (tx) => {
    const { clientId, offset } = await lockInvoice(tx, ours.id)
    const date = 'dueDate' in change && change.dueDate !== ours.dueDate ? change.dueDate : undefined
    const { offset: tie = offset } = await followedDate(tx, clientId, { date }, offset)
    await changeInvoice(tx, ours.id, { ...change, offset: tie })
  })
  counted.pulled += 1
  await noteAsIs(ledgers, ours.id, ours.clientId, remote)
  await note('invoice', ours.clientId, ours.id, inStep())
}

/** Skips invoices of unknown customers, and those voided before they were first seen. */
async function bringIn(ledgers: Ledgers, remote: RemoteInvoice): Promise<void> {
  const { within, api, linkTo, invoices, counted, linkOf } = ledgers
  const clientId = linkTo('customer', remote.customerId)?.clientId
  const isKnown = invoices.some(
    ({ id, number }) => api.service.numberFor(number) === remote.number && !linkOf('invoice', id)?.externalId,
  )
  if (clientId === undefined || remote.isVoid || remote.totalCents <= 0 || isKnown) return
  const id = await within(async (tx) =>
    insertInvoice(tx, {
      clientId,
      invoiceNumber: remote.number || `QB-${remote.externalId}`,
      status: 'Sent',
      issuedOn: remote.issuedOn,
      externalId: remote.externalId,
      ...asOurs(remote),
    }),
  )
  counted.pulled += 1
  await noteAsIs(ledgers, id, clientId, remote)
}

/** Records that both sides agree. Our row is read anew, because triggers may have changed it. */
async function noteAsIs({ within, note, invoices }: Ledgers, id: number, clientId: number, remote: RemoteInvoice) {
  const all = await within((tx) => readInvoices(tx, clientId))
  const fresh = all.find((invoice) => invoice.id === id)
  if (!fresh) return
  const at = invoices.findIndex((invoice) => invoice.id === id)
  if (at < 0) invoices.push(fresh)
  else invoices[at] = fresh
  const { externalId, version } = remote
  await note('invoice', clientId, id, { externalId, version, agreed: agreementOn(fresh, remote), ...inStep() })
}

export async function pullPayments(ledgers: Ledgers, since: string | null): Promise<string | null> {
  const changed = await ledgers.api.call((session) => Array.fromAsync(session.paymentsChangedSince(since)))
  for (const remote of changed) {
    if (remote.isVoid) await takeBack(ledgers, remote)
    else await bringInPayment(ledgers, remote)
  }
  return changed.at(-1)?.updatedAt ?? since
}

/** A payment there may cover several invoices; here it is one payment each. */
const keyOf = (remote: RemotePayment, invoiceId: string) => `${remote.externalId}:${invoiceId}`

async function bringInPayment(ledgers: Ledgers, remote: RemotePayment): Promise<void> {
  const { within, linkTo, payments, note, counted } = ledgers
  if (linkTo('payment', remote.externalId)) return
  for (const part of remote.invoices) {
    const invoice = linkTo('invoice', part.invoiceId)
    const externalId = keyOf(remote, part.invoiceId)
    if (!invoice || part.amountCents <= 0 || linkTo('payment', externalId)) continue
    const { clientId, localId: invoiceId } = invoice
    const ours = ledgers.invoices.find(({ id }) => id === invoiceId)
    if (ours?.currency !== remote.currency) {
      counted.failed += 1
      const lastError = `A payment of ${remote.date} is in ${remote.currency} in QuickBooks, and this invoice is in ${ours?.currency}.`
      await note('invoice', clientId, invoiceId, { state: 'failed', lastError })
      continue
    }
    const payment = { clientId, invoiceId, amountCents: part.amountCents, date: remote.date, note: remote.note }
    const found = await within(async (tx) => {
      const before = new Set((await readPayments(tx, clientId)).map(({ id }) => id))
      await insertPayment(tx, { ...payment, source: 'quickbooks', externalId })
      return (await readPayments(tx, clientId)).filter(({ id }) => !before.has(id))
    })
    for (const row of found) {
      payments.push(row)
      counted.pulled += 1
      await note('payment', clientId, row.id, { externalId, version: remote.version, ...inStep() })
    }
  }
}

async function takeBack(ledgers: Ledgers, remote: RemotePayment): Promise<void> {
  const { within, links, payments, counted } = ledgers
  for (const link of links('payment')) {
    const at = payments.findIndex(({ id }) => id === link.localId)
    if (idThere(link) !== remote.externalId || at < 0) continue
    // Card payments are kept, whatever the service says.
    if (payments[at]?.source === 'stripe') {
      await noteDeletion(ledgers, link, 'voided')
      continue
    }
    await within((tx) => deletePayment(tx, link.localId))
    payments.splice(at, 1)
    counted.pulled += 1
  }
}
