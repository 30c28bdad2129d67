import type { Part } from '#guests/guests/contract/parts/endpoints.ts'
import type { AnswerChange } from '#guests/guests/contract/guest-fields.ts'
import { writeAnswersOfEach } from '#guests/guests/server/answer-queries.ts'
import { insertPart } from '#guests/guests/server/parts/queries.ts'
import { changeEnvelopes, changeGuests, type EnvelopeValues, type GuestValues } from '#guests/guests/server/queries.ts'
import type { Tx } from '#platform/server/db/pool.ts'

/** Adds a part to which only those are invited of whom it is said. */
export const addPart = (tx: Tx, clientId: number, part: Pick<Part, 'name' | 'meals'>): Promise<Part> =>
  insertPart(tx, { ...part, clientId, invitesAll: false })

export type Filled = {
  envelopes: readonly { id: number; values: EnvelopeValues }[]
  guests: readonly { id: number; values: GuestValues; answers: AnswerChange[] }[]
}

/** Writes what a list adds to envelopes and guests that are there. */
export async function fillGuests(tx: Tx, clientId: number, { envelopes, guests }: Filled): Promise<void> {
  await changeEnvelopes(tx, envelopes)
  await changeGuests(tx, guests)
  await writeAnswersOfEach(tx, clientId, guests)
}
