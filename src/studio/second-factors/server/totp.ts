import { refuse } from '#platform/server/foundation/refusal.ts'
import type { SecretBox } from '#platform/server/foundation/secret-box.ts'

type Otp = typeof import('otplib')
/** Loaded at the first use, because most requests need none of it. */
const library = (): Promise<Otp> => import('otplib')

const issuer = 'Larkspur'
/** One step before and after the present one, for clocks that differ. */
const toleranceSeconds = 30

/** A new secret, and the address by which an app takes it over from a QR code. */
export async function newSecret(email: string): Promise<{ secret: string; address: string }> {
  const { generateSecret, generateURI } = await library()
  const secret = generateSecret()
  return { secret, address: generateURI({ issuer, label: email, secret }) }
}

/** Refuses if the installation has another key than the one that the secret was stored with. */
export function openSecret({ authenticatorBox }: { authenticatorBox: SecretBox }, sealed: Buffer): string {
  try {
    return authenticatorBox.open(sealed)
  } catch {
    return refuse('forbidden', {
      message: 'Codes from authenticator apps cannot be checked here at the moment. Please use a recovery code.',
    })
  }
}

/** The time step that a code belongs to; undefined if it is wrong. */
export async function stepOf(secret: string, code: string): Promise<number | undefined> {
  const { verify } = await library()
  const result = await verify({ secret, token: code, epochTolerance: toleranceSeconds })
  return result.valid && 'timeStep' in result ? result.timeStep : undefined
}

/** Apps show the digits in groups. */
export const asAppCode = (typed: string): string | undefined => {
  const digits = typed.replaceAll(/\s/g, '')
  return /^\d{6}$/.test(digits) ? digits : undefined
}
