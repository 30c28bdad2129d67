import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { RecentChanges } from '#platform/server/http/recent-changes.ts'

const change = (changed: string, call?: string) => ({ planner: 1, client: 2, changed, ...(call && { call }) })

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => void vi.useRealTimers())

it('returns what was announced since a moment, oldest first', () => {
  const recent = new RecentChanges()
  recent.add(change('tasks'))
  vi.setSystemTime(10)
  recent.add(change('events'))
  vi.setSystemTime(20)
  recent.add(change('messages'))
  expect(recent.since(10)).toEqual([change('events'), change('messages')])
  expect(recent.since(21)).toEqual([])
})

it('remembers a change that is announced again once, at the later moment, and those of different calls separately', () => {
  const recent = new RecentChanges()
  recent.add(change('tasks'))
  recent.add(change('tasks', 'a.1'))
  vi.setSystemTime(10)
  recent.add(change('tasks'))
  expect(recent.since(0)).toEqual([change('tasks', 'a.1'), change('tasks')])
  expect(recent.since(10)).toEqual([change('tasks')])
})

it('forgets after a minute', () => {
  const recent = new RecentChanges()
  recent.add(change('tasks'))
  vi.setSystemTime(60_001)
  recent.add(change('events'))
  expect(recent.since(0)).toEqual([change('events')])
})

it('forgets the future, which is from before the clock was set back', () => {
  vi.setSystemTime(3_600_000)
  const recent = new RecentChanges()
  recent.add(change('tasks'))
  vi.setSystemTime(0)
  recent.add(change('events'))
  expect(recent.since(0)).toEqual([change('events')])
})
