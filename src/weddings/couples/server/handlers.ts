import type * as endpoints from '#weddings/couples/contract/endpoints.ts'
import { regionOf } from '#platform/contract/locale/usual-region.ts'
import { record } from '#studio/audit/server/public/record.ts'
import { limitMails, limitMailsOfStudio, type WithoutSession } from '#platform/server/db/limits.ts'
import { hashPassword } from '#platform/server/foundation/passwords.ts'
import { refuseSharedLogin } from '#weddings/clients/server/public/login.ts'
import { findClient, findClientForCouple } from '#weddings/clients/server/public/clients.ts'
import { mailFromPlanner } from '#weddings/couples/server/mails.ts'
import { portalsByPassword, wrongPassword } from '#weddings/couples/server/portals-by-password.ts'
import { sendInvite } from '#weddings/couples/server/public/send-invite.ts'
import * as queries from '#weddings/couples/server/queries.ts'
import { findLook, shownLook } from '#studio/looks/server/public.ts'
import { findRegion } from '#studio/studios/server/public/studios.ts'
import { findMailSender } from '#weddings/news/server/public/mail-sender.ts'
import { notify } from '#weddings/news/server/public/notify.ts'
import type { HandlersOf, SessionCookies } from '#platform/server/http/handler.ts'
import { refuse, refuseField } from '#platform/server/foundation/refusal.ts'
import { mailInvite, mailLink } from '#weddings/couples/server/jobs.ts'
import { consumeLink, findLink } from '#weddings/couples/server/link-queries.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { findInvitedPeople } from '#weddings/people/server/public/invited-people.ts'
import { findLanguageOfCouple } from '#weddings/people/server/public/language.ts'
import { findPartnerOne } from '#weddings/people/server/public/people.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import { previewOf } from '#platform/server/jobs/mail-template.ts'
import { msg } from '#platform/contract/locale/translate.ts'
import { coupleNames } from '#platform/contract/names.ts'

const invalidInvite = () =>
  refuse('not-found', {
    message: msg(
      'This invite link is invalid or has expired. Please contact your wedding planner for a new invitation.',
    ),
  })

export const couples: HandlersOf<typeof endpoints> = {
  invite: async ({ tx, who, params, services }) => {
    await findClient(tx, params.id)
    const { path, inviteExpiresAt } = await queries.openInvite(tx, who.plannerId, params.id)
    await record(tx, 'invite-made', { weddingId: params.id })
    return { inviteUrl: `${services.publicUrl}${path}`, inviteExpiresAt }
  },

  mailInvite: {
    async outside({ params, who, body, services, within, finish, withoutSession }) {
      const { email } = await within((tx) => findClient(tx, params.id))
      await withoutSession((tx) => limitMailsOfStudio(tx, who.plannerId, 'invite-from-planner', email))
      const sender = { plannerId: who.plannerId, services, words: body.words }
      return finish((tx) => sendInvite(tx, params.id, sender))
    },
  },

  previewInvite: async ({ tx, params, body, services }) => {
    const client = await findClient(tx, params.id)
    const { sender } = await findMailSender(tx, params.id)
    const language = await findLanguageOfCouple(tx, params.id)
    return previewOf(mailFromPlanner(client, sender, language, body.words, '/client-invite/…'), services.publicUrl)
  },

  readInvite: async ({ tx, params }) => {
    const invite = (await queries.findInvite(tx, params.token)) ?? invalidInvite()
    const isActivated = invite.usedAt !== null
    // Whoever has a used invite may have got it at an address that was corrected since, and knows a password.
    const look = shownLook(await findLook(tx, invite.plannerId))
    return {
      ...invite,
      ...look,
      region: regionOf(invite),
      isActivated,
      email: isActivated ? hidden(invite.email) : invite.email,
    }
  },

  activate: {
    async outside({ params, body, withoutSession, cookies }) {
      const known = (await withoutSession((tx) => queries.findInvite(tx, params.token))) ?? invalidInvite()
      const message = msg('This invite has already been used. Please log in with your password.')
      if (known.usedAt) return refuse('taken', { message })
      const passwordHash = await hashPassword(body.password)
      const { client, token } = await withoutSession(async (tx) => {
        if (!(await queries.consumeInvite(tx, params.token, passwordHash))) refuse('taken', { message })
        await refuseSharedLogin(tx, known.email, known.clientId, known.plannerId)
        await activatePortal(tx, known)
        const person = await findPartnerOne(tx, known.clientId)
        await queries.endSessions(tx, person.id)
        return {
          client: await findClientForCouple(tx, known.clientId),
          token: await queries.openSession(
            tx,
            { ...known, personId: person.id, timeZone: body.timeZone, with: 'an invitation' },
            cookies.token('couple'),
          ),
        }
      })
      cookies.give('couple', token)
      return { message: 'Your account is activated. Welcome.', client }
    },
  },

  login: {
    async outside({ body, from, withoutSession, cookies }) {
      const own = await portalsByPassword({ withoutSession, from }, body)
      const client = own.find(({ id }) => id === body.clientId) ?? own[0]
      if (!client) return refuse('signed-out', { message: wrongPassword })
      const token = await withoutSession(async (tx) => {
        const person = await findPartnerOne(tx, client.id)
        const { plannerId, id: clientId } = client
        return queries.openSession(
          tx,
          { plannerId, clientId, personId: person.id, timeZone: body.timeZone, with: 'the password' },
          cookies.token('couple'),
        )
      })
      cookies.give('couple', token)
      return { client, portals: own.map(({ id, ...couple }) => ({ ...couple, clientId: id })) }
    },
  },

  sendLink: async ({ tx, body }) => {
    await limitMails(tx, 'link', body.email)
    await enqueue(tx, mailLink, body)
    return { message: 'If this address belongs to a portal, an email with a link is on its way.' }
  },

  readLink: async ({ tx, params }) => {
    const { state, portals, email } = await linkWithPortals(tx, params.token)
    const [language = null, ...others] = new Set(portals.map((portal) => portal.language))
    const isOne = others.length === 0
    return {
      state,
      language: isOne ? language : null,
      portals,
      email: state === 'open' ? email : null,
      look: await lookOfAll(tx, portals),
    }
  },

  openLink: {
    async outside({ params, body, services, withoutSession, cookies }) {
      const { client, path, token } = await withoutSession(async (tx) => {
        const { state, portals, path: asked } = await linkWithPortals(tx, params.token)
        const leadsTo = body.path ?? asked
        if (state !== 'open' || portals.length === 0) return refuse('taken', { message: usedLink })
        const chosen = body.clientId ?? (portals.length === 1 ? portals[0]?.clientId : undefined)
        const person = portals.find(({ clientId }) => clientId === chosen)
        if (!person) return refuseChoice()
        if (!(await consumeLink(tx, params.token))) refuse('taken', { message: usedLink })
        await services.hooks.noteLinkOpened(tx, params.token)
        if (person.role !== 'other' && !person.isActivated) await activatePortal(tx, person)
        const home = `/client-portal/${person.clientId}`
        return {
          client: await findClientForCouple(tx, person.clientId),
          path: leadsTo?.split(/[?#]/)[0] === home ? leadsTo : home,
          token: await queries.openSession(
            tx,
            { ...person, personId: person.id, timeZone: body.timeZone, with: 'an emailed link' },
            cookies.token('couple'),
          ),
        }
      })
      cookies.give('couple', token)
      return { client, path }
    },
  },

  noteLink: async ({ tx, params, services }) => {
    if (!(await findLink(tx, params.token))) unknownLink()
    await services.hooks.noteLinkOpened(tx, params.token)
    return { message: 'Noted.' }
  },

  renewLink: async ({ tx, params, body }) => {
    const link = (await findLink(tx, params.token)) ?? unknownLink()
    await limitMails(tx, 'link', link.email)
    const { email, personId } = link
    const path = body.path ?? link.path
    await enqueue(tx, mailLink, { email, ...(personId && { personId }), ...(path && { path }) })
    return { message: `A new link is on its way to ${hidden(link.email)}.` }
  },

  logout: {
    async outside({ withoutSession, cookies }) {
      await leave(withoutSession, cookies)
      return { message: 'You are logged out.' }
    },
  },

  session: async ({ tx, who }) => ({
    client: await findClientForCouple(tx, who.clientId),
    person: who.person,
    region: await findRegion(tx),
  }),

  forgotPassword: async ({ tx, body }) => {
    await limitMails(tx, 'invite', body.email)
    await enqueue(tx, mailInvite, { email: body.email })
    return { message: 'If this address belongs to a portal or to an invitation, an email is on its way.' }
  },
}

async function leave(withoutSession: WithoutSession, cookies: SessionCookies): Promise<void> {
  const token = cookies.token('couple')
  if (token) await withoutSession((tx) => queries.signOut(tx, token))
  cookies.take('couple')
}

/** Marks the couple's portal as opened, and tells the planner. */
async function activatePortal(tx: Tx, couple: Couple): Promise<void> {
  await queries.markActivated(tx, couple.clientId)
  await notify(tx, couple.plannerId, {
    type: 'client',
    title: 'Portal activated',
    message: `The portal of ${coupleNames(couple)} was activated.`,
    relatedType: 'client',
    relatedId: couple.clientId,
  })
  const { plannerId, clientId: weddingId } = couple
  await record(tx, 'portal-activated', { plannerId, weddingId, by: { actor: 'person' } })
}
type Couple = { plannerId: number; clientId: number; partnerOneName: string; partnerTwoName: string | null }

const usedLink = msg('This link has been used or has expired. You can ask for a new one.')
const unknownLink = () => refuse('not-found', { message: msg('This link is not valid. You can ask for a new one.') })

function refuseChoice(): never {
  const message = msg('Please choose one of your portals.')
  return refuseField('clientId', message)
}

/** 'e…@example.com': enough for its owner to recognise it. */
const hidden = (email: string) => email.replace(/^(.).*@/, '$1…@')

/** Null if the portals are of several studios. */
async function lookOfAll(tx: Tx, portals: readonly { plannerId: number }[]) {
  const [studio, another] = new Set(portals.map(({ plannerId }) => plannerId))
  return studio === undefined || another !== undefined ? null : shownLook(await findLook(tx, studio))
}

async function linkWithPortals(tx: Tx, token: string) {
  const link = (await findLink(tx, token)) ?? unknownLink()
  const people = await findInvitedPeople(tx, link.personId ? { personId: link.personId } : { email: link.email })
  // A person whose address has changed since does not get in with a link to the old one.
  return { ...link, portals: people.filter(({ email }) => email.toLowerCase() === link.email.toLowerCase()) }
}
