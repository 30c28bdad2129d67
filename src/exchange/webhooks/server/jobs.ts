import { asSystem } from '#platform/server/db/as-system.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import type { Internet } from '#platform/server/foundation/internet.ts'
import { NotPublic } from '#platform/server/foundation/public-hosts.ts'
import { eachMinute } from '#platform/server/jobs/each-minute.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import { job, timedJob } from '#platform/server/jobs/job.ts'
import { mail } from '#platform/server/jobs/mail.ts'
import { disabledMail } from '#exchange/webhooks/server/disabled-mail.ts'
import * as queries from '#exchange/webhooks/server/queries.ts'
import { signedHeaders } from '#exchange/webhooks/server/signing.ts'

const patienceMs = 15_000
/** An answer that says why it fails is cut to this length. */
const mostCharacters = 300

const minute = 60
const hour = 60 * minute
/** After each failed attempt; together more than a day. */
const pausesSeconds = [minute, 5 * minute, hour / 2, 2 * hour, 5 * hour, 8 * hour, 9 * hour]

const gone = 410

/** Each attempt sends the same text, so that the receiver knows repeated ones by their id. */
const bodyOf = ({ event, rowId, weddingId, createdAt, webhookId }: queries.Attempt) =>
  JSON.stringify({
    type: event,
    timestamp: createdAt,
    data: event === 'test' ? { webhookId } : { id: rowId, clientId: weddingId },
  })

async function send(internet: Internet, attempt: queries.Attempt): Promise<queries.Outcome> {
  const began = performance.now()
  const outcome = (status: number | null, problem: string | null) => ({
    status,
    problem,
    durationMs: Math.round(performance.now() - began),
  })
  const body = bodyOf(attempt)
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Larkspur',
    ...signedHeaders(attempt.secret, { id: `msg_${attempt.id}`, at: new Date(), body }),
  }
  const ask = { method: 'POST', headers, body, patienceMs, mostBytes: 4 * mostCharacters } as const
  try {
    const { status, body: answer } = await internet.ask(attempt.address, ask)
    if (status >= 200 && status < 300) return outcome(status, null)
    const said = answer.toString('utf8').replaceAll('\0', '').trim().slice(0, mostCharacters)
    return outcome(status, said || 'The answer is empty.')
  } catch (error) {
    return outcome(null, problemOf(error))
  }
}

function problemOf(error: unknown): string {
  const { name, message, code } = error as Error & { code?: string }
  if (error instanceof NotPublic) return 'The address is not on the public internet.'
  if (name === 'TimeoutError' || name === 'AbortError')
    return `There was no answer within ${patienceMs / 1000} seconds.`
  return `The address cannot be reached (${code ?? message}).`
}

/** Does not throw when a receiver fails: the pauses are those of webhooks, not those of jobs. */
export const deliverToWebhook = job<{ webhookId: number }>(
  'deliver-to-webhook',
  async ({ webhookId }, { pool, services }) => {
    const attempt = await asSystem(pool, (tx) => queries.beginAttempt(tx, webhookId))
    if (!attempt) return
    const outcome = await send(services.internet, attempt)
    await asSystem(pool, async (tx) => {
      if (outcome.problem === null) await queries.noteSent(tx, attempt, outcome)
      else await noteFailed(tx, attempt, { ...outcome, problem: outcome.problem })
      if (await queries.hasDue(tx, webhookId)) await enqueue(tx, deliverToWebhook, { webhookId })
    })
  },
  { lane: 'long' },
)

async function noteFailed(tx: Tx, attempt: queries.Attempt, outcome: queries.Outcome & { problem: string }) {
  const pause = attempt.event === 'test' ? undefined : pausesSeconds[attempt.attempts - 1]
  await queries.noteFailed(tx, attempt, outcome, pause)
  const owner = await queries.disableIfDead(tx, attempt.webhookId, outcome.status === gone)
  if (owner) await enqueue(tx, mail, disabledMail(owner, outcome.problem))
}

export const webhookJobs = [
  deliverToWebhook,
  timedJob('call-webhooks-again', eachMinute, ({ pool }) => asSystem(pool, queries.enqueueDue)),
  timedJob('forget-webhook-deliveries', { at: '17 3 * * *' }, ({ pool }) => asSystem(pool, queries.forgetDeliveries)),
]
