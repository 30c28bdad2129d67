import { asSystem } from '#server/db/as-system.ts'
import { roomForLetters } from '#server/db/limits.ts'
import { job, timedJob, type JobContext } from '#server/jobs/job.ts'
import { eachMinute } from '#server/jobs/each-minute.ts'
import { isDue } from '#server/jobs/due.ts'
import {
  deleteSettledNotices,
  findSentLetter,
  listWaiting,
  takeNews,
  tellOfTasksDue,
  type WaitingPerson,
} from '#server/letters/queries.ts'
import { noteBounce } from '#server/letters/jobs/note-bounce.ts'
import { writeLetterTo } from '#server/letters/write-letter.ts'

/** Takes the news and writes its letter in one transaction, so that each is told once. */
async function write({ pool, services }: JobContext, person: WaitingPerson): Promise<void> {
  await asSystem(pool, async (tx) => {
    const { email, news } = await takeNews(tx, person)
    if (news.length > 0 && email !== null) await writeLetterTo(tx, services, { ...person, email }, news)
  })
}

/** Sends all letters that are due at a moment. Those beyond the limits of a studio or an address wait. */
export async function sendLetters(context: JobContext, now = new Date()): Promise<void> {
  const waiting = await asSystem(context.pool, listWaiting)
  const hasRoom = await asSystem(context.pool, roomForLetters)
  const { lettersAfterMs } = context.services
  for (const person of waiting) {
    if (!isDue({ ...person, oldest: new Date(person.oldest) }, now, lettersAfterMs) || !hasRoom(person)) continue
    try {
      await write(context, person)
    } catch (error) {
      // The others get theirs, and this one is tried again a minute later.
      context.log.error({ err: error, person: person.personId }, 'a letter could not be written')
    }
  }
}

const send = timedJob('send-letters', eachMinute, (context) => sendLetters(context))

const sweep = timedJob('sweep-notices', { at: '51 3 * * *' }, ({ pool }) => asSystem(pool, deleteSettledNotices))

/** What a letter told is sent once more. Nothing if its person was removed or ended such mail in the meantime. */
export const sendLetterAgain = job<{ id: number }>('send-letter-again', ({ id }, { pool, services }) =>
  asSystem(pool, async (tx) => {
    const { recipient, news } = await findSentLetter(tx, id)
    if (recipient && news.length > 0) await writeLetterTo(tx, services, recipient, news, 'always')
  }),
)

const tellOfDue = timedJob('tell-of-tasks-due', { at: '17 * * * *' }, ({ pool }) => asSystem(pool, tellOfTasksDue))

export const letterJobs = [send, sendLetterAgain, noteBounce, tellOfDue, sweep]
