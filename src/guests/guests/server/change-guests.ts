import type { EnvelopeChange, PlannersEnvelope } from '#guests/guests/contract/endpoints.ts'
import { guestName } from '#guests/guests/contract/envelope-name.ts'
import { mostInEnvelope } from '#guests/guests/contract/guest-choices.ts'
import { writeAnswers } from '#guests/guests/server/answer-queries.ts'
import { insertGuests, seatsFrom } from '#guests/guests/server/public/insert-envelopes.ts'
import * as queries from '#guests/guests/server/queries.ts'
import { blankToNull } from '#platform/server/db/blank.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { refuseStale } from '#platform/server/foundation/refuse-stale.ts'
import { given } from '#platform/server/db/statement.ts'
import { refuse, refuseField } from '#platform/server/foundation/refusal.ts'
import { msg } from '#platform/contract/locale/translate.ts'

type Change = Pick<EnvelopeChange, 'guests' | 'unnamedSeats'> & { seen: readonly number[] | undefined }

/** Makes these the guests of an envelope, and this the number of its seats without a name. */
export async function changeGuestsOf(
  tx: Tx,
  before: PlannersEnvelope,
  { guests: within, seen, unnamedSeats }: Change,
): Promise<void> {
  const known = before.guests.map(({ id }) => id)
  const kept = new Set(within?.flatMap(({ id }) => id ?? []) ?? known)
  const removed = known.filter((id) => !kept.has(id) && (seen?.includes(id) ?? true))
  const added = (within ?? []).filter(({ id }) => id === undefined)
  const seats = unnamedSeats ?? before.unnamedSeats
  if (known.length - removed.length + added.length + seats > mostInEnvelope)
    refuseField(within ? 'guests' : 'unnamedSeats', msg('An envelope has at most fifty guests.'))
  await queries.deleteGuests(tx, removed)
  if (within) await changeListed(tx, before, within)
  await insertGuests(
    tx,
    before.clientId,
    added.map(({ id: _id, previous: _previous, ...guest }) => ({ ...guest, envelopeId: before.id })),
  )
  if (unnamedSeats !== undefined) await keepSeats(tx, before, unnamedSeats)
}

async function changeListed(tx: Tx, before: PlannersEnvelope, within: NonNullable<EnvelopeChange['guests']>) {
  const known = new Map(before.guests.map((guest) => [guest.id, guest]))
  for (const [at, { id, answers, previous = {}, ...sent }] of within.entries()) {
    if (id === undefined) continue
    const guest = known.get(id) ?? refuse('not-found')
    const stored: Record<string, unknown> = guest
    const seen: Record<string, unknown> = previous
    const change = Object.fromEntries(
      Object.entries(given(blankToNull(sent))).filter(
        ([field, value]) => value !== stored[field] && !(field in seen && value === (seen[field] || null)),
      ),
    )
    const atGuest = (values: object) =>
      Object.fromEntries(Object.entries(values).map(([field, value]) => [`guests.${at}.${field}`, value]))
    refuseStale(guestName(guest), atGuest(stored), atGuest(change), atGuest(seen))
    await queries.changeGuest(tx, id, change)
    await queries.refuseUnnamed(tx, id)
    await writeAnswers(tx, before.clientId, [id], answers)
  }
}

async function keepSeats(tx: Tx, before: PlannersEnvelope, wanted: number): Promise<void> {
  const seats = await queries.unnamedSeatsOf(tx, before.id)
  await queries.deleteGuests(
    tx,
    seats.slice(0, Math.max(0, seats.length - wanted)).map(({ id }) => id),
  )
  const last = Math.max(0, ...[...before.guests, ...before.seats].map(({ seat }) => seat ?? 0))
  const added = seatsFrom(last + 1, Math.max(0, wanted - seats.length))
  await insertGuests(
    tx,
    before.clientId,
    added.map((seat) => ({ ...seat, envelopeId: before.id })),
  )
}
