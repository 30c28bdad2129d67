import { asSystem } from '#platform/server/db/as-system.ts'
import { within } from '#platform/server/db/caller-transaction.ts'
import { eachApart } from '#platform/server/jobs/apart.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import { timedJob } from '#platform/server/jobs/job.ts'
import { mail } from '#platform/server/jobs/mail.ts'
import { todayOf } from '#overview/today/server/lines.ts'
import { listTodayMailsDue, takeTodayMail } from '#overview/today/server/mail-queries.ts'
import { sweepNudges } from '#overview/today/server/nudge-queries.ts'
import { listToday } from '#overview/today/server/queries.ts'
import { sweepSnoozes } from '#overview/today/server/snooze-queries.ts'
import { todayMail } from '#overview/today/server/today-mail.ts'
import { findLocale } from '#studio/studios/server/public/studios.ts'

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
    const [rows, locale] = await within(pool, { kind: 'planner', plannerId: id, sessionId: 0 }, async (tx) => [
      await listToday(tx, today),
      await findLocale(tx),
    ])
    const lines = todayOf(rows, today, locale).filter(({ kind }) => kind !== 'more')
    await asSystem(pool, async (tx) => {
      const recipient = await takeTodayMail(tx, id, today)
      if (recipient && lines.length > 0) await enqueue(tx, mail, todayMail(recipient, lines, today, locale))
    })
  })
})

export const todayJobs = [sweepToday, mailToday]
