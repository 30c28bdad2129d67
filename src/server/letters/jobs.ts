import { asSystem } from '#server/db/as-system.ts'
import { job, timedJob, type JobContext } from '#server/jobs/job.ts'
import { eachMinute } from '#server/jobs/each-minute.ts'
import { isDue } from '#server/jobs/due.ts'
import {
  deleteSettledNotices,
  findSentLetter,
  listWaiting,
  takeNews,
  tellOfTasksDue,
  wants,
  type WaitingPerson,
} from '#server/letters/queries.ts'
import { writeLetterTo } from '#server/letters/write-letter.ts'

/** Takes the news and writes its letter in one transaction, so that each is told once. */
async function write({ pool, services }: JobContext, person: WaitingPerson): Promise<void> {
  await asSystem(pool, async (tx) => {
    const taken = await takeNews(tx, person)
    const { email } = person
    const news = taken
      .filter(({ kind, isCurrent }) => isCurrent && wants(person.rhythm, kind))
      .map(({ kind, title, detail, shownId }) => ({ kind, title, detail, ...(shownId !== null && { shownId }) }))
    if (news.length > 0 && email !== null) await writeLetterTo(tx, services, { ...person, email }, news)
  })
}

/** Sends all letters that are due at a moment. */
export async function sendLetters(context: JobContext, now = new Date()): Promise<void> {
  const waiting = await asSystem(context.pool, listWaiting)
  const { lettersAfterMs } = context.services
  for (const person of waiting)
    if (isDue({ ...person, oldest: new Date(person.oldest) }, now, lettersAfterMs)) await write(context, person)
}

const send = timedJob('send-letters', eachMinute, (context) => sendLetters(context))

const sweep = timedJob('sweep-notices', { at: '51 3 * * *' }, ({ pool }) => asSystem(pool, deleteSettledNotices))

/** What a letter told is sent once more. Nothing if its person was removed in the meantime. */
export const sendLetterAgain = job<{ id: number }>('send-letter-again', ({ id }, { pool, services }) =>
  asSystem(pool, async (tx) => {
    const { news, name, email, ...letter } = await findSentLetter(tx, id)
    if (name !== null && email !== null) await writeLetterTo(tx, services, { ...letter, name, email }, news, 'always')
  }),
)

const tellOfDue = timedJob('tell-of-tasks-due', { at: '17 * * * *' }, ({ pool }) => asSystem(pool, tellOfTasksDue))

export const letterJobs = [send, sendLetterAgain, tellOfDue, sweep]
