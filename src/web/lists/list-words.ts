import type { ListKind, ListRow } from '#contract/lists.ts'

export const kindWords: Readonly<Record<ListKind, { label: string; one: string; many: string }>> = {
  clients: { label: 'Couples', one: 'couple', many: 'couples' },
  vendors: { label: 'Vendors', one: 'vendor', many: 'vendors' },
  tasks: { label: 'Tasks', one: 'task', many: 'tasks' },
  events: { label: 'Events', one: 'event', many: 'events' },
}

export const counted = (kind: ListKind, count: number): string =>
  `${count} ${kindWords[kind][count === 1 ? 'one' : 'many']}`

/** What a row is called, and the rest of it. */
export function rowWords({ partnerOneName, partnerTwoName, name, title, clientId: _id, ...others }: ListRow) {
  const couple = [partnerOneName, partnerTwoName].filter(Boolean).join(' & ')
  return { name: couple || name || title || '', details: Object.values(others).join(' · ') }
}
