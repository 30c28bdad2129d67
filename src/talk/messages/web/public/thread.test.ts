import { expect, test } from 'vitest'
import type { Message } from '#talk/messages/contract/endpoints.ts'
import { pageLength } from '#talk/messages/web/public/page-length.ts'
import { byDay, lastSeen, lastUnread, withEarlier, withNewest } from '#talk/messages/web/public/thread.ts'

const message = (id: number, rest: Partial<Message> = {}): Message => ({
  id,
  clientId: 1,
  sender: 'client',
  senderName: 'Client',
  personName: null,
  content: String(id),
  timestamp: '2026-06-01T12:00:00.000Z',
  read: true,
  hasAttachments: false,
  attachments: [],
  cards: [],
  ...rest,
})
const messages = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, step) => message(from + step))
const ids = (list: readonly Message[]) => list.map(({ id }) => id)

test('earlier pages stay when the newest page advances', () => {
  const known = withEarlier(messages(51, 100), messages(1, 50))
  expect(known).toHaveLength(100)
  expect(ids(withNewest(known, messages(53, 102)))).toEqual(ids(messages(1, 102)))
})

test('the newest page updates messages already loaded', () => {
  const now = withNewest([message(1, { read: false })], [message(1), message(2)])
  expect(now.map(({ read }) => read)).toEqual([true, true])
})

test('a page that leaves a gap replaces what was loaded', () => {
  const page = messages(200, 199 + pageLength)
  expect(ids(withNewest(messages(1, 50), page))).toEqual(ids(page))
})

test('a message that waits is replaced by the page, and leaves no gap', () => {
  const known = withEarlier(withNewest([], [...messages(51, 100), message(-1)]), messages(1, 50))
  expect(ids(withNewest(known, messages(52, 101)))).toEqual(ids(messages(1, 101)))
  expect(ids(withNewest([message(-1)], messages(1, 1)))).toEqual([1])
})

test('finds the last unread message, and the last one that was read by the other side', () => {
  expect(lastUnread([message(1, { read: false }), message(2, { read: false }), message(3)], 'planner')).toBe(2)
  expect(lastUnread([message(1), message(2, { sender: 'planner', read: false })], 'planner')).toBeUndefined()
  expect(lastSeen([message(1, { sender: 'planner' }), message(2)], 'planner')).toBe(1)
  expect(
    lastSeen([message(1, { sender: 'planner' }), message(2, { sender: 'planner', read: false })], 'planner'),
  ).toBeUndefined()
})

test('messages are grouped by day', () => {
  const days = byDay([message(1), message(2), message(3, { timestamp: '2026-06-02T08:00:00.000Z' })], (instant) =>
    instant.slice(0, 10),
  )
  expect(days.map(({ day, messages }) => [day, ids(messages)])).toEqual([
    ['2026-06-01', [1, 2]],
    ['2026-06-02', [3]],
  ])
})
