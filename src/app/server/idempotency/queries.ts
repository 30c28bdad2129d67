import { and, eq, isNull, lt, sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { statement, preparedSelect } from '#platform/server/db/statement.ts'
import type { SecretBox } from '#platform/server/foundation/secret-box.ts'
import type { AnswerStore } from '#platform/server/http/idempotency.ts'
import { keyedAnswers as answers } from '#app/server/idempotency/table.ts'

const { placeholder } = sql

const turn = { turn: answers.turn }
const given = { key: placeholder('key'), request: placeholder('request') }
/** For as long, a call that does not say again that it is running keeps its key. */
const fromNow = sql`now() + interval '30 seconds'`

const insertOnce = statement(turn, (query) => query.insert(answers).values(given).onConflictDoNothing().returning(turn))

/** Takes over the key of a call that was running, and is not any more. */
const reserve = statement(turn, (query) =>
  query
    .insert(answers)
    .values({ ...given, runsUntil: fromNow })
    .onConflictDoUpdate({
      target: [answers.plannerId, answers.personId, answers.linkId, answers.key],
      set: { request: sql`excluded.request`, runsUntil: sql`excluded.runs_until`, turn: sql`${answers.turn} + 1` },
      setWhere: sql`${answers.status} is null and ${answers.runsUntil} < now()`,
    })
    .returning(turn),
)

const setting = (name: string) => sql`nullif(current_setting(${sql.raw(`'app.${name}'`)}, true), '')::int`
const own = and(
  eq(answers.key, placeholder('key')),
  sql`${answers.personId} is not distinct from ${setting('person')}`,
  sql`${answers.linkId} is not distinct from ${setting('link')}`,
)
const running = and(own, isNull(answers.status), eq(answers.turn, sql`${placeholder('turn')}`))

const stored = {
  request: answers.request,
  status: answers.status,
  answer: answers.answer,
  sealedAnswer: answers.sealedAnswer,
}
const find = preparedSelect(stored, (select) => select.from(answers).where(own))

const keepAnswer = statement(turn, (query) =>
  query
    .update(answers)
    .set({ status: sql`${placeholder('status')}`, sealedAnswer: sql`${placeholder('sealed')}` })
    .where(running)
    .returning(turn),
)
const extend = statement(turn, (query) =>
  query.update(answers).set({ runsUntil: fromNow }).where(running).returning(turn),
)
const forget = statement(turn, (query) => query.delete(answers).where(running).returning(turn))

/**
 * Where the answers to writes are kept, encrypted. The insert of a claim waits for a transaction that has inserted the
 * same key, so a repeat waits for the first call to end.
 */
export function openAnswerStore(box: SecretBox): AnswerStore {
  const findKept: AnswerStore['find'] = async (tx, key) => {
    const [found] = await find(tx, { key })
    if (!found) return undefined
    const { request, status, answer, sealedAnswer } = found
    return { request, status, answer: sealedAnswer ? box.open(sealedAnswer) : answer }
  }
  return {
    find: findKept,

    async claim(tx, key, request) {
      const [claimed] = await insertOnce(tx, { key, request })
      // Without a row, the sweep has deleted it between the two statements.
      return claimed ?? (await findKept(tx, key)) ?? { turn: 1 }
    },

    async reserve(tx, key, request) {
      const [reserved] = await reserve(tx, { key, request })
      return reserved ?? (await findKept(tx, key)) ?? { request, status: null, answer: null }
    },

    async keep(tx, key, taken, { status, answer }) {
      const sealed = answer === null ? null : box.seal(answer)
      return (await keepAnswer(tx, { key, turn: taken, status, sealed })).length > 0
    },

    extend: async (tx, key, taken) => void (await extend(tx, { key, turn: taken })),
    release: async (tx, key, taken) => void (await forget(tx, { key, turn: taken })),
  }
}

export const answerDays = 7

export async function sweepAnswers(tx: Tx): Promise<void> {
  await tx.delete(answers).where(lt(answers.at, sql`now() - make_interval(days => ${answerDays})`))
}
