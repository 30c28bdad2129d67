import type { Part } from '#guests/guests/contract/parts/endpoints.ts'
import { tagsIn } from '#guests/guests/web/columns.ts'
import type { ListedEnvelope } from '#guests/guests/web/rows.ts'
import {
  answersIn,
  guestTexts,
  isBlank,
  newGuest,
  typedGuest,
  type TypedGuest,
} from '#guests/guests/web/typed-guest.ts'

type GuestKey = `guest ${number} ${string}`

export type EnvelopeTexts = {
  name: string
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

/** Each field of a guest is one of the form, so that two people can change one guest without a conflict. */
export type TypedEnvelope = EnvelopeTexts & { added: TypedGuest[] } & Record<GuestKey, string>

const noTexts: EnvelopeTexts = {
  name: '',
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

export const guestKey = (id: number, field: string): GuestKey => `guest ${id} ${field}`

/** Has what there is of a guest, and nothing once the guest is taken off. */
export const kept = 'kept'

/** The guest and the field of a field of the form. */
export function guestIn(key: string): { id: number; field: string } | undefined {
  const [, id, field] = /^guest (\d+) (.+)$/.exec(key) ?? []
  return id && field ? { id: Number(id), field } : undefined
}

/** The next of several envelopes has the side and the list of the one before. */
export const emptyEnvelope = (parts: readonly Part[], before?: Partial<EnvelopeTexts>): TypedEnvelope => ({
  ...noTexts,
  ...before,
  added: [newGuest(parts)],
})

export const typedOf = (envelope: ListedEnvelope, parts: readonly Part[]): TypedEnvelope => ({
  name: envelope.name,
  unnamedSeats: String(envelope.unnamedSeats),
  email: envelope.email ?? '',
  phone: envelope.phone ?? '',
  address: envelope.address ?? '',
  language: envelope.language ?? '',
  side: envelope.side ?? '',
  list: envelope.list,
  tags: envelope.tags.join(', '),
  privateNotes: envelope.privateNotes ?? '',
  added: [],
  ...Object.fromEntries(
    envelope.guests.flatMap((guest) => {
      const typed = Object.entries(typedGuest(guest, parts))
      const all = typed.map(([, value]) => value).filter(Boolean)
      return [...typed, [kept, all.join(', ')] as const].map(([field, value]) => [guestKey(guest.id, field), value])
    }),
  ),
})

/** The guests of an envelope that the form has not taken off, as it has them. */
export function guestsIn(values: TypedEnvelope, envelope: ListedEnvelope | undefined, parts: readonly Part[]) {
  return (envelope?.guests ?? []).flatMap((guest) => {
    if (values[guestKey(guest.id, kept)] === '') return []
    const fields = Object.keys(typedGuest(guest, parts))
    const typed: TypedGuest = Object.fromEntries(
      fields.map((field) => [field, values[guestKey(guest.id, field)] ?? '']),
    )
    return [{ id: guest.id, typed }]
  })
}

/** The fields of the call that the given texts of the form are. */
export function textsOf(typed: Partial<EnvelopeTexts>): Record<string, unknown> {
  const given = Object.fromEntries(Object.entries(typed).filter(([field]) => field in noTexts))
  const { unnamedSeats, side, tags } = typed
  return {
    ...given,
    ...(unnamedSeats !== undefined && { unnamedSeats: Number(unnamedSeats) }),
    ...(side !== undefined && { side: side || null }),
    ...(tags !== undefined && { tags: tagsIn(tags) }),
  }
}

/** Guests that are new, with what was said of them; `last` is the one before them. */
export const addedGuests = (
  added: readonly TypedGuest[],
  parts: readonly Part[],
  last?: TypedGuest,
): Record<string, unknown>[] =>
  added
    .filter((guest, at) => !isBlank(guest, added[at - 1] ?? last))
    .map((guest) => {
      const usual = newGuest(parts)
      const changed = Object.keys(guest).filter((field) => guest[field] !== usual[field])
      const answers = answersIn(guest, changed, parts)
      const texts = guestTexts.flatMap((field) => (guest[field] ? [[field, guest[field]] as const] : []))
      return { ...Object.fromEntries(texts), ...(answers.length > 0 && { answers }) }
    })

/** What a form changes of an envelope, with what was seen of it. Guests that it does not name stay as they are. */
export function envelopeChanges(
  values: TypedEnvelope,
  changed: readonly string[],
  seen: TypedEnvelope,
  envelope: ListedEnvelope,
  parts: readonly Part[],
): Record<string, unknown> {
  const names = changed.filter((field) => field in noTexts)
  const of = (from: Readonly<Record<string, unknown>>) =>
    textsOf(Object.fromEntries(names.map((field) => [field, from[field]])))
  const fieldsOfGuests = Map.groupBy(
    changed.flatMap((key) => guestIn(key) ?? []),
    ({ id }) => id,
  )
  const touched = envelope.guests.filter(({ id }) => fieldsOfGuests.has(id))
  const stored = guestsIn(values, envelope, parts)
  const listed = stored.flatMap(({ id, typed }) => {
    const fields = fieldsOfGuests.get(id)?.map(({ field }) => field)
    if (!fields) return []
    const before: TypedGuest = Object.fromEntries(
      Object.keys(typed).map((field) => [field, seen[guestKey(id, field)] ?? '']),
    )
    const texts = guestTexts.filter((field) => fields.includes(field))
    const answers = answersIn(typed, fields, parts, before)
    return {
      id,
      ...Object.fromEntries(texts.map((field) => [field, typed[field]])),
      ...(answers.length > 0 && { answers }),
      previous: Object.fromEntries(texts.map((field) => [field, before[field]])),
    }
  })
  const guests = [...listed, ...addedGuests(values.added, parts, stored.at(-1)?.typed)]
  const isAboutGuests = touched.length + guests.length > 0
  return {
    ...of(values),
    ...(isAboutGuests && { guests }),
    previous: { ...of(seen), ...(isAboutGuests && { guests: touched.map(({ id }) => id) }) },
  }
}
