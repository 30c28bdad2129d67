import type { CreationOptions, RequestOptions } from '#studio/second-factors/contract/passkey-credentials.ts'
import { t } from '#platform/web/locale/t.ts'

/** Loaded when a passkey is used, because most pages need none. */
const library = () => import('@simplewebauthn/browser')

/** Browsers have passkeys for hosts with a name only, and on secure pages only. */
export const passkeysWork = (): boolean => 'PublicKeyCredential' in window && !/^\[|^[\d.]+$/.test(location.hostname)

export async function makePasskey(options: CreationOptions) {
  const { startRegistration } = await library()
  return startRegistration({ optionsJSON: options })
}

export async function provePasskey(options: RequestOptions) {
  const { startAuthentication } = await library()
  return startAuthentication({ optionsJSON: options })
}

/** Why the browser gave no passkey, in words for the person; undefined if it was not the browser. */
export function passkeyTrouble(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if (error.name === 'InvalidStateError') return t('This device already has a passkey for your account.')
  if (error.name === 'NotAllowedError' || error.name === 'AbortError') return t('No passkey was chosen.')
  return error.name === 'WebAuthnError' || error.name === 'SecurityError'
    ? t('This browser could not use a passkey here.')
    : undefined
}
