import { findRegion } from '#studio/studios/server/public/studios.ts'
import type * as endpoints from '#studio/accounts/contract/endpoints.ts'
import { mailVerification, restoreAddress, verifyAddress } from '#studio/accounts/server/addresses.ts'
import { limitLogins, limitMails, limitMailsOfStudio, limitSignups } from '#platform/server/db/limits.ts'
import { accountExistsMail, passwordResetMail } from '#studio/accounts/server/mails.ts'
import { accountByPassword } from '#studio/accounts/server/account-by-password.ts'
import { hashPassword } from '#platform/server/foundation/passwords.ts'
import { changeOwnAccount, findOwnAccount } from '#studio/accounts/server/member-account.ts'
import { changeMemberSwitches, findMemberSwitches } from '#studio/accounts/server/member-switches-queries.ts'
import { setMemberPassword } from '#studio/accounts/server/member-password-queries.ts'
import { checkPassword } from '#studio/accounts/server/public/password.ts'
import { findPlanner } from '#studio/accounts/server/public/planner.ts'
import { refuseUnknown } from '#studio/accounts/server/known-region.ts'
import * as queries from '#studio/accounts/server/queries.ts'
import { storeSignup } from '#studio/accounts/server/sign-up-queries.ts'
import { endMemberSessions, endSession, endSessions, recordSignOut, signIn } from '#studio/sessions/server/public.ts'
import { endAtReset } from '#studio/accounts/server/take-back-queries.ts'
import type { HandlersOf } from '#platform/server/http/handler.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'
import { recordOf, recordOfOwner } from '#studio/audit/server/public/record.ts'
import { blankToNull } from '#platform/server/db/blank.ts'
import { accountMail } from '#studio/accounts/server/jobs.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import { mail } from '#platform/server/jobs/mail.ts'

const unavailable = ['sms'] as const
const sent = { message: 'If this address belongs to an account, an email is on its way.' }

export const accounts: HandlersOf<typeof endpoints> = {
  signup: {
    async outside({ body, from, withoutSession }) {
      await withoutSession((tx) => limitSignups(tx, from))
      const passwordHash = await hashPassword(body.password)
      const { name, username, email, signInKey } = body
      const businessName = body.businessName || null
      await withoutSession(async (tx) => {
        await queries.refuseTakenUsername(tx, username)
        await limitMails(tx, 'verify-email', email)
        const owner = await queries.findVerified(tx, email)
        if (owner) return enqueue(tx, mail, accountExistsMail(owner.email))
        const planner = await storeSignup(tx, { name, username, email, passwordHash, businessName, signInKey })
        return mailVerification(tx, planner)
      })
      return {
        user: { name, username, email, businessName },
        message: 'Please check your email to verify your account.',
      }
    },
  },

  login: {
    async outside({ body, from, withoutSession, cookies, services }) {
      const { account, user, methods } = await limitLogins(withoutSession, body.email, from, async () => {
        const found = await accountByPassword(withoutSession, body)
        const { missingFactor } = services.hooks
        return { ...found, methods: await missingFactor({ withoutSession, services }, found.account, body.code) }
      })
      if (methods) {
        const message = 'Please confirm that it is you with your second factor.'
        return refuse('forbidden', { message, needsSecondFactor: true, methods })
      }
      await signIn({ withoutSession, cookies }, account)
      return { user }
    },
  },

  logout: {
    async outside({ withoutSession, cookies }) {
      const token = cookies.token('planner')
      if (token) await withoutSession((tx) => recordSignOut(tx, token).then(() => endSession(tx, token)))
      cookies.take('planner')
      return { message: 'You are logged out.' }
    },
  },

  me: async ({ tx, who }) => ({ user: await findOwnAccount(tx, who) }),

  verifyEmail: {
    async outside({ body, services, withoutSession, cookies }) {
      const message = 'Your email address has been verified.'
      const user = await withoutSession((tx) => verifyAddress(tx, body, services.hooks.welcome))
      if (!user) return { message }
      const account = { plannerId: user.id, memberId: null, name: user.name, email: user.email }
      if (await services.hooks.missingFactor({ withoutSession, services }, account, undefined)) return { message }
      await signIn({ withoutSession, cookies }, account)
      return { message, user }
    },
  },

  restoreEmail: async ({ tx, body, services }) => {
    const token = await queries.findToken(tx, 'restore-email', body.token)
    if (!token) return refuse('invalid', { message: 'This link is invalid or has expired.' })
    const ended = token.usedAt ? [] : await restoreAddress(tx, token, body.token, services.hooks.welcome)
    const message = `You now sign in with ${token.email} again. We have emailed you a link to choose a new password.`
    return { message, ended }
  },

  resendVerification: async ({ tx, body }) => {
    await limitMails(tx, 'verify-email', body.email)
    await enqueue(tx, accountMail, { purpose: 'verify-email', email: body.email })
    return sent
  },

  forgotPassword: async ({ tx, body }) => {
    await limitMails(tx, 'reset-password', body.email)
    await enqueue(tx, accountMail, { purpose: 'reset-password', email: body.email })
    return sent
  },

  resetPassword: {
    async outside({ body, services, withoutSession }) {
      const invalid = () =>
        refuse('invalid', { message: 'This link is invalid or has expired. Please ask for a new one.' })
      const known = await withoutSession((tx) => queries.findToken(tx, 'reset-password', body.token))
      if (!known || known.usedAt) return invalid()
      const passwordHash = await hashPassword(body.password)
      await withoutSession(async (tx) => {
        const token = await queries.findToken(tx, 'reset-password', body.token)
        if (!token || token.usedAt) return invalid()
        const ended = await endAtReset(tx, body.token)
        await queries.useToken(tx, token.id)
        await queries.setPassword(tx, token.plannerId, passwordHash)
        // Having received the mail proves the address as well.
        await queries.setAddress(tx, token.plannerId, token.email, services.hooks.welcome)
        await endSessions(tx, token.plannerId)
        const { name } = await queries.findAddresses(tx, token.plannerId)
        await enqueue(tx, mail, passwordResetMail({ name, to: token.email }, ended))
        await recordOfOwner(tx, 'password-reset', token.plannerId, ended.length > 0 ? { ended: ended.join('; ') } : {})
      })
      return { message: 'Your password has been changed. You can sign in now.' }
    },
  },

  changePassword: {
    async outside({ body, who, from, withoutSession }) {
      await checkPassword({ who, from, withoutSession }, body.currentPassword)
      const passwordHash = await hashPassword(body.newPassword)
      await withoutSession(async (tx) => {
        if (who.member) {
          await setMemberPassword(tx, who.member.id, passwordHash)
          await endMemberSessions(tx, who.member.id, who.sessionId)
          return recordOf(tx, 'password-changed', who)
        }
        await queries.setPassword(tx, who.plannerId, passwordHash)
        await endSessions(tx, who.plannerId, who.sessionId)
        await recordOf(tx, 'password-changed', who)
      })
      return { message: 'Your password has been changed.' }
    },
  },

  updateProfile: {
    async outside({ body, who, from, within, finish, withoutSession }) {
      const { email, name, currentPassword, endOtherSessions, ...rest } = body
      if (who.member) {
        const { id } = who.member
        return finish((tx) => changeOwnAccount(tx, who, id, { email, name, ...rest }))
      }
      const current = await within((tx) => findPlanner(tx, who.plannerId))
      const pendingEmail = pendingFor(email, current)
      if (pendingEmail && pendingEmail !== current.pendingEmail) {
        await checkPassword({ who, from, withoutSession }, currentPassword)
        await withoutSession(async (tx) => {
          await limitMailsOfStudio(tx, who.plannerId, 'verify-email', pendingEmail)
          await mailVerification(tx, { ...current, email: pendingEmail })
          if (!endOtherSessions) return
          await endSessions(tx, who.plannerId, who.sessionId)
          await recordOf(tx, 'sessions-ended', who)
        })
      }
      return finish(async (tx) => {
        if (pendingEmail === null) await queries.endLinks(tx, who.plannerId, ['verify-email'])
        return queries.changePlanner(tx, who.plannerId, { ...blankToNull(rest), name, pendingEmail })
      })
    },
  },

  updateBusiness: async ({ tx, who, body, services }) => {
    refuseUnknown(body)
    const { currency: before } = await findRegion(tx)
    const changed = await queries.changePlanner(tx, who.plannerId, blankToNull(body))
    if (changed.region.currency !== before) await services.hooks.followCurrency(tx)
    return changed
  },

  readPreferences: async ({ tx, who }) => ({
    ...(await (who.member ? findMemberSwitches(tx, who.member.id) : queries.findSwitches(tx, who.plannerId))),
    unavailable: [...unavailable],
  }),

  updatePreferences: async ({ tx, who, body }) => {
    const switches = who.member
      ? await changeMemberSwitches(tx, who.member.id, body)
      : await queries.changeSwitches(tx, who.plannerId, body)
    return { ...switches, unavailable: [...unavailable] }
  },
}

/** A new address is pending until it is verified; entering the current one cancels a pending change. */
function pendingFor(email: string | undefined, current: { email: string }): string | null | undefined {
  if (email === undefined) return undefined
  return email.toLowerCase() === current.email.toLowerCase() ? null : email
}
