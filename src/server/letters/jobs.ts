import { openLinkOf } from '#server/couples/link-queries.ts'
import { asSystem } from '#server/db/as-system.ts'
import { newToken } from '#server/db/tokens.ts'
import { timedJob, type JobContext } from '#server/jobs/job.ts'
import { isDue } from '#server/letters/due.ts'
import { letterOfNews } from '#server/letters/letter-of-news.ts'
import {
  deleteSettledNotices,
  insertLetter,
  isAlwaysMailed,
  listWaiting,
  takeNews,
  wants,
  type WaitingPerson,
} from '#server/letters/queries.ts'
import { deliver } from '#server/push/deliver-queries.ts'

/** Takes the news, records the letter and enqueues its delivery in one transaction, so that each is told once. */
async function write({ pool }: JobContext, person: WaitingPerson): Promise<void> {
  await asSystem(pool, async (tx) => {
    const taken = await takeNews(tx, person)
    const news = taken.filter(({ kind, isCurrent }) => isCurrent && wants(person.rhythm, kind))
    const { email, plannerId, clientId, personId, name: personName } = person
    if (news.length === 0 || email === null) return
    const secrets = { link: await openLinkOf(tx, { email, personId }, 'letter'), settings: newToken() }
    const tokens = { link: secrets.link.token, settings: secrets.settings.token }
    const letter = letterOfNews({ ...person, email }, news, tokens)
    const kinds = [...new Set(news.map(({ kind }) => kind))]
    const sent = { plannerId, clientId, personId, personName, email, subject: letter.subject, kinds }
    const letterId = await insertLetter(tx, sent, tokens)
    const tag = `wedding-${clientId}-${kinds.toSorted().join('-')}`
    const mails = kinds.some(isAlwaysMailed) ? 'always' : 'unless-pushed'
    await deliver(tx, { plannerId, personId }, letter, { tag, mails, letterId })
  })
}

/** Sends all letters that are due at a moment. */
export async function sendLetters(context: JobContext, now = new Date()): Promise<void> {
  const waiting = await asSystem(context.pool, listWaiting)
  for (const person of waiting)
    if (isDue({ ...person, oldest: new Date(person.oldest) }, now)) await write(context, person)
}

const send = timedJob('send-letters', { at: '* * * * *' }, (context) => sendLetters(context))

const sweep = timedJob('sweep-notices', { at: '51 3 * * *' }, ({ pool }) => asSystem(pool, deleteSettledNotices))

export const letterJobs = [send, sweep]
