import type { Client } from '#contract/clients.ts'

/** An activated couple signs in with its address, so changing it changes the login. */
export function loginHint(
  { isActivated, email }: Pick<Client, 'isActivated' | 'email'>,
  typed: string,
): string | undefined {
  if (!isActivated) return undefined
  return typed.trim().toLowerCase() === email.toLowerCase()
    ? 'The couple signs in to its portal with this address.'
    : `The couple's login changes with it: from then on it signs in with the new address instead of ${email}.`
}
