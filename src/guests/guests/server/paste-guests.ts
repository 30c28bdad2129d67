import type { Pasted } from '#guests/guests/contract/endpoints.ts'
import { guestName } from '#guests/guests/contract/envelope-name.ts'
import { writeAnswersOfEach } from '#guests/guests/server/answer-queries.ts'
import { insertEnvelopes } from '#guests/guests/server/public/insert-envelopes.ts'
import { listEnvelopes } from '#guests/guests/server/public/list-envelopes.ts'
import * as queries from '#guests/guests/server/queries.ts'
import { blankToNull } from '#platform/server/db/blank.ts'
import type { Session } from '#platform/server/db/callers.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { given } from '#platform/server/db/statement.ts'
import { refuse, refuseField } from '#platform/server/foundation/refusal.ts'
import { refuseStale } from '#platform/server/foundation/refuse-stale.ts'
import { msg } from '#platform/contract/locale/translate.ts'
import { batchHere } from '#weddings/history/server/public/batches.ts'

/** Writes what was pasted, unless somebody has changed one of its cells since the caller saw them. */
export async function pasteGuests(
  tx: Tx,
  kind: Session['kind'],
  clientId: number,
  { envelopes, guests, added }: Pasted,
) {
  await queries.lockEnvelopesOf(tx, clientId)
  const stored = await listEnvelopes(tx, kind, clientId)
  const unnamed = { firstName: null, lastName: null }
  const people = stored.flatMap((envelope) => [
    ...envelope.guests.map((guest) => ({ envelope, guest })),
    ...envelope.seats.map((seat) => ({ envelope, guest: { ...unnamed, ...seat } })),
  ])
  const envelopeOf = new Map(stored.map((envelope) => [envelope.id, envelope]))
  const personOf = new Map(people.map((person) => [person.guest.id, person]))

  const ofEnvelopes = envelopes.map(({ id, previous, ...change }, at) => {
    const before = envelopeOf.get(id) ?? refuse('not-found')
    if (change.name !== undefined && !change.name) refuseField(`envelopes.${at}.name`, msg('Please enter a name.'))
    refuseStale(before.name, before, change, previous)
    const { name, ...others } = blankToNull(change)
    return { id, values: { ...others, ...(name && { name }) } }
  })
  const ofGuests = guests.map(({ id, previous, answers: _answers, ...change }, at) => {
    const { envelope, guest } = personOf.get(id) ?? refuse('not-found')
    refuseStale(guestName(guest) || envelope.name, guest, change, previous)
    const values = blankToNull(change)
    const named = { ...guest, ...given(values) }
    if (!guestName(named) && named.seat === null) refuseField(`guests.${at}.firstName`, msg('Please enter a name.'))
    return { id, values }
  })
  await queries.changeEnvelopes(tx, ofEnvelopes)
  await queries.changeGuests(tx, ofGuests)
  await writeAnswersOfEach(tx, clientId, guests)
  await insertEnvelopes(tx, clientId, added)
  return { batch: await batchHere(tx), changed: envelopes.length + guests.length + added.length }
}
