import type { NewEnvelope } from '#guests/guests/contract/endpoints.ts'
import { envelopeName, guestName } from '#guests/guests/contract/envelope-name.ts'
import { mostEnvelopes, mostGuests } from '#guests/guests/contract/guest-choices.ts'
import type { AnswerChange } from '#guests/guests/contract/guest-fields.ts'
import { type Parts, partsOf, writeAnswers } from '#guests/guests/server/answer-queries.ts'
import type { GuestValues } from '#guests/guests/server/queries.ts'
import { envelopes, guestAnswers, guests } from '#guests/guests/server/table.ts'
import { blankToNull } from '#platform/server/db/blank.ts'
import { eq, sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { given } from '#platform/server/db/statement.ts'
import { refuse, refuseField } from '#platform/server/foundation/refusal.ts'
import { msg } from '#platform/contract/locale/translate.ts'

/** Rows of one statement, which takes a limited number of values. */
const atOnce = 1000

type NewGuest = GuestValues & { answers?: AnswerChange[] | undefined }
type Added = NewEnvelope & { isProposed?: boolean }

/** Adds envelopes with their guests, who are invited to the parts for all guests besides those that they name. */
export async function insertEnvelopes(tx: Tx, clientId: number, added: readonly Added[]): Promise<number[]> {
  const wanted = added.map(({ guests: within = [], unnamedSeats = 0, ...values }) => ({
    within: [...within, ...seatsFrom(1, unnamedSeats)],
    values: {
      ...given(blankToNull(values)),
      clientId,
      name: values.name || envelopeName(within) || refuseField('name', msg('Please enter a name.')),
    },
  }))
  const here = await tx.$count(envelopes, eq(envelopes.clientId, clientId))
  if (here + wanted.length > mostEnvelopes) refuse('invalid', { message: msg('A wedding has at most 4,000 guests.') })
  const ids: number[] = []
  for (let at = 0; at < wanted.length; at += atOnce) {
    const some = wanted.slice(at, at + atOnce).map(({ values }) => values)
    const rows = await tx.insert(envelopes).values(some).returning({ id: envelopes.id })
    ids.push(...rows.map(({ id }) => id))
  }
  const seated = wanted.flatMap(({ within }, index) => within.map((guest) => ({ ...guest, envelopeId: ids[index]! })))
  await insertGuests(tx, clientId, seated)
  return ids
}

/** Seats without a name, counted from the first that is free. */
export const seatsFrom = (first: number, many: number): NewGuest[] =>
  Array.from({ length: many }, (_, index) => ({ seat: first + index }))

/** Adds guests to envelopes of one wedding. */
export async function insertGuests(
  tx: Tx,
  clientId: number,
  added: readonly (NewGuest & { envelopeId: number })[],
): Promise<void> {
  if (added.length === 0) return
  const [found] = await tx
    .select({ here: sql<number>`count(*)::int` })
    .from(guests)
    .where(eq(guests.clientId, clientId))
  if ((found?.here ?? 0) + added.length > mostGuests)
    refuse('invalid', { message: msg('A wedding has at most 4,000 guests.') })
  for (const one of added) if (!guestName(one) && !one.seat) refuseField('firstName', msg('Please enter a name.'))
  const all = await partsOf(tx, clientId)
  const wanted = added.map(({ answers, ...values }) => ({
    answers,
    values: { ...given(blankToNull(values)), clientId },
  }))
  for (let at = 0; at < wanted.length; at += atOnce) {
    const some = wanted.slice(at, at + atOnce)
    const rows = await tx
      .insert(guests)
      .values(some.map(({ values }) => ({ ...values, envelopeId: values.envelopeId! })))
      .returning({ id: guests.id })
    await inviteToParts(tx, clientId, all, rows)
    const answered = some.map(({ answers }, index) => ({ answers, id: rows[index]!.id }))
    for (const alike of Map.groupBy(answered, ({ answers }) => JSON.stringify(answers)).values())
      await writeAnswers(
        tx,
        clientId,
        alike.map(({ id }) => id),
        alike[0]!.answers,
        all,
      )
  }
}

async function inviteToParts(tx: Tx, clientId: number, all: Parts, rows: readonly { id: number }[]): Promise<void> {
  const forAll = [...all.values()].filter(({ invitesAll }) => invitesAll)
  const invited = forAll.flatMap((part) => rows.map(({ id }) => ({ clientId, guestId: id, partId: part.id })))
  if (invited.length > 0) await tx.insert(guestAnswers).values(invited)
}
