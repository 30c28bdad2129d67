import { guestName } from '#guests/guests/contract/envelope-name.ts'
import type { Answer } from '#guests/guests/contract/guest-fields.ts'
import { partsOf, writeAnswers } from '#guests/guests/server/answer-queries.ts'
import { findEnvelope } from '#guests/guests/server/public/list-envelopes.ts'
import { changeGuest, lockEnvelope, noteReply, refuseUnnamed } from '#guests/guests/server/queries.ts'
import { blankToNull } from '#platform/server/db/blank.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'
import { refuseStale } from '#platform/server/foundation/refuse-stale.ts'
import { batchHere } from '#weddings/history/server/public/batches.ts'

type Replied = {
  id: number
  firstName?: string | null | undefined
  lastName?: string | null | undefined
  previous?: Record<string, unknown> | undefined
  answers: {
    partId: number
    attending: boolean
    meal?: string | null | undefined
    previous: Pick<Answer, 'attending' | 'meal'>
  }[]
}

/** Writes a reply on paper, unless somebody has answered or changed the names since the caller saw them. Returns its batch. */
export async function enterReply(tx: Tx, envelopeId: number, replied: readonly Replied[]): Promise<number> {
  await lockEnvelope(tx, envelopeId)
  const { clientId, name, guests, seats } = await findEnvelope(tx, 'planner', envelopeId)
  const unnamed = { firstName: null, lastName: null }
  const known = new Map([...guests, ...seats.map((seat) => ({ ...unnamed, ...seat }))].map((one) => [one.id, one]))
  const parts = await partsOf(tx, clientId)
  for (const { id, answers, previous, ...names } of replied) {
    const before = known.get(id) ?? refuse('not-found')
    refuseStale(guestName(before) || name, before, names, previous)
    await changeGuest(tx, id, blankToNull(names))
    await refuseUnnamed(tx, id)
    await writeAnswers(tx, clientId, [id], answers, parts)
  }
  await noteReply(tx, envelopeId)
  return batchHere(tx)
}
