import { buffer } from 'node:stream/consumers'
import { asSystem } from '#server/db/as-system.ts'
import type { Services } from '#server/ground/services.ts'
import { job, timedJob } from '#server/jobs/job.ts'
import type { Mail } from '#server/jobs/letter.ts'
import { noteOf, sweepSentMails } from '#server/jobs/sent-mails.ts'

/** None if the logo was replaced after the mail was written. */
async function logoOf({ files }: Services, { logoKey }: Mail): Promise<Buffer | undefined> {
  const file = logoKey ? await files.get(logoKey) : undefined
  return file && buffer(file.bytes)
}

/** If it is unknown whether a mail was sent, it is not sent again, because a duplicate is worse; this is logged. */
export const mail = job<Mail>('mail', async (parts, { pool, post, log, services }, stored) => {
  const note = noteOf(pool, stored.id)
  const state = await note.state()
  if (state === 'sent') return
  const outcome = state === 'begun' ? 'unknown' : await post.send(parts, stored, note, await logoOf(services, parts))
  if (outcome === 'unknown')
    log.error(
      { jobId: stored.id, to: parts.to, subject: parts.subject },
      'a mail may not have gone out: the mail server was told its end, and the answer was lost; it is not sent again',
    )
})

const sweep = timedJob('sweep-sent-mails', { at: '41 * * * *' }, ({ pool }) => asSystem(pool, sweepSentMails))

export const mailJobs = [mail, sweep]
