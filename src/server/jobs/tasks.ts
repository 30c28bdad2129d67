import type { FastifyBaseLogger } from 'fastify'
import { keptDays } from '#contract/kept-days.ts'
import { sql } from '#server/db/drizzle.ts'
import { mailVerification } from '#server/accounts/addresses.ts'
import { findLogin, findUnverified, mailToken, type Addressee } from '#server/accounts/queries.ts'
import { findLoginCandidates } from '#server/clients/queries.ts'
import { openInvite } from '#server/couples/queries.ts'
import { asSystem } from '#server/db/as-system.ts'
import type { Pool } from '#server/db/pool.ts'
import type { FileStore } from '#server/files/store.ts'
import { closeCheckout, settleCheckouts } from '#server/jobs/checkouts.ts'
import { enqueue, type Jobs } from '#server/jobs/enqueue.ts'
import { sweepFiles } from '#server/jobs/sweep-files.ts'
import { inviteMail, newPasswordMail } from '#server/couples/mails.ts'
import { remindCouples } from '#server/jobs/invoice-reminders.ts'
import { noteDispute } from '#server/jobs/note-dispute.ts'
import type { Mail } from '#server/jobs/mail.ts'
import { notePayment } from '#server/jobs/note-payment.ts'
import { noteRefund } from '#server/jobs/note-refund.ts'
import { noteSlowPayment } from '#server/jobs/note-slow-payment.ts'
import { mailDigests, mailNews } from '#server/jobs/news-mail.ts'
import { syncAccounting, syncAllAccounting } from '#server/jobs/sync-accounting.ts'
import { makeThumbnail } from '#server/jobs/make-thumbnail.ts'
import { removeFile } from '#server/jobs/remove-file.ts'
import { remind } from '#server/jobs/reminders.ts'
import { listOutlived, purgeWedding } from '#server/trash/queries.ts'
import type { MailJob, Post } from '#server/jobs/post.ts'
import { noteOf, sweepSentMails } from '#server/jobs/sent-mails.ts'
import type { Services } from '#server/services.ts'

export type Workshop = Services & { pool: Pool; post: Post; files: FileStore; log: FastifyBaseLogger }

type Doer<Payload> = (payload: Payload, job: MailJob) => Promise<void>
/** What the clock starts; see `timetable`. */
type Rounds = {
  'sweep-files': null
  'sweep-accounts': null
  'empty-trash': null
  remind: null
  'remind-couples': null
  'sync-all-accounting': null
  'settle-checkouts': null
  'mail-digests': null
}

export const timetable = [
  '17 3 * * * sweep-files',
  '41 * * * * sweep-accounts',
  '29 4 * * * empty-trash',
  '3 * * * * remind',
  '7 * * * * remind-couples',
  '23 * * * * sync-all-accounting',
  '*/10 * * * * settle-checkouts ?max=1',
  '11 * * * * mail-digests',
].join('\n')

export function tasksOf(workshop: Workshop): {
  [Name in keyof (Jobs & Rounds)]: Doer<(Jobs & Rounds)[Name]>
} {
  const { pool, files, accounting, payments } = workshop
  return {
    mail: (mail, job) => mailOnce(workshop, mail, job),

    'account-mail': ({ purpose, email }) =>
      asSystem(pool, async (tx) => {
        const planner: Addressee | undefined =
          purpose === 'verify-email' ? await findUnverified(tx, email) : (await findLogin(tx, email))?.planner
        if (planner && purpose === 'verify-email') await mailVerification(tx, planner)
        else if (planner) await mailToken(tx, planner, purpose)
      }),

    'invite-mail': ({ email }) =>
      asSystem(pool, async (tx) => {
        for (const client of await findLoginCandidates(tx, email)) {
          if (!client.isActivated && !client.inviteSent) continue
          const { path } = await openInvite(tx, client.plannerId, client.id)
          await enqueue(tx, 'mail', (client.isActivated ? newPasswordMail : inviteMail)(client, path))
        }
      }),

    'mail-news': ({ plannerId }) => asSystem(pool, (tx) => mailNews(tx, plannerId)),
    remind: () => asSystem(pool, remind),
    'remind-couples': () => asSystem(pool, (tx) => remindCouples(tx, payments !== undefined)),
    'sync-accounting': ({ plannerId }) => syncAccounting(pool, accounting, plannerId),
    'sync-all-accounting': () => (accounting ? syncAllAccounting(pool) : Promise.resolve()),
    'settle-checkouts': () => settleCheckouts(pool, payments),
    'close-checkout': ({ sessionId }) => closeCheckout(pool, payments, sessionId),
    'note-payment': (event) => notePayment(pool, payments, event),
    'note-slow-payment': (event) => asSystem(pool, (tx) => noteSlowPayment(tx, event)),
    'note-refund': (event) => asSystem(pool, (tx) => noteRefund(tx, event)),
    'note-dispute': (event) => asSystem(pool, (tx) => noteDispute(tx, event)),
    'mail-digests': () => asSystem(pool, mailDigests),

    'remove-file': ({ key }) => removeFile(pool, files, key),
    'make-thumbnail': ({ documentId }) => makeThumbnail(pool, files, documentId),

    'sweep-files': () => sweepFiles(pool, files),

    'empty-trash': () =>
      asSystem(pool, async (tx) => {
        for (const id of await listOutlived(tx, keptDays)) await purgeWedding(tx, id)
      }),

    'sweep-accounts': () =>
      asSystem(pool, async (tx) => {
        await tx.execute(sql`delete from attempts where at < now() - interval '1 day'`)
        await tx.execute(sql`delete from mailed_tokens where expires_at < now() - interval '30 days'`)
        await tx.execute(sql`delete from planner_sessions where expires_at < now()`)
        await tx.execute(sql`delete from couple_sessions where expires_at < now()`)
        await sweepSentMails(tx)
      }),
  }
}

/** A mail of which nobody can know whether it went out is not sent again: twice is worse, and the log says so. */
async function mailOnce({ pool, post, log }: Workshop, mail: Mail, job: MailJob): Promise<void> {
  const note = noteOf(pool, job.id)
  const state = await note.state()
  if (state === 'sent') return
  const outcome = state === 'begun' ? 'unknown' : await post.send(mail, job, note)
  if (outcome === 'unknown')
    log.error(
      { jobId: job.id, to: mail.to, subject: mail.subject },
      'a mail may not have gone out: the mail server was told its end, and the answer was lost; it is not sent again',
    )
}
