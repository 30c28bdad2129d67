import type { Client } from '#contract/clients.ts'

type Invited = Pick<Client, 'isActivated' | 'inviteSent' | 'inviteExpiresAt'>

/** How far a couple is on the way into its portal. */
export function inviteStatus({ isActivated, inviteSent, inviteExpiresAt }: Invited, now = Date.now()): string {
  if (isActivated) return '✓ Account Activated'
  if (!inviteSent) return 'No invite sent'
  const expired = inviteExpiresAt !== null && Date.parse(inviteExpiresAt) <= now
  return expired ? '⏳ Invite Sent (expired)' : '⏳ Invite Sent'
}
