import type { Ledgers } from '#server/accounting/ledgers.ts'
import { inStep, requestIdOf } from '#server/accounting/ledgers.ts'
import type { LocalClient } from '#server/accounting/local.ts'
import { isTrouble } from '#server/accounting/trouble.ts'

/** The customer that a couple is: by its address first, then by its names, if it is nobody else's. Another address is somebody else's. */
export async function findTwin(ledgers: Ledgers, { id, email, names }: LocalClient): Promise<string | undefined> {
  const known = ledgers.linkOf('customer', id)?.externalId
  if (known) return known
  for (const by of [{ email }, { name: names }]) {
    const found = await ledgers.api.call((session) => session.findCustomers(by))
    const free = found.find(
      (customer) =>
        !ledgers.linkTo('customer', customer.externalId) &&
        (!customer.email || customer.email.toLowerCase() === email.toLowerCase()),
    )
    if (!free) continue
    await ledgers.note('customer', id, id, { externalId: free.externalId, version: free.version, ...inStep() })
    return free.externalId
  }
  return undefined
}

export async function twinOf(ledgers: Ledgers, clientId: number): Promise<string> {
  const client = ledgers.clients.find(({ id }) => id === clientId)
  if (!client) throw new Error('An invoice without its couple')
  const twin = await findTwin(ledgers, client)
  if (twin) return twin
  const { names: name, email, phone } = client
  const link = await ledgers.note('customer', clientId, clientId, { state: 'waiting' })
  const made = await ledgers.api.call((session) =>
    session.createCustomer({ name, email, phone }, requestIdOf(link, 'create')),
  )
  await ledgers.note('customer', clientId, clientId, {
    externalId: made.externalId,
    version: made.version,
    ...inStep(),
  })
  return made.externalId
}

/** For work that refers to a couple's customer. Where that has gone out of use there, it is done for another one. */
export async function withTwin<T>(
  ledgers: Ledgers,
  clientId: number,
  work: (customerId: string) => Promise<T>,
): Promise<T> {
  const twin = await twinOf(ledgers, clientId)
  try {
    return await work(twin)
  } catch (error) {
    if (!isTrouble(error, 'missing')) throw error
    const inUse = await ledgers.api.call((session) => session.existing('customer', [twin]))
    const link = ledgers.linkOf('customer', clientId)
    if (inUse.has(twin) || !link) throw error
    await ledgers.unlink(link, { state: 'waiting' })
    return work(await twinOf(ledgers, clientId))
  }
}
