import { createHash } from 'node:crypto'
import { msg } from '#platform/contract/locale/translate.ts'
import type * as endpoints from '#weddings/couples/contract/couple-passkeys/endpoints.ts'
import { deviceOf } from '#studio/sessions/server/public.ts'
import { personIn, record } from '#studio/audit/server/public/record.ts'
import { findClientForCouple } from '#weddings/clients/server/public/clients.ts'
import { mailPasskeyAdded } from '#weddings/couples/server/jobs.ts'
import * as queries from '#weddings/couples/server/couple-passkeys/queries.ts'
import { openSession } from '#weddings/couples/server/queries.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'
import type { HandlersOf } from '#platform/server/http/handler.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import { findInvitedPeople } from '#weddings/people/server/public/invited-people.ts'
import {
  challengeToAdd,
  challengeToSignIn,
  newPasskey,
  provenPasskey,
} from '#studio/second-factors/server/public/passkey-proof.ts'

const handleOf = (personId: number) => createHash('sha256').update(`person ${personId}`).digest()
const toAdd = (personId: number) => `add to person ${personId}`
const toSignIn = 'open a portal'

export const couplePasskeys: HandlersOf<typeof endpoints> = {
  list: ({ tx }) => queries.listPasskeys(tx),

  options: {
    isMadeAnew: true,
    async outside({ who, from, cookies, withoutSession, services }) {
      const { id: personId } = who.person
      const { name, email } = await withoutSession((tx) => invited(tx, personId))
      const known = await withoutSession((tx) => queries.listCredentialIds(tx, personId))
      const challenge = { publicUrl: services.publicUrl, purpose: toAdd(personId) }
      return challengeToAdd(
        { withoutSession, cookies, from },
        challenge,
        { name, email, handle: handleOf(personId) },
        known,
      )
    },
  },

  add: {
    async outside({ who, body, cookies, withoutSession, services }) {
      const { plannerId, clientId } = who
      const { id: personId } = who.person
      const challenge = { publicUrl: services.publicUrl, purpose: toAdd(personId) }
      const credential = await newPasskey({ withoutSession, cookies }, body, challenge)
      const name = deviceOf(cookies.browser('couple'))
      return withoutSession(async (tx) => {
        await invited(tx, personId)
        await enqueue(tx, mailPasskeyAdded, { personId, device: name })
        const added = await queries.insertPasskey(tx, { plannerId, clientId, personId, name }, credential)
        await record(tx, 'factor-added', { ...personIn(who), details: { method: 'passkey' } })
        return added
      })
    },
  },

  remove: async ({ tx, who, params }) => {
    await queries.deletePasskey(tx, params.id)
    await record(tx, 'factor-removed', { ...personIn(who), details: { method: 'passkey' } })
    return undefined
  },

  signInOptions: {
    outside: ({ from, cookies, withoutSession, services: { publicUrl } }) =>
      challengeToSignIn({ withoutSession, cookies, from }, { publicUrl, purpose: toSignIn }),
  },

  signIn: {
    async outside({ body, from, cookies, withoutSession, services }) {
      const stored = await provenPasskey({ withoutSession, cookies, from }, body, {
        publicUrl: services.publicUrl,
        purpose: toSignIn,
        find: queries.findCredential,
        noteUse: queries.noteUse,
        unknown: msg('This passkey is not known here. Please ask for a link by email.'),
      })
      const { client, token } = await withoutSession(async (tx) => {
        const { plannerId, clientId, personId } = stored
        await invited(tx, personId)
        const person = { plannerId, clientId, personId, timeZone: body.timeZone, with: 'a passkey' } as const
        return {
          client: await findClientForCouple(tx, clientId),
          token: await openSession(tx, person, cookies.token('couple')),
        }
      })
      cookies.give('couple', token)
      return { client }
    },
  },
}

/** The person, who may have lost the access since. */
async function invited(tx: Tx, personId: number) {
  const [person] = await findInvitedPeople(tx, { personId })
  return person ?? refuse('forbidden', { message: msg('You no longer have access to this portal.') })
}
