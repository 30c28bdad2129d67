import { expect, it } from 'vitest'
import { invitationInWords, lastSeenInWords, relationOf } from '#weddings/people/web/person-words.ts'

const couple = { inviteSent: false }
const ruth = { role: 'other', invitedAt: null, lastSeenAt: null } as const
const noon = '2026-11-22T12:00:00.000Z'

it('names the role of a partner and the relation of others', () => {
  expect(relationOf({ role: 'partner-two', relation: null })).toBe('Partner')
  expect(relationOf({ role: 'other', relation: 'Mother of Emma' })).toBe('Mother of Emma')
  expect(relationOf({ role: 'other', relation: null })).toBeNull()
})

it('says when a person was invited', () => {
  expect(invitationInWords(ruth, couple)).toBe('Not invited yet')
  expect(invitationInWords({ ...ruth, invitedAt: noon }, couple)).toBe('Invited Nov 22, 2026')
})

it('counts the invitation of the couple for the first partner only', () => {
  const invited = { inviteSent: true }
  expect(invitationInWords({ ...ruth, role: 'partner-one' }, invited)).toBe('Invited')
  expect(invitationInWords({ ...ruth, role: 'partner-two' }, invited)).toBe('Not invited yet')
  expect(invitationInWords({ ...ruth, role: 'partner-one', lastSeenAt: noon }, couple)).toBe('Invited')
})

it('says when a person was last seen', () => {
  expect(lastSeenInWords(ruth)).toBeUndefined()
  const seen = { ...ruth, lastSeenAt: noon }
  expect(lastSeenInWords(seen, Date.parse(noon))).toBe('Last seen just now')
  expect(lastSeenInWords(seen, Date.parse(noon) + 7_200_000)).toBe('Last seen 2h ago')
})
