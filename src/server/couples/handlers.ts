import type { contract } from '#contract/index.ts'
import { limitLogins, limitMails, type WithoutSession } from '#server/db/limits.ts'
import { findPlanner } from '#server/accounts/queries.ts'
import { hashPassword, passwordMatches } from '#server/ground/passwords.ts'
import { findClient, findLoginCandidates, findClientForCouple, refuseSharedLogin } from '#server/clients/queries.ts'
import { inviteMail, newPasswordMail } from '#server/couples/mails.ts'
import * as queries from '#server/couples/queries.ts'
import type { HandlersOf, SessionCookies } from '#server/http/handler.ts'
import { refuse } from '#server/ground/refusal.ts'
import { mailInvite } from '#server/couples/jobs.ts'
import { enqueue } from '#server/jobs/enqueue.ts'
import { mail } from '#server/jobs/mail.ts'
import { notify } from '#server/notifications/queries.ts'
import { coupleNames } from '#contract/names.ts'

const invalidInvite = () =>
  refuse('not-found', {
    message: 'This invite link is invalid or has expired. Please contact your wedding planner for a new invitation.',
  })

export const couples: HandlersOf<typeof contract.couples> = {
  invite: async ({ tx, who, params, services }) => {
    await findClient(tx, params.id)
    const { path, inviteExpiresAt } = await queries.openInvite(tx, who.plannerId, params.id)
    return { inviteUrl: `${services.publicUrl}${path}`, inviteExpiresAt }
  },

  mailInvite: {
    async outside({ params, who, services, within, withoutSession }) {
      const { email } = await within((tx) => findClient(tx, params.id))
      await withoutSession((tx) => limitMails(tx, 'invite-from-planner', email))
      return within(async (tx) => {
        const client = await findClient(tx, params.id)
        const { path, inviteExpiresAt } = await queries.openInvite(tx, who.plannerId, params.id)
        const { businessName, name } = await findPlanner(tx, who.plannerId)
        const letter = client.isActivated ? newPasswordMail : inviteMail
        await enqueue(tx, mail, { ...letter(client, path), studio: businessName ?? name })
        return { inviteUrl: `${services.publicUrl}${path}`, inviteExpiresAt, sentTo: client.email }
      })
    },
  },

  readInvite: async ({ tx, params }) => {
    const invite = (await queries.findInvite(tx, params.token)) ?? invalidInvite()
    return { ...invite, isActivated: invite.usedAt !== null }
  },

  activate: {
    async outside({ params, body, withoutSession, cookies }) {
      const known = (await withoutSession((tx) => queries.findInvite(tx, params.token))) ?? invalidInvite()
      const message = 'This invite has been used already. Please sign in with your password.'
      if (known.usedAt) return refuse('taken', { message })
      const passwordHash = await hashPassword(body.password)
      await withoutSession(async (tx) => {
        if (!(await queries.consumeInvite(tx, params.token, passwordHash))) refuse('taken', { message })
        await refuseSharedLogin(tx, known.email, known.clientId, known.plannerId)
        await queries.markActivated(tx, known.clientId)
        await queries.endSessions(tx, known.clientId)
        await notify(tx, known.plannerId, {
          type: 'client',
          title: 'Portal activated',
          message: `${coupleNames(known)} activated their portal.`,
          relatedType: 'client',
          relatedId: known.clientId,
        })
      })
      await leave(withoutSession, cookies)
      return { message: 'Your account is activated. You can log in now.' }
    },
  },

  login: {
    outside({ body, from, withoutSession, cookies }) {
      return limitLogins(withoutSession, `couple ${body.email}`, from, async () => {
        const candidates = await withoutSession((tx) => findLoginCandidates(tx, body.email))
        const activated = candidates.filter((client) => client.isActivated)
        const client = await firstWithPassword(activated, body.password, (id) =>
          withoutSession((tx) => queries.findPasswordHash(tx, id)),
        )
        if (client) {
          cookies.give('couple', await withoutSession((tx) => queries.openSession(tx, client, cookies.token('couple'))))
          return { client }
        }
        return refuse('signed-out', { message: 'Please check your email and password.' })
      })
    },
  },

  logout: {
    async outside({ withoutSession, cookies }) {
      await leave(withoutSession, cookies)
      return { message: 'You are logged out.' }
    },
  },

  session: async ({ tx, who }) => ({ client: await findClientForCouple(tx, who.clientId) }),

  forgotPassword: async ({ tx, body }) => {
    await limitMails(tx, 'invite', body.email)
    await enqueue(tx, mailInvite, { email: body.email })
    return { message: 'If this address belongs to a portal or to an invitation, a mail is on its way.' }
  },
}

async function leave(withoutSession: WithoutSession, cookies: SessionCookies): Promise<void> {
  const token = cookies.token('couple')
  if (token) await withoutSession((tx) => queries.endSession(tx, token))
  cookies.take('couple')
}

type Candidate = Awaited<ReturnType<typeof findLoginCandidates>>[number]

/** One address may have several weddings; the password decides. Takes the same time if there is none. */
async function firstWithPassword(
  candidates: Candidate[],
  password: string,
  hashFor: (clientId: number) => Promise<string | null | undefined>,
): Promise<Candidate | undefined> {
  if (candidates.length === 0) await passwordMatches(password, undefined)
  for (const candidate of candidates) {
    if (await passwordMatches(password, await hashFor(candidate.id))) return candidate
  }
  return undefined
}
