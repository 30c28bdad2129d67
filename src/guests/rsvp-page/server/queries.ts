import { guestLists } from '#guests/guest-lists/server/table.ts'
import { mostQuestions, type Question, type Reply, type Words } from '#guests/rsvp-page/contract/endpoints.ts'
import { findWords, listQuestions, shownQuestion } from '#guests/rsvp-page/server/public.ts'
import { rsvpQuestions, rsvpReplies } from '#guests/rsvp-page/server/table.ts'
import { deleteRow } from '#platform/server/db/delete-row.ts'
import { and, asc, eq, isNotNull, sql } from '#platform/server/db/drizzle.ts'
import { lockRow } from '#platform/server/db/lock-row.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { given, preparedSelect } from '#platform/server/db/statement.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'
import { msg } from '#platform/contract/locale/translate.ts'

export async function storeWords(tx: Tx, clientId: number, change: Partial<Words>): Promise<Words> {
  const values = given(change)
  if (Object.keys(values).length === 0) return findWords(tx, clientId)
  // A couple may not write the other settings, which a row names if it is inserted as a whole.
  await tx.execute(sql`insert into ${guestLists} (client_id) values (${clientId}) on conflict do nothing`)
  await tx.update(guestLists).set(values).where(eq(guestLists.clientId, clientId))
  return findWords(tx, clientId)
}

export async function findQuestion(tx: Tx, id: number): Promise<Question> {
  const [row] = await tx.select(shownQuestion).from(rsvpQuestions).where(eq(rsvpQuestions.id, id))
  return row ?? refuse('not-found')
}

export const lockQuestion = (tx: Tx, id: number): Promise<void> => lockRow(tx, rsvpQuestions, id)
export const deleteQuestion = (tx: Tx, id: number): Promise<void> => deleteRow(tx, rsvpQuestions, id)

type Values = Partial<Omit<Question, 'id' | 'clientId'>>

export async function insertQuestion(
  tx: Tx,
  clientId: number,
  values: Values & Pick<Question, 'text'>,
): Promise<Question> {
  // Two tabs that add the tenth question wait for each other.
  await tx.execute(sql`select pg_advisory_xact_lock(44, ${clientId}::int)`)
  const here = await listQuestions(tx, clientId)
  if (here.length >= mostQuestions) refuse('invalid', { message: msg('A wedding has at most ten questions.') })
  const position = sql<number>`(select coalesce(max(position), 0) + 1 from ${rsvpQuestions} where client_id = ${clientId})`
  const [row] = await tx
    .insert(rsvpQuestions)
    .values({ clientId, ...given(values), text: values.text, position })
    .returning(shownQuestion)
  return row ?? refuse('not-found')
}

export async function changeQuestion(tx: Tx, id: number, change: Values): Promise<Question> {
  const values = given(change)
  if (Object.keys(values).length > 0) await tx.update(rsvpQuestions).set(values).where(eq(rsvpQuestions.id, id))
  return findQuestion(tx, id)
}

/** Questions that are not named follow in the order that they had. */
export async function orderQuestions(tx: Tx, clientId: number, ids: readonly number[]): Promise<Question[]> {
  const before = (await listQuestions(tx, clientId)).map(({ id }) => id)
  if (ids.some((id) => !before.includes(id))) refuse('not-found')
  const order = [...new Set([...ids, ...before])]
  for (const [at, id] of order.entries())
    await tx
      .update(rsvpQuestions)
      .set({ position: at + 1 })
      .where(and(eq(rsvpQuestions.id, id), sql`${rsvpQuestions.position} <> ${at + 1}`))
  return listQuestions(tx, clientId)
}

const repliesOf = preparedSelect(
  {
    envelopeId: rsvpReplies.envelopeId,
    questionId: rsvpReplies.questionId,
    reply: sql<string>`${rsvpReplies.reply}`,
  },
  (select) =>
    select
      .from(rsvpReplies)
      .where(and(eq(rsvpReplies.clientId, sql.placeholder('clientId')), isNotNull(rsvpReplies.reply)))
      .orderBy(asc(rsvpReplies.id)),
)

export const listReplies = (tx: Tx, clientId: number): Promise<Reply[]> => repliesOf(tx, { clientId })
