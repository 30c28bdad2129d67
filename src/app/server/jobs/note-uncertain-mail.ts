import { asSystem } from '#platform/server/db/as-system.ts'
import { markUncertainReminders } from '#money/invoices/server/reminder-queries.ts'
import { job } from '#platform/server/jobs/job.ts'
import { markUncertain } from '#talk/letters/server/queries.ts'
import { uncertainMailJob, type Doubtful } from '#weddings/news/server/public/uncertain-mail.ts'
import { notify } from '#weddings/news/server/public/notify.ts'

/** Told by the mail job about a mail that may not have gone out. It is not sent again by itself, so the planner decides. */
export const noteUncertain = job<Doubtful>(
  uncertainMailJob.name,
  ({ plannerId, to, subject, about, id, letter, invoices }, { pool }) =>
    asSystem(pool, async (tx) => {
      if (letter !== undefined) await markUncertain(tx, letter)
      if (invoices) await markUncertainReminders(tx, invoices)
      await notify(tx, plannerId, {
        type: 'client',
        title: `An email to ${to} may not have gone out`,
        message: `The connection to the mail server was lost while “${subject}” was being sent. If it has not arrived, please send it again.`,
        priority: 'high',
        relatedType: about,
        relatedId: id,
      })
    }),
)
