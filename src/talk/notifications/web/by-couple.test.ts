import { expect, test } from 'vitest'
import type { Notification } from '#talk/notifications/contract/endpoints.ts'
import { areAboutTheSame, byCouple } from '#talk/notifications/web/by-couple.ts'

const notification = (id: number, clientId: number | null, rest: Partial<Notification> = {}): Notification => ({
  id,
  clientId,
  type: 'message',
  title: 'Title',
  message: 'Message',
  priority: 'medium',
  read: false,
  relatedId: clientId,
  relatedType: 'message',
  createdAt: '2026-06-01T12:00:00.000Z',
  ...rest,
})

test('the notifications of one couple are grouped, at the position of the latest', () => {
  const list = [
    notification(9, 1),
    notification(8, null),
    notification(7, 2),
    notification(6, 1),
    notification(5, null),
  ]
  const ids = byCouple(list).map(({ head, others }) => [head.id, ...others.map(({ id }) => id)])
  expect(ids).toEqual([[9, 6], [8], [7], [5]])
})

test('the latest unread one represents the group', () => {
  const [group] = byCouple([notification(9, 1, { read: true }), notification(8, 1), notification(7, 1)])
  expect(group?.head.id).toBe(8)
  expect(group?.others.map(({ id }) => id)).toEqual([9, 7])
})

test('two are about the same if they link to the same record', () => {
  const message = notification(1, 4)
  expect(areAboutTheSame(message, notification(2, 4))).toBe(true)
  expect(areAboutTheSame(message, notification(3, 4, { relatedType: 'client' }))).toBe(false)
  const about = { relatedId: null, relatedType: null }
  expect(areAboutTheSame(notification(4, null, about), notification(5, null, about))).toBe(false)
})
