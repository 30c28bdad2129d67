import { findLoginCandidates } from '#server/clients/queries.ts'
import { inviteMail, newPasswordMail } from '#server/couples/mails.ts'
import { deleteExpiredSessions, openInvite } from '#server/couples/queries.ts'
import { asSystem } from '#server/db/as-system.ts'
import { enqueue } from '#server/jobs/enqueue.ts'
import { job, timedJob } from '#server/jobs/job.ts'
import { mail } from '#server/jobs/mail.ts'

/** A new invite for every portal of this address that was ever shared. */
export const mailInvite = job<{ email: string }>('invite-mail', ({ email }, { pool }) =>
  asSystem(pool, async (tx) => {
    for (const client of await findLoginCandidates(tx, email)) {
      if (!client.isActivated && !client.inviteSent) continue
      const { path } = await openInvite(tx, client.plannerId, client.id)
      await enqueue(tx, mail, (client.isActivated ? newPasswordMail : inviteMail)(client, path))
    }
  }),
)

const sweepSessions = timedJob('sweep-couple-sessions', { at: '41 * * * *' }, ({ pool }) =>
  asSystem(pool, deleteExpiredSessions),
)

export const coupleJobs = [mailInvite, sweepSessions]
