import { openLinkOf } from '#server/couples/link-queries.ts'
import { asSystem } from '#server/db/as-system.ts'
import { newToken } from '#server/db/tokens.ts'
import { openReplyAddress } from '#server/inbox/queries.ts'
import { enqueue } from '#server/jobs/enqueue.ts'
import { job, timedJob, type JobContext } from '#server/jobs/job.ts'
import { mail } from '#server/jobs/mail.ts'
import { isDue } from '#server/letters/due.ts'
import { letterOfNews } from '#server/letters/letter-of-news.ts'
import {
  deleteSettledNotices,
  insertLetter,
  listWaiting,
  markBounced,
  takeNews,
  wants,
  type WaitingPerson,
} from '#server/letters/queries.ts'

/** Takes the news, records the letter and enqueues its mail in one transaction, so that each is told once. */
async function write({ pool, services }: JobContext, person: WaitingPerson): Promise<void> {
  await asSystem(pool, async (tx) => {
    const taken = await takeNews(tx, person)
    const news = taken.filter(({ kind, isCurrent }) => isCurrent && wants(person.rhythm, kind))
    const { email, plannerId, clientId, personId, name: personName } = person
    if (news.length === 0 || email === null) return
    const secrets = { link: await openLinkOf(tx, { email, personId }, 'letter'), settings: newToken() }
    const tokens = { link: secrets.link.token, settings: secrets.settings.token }
    const letter = letterOfNews({ ...person, email }, news, tokens)
    const kinds = [...new Set(news.map(({ kind }) => kind))]
    const recipient = { plannerId, clientId, personId }
    const letterId = await insertLetter(tx, { ...recipient, personName, email, subject: letter.subject, kinds }, tokens)
    const replyTo = await openReplyAddress(tx, services.inbox, { ...recipient, letterId })
    await enqueue(tx, mail, {
      ...letter,
      ...(replyTo && { replyTo }),
      whenRefused: { job: noteBounce.name, payload: { letter: letterId } },
    })
  })
}

/** Sends all letters that are due at a moment. */
export async function sendLetters(context: JobContext, now = new Date()): Promise<void> {
  const waiting = await asSystem(context.pool, listWaiting)
  for (const person of waiting)
    if (isDue({ ...person, oldest: new Date(person.oldest) }, now)) await write(context, person)
}

/** Told by the mail job about a letter that the mail server refuses, or takes after it had refused it. */
const noteBounce = job<{ letter: number; reason?: string }>('note-bounce', ({ letter, reason }, { pool }) =>
  asSystem(pool, (tx) => markBounced(tx, letter, reason)),
)

const send = timedJob('send-letters', { at: '* * * * *' }, (context) => sendLetters(context))

const sweep = timedJob('sweep-notices', { at: '51 3 * * *' }, ({ pool }) => asSystem(pool, deleteSettledNotices))

export const letterJobs = [send, noteBounce, sweep]
