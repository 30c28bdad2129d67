import type * as endpoints from '#studio/second-factors/contract/endpoints.ts'
import { findAccount } from '#studio/accounts/server/public/account.ts'
import { checkPassword } from '#studio/accounts/server/public/password.ts'
import { refuse, refuseField } from '#platform/server/foundation/refusal.ts'
import type { HandlersOf } from '#platform/server/http/handler.ts'
import { recordOf } from '#studio/audit/server/public/record.ts'
import { accountOf, noteChange, tellOwner } from '#studio/second-factors/server/account-of.ts'
import { codesRenewedMail, factorAddedMail, factorRemovedMail } from '#studio/second-factors/server/mails.ts'
import { passkeyHandlers } from '#studio/second-factors/server/passkey-handlers.ts'
import * as queries from '#studio/second-factors/server/queries.ts'
import { requirementHandlers } from '#studio/second-factors/server/requirement-handlers.ts'
import { asAppCode, newSecret, openSecret, stepOf } from '#studio/second-factors/server/totp.ts'

const app = 'an authenticator app'

export const secondFactors: HandlersOf<typeof endpoints> = {
  ...passkeyHandlers,
  ...requirementHandlers,

  read: ({ tx, who }) => queries.readSecondFactors(tx, accountOf(who)),

  beginAuthenticator: {
    async outside({ who, body, from, withoutSession, services }) {
      await checkPassword({ who, from, withoutSession }, body.currentPassword)
      const { email } = await withoutSession((tx) => findAccount(tx, accountOf(who)))
      const { secret, address } = await newSecret(email)
      const sealed = services.authenticatorBox.seal(secret)
      const isStored = await withoutSession((tx) => queries.storeSecret(tx, accountOf(who), sealed))
      if (!isStored) return refuse('taken', { message: 'You already have an authenticator app. Remove it first.' })
      return { secret, address }
    },
  },

  confirmAuthenticator: {
    async outside({ who, body, withoutSession, services }) {
      const waiting = await withoutSession((tx) => queries.findSecret(tx, accountOf(who), 'waiting'))
      if (!waiting)
        return refuse('not-found', { message: 'Please start again: the secret is valid for only one hour.' })
      const code = asAppCode(body.code)
      const step = code && (await stepOf(openSecret(services, waiting.sealedSecret), code))
      if (!step) return refuseField('code', 'This code is incorrect. Please check the clock on your device.')
      return withoutSession(async (tx) => {
        await queries.lockAccount(tx, accountOf(who))
        if (!(await queries.useStep(tx, waiting.id, step))) return refuse('taken')
        const recoveryCodes = await queries.firstRecoveryCodes(tx, accountOf(who))
        await noteChange(tx, who, { kind: 'factor-added', method: 'app' }, (to) => factorAddedMail(to, app))
        return { recoveryCodes }
      })
    },
  },

  removeAuthenticator: {
    async outside({ who, body, from, withoutSession }) {
      await checkPassword({ who, from, withoutSession }, body.currentPassword)
      return withoutSession(async (tx) => {
        const account = accountOf(who)
        await queries.lockAccount(tx, account)
        if (!(await queries.deleteAuthenticator(tx, account))) return refuse('not-found')
        await queries.deleteRecoveryCodesWithLast(tx, account)
        await noteChange(tx, who, { kind: 'factor-removed', method: 'app' }, (to) => factorRemovedMail(to, app))
        return queries.readSecondFactors(tx, account)
      })
    },
  },

  renewRecoveryCodes: {
    async outside({ who, body, from, withoutSession }) {
      await checkPassword({ who, from, withoutSession }, body.currentPassword)
      return withoutSession(async (tx) => {
        const account = accountOf(who)
        await queries.lockAccount(tx, account)
        const methods = await queries.methodsOf(tx, account)
        if (methods.length === 0)
          return refuse('not-found', { message: 'Recovery codes come with your first second factor.' })
        await tellOwner(tx, who, codesRenewedMail)
        const recoveryCodes = await queries.replaceRecoveryCodes(tx, account)
        await recordOf(tx, 'codes-made', who)
        return { recoveryCodes }
      })
    },
  },
}
