import { and, eq, lt, sql } from '#server/db/drizzle.ts'
import type { Tx } from '#server/db/pool.ts'
import { statement, preparedSelect } from '#server/db/statement.ts'
import type { AnswerStore } from '#server/http/idempotency.ts'
import { keyedAnswers as answers } from '#server/idempotency/table.ts'

const { placeholder } = sql

const id = { id: answers.id }
const insertOnce = statement(id, (query) =>
  query
    .insert(answers)
    .values({ key: placeholder('key'), request: placeholder('request') })
    .onConflictDoNothing()
    .returning(id),
)

const stored = {
  status: answers.status,
  answer: answers.answer,
  isSame: sql<boolean>`${answers.request} = ${placeholder('request')}`,
}
const own = and(
  eq(answers.key, placeholder('key')),
  sql`${answers.personId} is not distinct from nullif(current_setting('app.person', true), '')::int`,
)
const find = preparedSelect(stored, (select) => select.from(answers).where(own))

const keepAnswer = statement(id, (query) =>
  query
    .update(answers)
    .set({ status: sql`${placeholder('status')}`, answer: sql`${placeholder('answer')}` })
    .where(own)
    .returning(id),
)

/** The insert waits for a transaction that has inserted the same key, so a repeat waits for the first call to end. */
export const answerStore: AnswerStore = {
  async claim(tx, key, request) {
    const [claimed] = await insertOnce(tx, { key, request })
    if (claimed) return undefined
    const [found] = await find(tx, { key, request })
    // Without a row, the sweep has deleted it between the two statements.
    return found && { status: found.status ?? 0, answer: found.answer, isSame: found.isSame }
  },

  keep: async (tx, key, status, answer) => void (await keepAnswer(tx, { key, status, answer })),
}

export const keptDays = 7

export async function sweepAnswers(tx: Tx): Promise<void> {
  await tx.delete(answers).where(lt(answers.at, sql`now() - make_interval(days => ${keptDays})`))
}
