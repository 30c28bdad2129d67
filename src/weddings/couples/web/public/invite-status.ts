import type { Client } from '#weddings/clients/contract/endpoints.ts'

type Invited = Pick<Client, 'isActivated' | 'inviteSent' | 'inviteExpiresAt'>

/** The state of a couple's access to its portal. */
export function inviteStatus({ isActivated, inviteSent, inviteExpiresAt }: Invited, now = Date.now()): string {
  if (isActivated) return '✓ Account Activated'
  if (!inviteSent) return 'No invite sent'
  const expired = inviteExpiresAt !== null && Date.parse(inviteExpiresAt) <= now
  return expired ? '⏳ Invite Sent (expired)' : '⏳ Invite Sent'
}
