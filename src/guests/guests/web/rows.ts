import { guestName } from '#guests/guests/contract/envelope-name.ts'
import type { Envelope, Guest } from '#guests/guests/contract/endpoints.ts'
import { plain } from '#platform/web/ui/plain.ts'
import type { Part } from '#guests/guests/contract/parts/endpoints.ts'

/** A planner's answer has private notes, a couple's has none. */
export type ListedGuest = Guest & { privateNotes?: string | null }
export type ListedEnvelope = Omit<Envelope, 'guests'> & { guests: ListedGuest[]; privateNotes?: string | null }

/** A guest or an unnamed seat, with its envelope. An envelope without any has one row of its own. */
export type GuestRow = {
  /** 'g12', or 'e5' for an envelope without guests. */
  key: string
  envelope: ListedEnvelope
  guest: ListedGuest | undefined
  isFirst: boolean
}

function sorted(envelopes: readonly ListedEnvelope[]): ListedEnvelope[] {
  const named = envelopes.map((envelope) => ({ envelope, name: sortName(envelope) }))
  return named.toSorted((one, other) => one.name.localeCompare(other.name)).map(({ envelope }) => envelope)
}

const unnamed = { firstName: null, lastName: null } as const

/** By the last name of the first guest who has one. */
const sortName = ({ name, guests }: ListedEnvelope) =>
  `${guests.find(({ lastName }) => lastName)?.lastName ?? ''} ${name}`.trim()

export const rowsOf = (envelopes: readonly ListedEnvelope[]): GuestRow[] => sorted(envelopes).flatMap(rowsIn)

/** An envelope that has not changed keeps its rows, so that they are not drawn again. */
const rowsOfEnvelopes = new WeakMap<ListedEnvelope, GuestRow[]>()

function rowsIn(envelope: ListedEnvelope): GuestRow[] {
  const known = rowsOfEnvelopes.get(envelope)
  if (known) return known
  const all: ListedGuest[] = [...envelope.guests, ...envelope.seats.map((seat) => ({ ...unnamed, ...seat }))]
  const rows: GuestRow[] =
    all.length === 0
      ? [{ key: `e${envelope.id}`, envelope, guest: undefined, isFirst: true }]
      : all.map((guest, index) => ({ key: `g${guest.id}`, envelope, guest, isFirst: index === 0 }))
  rowsOfEnvelopes.set(envelope, rows)
  return rows
}

/** The envelopes of rows, with those of their guests and seats that are among the rows. */
export const envelopesOf = (rows: readonly GuestRow[]): ListedEnvelope[] =>
  [...Map.groupBy(rows, ({ envelope }) => envelope)].map(([envelope, own]) => {
    const people = own.flatMap(({ guest }) => guest ?? [])
    return { ...envelope, guests: people.filter((one) => !isSeat(one)), seats: people.filter(isSeat) }
  })

/** The tables that guests sit at, '2' before '10'. */
export const tablesOf = (rows: readonly GuestRow[]): string[] =>
  [...new Set(rows.flatMap(({ guest }) => guest?.table ?? []))].toSorted((one, other) =>
    one.localeCompare(other, undefined, { numeric: true }),
  )

export const isSeat = ({ firstName, lastName }: Guest): boolean => firstName === null && lastName === null

export type GuestFilters = {
  words: string
  /** A part's id. */
  part: string
  /** 'yes', 'no', 'open', or 'none' for those who are not invited. */
  answer: string
  side: string
  tag: string
  meal: string
  list: string
  /** A name of a table, or 'none'. */
  table: string
  /** 'address', 'email', 'contact' for both of them, 'name' or 'meal'. */
  missing: string
}
export const noFilters: GuestFilters = {
  words: '',
  part: '',
  answer: '',
  side: '',
  tag: '',
  meal: '',
  list: '',
  table: '',
  missing: '',
}

const textOf = ({ envelope, guest }: GuestRow) =>
  plain(
    [
      envelope.name,
      envelope.email,
      ...envelope.tags,
      guest && guestName(guest),
      guest?.role,
      guest?.dietary,
      guest?.access,
      guest?.table,
    ]
      .filter(Boolean)
      .join(' '),
  )

export type AnswerState = 'yes' | 'no' | 'open' | 'none'

export function answerOf(guest: Pick<Guest, 'answers'> | undefined, partId: number): AnswerState {
  const found = guest?.answers.find((answer) => answer.partId === partId)
  if (!found) return 'none'
  return found.attending === null ? 'open' : found.attending ? 'yes' : 'no'
}

export const mealOf = (guest: Pick<Guest, 'answers'> | undefined, partId: number): string | null =>
  guest?.answers.find((answer) => answer.partId === partId)?.meal ?? null

/** Who comes to a part with a choice of meals, and has chosen none. */
const lacksMeal = (guest: Guest | undefined, parts: readonly Part[]) =>
  parts.some(({ id, meals }) => meals.length > 0 && answerOf(guest, id) === 'yes' && !mealOf(guest, id))

const lacks: Record<string, (row: GuestRow, parts: readonly Part[]) => boolean> = {
  address: ({ envelope }) => !envelope.address,
  email: ({ envelope }) => !envelope.email,
  contact: ({ envelope }) => !envelope.address && !envelope.email,
  name: ({ guest }) => !guest || isSeat(guest),
  meal: ({ guest }, parts) => lacksMeal(guest, parts),
}

export function filterRows(rows: readonly GuestRow[], filters: GuestFilters, parts: readonly Part[]): GuestRow[] {
  const words = plain(filters.words).split(/\s+/).filter(Boolean)
  const asked = filters.part ? parts.filter(({ id }) => String(id) === filters.part) : parts
  const found = rows.filter((row) => {
    const { envelope, guest } = row
    if (filters.side && (envelope.side ?? 'none') !== filters.side) return false
    if (filters.tag && !envelope.tags.includes(filters.tag)) return false
    if (filters.list && envelope.list !== filters.list) return false
    if (filters.table && (guest?.table ?? 'none') !== filters.table) return false
    if (filters.missing && !lacks[filters.missing]?.(row, asked)) return false
    if (filters.meal && !asked.some(({ id }) => mealOf(guest, id) === filters.meal)) return false
    if (filters.answer && !asked.some(({ id }) => answerOf(guest, id) === filters.answer)) return false
    if (filters.part && !filters.answer && answerOf(guest, Number(filters.part)) === 'none') return false
    if (words.length === 0) return true
    const text = textOf(row)
    return words.every((word) => text.includes(word))
  })
  // What is about an envelope is shown in the first of its rows that are left.
  return found.map((row, index) => {
    const isFirst = found[index - 1]?.envelope !== row.envelope
    return row.isFirst === isFirst ? row : { ...row, isFirst }
  })
}

export type PartTotals = { part: Part; yes: number; no: number; open: number }
export type Totals = { guests: number; seats: number; envelopes: number; parts: PartTotals[] }

/** Without what the couple only suggests, as in the counts. */
export function totalsOf(rows: readonly GuestRow[], parts: readonly Part[]): Totals {
  const counted = rows.filter(({ envelope }) => !envelope.isProposed)
  const people = counted.flatMap(({ guest }) => guest ?? [])
  const count = (part: Part, state: AnswerState) => people.filter((guest) => answerOf(guest, part.id) === state).length
  return {
    guests: people.length,
    seats: people.filter(isSeat).length,
    envelopes: new Set(counted.map(({ envelope }) => envelope.id)).size,
    parts: parts.map((part) => ({
      part,
      yes: count(part, 'yes'),
      no: count(part, 'no'),
      open: count(part, 'open'),
    })),
  }
}
