import { describe, expect, it } from 'vitest'
import { rightsOf, type MemberRole } from '#platform/contract/rights.ts'
import type { LinkCaller, Session } from '#platform/server/db/callers.ts'
import { concerns } from '#app/server/heard-topics.ts'

const change = (changed: string, client: number | null = 7) => ({ planner: 1, client, changed })
const memberWith = (role: MemberRole): Session => ({
  kind: 'planner',
  plannerId: 1,
  sessionId: 1,
  ...(role !== 'owner' && { member: { id: 2, name: 'Max', role, weddings: '{7,70}' } }),
})
const personWith = (access: 'all' | 'no-money' | 'only-money'): Session => ({
  kind: 'couple',
  plannerId: 1,
  clientId: 7,
  sessionId: 1,
  person: { id: 3, name: 'Ruth', access },
})

describe('the live channel of a member', () => {
  it.each([
    ['tasks', ['owner', 'planner', 'assistant']],
    ['invoices', ['owner', 'planner', 'bookkeeper']],
    ['messages', ['owner', 'planner', 'assistant']],
    ['notes', ['owner', 'planner', 'assistant']],
    ['days', ['owner', 'planner', 'assistant', 'day-of']],
    ['audit', ['owner']],
    ['tokens', ['owner']],
    ['account', ['owner', 'planner', 'assistant', 'bookkeeper', 'day-of']],
  ])('says that %s changed to %j', (topic, roles) => {
    const all = Object.keys(rightsOf) as MemberRole[]
    expect(all.filter((role) => concerns(memberWith(role), change(topic)))).toEqual(roles)
  })

  it('names only weddings within reach', () => {
    const heard = [7, 70, 8, 77, null].filter((wedding) => concerns(memberWith('day-of'), change('days', wedding)))
    expect(heard).toEqual([7, 70, null])
    expect(concerns(memberWith('assistant'), change('days', 8))).toBe(true)
  })

  it('says nothing to an account without the second factor that the studio requires', () => {
    expect(concerns({ ...memberWith('owner'), lacksSecondFactor: true } as Session, change('tasks'))).toBe(false)
  })
})

describe('the live channel of a person', () => {
  it.each([
    ['all', ['tasks', 'messages', 'invoices', 'feedback', 'portals']],
    ['no-money', ['tasks', 'messages', 'feedback', 'portals']],
    ['only-money', ['invoices', 'portals']],
  ] as const)('who sees %s says that %j changed', (access, topics) => {
    const asked = ['tasks', 'messages', 'invoices', 'feedback', 'portals', 'notes', 'audit', 'people']
    expect(asked.filter((topic) => concerns(personWith(access), change(topic)))).toEqual(topics)
    expect(asked.filter((topic) => concerns(personWith(access), change(topic, 8)))).toEqual([])
  })
})

it('a link hears of published days only', () => {
  const link: LinkCaller = {
    kind: 'link',
    plannerId: 1,
    clientId: 7,
    weddings: [7],
    linkId: 1,
    linkKind: 'guest-day',
    subjectId: null,
  }
  expect(['days', 'tasks', 'links'].filter((topic) => concerns(link, change(topic)))).toEqual(['days'])
})
