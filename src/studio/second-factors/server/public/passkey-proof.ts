import type { NewCredential, ProvenCredential } from '#studio/second-factors/contract/passkey-credentials.ts'
import { msg } from '#platform/contract/locale/translate.ts'
import { limitLogins } from '#platform/server/db/limits.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'
import {
  addedCredential,
  optionsToAdd,
  optionsToSignIn,
  provenCount,
  type Credential,
  type PasskeyHolder,
} from '#studio/second-factors/server/public/webauthn.ts'
import { openChallenge, useChallenge, type Outside } from '#studio/second-factors/server/challenge-queries.ts'

type Stored = Credential & { id: number }
type Keys<Key extends Stored> = {
  publicUrl: string
  purpose: string
  find: (tx: Tx, credentialId: string) => Promise<Key | undefined>
  noteUse: (tx: Tx, id: number, signCount: number) => Promise<void>
  /** How somebody whose passkey is not accepted signs in instead. */
  unknown: string
}

type Challenge = { publicUrl: string; purpose: string }

/** What the browser makes a passkey with, for a device that does not have one of the known ones. */
export async function challengeToAdd(
  outside: Outside,
  { publicUrl, purpose }: Challenge,
  holder: PasskeyHolder,
  known: readonly string[],
) {
  const options = await optionsToAdd(publicUrl, holder, known)
  await openChallenge(outside, purpose, options.challenge)
  return options
}

/** The passkey that was made for the challenge of this browser. */
export async function newPasskey(
  outside: Omit<Outside, 'from'>,
  answer: NewCredential,
  { publicUrl, purpose }: Challenge,
): Promise<Credential> {
  const isChallenge = await useChallenge(outside, purpose)
  const credential = await addedCredential(publicUrl, answer, isChallenge)
  return credential ?? refuse('invalid', { message: msg('This passkey cannot be used here. Please try again.') })
}

/** What the browser signs in with, by any passkey of this host. */
export async function challengeToSignIn(outside: Outside, { publicUrl, purpose }: Challenge) {
  const options = await optionsToSignIn(publicUrl)
  await openChallenge(outside, purpose, options.challenge)
  return options
}

/** The stored passkey that has signed the challenge of this browser. Refusals count like failed logins. */
export async function provenPasskey<Key extends Stored>(
  outside: Outside,
  proof: ProvenCredential,
  { publicUrl, purpose, find, noteUse, unknown }: Keys<Key>,
): Promise<Key> {
  const { withoutSession, from } = outside
  const isChallenge = await useChallenge(outside, purpose)
  return limitLogins(withoutSession, `passkey ${proof.id}`, from, async () => {
    const stored = await withoutSession((tx) => find(tx, proof.id))
    const signCount = stored && (await provenCount(publicUrl, proof, stored, isChallenge))
    if (!stored || signCount === undefined) return refuse('signed-out', { message: unknown })
    await withoutSession((tx) => noteUse(tx, stored.id, signCount))
    return stored
  })
}
