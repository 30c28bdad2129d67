import type { FastifyRequest } from 'fastify'
import type { Topic } from '#contract/topics.ts'
import type { Kind, Token } from '#server/db/callers.ts'
import { enterOnly, knownName, type Marked, type Marks } from '#server/db/within.ts'
import type { Pool } from '#server/db/pool.ts'
import { onlyToken, type Asking } from '#server/http/as-caller.ts'
import type { SessionCookies } from '#server/http/handler.ts'
import type { KeptAnswer, KeptAnswers } from '#server/http/kept-answers.ts'
import { hasMark } from '#server/http/send.ts'

/** An answer made in a transaction, which the mark is read in as well; `forMs` limits one that depends on the time. */
type Make = (marks: Marks | undefined) => Promise<{ answer: KeptAnswer; forMs: number | undefined }>

/** Answers that change within this time are not compared with new ones. */
const steadyMs = 60_000

type Context = { pool: Pool; kept: KeptAnswers; checkAnswers: boolean }

/**
 * Sends an answer of before again if, as the database says, neither rows of the topics nor the caller's rights have
 * changed since (decision 042).
 */
export async function answerKept(
  { pool, kept, checkAnswers }: Context,
  asking: Asking,
  topics: readonly Topic[],
  make: Make,
): Promise<KeptAnswer> {
  const { endpoint, request, cookies } = asking
  const token = onlyToken(asking)
  if (!token) return (await make(undefined)).answer
  const keyOf = (caller: string) => `${caller} ${request.url}`
  const makeMarked = async () => {
    let marked: Marked = { caller: '', mark: '' }
    const made = await make({ topics, take: (now) => (marked = now) })
    return { ...made, ...marked }
  }
  const known = knownName(token)
  if (known && kept.has(keyOf(known))) {
    const entered = await enterOnly(pool, token, topics, endpoint.route)
    if (entered?.slid) extendCookie(cookies, token)
    const answer = entered && kept.find(keyOf(entered.caller), entered.mark)
    if (answer && isEnough(answer, request)) {
      if (checkAnswers) checkSame(endpoint.route, { answer, mark: entered.mark }, await makeMarked())
      return answer
    }
  }
  const { answer, mark, caller, forMs } = await makeMarked()
  kept.keep(keyOf(caller), mark, answer, forMs)
  return answer
}

/** An answer without its text is for those who have it. */
const isEnough = (answer: KeptAnswer, { headers }: FastifyRequest) =>
  !('marked' in answer) || answer.marked.text !== null || hasMark(headers['if-none-match'], answer.marked.mark)

function extendCookie(cookies: SessionCookies, { kind, token }: Token<Kind>): void {
  if (kind === 'planner' || kind === 'couple') cookies.give(kind, token)
}

type Sent = { answer: KeptAnswer; mark: string }

/** Tests do this for every answer that is sent again, because a topic may be missing. */
function checkSame(route: string, sent: Sent, now: Sent & { forMs: number | undefined }): void {
  const isComparable = now.mark === sent.mark && (now.forMs ?? steadyMs) >= steadyMs
  if (isComparable && contentOf(now.answer) !== contentOf(sent.answer))
    throw new Error(`${route} sends an answer again that is out of date`)
}

const contentOf = (answer: KeptAnswer) => ('marked' in answer ? answer.marked.mark : answer.answer)
