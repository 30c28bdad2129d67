import type { Client } from '#contract/clients.ts'

/** What hangs on a couple's address: an open invite ends with it, and an activated couple signs in with it. */
export function loginHint(
  { isActivated, inviteSent, email }: Pick<Client, 'isActivated' | 'inviteSent' | 'email'>,
  typed: string,
): string | undefined {
  if (!isActivated)
    return inviteSent && typed.trim().toLowerCase() !== email.toLowerCase()
      ? 'The invite link that was sent stops working. Please send a new one to the new address.'
      : undefined
  return typed.trim().toLowerCase() === email.toLowerCase()
    ? 'The couple signs in to its portal with this address.'
    : `The couple's login changes with it: from then on it signs in with the new address instead of ${email}.`
}
