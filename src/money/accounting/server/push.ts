import { agreementOn, haveWeChanged, ourPrintOf } from '#money/accounting/server/agreement.ts'
import { withCustomer } from '#money/accounting/server/customers.ts'
import { noteDeletion } from '#money/accounting/server/deletions.ts'
import { each, inStep, requestIdOf, type Ledgers } from '#money/accounting/server/ledgers.ts'
import { asTheirs, type LocalInvoice } from '#money/accounting/server/local.ts'
import type { Link } from '#money/accounting/server/queries.ts'
import type { RemoteInvoice } from '#money/accounting/server/service.ts'
import { AccountingTrouble, isTrouble } from '#money/accounting/server/trouble.ts'

/** Sends new, changed and voided invoices. */
export async function pushInvoices(ledgers: Ledgers, progress: () => Promise<void>): Promise<void> {
  await each(ledgers, 'invoice', ledgers.invoices, async (invoice) => {
    await progress()
    const link = ledgers.linkOf('invoice', invoice.id)
    if (link?.externalId) await pushChange(ledgers, invoice, link, link.externalId)
    else if (invoice.status !== 'Void' && link?.state !== 'deleted') await pushNew(ledgers, invoice)
  })
}

async function pushNew(ledgers: Ledgers, invoice: LocalInvoice): Promise<void> {
  const { api, note, counted } = ledgers
  const link = await note('invoice', invoice.clientId, invoice.id, { state: 'waiting', lastError: null })
  await withCustomer(ledgers, invoice.clientId, async (customer) => {
    const there = await api.call((session) => session.findInvoice(invoice.number))
    if (there) return adopt(ledgers, invoice, there, customer)
    const requestId = requestIdOf(link, 'create', ourPrintOf(invoice), customer)
    const made = await api.call((session) => session.createInvoice(asTheirs(invoice, customer), requestId))
    counted.pushed += 1
    return remember(ledgers, invoice, made)
  })
}

/** An unlinked invoice that exists there is linked, if it equals ours in all that matters. */
async function adopt(ledgers: Ledgers, invoice: LocalInvoice, there: RemoteInvoice, customer: string): Promise<void> {
  const isSame =
    there.customerId === customer && there.currency === invoice.currency && there.totalCents === invoice.amountCents
  if (!isSame || ledgers.linkTo('invoice', there.externalId))
    throw new AccountingTrouble('duplicate', `The books already have another invoice ${invoice.number}.`)
  await remember(ledgers, invoice, there)
}

const remember = async ({ note }: Ledgers, invoice: LocalInvoice, theirs: RemoteInvoice): Promise<void> =>
  void (await note('invoice', invoice.clientId, invoice.id, {
    externalId: theirs.externalId,
    version: theirs.version,
    agreed: agreementOn(invoice, theirs),
    ...inStep(),
  }))

async function pushChange(ledgers: Ledgers, invoice: LocalInvoice, link: Link, externalId: string): Promise<void> {
  if (!haveWeChanged(link.agreed, invoice)) return
  const { api, counted } = ledgers
  const change = (version: string, customer: string) => {
    const requestId = requestIdOf(link, 'change', version, ourPrintOf(invoice), customer)
    return api.call((session) =>
      invoice.status === 'Void'
        ? session.voidInvoice(externalId, version, requestId)
        : session.updateInvoice(externalId, version, asTheirs(invoice, customer), requestId),
    )
  }
  const changeIfThere = (customer: string) =>
    change(link.version ?? '0', customer).catch(async (error: unknown) => {
      // Something else has changed it meanwhile, such as a payment: retried once with the current version.
      if (!isTrouble(error, 'conflict') && !isTrouble(error, 'missing')) throw error
      const there = await api.call((session) => session.readInvoice(externalId))
      if (there && isTrouble(error, 'missing')) throw error
      return there && change(there.version, customer)
    })
  const changed = await withCustomer(ledgers, invoice.clientId, changeIfThere)
  if (!changed) return noteDeletion(ledgers, link)
  counted.pushed += 1
  return remember(ledgers, invoice, changed)
}
