import { tagsIn } from '#guests/guests/web/columns.ts'
import type { ListedEnvelope } from '#guests/guests/web/rows.ts'

/** A guest in the form of an envelope; without an id it is a new one. */
export type TypedGuest = { id?: number; firstName: string; lastName: string; age: string; dietary: string }

export const noGuest: TypedGuest = { firstName: '', lastName: '', age: 'adult', dietary: '' }

export type TypedEnvelope = {
  name: string
  guests: TypedGuest[]
  unnamedSeats: string
  email: string
  phone: string
  address: string
  language: string
  side: string
  list: string
  tags: string
  privateNotes: string
}

export const emptyEnvelope: TypedEnvelope = {
  name: '',
  guests: [noGuest],
  unnamedSeats: '0',
  email: '',
  phone: '',
  address: '',
  language: '',
  side: '',
  list: 'A',
  tags: '',
  privateNotes: '',
}

export const typedOf = (envelope: ListedEnvelope): TypedEnvelope => ({
  name: envelope.name,
  guests: envelope.guests.map(({ id, firstName, lastName, age, dietary }) => ({
    id,
    firstName: firstName ?? '',
    lastName: lastName ?? '',
    age,
    dietary: dietary ?? '',
  })),
  unnamedSeats: String(envelope.unnamedSeats),
  email: envelope.email ?? '',
  phone: envelope.phone ?? '',
  address: envelope.address ?? '',
  language: envelope.language ?? '',
  side: envelope.side ?? '',
  list: envelope.list,
  tags: envelope.tags.join(', '),
  privateNotes: envelope.privateNotes ?? '',
})

/** The fields of the call that the given fields of the form are. Each guest goes with what was seen of it. */
export function fieldsOf(typed: Partial<TypedEnvelope>, seen: readonly TypedGuest[] = []): Record<string, unknown> {
  const { guests, unnamedSeats, side, tags, ...texts } = typed
  const filled = guests?.filter(({ id, firstName, lastName }) => id ?? (firstName || lastName))
  return {
    ...texts,
    ...(filled && { guests: filled.map((guest) => withSeen(guest, seen)) }),
    ...(unnamedSeats !== undefined && { unnamedSeats: Number(unnamedSeats) }),
    ...(side !== undefined && { side: side || null }),
    ...(tags !== undefined && { tags: tagsIn(tags) }),
  }
}

function withSeen(guest: TypedGuest, seen: readonly TypedGuest[]) {
  const before = seen.find(({ id }) => id !== undefined && id === guest.id)
  if (!before) return guest
  const { firstName, lastName, age, dietary } = before
  return { ...guest, previous: { firstName, lastName, age, dietary } }
}

/** What was seen of the changed fields; of the guests, which there were: others that have come meanwhile stay. */
export function seenFields({ guests, ...typed }: Partial<TypedEnvelope>): Record<string, unknown> {
  return { ...fieldsOf(typed), ...(guests && { guests: guests.flatMap(({ id }) => id ?? []) }) }
}
