import { expect, test } from 'vitest'
import { inviteStatus } from '#weddings/couples/web/public/invite-status.ts'

const now = Date.parse('2026-06-01T12:00:00Z')
const status = (isActivated: boolean, inviteSent: boolean, inviteExpiresAt: string | null) =>
  inviteStatus({ isActivated, inviteSent, inviteExpiresAt }, now)

test('the status goes from no invite over the invite to the account', () => {
  expect(status(false, false, null)).toBe('No invite sent')
  expect(status(false, true, '2026-06-02T00:00:00Z')).toBe('⏳ Invite Sent')
  expect(status(true, true, '2026-06-02T00:00:00Z')).toBe('✓ Account Activated')
})

test('an expired invite says so, unless the account is active already', () => {
  expect(status(false, true, '2026-06-01T12:00:00Z')).toBe('⏳ Invite Sent (expired)')
  expect(status(true, true, '2026-05-01T00:00:00Z')).toBe('✓ Account Activated')
})
