import type { GuestPlan } from '#exchange/lists/server/guests/guest-plan.ts'
import type { ListedPerson } from '#exchange/lists/server/guests/listed-envelopes.ts'
import type { AnswerChange } from '#guests/guests/contract/guest-fields.ts'
import { insertEnvelopes, insertGuests } from '#guests/guests/server/public/insert-envelopes.ts'
import { addPart, fillGuests } from '#guests/guests/server/public/listed-guests.ts'
import type { Tx } from '#platform/server/db/pool.ts'

/** Whether a plan changes anything. */
export const isEmpty = ({ added, merged }: GuestPlan): boolean =>
  added.length === 0 &&
  merged.every(
    ({ merge }) =>
      merge.added.length + merge.addedSeats.length + merge.changes.length + Object.keys(merge.values).length === 0,
  )

/** Adds and changes what a list of guests brings. */
export async function storeGuests(tx: Tx, clientId: number, { parts, added, merged }: GuestPlan): Promise<void> {
  const made = new Map<number, number>()
  for (const { id, name, meals } of parts.missing) made.set(id, (await addPart(tx, clientId, { name, meals })).id)
  const real = (id: number) => made.get(id) ?? id

  const answersOf = (person: ListedPerson): AnswerChange[] => {
    const said = [...person.parts].map(([part, { attending = null, meal }]) => ({
      partId: real(parts.idOf(part)),
      attending,
      ...(meal && { meal }),
    }))
    const ids = new Set(said.map(({ partId }) => partId))
    return [...said, ...parts.forAll.flatMap(({ id }) => (ids.has(id) ? [] : [{ partId: id, invited: false }]))]
  }
  const seated = (envelopeId: number, people: readonly ListedPerson[], seats: readonly ListedPerson[], last: number) =>
    [...people.map((one) => ({ one })), ...seats.map((one, at) => ({ one, seat: last + 1 + at }))].map(
      ({ one: { row: _row, parts: _parts, ...values }, ...seat }, at) => ({
        ...values,
        ...seat,
        envelopeId,
        answers: answersOf([...people, ...seats][at]!),
      }),
    )

  const ids = await insertEnvelopes(
    tx,
    clientId,
    added.map(({ people: _people, seats: _seats, rows: _rows, ...envelope }) => envelope),
  )
  await insertGuests(tx, clientId, [
    ...added.flatMap(({ people, seats }, at) => seated(ids[at]!, people, seats, 0)),
    ...merged.flatMap(({ stored, merge }) => {
      const last = Math.max(0, ...[...stored.guests, ...stored.seats].map(({ seat }) => seat ?? 0))
      return seated(stored.id, merge.added, merge.addedSeats, last)
    }),
  ])
  await fillGuests(tx, clientId, {
    envelopes: merged.map(({ stored, merge }) => ({ id: stored.id, values: merge.values })),
    guests: merged
      .flatMap(({ merge }) => merge.changes)
      .map(({ id, values, answers }) => ({
        id,
        values,
        answers: answers.map((answer) => ({ ...answer, partId: real(answer.partId) })),
      })),
  })
}
