import type { Client } from '#weddings/clients/contract/endpoints.ts'

/** Warns what a change of the couple's address does: it ends a pending invite, or changes the login of an activated couple. */
export function loginHint(
  { isActivated, inviteSent, email }: Pick<Client, 'isActivated' | 'inviteSent' | 'email'>,
  typed: string,
): string | undefined {
  if (!isActivated)
    return inviteSent && typed.trim().toLowerCase() !== email.toLowerCase()
      ? 'The invite link that was sent will stop working. Please send a new one to the new address.'
      : undefined
  return typed.trim().toLowerCase() === email.toLowerCase()
    ? 'The couple logs in to their portal with this address.'
    : `The couple’s login changes too: until now, they log in with ${email}.`
}
