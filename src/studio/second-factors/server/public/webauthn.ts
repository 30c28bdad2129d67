import { isIP } from 'node:net'
import type { NewCredential, ProvenCredential } from '#studio/second-factors/contract/passkey-credentials.ts'
import { msg } from '#platform/contract/locale/translate.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'

/** Loaded at the first use: most requests need none of it, and it would slow down the start. */
const library = () => import('@simplewebauthn/server')

export type Credential = { credentialId: string; publicKey: Buffer; signCount: number }
type IsChallenge = (challenge: string) => boolean

/** Passkeys belong to the host of the public address; an IP address can have none. */
function partyAt(publicUrl: string): { rpID: string; origin: string } {
  const { hostname, origin } = new URL(publicUrl)
  if (isIP(hostname.replaceAll(/[[\]]/g, '')))
    refuse('forbidden', { message: msg('Passkeys need an address with a host name.') })
  return { rpID: hostname, origin }
}

/** EdDSA, ES256 and RS256, which every device has one of. */
const algorithms = [-8, -7, -257]

const timeout = 5 * 60_000

export type PasskeyHolder = { handle: Buffer; name: string; email: string }

/** What the browser makes a passkey with, for a device that does not have one of these. */
export async function optionsToAdd(
  publicUrl: string,
  { handle, name, email }: PasskeyHolder,
  known: readonly string[],
) {
  const { generateRegistrationOptions } = await library()
  return generateRegistrationOptions({
    rpName: 'Larkspur',
    rpID: partyAt(publicUrl).rpID,
    userID: new Uint8Array(handle),
    userName: email,
    userDisplayName: name,
    timeout,
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: known.map((id) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
}

/** The new passkey; undefined if it does not answer the challenge. */
export async function addedCredential(
  publicUrl: string,
  response: NewCredential,
  isChallenge: IsChallenge,
): Promise<Credential | undefined> {
  const { verifyRegistrationResponse } = await library()
  const { rpID, origin } = partyAt(publicUrl)
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...response, clientExtensionResults: {} },
      expectedChallenge: isChallenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    })
    if (!verified) return undefined
    const { id, publicKey, counter } = registrationInfo.credential
    return { credentialId: id, publicKey: Buffer.from(publicKey), signCount: counter }
  } catch {
    // The library throws for whatever is wrong with an answer.
    return undefined
  }
}

/** What the browser signs in with, whichever passkey the person chooses. */
export async function optionsToSignIn(publicUrl: string) {
  const { generateAuthenticationOptions } = await library()
  return generateAuthenticationOptions({ rpID: partyAt(publicUrl).rpID, userVerification: 'required', timeout })
}

/** How often the device was used, if this passkey has signed the challenge; undefined if not. */
export async function provenCount(
  publicUrl: string,
  response: ProvenCredential,
  stored: Credential,
  isChallenge: IsChallenge,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await library()
  const { rpID, origin } = partyAt(publicUrl)
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...response, clientExtensionResults: {} },
      expectedChallenge: isChallenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
      credential: {
        id: stored.credentialId,
        publicKey: new Uint8Array(stored.publicKey),
        counter: stored.signCount,
      },
    })
    return verified ? authenticationInfo.newCounter : undefined
  } catch {
    return undefined
  }
}
