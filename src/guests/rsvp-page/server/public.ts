import { guestLists } from '#guests/guest-lists/server/table.ts'
import type { Question, Words } from '#guests/rsvp-page/contract/endpoints.ts'
import { rsvpQuestions } from '#guests/rsvp-page/server/table.ts'
import { asc, eq, sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { preparedSelect } from '#platform/server/db/statement.ts'

export const shownWords = {
  dressCode: guestLists.dressCode,
  directions: guestLists.directions,
  lodging: guestLists.lodging,
}
const wordsOf = preparedSelect(shownWords, (select) =>
  select.from(guestLists).where(eq(guestLists.clientId, sql.placeholder('clientId'))),
)
const noWords: Words = { dressCode: null, directions: null, lodging: null }

export async function findWords(tx: Tx, clientId: number): Promise<Words> {
  const [row] = await wordsOf(tx, { clientId })
  return row ?? noWords
}

export const shownQuestion = {
  id: rsvpQuestions.id,
  clientId: rsvpQuestions.clientId,
  text: rsvpQuestions.text,
  kind: rsvpQuestions.kind,
  options: rsvpQuestions.options,
  isRequired: rsvpQuestions.isRequired,
}
const questionsOf = preparedSelect(shownQuestion, (select) =>
  select
    .from(rsvpQuestions)
    .where(eq(rsvpQuestions.clientId, sql.placeholder('clientId')))
    .orderBy(asc(rsvpQuestions.position), asc(rsvpQuestions.id)),
)

export const listQuestions = (tx: Tx, clientId: number): Promise<Question[]> => questionsOf(tx, { clientId })
