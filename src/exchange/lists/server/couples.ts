import type { Client } from '#weddings/clients/contract/endpoints.ts'
import type { ListRow } from '#exchange/lists/contract/endpoints.ts'
import { studioChoice } from '#planning/events/contract/studio-choice.ts'
import { coupleNames } from '#platform/contract/names.ts'

/** Names written alike: 'Emma and James', 'emma & james'. */
export const namesKey = (names: string): string =>
  names
    .toLowerCase()
    .replaceAll(/\s*(?:&|\+|\/|\band\b|\bund\b|\by\b|\bet\b)\s*/g, ' & ')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Whether a row says that it belongs to no couple, but to the studio. */
export const isOfStudio = ({ couple, clientId }: ListRow): boolean =>
  couple ? namesKey(couple) === studioChoice : clientId === studioChoice

type FoundCouple = { id: number | null } | { problem: string }

/** Finds the couple of a row by its names in either order, by one of them, by its address, or by its id. */
export function coupleFinder(clients: readonly Client[]): (row: ListRow) => FoundCouple {
  const ids = new Map<string, Set<number>>()
  const add = (key: string | null, id: number) => {
    if (key) ids.set(key, (ids.get(key) ?? new Set()).add(id))
  }
  for (const client of clients) {
    const { id, email, partnerOneName, partnerTwoName } = client
    add(email.toLowerCase(), id)
    for (const names of [
      coupleNames(client),
      coupleNames({ partnerOneName: partnerTwoName ?? '', partnerTwoName: partnerOneName }),
      partnerOneName,
      partnerTwoName ?? '',
    ])
      add(namesKey(names), id)
  }
  return (row) => {
    const { couple: given, clientId } = row
    if ((!given && !clientId) || isOfStudio(row)) return { id: null }
    if (!given) {
      const known = clients.find(({ id }) => String(id) === clientId)
      return known ? { id: known.id } : { problem: 'This couple no longer exists.' }
    }
    const [id, ...others] = ids.get(namesKey(given)) ?? ids.get(given.toLowerCase().trim()) ?? []
    if (id === undefined) return { problem: `There is no couple “${given}”.` }
    return others.length > 0
      ? { problem: `Several couples are called “${given}”. Please enter an email address.` }
      : { id }
  }
}
