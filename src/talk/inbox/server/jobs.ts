import { asSystem } from '#server/db/as-system.ts'
import { fetchMailEveryMinute } from '#server/inbox/jobs/fetch-mail.ts'
import { placeMail } from '#server/inbox/jobs/place-mail.ts'
import { forgetTaken } from '#server/inbox/queries.ts'
import { timedJob } from '#server/jobs/job.ts'

const sweep = timedJob('sweep-taken-mails', { at: '57 3 * * *' }, ({ pool }) => asSystem(pool, forgetTaken))

export const inboxJobs = [placeMail, fetchMailEveryMinute, sweep]
