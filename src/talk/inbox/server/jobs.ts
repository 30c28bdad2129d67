import { asSystem } from '#platform/server/db/as-system.ts'
import { fetchMailEveryMinute } from '#talk/inbox/server/jobs/fetch-mail.ts'
import { placeMail } from '#talk/inbox/server/jobs/place-mail.ts'
import { forgetTaken } from '#talk/inbox/server/queries.ts'
import { timedJob } from '#platform/server/jobs/job.ts'

const sweep = timedJob('sweep-taken-mails', { at: '57 3 * * *' }, ({ pool }) => asSystem(pool, forgetTaken))

export const inboxJobs = [placeMail, fetchMailEveryMinute, sweep]
