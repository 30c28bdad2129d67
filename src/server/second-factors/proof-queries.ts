import type { ProvenCredential } from '#contract/passkey-credentials.ts'
import { limitLogins } from '#server/db/limits.ts'
import type { Tx } from '#server/db/pool.ts'
import { refuse } from '#server/ground/refusal.ts'
import { provenCount, type Credential } from '#server/ground/webauthn.ts'
import { useChallenge, type Outside } from '#server/second-factors/challenge-queries.ts'

type Stored = Credential & { id: number }
type Keys<Key extends Stored> = {
  publicUrl: string
  purpose: string
  find: (tx: Tx, credentialId: string) => Promise<Key | undefined>
  noteUse: (tx: Tx, id: number, signCount: number) => Promise<void>
  /** How somebody whose passkey is not accepted signs in instead. */
  otherwise: string
}

/** The stored passkey that has signed the challenge of this browser. Refusals count like failed logins. */
export async function provenPasskey<Key extends Stored>(
  outside: Outside,
  proof: ProvenCredential,
  { publicUrl, purpose, find, noteUse, otherwise }: Keys<Key>,
): Promise<Key> {
  const { withoutSession, from } = outside
  const isChallenge = await useChallenge(outside, purpose)
  return limitLogins(withoutSession, `passkey ${proof.id}`, from, async () => {
    const stored = await withoutSession((tx) => find(tx, proof.id))
    const signCount = stored && (await provenCount(publicUrl, proof, stored, isChallenge))
    if (!stored || signCount === undefined)
      return refuse('signed-out', { message: `This passkey is not known here. ${otherwise}` })
    await withoutSession((tx) => noteUse(tx, stored.id, signCount))
    return stored
  })
}
