import { asSystem } from '#platform/server/db/as-system.ts'
import { roomForMails } from '#platform/server/db/limits.ts'
import { eachApart } from '#platform/server/jobs/apart.ts'
import { timedJob, type JobContext } from '#platform/server/jobs/job.ts'
import { eachMinute } from '#platform/server/jobs/each-minute.ts'
import { isDue, localTime, weekDue } from '#platform/server/jobs/due.ts'
import {
  listWaiting,
  takeNews,
  takeWeek,
  type TakenNews,
  type WaitingPerson,
} from '#overview/letter-sending/server/waiting-queries.ts'
import { readWeek, withWeek } from '#overview/letter-sending/server/week.ts'
import { bundled } from '#overview/letter-sending/server/words.ts'
import { translator } from '#platform/server/foundation/translator.ts'
import { writeLetterTo } from '#talk/letters/server/public/write-letter.ts'

const nothing: TakenNews = { email: null, news: [] }

/** Takes what is to be told and writes its letter in one transaction, so that each is told once. */
async function write({ pool, services }: JobContext, person: WaitingPerson, due: Due): Promise<void> {
  const { monday, today } = due
  const week = monday === undefined ? [] : await readWeek(pool, person, today)
  await asSystem(pool, async (tx) => {
    const taken = due.news ? await takeNews(tx, person, due.news) : nothing
    const added = monday === undefined ? nothing : await takeWeek(tx, person, monday, week)
    const news = bundled(withWeek(taken.news, added.news), translator(person.language))
    const email = taken.email ?? added.email
    if (news.length > 0 && email !== null) await writeLetterTo(tx, services, { ...person, email }, news)
  })
}

type Due = { news: 'all' | 'urgent' | undefined; monday: string | undefined; today: string }

const momentOf = (at: string | null) => (at === null ? null : new Date(at))

/** What is near does not wait for the letter of the day or the week. */
function dueOf(person: WaitingPerson, now: Date, collectedMs: number): Due {
  const areAllDue = isDue({ ...person, oldest: momentOf(person.oldest) }, now, collectedMs)
  const isUrgent = isDue({ ...person, rhythm: 'at-once', oldest: momentOf(person.urgent) }, now, collectedMs)
  return {
    news: areAllDue ? 'all' : isUrgent ? 'urgent' : undefined,
    monday: weekDue(person, now),
    today: localTime(now, person.zone).date,
  }
}

/** Sends all letters that are due at a moment. Those beyond the limits of a studio or an address wait. */
export async function sendLetters(context: JobContext, now = new Date()): Promise<void> {
  const { pool, log, services } = context
  const waiting = await asSystem(pool, (tx) => listWaiting(tx, now))
  const hasRoom = await asSystem(pool, roomForMails)
  // One that fails is tried again a minute later.
  const failed = { log, problem: 'a letter could not be written', of: nameOf }
  await eachApart(waiting, failed, async (person) => {
    const due = dueOf(person, now, services.lettersAfterMs)
    if ((due.news ?? due.monday) !== undefined && hasRoom(person)) await write(context, person, due)
  })
}

const nameOf = ({ plannerId, personId }: WaitingPerson) => ({ planner: plannerId, person: personId })

export const sendEachMinute = timedJob('send-letters', eachMinute, (context) => sendLetters(context))
