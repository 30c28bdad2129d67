import { buffer } from 'node:stream/consumers'
import { asSystem } from '#platform/server/db/as-system.ts'
import type { Pool } from '#platform/server/db/pool.ts'
import type { Services } from '#platform/server/foundation/services.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import { job, timedJob, type JobContext } from '#platform/server/jobs/job.ts'
import type { Mail } from '#platform/server/jobs/mail-template.ts'
import type { MailJob } from '#platform/server/jobs/post.ts'
import { noteOf, sweepSentMails } from '#platform/server/jobs/sent-mails.ts'

/** None if the logo was replaced after the mail was written. */
async function logoOf({ files }: Services, { logoKey }: Mail): Promise<Buffer | undefined> {
  const file = logoKey ? await files.get(logoKey) : undefined
  return file && buffer(file.bytes)
}

/** If it is unknown whether a mail was sent, it is not sent again, because a duplicate is worse; this is logged and told. */
export const mail = job<Mail>('mail', deliver, { lane: 'mail' })

async function deliver(parts: Mail, { pool, post, log, services }: JobContext, stored: MailJob): Promise<void> {
  const note = noteOf(pool, stored.id)
  const state = await note.state()
  if (state === 'sent') return
  const outcome =
    state === 'begun'
      ? 'unknown'
      : await post
          .send(parts, stored, note, await logoOf(services, parts))
          .catch((error: unknown) => tellRefusal(error, parts, pool))
  if (stored.attempts > 1 && outcome === 'sent') await tell(pool, parts.whenRefused, { reason: undefined })
  if (outcome === 'unknown') {
    log.error(
      { jobId: stored.id, to: parts.to, subject: parts.subject },
      'a mail may not have gone out: the mail server was told its end, and the answer was lost; it is not sent again',
    )
    await tell(pool, parts.whenUnknown, {})
  }
}

/** Mails that are refused for good (RFC 5321: 5xx) are nevertheless tried again, because servers are often wrong. */
async function tellRefusal(error: unknown, parts: Mail, pool: Pool): Promise<never> {
  const { responseCode = 0, response = '' } = error as { responseCode?: number; response?: string }
  if (responseCode >= 500) {
    const reason = response.replace(/[\p{Cc}\s]+/gu, ' ').slice(0, 300)
    await tell(pool, parts.whenRefused, { reason })
  }
  throw error
}

async function tell(pool: Pool, whom: Mail['whenRefused'], news: object): Promise<void> {
  if (!whom) return
  const { job: name, payload } = whom
  await asSystem(pool, (tx) => enqueue(tx, { name }, { ...payload, ...news }))
}

const sweep = timedJob('sweep-sent-mails', { at: '41 * * * *' }, ({ pool }) => asSystem(pool, sweepSentMails))

export const mailJobs = [mail, sweep]
