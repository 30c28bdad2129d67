import { expect, it } from 'vitest'
import { presenceOf } from '#studio/members/web/member-words.ts'

const now = Date.parse('2027-05-10T12:00:00Z')
const member = {
  id: 1,
  name: 'Ada',
  email: 'ada@team.example',
  role: 'assistant',
  weddings: [],
  phone: null,
  invitedAt: '2027-05-01T12:00:00Z',
  inviteExpiresAt: null,
  joinedAt: null,
  lastSeenAt: null,
  hasSecondFactor: false,
} as const

it.each([
  [{ inviteExpiresAt: '2027-05-15T12:00:00Z' }, 'Invited; the link works until May 15, 2027'],
  [{ inviteExpiresAt: '2027-05-09T12:00:00Z' }, 'The invitation has expired'],
  [{ joinedAt: '2027-05-02T12:00:00Z', lastSeenAt: '2027-05-10T12:00:00Z' }, 'Last seen just now'],
])('%j is %s', (state, words) => {
  expect(presenceOf({ ...member, weddings: [], ...state }, now)).toBe(words)
})
