import type { Answer } from '#guests/guests/contract/guest-fields.ts'
import type { PlannersEnvelope, PlannersGuest } from '#guests/guests/contract/endpoints.ts'
import {
  answerColumns,
  envelopeColumns,
  guestColumns,
  plannersEnvelopeColumns,
  plannersGuestColumns,
} from '#guests/guests/server/columns.ts'
import { envelopes, guestAnswers, guests } from '#guests/guests/server/table.ts'
import type { Session } from '#platform/server/db/callers.ts'
import { asc, eq, inArray, sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { preparedSelect } from '#platform/server/db/statement.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'

const clientId = sql.placeholder('clientId')
const byName = [sql`lower(${envelopes.name})`, asc(envelopes.id)]

const answersOfWedding = preparedSelect(answerColumns, (select) =>
  select.from(guestAnswers).where(eq(guestAnswers.clientId, clientId)).orderBy(asc(guestAnswers.partId)),
)

const ofWedding = {
  planner: {
    envelopes: preparedSelect(plannersEnvelopeColumns, (select) =>
      select
        .from(envelopes)
        .where(eq(envelopes.clientId, clientId))
        .orderBy(...byName),
    ),
    guests: preparedSelect(plannersGuestColumns, (select) =>
      select.from(guests).where(eq(guests.clientId, clientId)).orderBy(asc(guests.id)),
    ),
  },
  couple: {
    envelopes: preparedSelect(envelopeColumns, (select) =>
      select
        .from(envelopes)
        .where(eq(envelopes.clientId, clientId))
        .orderBy(...byName),
    ),
    guests: preparedSelect(guestColumns, (select) =>
      select.from(guests).where(eq(guests.clientId, clientId)).orderBy(asc(guests.id)),
    ),
  },
}

/** As the planner sees them; a couple's answer is without what only the planner sees. */
export async function listEnvelopes(tx: Tx, kind: Session['kind'], id: number): Promise<PlannersEnvelope[]> {
  const read = ofWedding[kind]
  const found = await read.envelopes(tx, { clientId: id })
  if (found.length === 0) return []
  return assembled(found, await read.guests(tx, { clientId: id }), await answersOfWedding(tx, { clientId: id }))
}

export async function findEnvelope(tx: Tx, kind: Session['kind'], id: number): Promise<PlannersEnvelope> {
  const isPlanner = kind === 'planner'
  const found = await tx
    .select(isPlanner ? plannersEnvelopeColumns : envelopeColumns)
    .from(envelopes)
    .where(eq(envelopes.id, id))
  const within = await tx
    .select(isPlanner ? plannersGuestColumns : guestColumns)
    .from(guests)
    .where(eq(guests.envelopeId, id))
    .orderBy(asc(guests.id))
  const ids = within.map((guest) => guest.id)
  const answers =
    ids.length === 0
      ? []
      : await tx
          .select(answerColumns)
          .from(guestAnswers)
          .where(inArray(guestAnswers.guestId, ids))
          .orderBy(asc(guestAnswers.partId))
  const [envelope] = assembled(found, within, answers)
  return envelope ?? refuse('not-found')
}

type Own = { privateNotes?: string | null }
type EnvelopeRow = Omit<PlannersEnvelope, 'guests' | 'seats' | 'unnamedSeats' | 'privateNotes'> & Own
type GuestRow = Omit<PlannersGuest, 'answers' | 'privateNotes'> & Own & { envelopeId: number }
type AnswerRow = Answer & { guestId: number }

const isNamed = ({ firstName, lastName }: GuestRow) => firstName !== null || lastName !== null

function assembled(
  found: readonly EnvelopeRow[],
  within: readonly GuestRow[],
  answers: readonly AnswerRow[],
): PlannersEnvelope[] {
  const answersOf = Map.groupBy(answers, ({ guestId }) => guestId)
  const guestsOf = Map.groupBy(within, ({ envelopeId }) => envelopeId)
  return found.map((envelope) => {
    const all = (guestsOf.get(envelope.id) ?? []).map((guest) => ({
      privateNotes: null,
      ...guest,
      answers: answersOf.get(guest.id) ?? [],
    }))
    const seats = all.filter((guest) => !isNamed(guest))
    return { privateNotes: null, ...envelope, guests: all.filter(isNamed), seats, unnamedSeats: seats.length }
  })
}
