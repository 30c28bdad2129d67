import type { EnvelopeChange, PlannersEnvelope } from '#guests/guests/contract/endpoints.ts'
import { mostInEnvelope } from '#guests/guests/contract/guest-choices.ts'
import { writeAnswers } from '#guests/guests/server/answer-queries.ts'
import { insertGuests, seatsFrom } from '#guests/guests/server/public/insert-envelopes.ts'
import * as queries from '#guests/guests/server/queries.ts'
import { blankToNull } from '#platform/server/db/blank.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { refuse, refuseField } from '#platform/server/foundation/refusal.ts'
import { msg } from '#platform/contract/locale/translate.ts'

/** Makes these the guests of an envelope, and this the number of its seats without a name. */
export async function changeGuestsOf(
  tx: Tx,
  before: PlannersEnvelope,
  within: EnvelopeChange['guests'],
  unnamedSeats: number | undefined,
): Promise<void> {
  const seats = unnamedSeats ?? before.unnamedSeats
  if ((within ?? before.guests).length + seats > mostInEnvelope)
    refuseField(within ? 'guests' : 'unnamedSeats', msg('An envelope has at most fifty guests.'))
  if (within) await replaceGuests(tx, before, within)
  if (unnamedSeats !== undefined) await keepSeats(tx, before, unnamedSeats)
}

async function replaceGuests(tx: Tx, before: PlannersEnvelope, within: NonNullable<EnvelopeChange['guests']>) {
  const known = new Set(before.guests.map(({ id }) => id))
  const kept = new Set(within.flatMap(({ id }) => id ?? []))
  if ([...kept].some((id) => !known.has(id))) refuse('not-found')
  await queries.deleteGuests(
    tx,
    [...known].filter((id) => !kept.has(id)),
  )
  for (const { id, answers, ...change } of within) {
    if (id === undefined) continue
    await queries.changeGuest(tx, id, blankToNull(change))
    await queries.refuseUnnamed(tx, id)
    await writeAnswers(tx, before.clientId, [id], answers)
  }
  const added = within.flatMap(({ id, ...guest }) => (id === undefined ? [{ ...guest, envelopeId: before.id }] : []))
  await insertGuests(tx, before.clientId, added)
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
