import { recordFailedSignIn } from '#studio/audit/server/public/failed-sign-ins.ts'
import { findLoginCandidates } from '#weddings/clients/server/public/login.ts'
import { passkeyAddedMail } from '#weddings/couples/server/couple-passkeys/mails.ts'
import { deleteOldLinks } from '#weddings/couples/server/link-queries.ts'
import { openLinkOf } from '#weddings/couples/server/public/open-link.ts'
import { mailFromPlanner, signInMail } from '#weddings/couples/server/mails.ts'
import { findMailSender } from '#weddings/news/server/public/mail-sender.ts'
import { findInvitedPeople } from '#weddings/people/server/public/invited-people.ts'
import { findLanguageOfCouple } from '#weddings/people/server/public/language.ts'
import { deleteExpiredSessions, openInvite } from '#weddings/couples/server/queries.ts'
import { asSystem } from '#platform/server/db/as-system.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import { job, timedJob } from '#platform/server/jobs/job.ts'
import { mail } from '#platform/server/jobs/mail.ts'

/** A new invite for every portal of this address that was ever shared. */
export const mailInvite = job<{ email: string }>('invite-mail', ({ email }, { pool }) =>
  asSystem(pool, async (tx) => {
    for (const client of await findLoginCandidates(tx, email)) {
      if (!client.isActivated && !client.inviteSent) continue
      const { path } = await openInvite(tx, client.plannerId, client.id)
      const { sender } = await findMailSender(tx, client.id)
      const language = await findLanguageOfCouple(tx, client.id)
      await enqueue(tx, mail, mailFromPlanner(client, sender, language, undefined, path))
    }
  }),
)

type LinkRequest = { email: string; personId?: number; path?: string }

/**
 * One mail, also for an address with several portals, in the name of their studio if it is one; none for an address that
 * nobody has invited.
 */
export const mailLink = job<LinkRequest>('mail-sign-in-link', ({ email, personId, path }, { pool }) =>
  asSystem(pool, async (tx) => {
    const invited = await findInvitedPeople(tx, personId ? { personId } : { email })
    const [person, ...others] = invited.filter((one) => one.email.toLowerCase() === email.toLowerCase())
    if (!person) return
    const owner = personId ? { email: person.email, personId } : { email: person.email }
    const link = await openLinkOf(tx, owner, 'asked', path)
    const isOfOneStudio = others.every(({ plannerId }) => plannerId === person.plannerId)
    const sender = isOfOneStudio ? (await findMailSender(tx, person.clientId)).sender : undefined
    await enqueue(tx, mail, signInMail(person, { hasSeveral: others.length > 0, sender }, link.path))
  }),
)

export const mailPasskeyAdded = job<{ personId: number; device: string }>(
  'mail-passkey-added',
  ({ personId, device }, { pool }) =>
    asSystem(pool, async (tx) => {
      const [person] = await findInvitedPeople(tx, { personId })
      if (!person) return
      const { sender } = await findMailSender(tx, person.clientId)
      await enqueue(tx, mail, passkeyAddedMail(person, sender, device))
    }),
)

/** A job for known and unknown portals alike, so that the time does not tell them apart. */
export const failedPortalSignIn = job<{ email: string; address: string | null }>(
  'failed-portal-sign-in',
  ({ email, address }, { pool }) =>
    asSystem(pool, async (tx) => {
      const activated = (await findLoginCandidates(tx, email)).filter(({ isActivated }) => isActivated)
      const accounts = activated.map(({ id, plannerId }) => ({ key: `client ${id}`, plannerId, weddingId: id }))
      await recordFailedSignIn(tx, accounts, address)
    }),
)

const sweepSessions = timedJob('sweep-couple-sessions', { at: '41 * * * *' }, ({ pool }) =>
  asSystem(pool, async (tx) => {
    await deleteExpiredSessions(tx)
    await deleteOldLinks(tx)
  }),
)

export const coupleJobs = [mailInvite, mailLink, mailPasskeyAdded, failedPortalSignIn, sweepSessions]
