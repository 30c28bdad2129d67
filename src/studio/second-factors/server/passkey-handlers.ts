import { createHash } from 'node:crypto'
import type * as endpoints from '#studio/second-factors/contract/endpoints.ts'
import { findAccount } from '#studio/accounts/server/public/account.ts'
import { checkPassword } from '#studio/accounts/server/public/password.ts'
import { deviceOf, signIn } from '#studio/sessions/server/public.ts'
import type { HandlersOf } from '#platform/server/http/handler.ts'
import { accountOf, noteChange } from '#studio/second-factors/server/account-of.ts'
import { factorAddedMail, factorRemovedMail } from '#studio/second-factors/server/mails.ts'
import * as passkeys from '#studio/second-factors/server/passkey-queries.ts'
import {
  challengeToAdd,
  challengeToSignIn,
  newPasskey,
  provenPasskey,
} from '#studio/second-factors/server/public/passkey-proof.ts'
import * as queries from '#studio/second-factors/server/queries.ts'

type Handlers = HandlersOf<typeof endpoints>
type PasskeyCalls = 'passkeyOptions' | 'addPasskey' | 'renamePasskey' | 'removePasskey' | 'signInOptions' | 'signIn'

/** All passkeys of an account have one handle, so that a device replaces its own; it says nothing about the person. */
const handleOf = ({ plannerId, memberId }: queries.Account) =>
  createHash('sha256').update(`${plannerId} ${memberId}`).digest()
const toAdd = ({ plannerId, memberId }: queries.Account) => `add to ${plannerId} ${memberId}`
const toSignIn = 'sign in'
const factor = (name: string) => `the passkey “${name}”`

export const passkeyHandlers: Pick<Handlers, PasskeyCalls> = {
  passkeyOptions: {
    isMadeAnew: true,
    async outside({ who, body, from, cookies, withoutSession, services }) {
      await checkPassword({ who, from, withoutSession }, body.currentPassword)
      const account = accountOf(who)
      const { name, email } = await withoutSession((tx) => findAccount(tx, account))
      const known = await withoutSession((tx) => passkeys.listCredentialIds(tx, account))
      const challenge = { publicUrl: services.publicUrl, purpose: toAdd(account) }
      return challengeToAdd(
        { withoutSession, cookies, from },
        challenge,
        { name, email, handle: handleOf(account) },
        known,
      )
    },
  },

  addPasskey: {
    async outside({ who, body, cookies, withoutSession, services }) {
      const account = accountOf(who)
      const challenge = { publicUrl: services.publicUrl, purpose: toAdd(account) }
      const credential = await newPasskey({ withoutSession, cookies }, body, challenge)
      const name = deviceOf(cookies.browser('planner'))
      return withoutSession(async (tx) => {
        await queries.lockAccount(tx, account)
        const passkey = await passkeys.insertPasskey(tx, account, credential, name)
        const recoveryCodes = await queries.firstRecoveryCodes(tx, account)
        await noteChange(tx, who, { kind: 'factor-added', method: 'passkey' }, (to) =>
          factorAddedMail(to, factor(name)),
        )
        return { passkey, recoveryCodes }
      })
    },
  },

  renamePasskey: ({ tx, params, body }) => passkeys.renamePasskey(tx, params.id, body.name),

  removePasskey: {
    async outside({ who, params, body, from, within, withoutSession }) {
      const { name } = await within((tx) => passkeys.findPasskey(tx, params.id))
      await checkPassword({ who, from, withoutSession }, body.currentPassword)
      return withoutSession(async (tx) => {
        const account = accountOf(who)
        await queries.lockAccount(tx, account)
        await passkeys.deletePasskey(tx, params.id)
        await queries.deleteRecoveryCodesWithLast(tx, account)
        await noteChange(tx, who, { kind: 'factor-removed', method: 'passkey' }, (to) =>
          factorRemovedMail(to, factor(name)),
        )
        return queries.readSecondFactors(tx, account)
      })
    },
  },

  signInOptions: {
    outside: ({ from, cookies, withoutSession, services: { publicUrl } }) =>
      challengeToSignIn({ withoutSession, cookies, from }, { publicUrl, purpose: toSignIn }),
  },

  signIn: {
    async outside({ body, from, cookies, withoutSession, services }) {
      const proven = await provenPasskey({ withoutSession, cookies, from }, body, {
        publicUrl: services.publicUrl,
        purpose: toSignIn,
        find: passkeys.findCredential,
        noteUse: passkeys.noteUse,
        unknown: 'This passkey is not known here. Please sign in with your password.',
      })
      const found = await withoutSession((tx) => findAccount(tx, proven))
      await signIn({ withoutSession, cookies }, found)
      return { user: found.user }
    },
  },
}
