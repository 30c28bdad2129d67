import type { Rsvp } from '#guests/rsvp/contract/endpoints.ts'
import { confirmationMail } from '#guests/rsvp/server/confirmation-mail.ts'
import { findConfirmed, openConfirmedLink } from '#guests/rsvp/server/confirmation-queries.ts'
import { forgetExpired } from '#guests/rsvp/server/link-queries.ts'
import { asSystem } from '#platform/server/db/as-system.ts'
import { countMail, roomForMails, takeConfirmation } from '#platform/server/db/limits.ts'
import { enqueue, enqueueAt } from '#platform/server/jobs/enqueue.ts'
import { job, timedJob, type Job } from '#platform/server/jobs/job.ts'
import { mail } from '#platform/server/jobs/mail.ts'
import { findMailSender } from '#weddings/news/server/public/mail-sender.ts'
import { tellingOfDoubt } from '#weddings/news/server/public/uncertain-mail.ts'

type Confirmed = { envelopeId: number; answered: Rsvp }
const hourMs = 3_600_000

/** Mails what an envelope has answered to the address that is on the list, which no guest can choose. */
const confirmRsvp: Job<Confirmed> = job<Confirmed>('confirm-rsvp', (confirmed, { pool }) =>
  asSystem(pool, async (tx) => {
    const { envelopeId, answered } = confirmed
    const envelope = await findConfirmed(tx, envelopeId)
    if (!envelope) return
    const { plannerId, clientId, email } = envelope
    const hasRoom = await roomForMails(tx)
    if (!hasRoom({ plannerId, email })) {
      await enqueueAt(tx, confirmRsvp, confirmed, new Date(Date.now() + hourMs))
      return
    }
    if (!(await takeConfirmation(tx, envelopeId, answered.answeredAt ?? ''))) return
    const { sender } = await findMailSender(tx, clientId, answered.language)
    const path = `/rsvp/${await openConfirmedLink(tx, envelopeId, envelope)}`
    const sent = { ...confirmationMail(answered, email, path), ...sender }
    await enqueue(tx, mail, tellingOfDoubt(sent, { plannerId, about: 'client', id: clientId }))
    await countMail(tx, { plannerId, email })
  }),
)

export const sweepRsvpLinks = timedJob('sweep-rsvp-links', { at: '47 3 * * *' }, ({ pool }) =>
  asSystem(pool, forgetExpired),
)

export const rsvpJobs = [confirmRsvp, sweepRsvpLinks]
