import type { Ledgers } from '#money/accounting/server/ledgers.ts'
import { inStep, requestIdOf } from '#money/accounting/server/ledgers.ts'
import type { LocalClient } from '#money/accounting/server/local.ts'
import { isTrouble } from '#money/accounting/server/trouble.ts'

/**
 * The customer for a couple: matched by email address first, then by names, if not linked otherwise. A different email
 * address means somebody else.
 */
export async function findCustomer(ledgers: Ledgers, { id, email, names }: LocalClient): Promise<string | undefined> {
  const known = ledgers.linkOf('customer', id)?.externalId
  const currency = currencyOf(ledgers, id)
  if (known) return known
  for (const by of [{ email }, { name: names }]) {
    const found = await ledgers.api.call((session) => session.findCustomers(by))
    const free = found.find(
      (customer) =>
        !ledgers.linkTo('customer', customer.externalId) &&
        (!customer.email || customer.email.toLowerCase() === email.toLowerCase()) &&
        (!customer.currency || !currency || customer.currency === currency),
    )
    if (!free) continue
    await ledgers.note('customer', id, id, { externalId: free.externalId, version: free.version, ...inStep() })
    return free.externalId
  }
  return undefined
}

/** A customer there has one currency, which is that of its first invoice. */
const currencyOf = ({ invoices }: Ledgers, client: number): string | null =>
  invoices.find(({ clientId }) => clientId === client)?.currency ?? null

export async function customerOf(ledgers: Ledgers, clientId: number): Promise<string> {
  const client = ledgers.clients.find(({ id }) => id === clientId)
  if (!client) throw new Error('An invoice without its couple')
  const known = await findCustomer(ledgers, client)
  if (known) return known
  const { names: name, email, phone } = client
  const link = await ledgers.note('customer', clientId, clientId, { state: 'waiting' })
  const made = await ledgers.api.call((session) =>
    session.createCustomer(
      { name, email, phone, currency: currencyOf(ledgers, clientId) },
      requestIdOf(link, 'create'),
    ),
  )
  await ledgers.note('customer', clientId, clientId, {
    externalId: made.externalId,
    version: made.version,
    ...inStep(),
  })
  return made.externalId
}

/** Runs work with a couple's customer; if the customer is inactive there, runs it again with another one. */
export async function withCustomer<T>(
  ledgers: Ledgers,
  clientId: number,
  work: (customerId: string) => Promise<T>,
): Promise<T> {
  const customer = await customerOf(ledgers, clientId)
  try {
    return await work(customer)
  } catch (error) {
    if (!isTrouble(error, 'missing')) throw error
    const inUse = await ledgers.api.call((session) => session.existing('customer', [customer]))
    const link = ledgers.linkOf('customer', clientId)
    if (inUse.has(customer) || !link) throw error
    await ledgers.unlink(link, { state: 'waiting' })
    return work(await customerOf(ledgers, clientId))
  }
}
