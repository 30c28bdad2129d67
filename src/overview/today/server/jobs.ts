import { asSystem } from '#server/db/as-system.ts'
import { within } from '#server/db/within.ts'
import { eachApart } from '#server/jobs/apart.ts'
import { enqueue } from '#server/jobs/enqueue.ts'
import { timedJob } from '#server/jobs/job.ts'
import { mail } from '#server/jobs/mail.ts'
import { todayOf } from '#server/today/lines.ts'
import { listTodayMailsDue, takeTodayMail } from '#server/today/mail-queries.ts'
import { sweepNudges } from '#server/today/nudge-queries.ts'
import { listToday } from '#server/today/queries.ts'
import { sweepSnoozes } from '#server/today/snooze-queries.ts'
import { todayLetter } from '#server/today/today-letter.ts'

export const sweepToday = timedJob('sweep-today', { at: '43 3 * * *' }, ({ pool }) =>
  asSystem(pool, async (tx) => {
    await sweepSnoozes(tx)
    await sweepNudges(tx)
  }),
)

/** Mails the list to everybody whose hour it is. One that fails is tried again an hour later, on the same day. */
export const mailToday = timedJob('mail-today', { at: '2 * * * *' }, async ({ pool, log }) => {
  const problem = 'the list of what matters today could not be mailed'
  const of = ({ id }: { id: number }) => ({ planner: id })
  await eachApart(await asSystem(pool, listTodayMailsDue), { log, problem, of }, async ({ id, today }) => {
    const rows = await within(pool, { kind: 'planner', plannerId: id, sessionId: 0 }, (tx) => listToday(tx, today))
    const lines = todayOf(rows, today).filter(({ kind }) => kind !== 'more')
    await asSystem(pool, async (tx) => {
      const recipient = await takeTodayMail(tx, id, today)
      if (recipient && lines.length > 0) await enqueue(tx, mail, todayLetter(recipient, lines, today))
    })
  })
})

export const todayJobs = [sweepToday, mailToday]
