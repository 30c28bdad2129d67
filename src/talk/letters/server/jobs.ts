import { asSystem } from '#platform/server/db/as-system.ts'
import { studioByStudio } from '#platform/server/jobs/apart.ts'
import { job, timedJob } from '#platform/server/jobs/job.ts'
import { deleteSettledNotices, findSentLetter, tellOfDueTomorrow } from '#talk/letters/server/queries.ts'
import { noteBounce } from '#talk/letters/server/jobs/note-bounce.ts'
import { writeLetterTo } from '#talk/letters/server/public/write-letter.ts'

const sweep = timedJob('sweep-notices', { at: '51 3 * * *' }, ({ pool }) => asSystem(pool, deleteSettledNotices))

/** What a letter told is sent once more. Nothing if its person was removed or ended such mail in the meantime. */
export const sendLetterAgain = job<{ id: number }>('send-letter-again', ({ id }, { pool, services }) =>
  asSystem(pool, async (tx) => {
    const { recipient, news } = await findSentLetter(tx, id)
    if (recipient && news.length > 0) await writeLetterTo(tx, services, recipient, news, 'always')
  }),
)

export const tellOfDue = timedJob('tell-of-tasks-due', { at: '17 * * * *' }, (context) =>
  studioByStudio(context, 'the couples of a studio could not be told of what is due tomorrow', tellOfDueTomorrow),
)

export const letterJobs = [sendLetterAgain, noteBounce, tellOfDue, sweep]
