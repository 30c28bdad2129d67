import type { ListKind } from '#exchange/lists/contract/list-choices.ts'

export const kindWords: Readonly<Record<ListKind, { label: string; one: string; many: string }>> = {
  clients: { label: 'Couples', one: 'couple', many: 'couples' },
  vendors: { label: 'Vendors', one: 'vendor', many: 'vendors' },
  tasks: { label: 'Tasks', one: 'task', many: 'tasks' },
  events: { label: 'Events', one: 'event', many: 'events' },
  guests: { label: 'Guests', one: 'guest', many: 'guests' },
}

export const counted = (kind: ListKind, count: number): string =>
  `${count} ${kindWords[kind][count === 1 ? 'one' : 'many']}`
