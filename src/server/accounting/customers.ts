import type { Ledgers } from '#server/accounting/ledgers.ts'
import { inStep } from '#server/accounting/ledgers.ts'
import type { LocalClient } from '#server/accounting/local.ts'

/** The customer that a couple is: by its address first, then by its names, if it is nobody else's already. */
export async function findTwin(ledgers: Ledgers, { id, email, names }: LocalClient): Promise<string | undefined> {
  const known = ledgers.linkOf('customer', id)?.externalId
  if (known) return known
  for (const by of [{ email }, { name: names }]) {
    const found = await ledgers.line.call((session) => session.findCustomers(by))
    const free = found.find(({ externalId }) => !ledgers.linkTo('customer', externalId))
    if (!free) continue
    await ledgers.note('customer', id, id, { externalId: free.externalId, version: free.version, ...inStep() })
    return free.externalId
  }
  return undefined
}

/** Repeated after a lost answer it brings the same customer, because it carries the same id of the request. */
export async function twinOf(ledgers: Ledgers, clientId: number): Promise<string> {
  const client = ledgers.clients.find(({ id }) => id === clientId)
  if (!client) throw new Error('An invoice without its couple')
  const twin = await findTwin(ledgers, client)
  if (twin) return twin
  const { names: name, email, phone } = client
  const made = await ledgers.line.call((session) =>
    session.createCustomer({ name, email, phone }, `customer-${clientId}`),
  )
  await ledgers.note('customer', clientId, clientId, {
    externalId: made.externalId,
    version: made.version,
    ...inStep(),
  })
  return made.externalId
}
