import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Notification } from '#talk/notifications/contract/endpoints.ts'
import { cache } from '#platform/web/calls/api.ts'
import { answerCalls } from '#test/web/test-page.tsx'
import { showPage } from '#test/web/test-planner-page.tsx'

const names = ['Emma', 'Noor']

const news = (id: number): Notification => ({
  id,
  type: 'message',
  title: `Message from ${names[id % 2]}`,
  message: `Thought ${id}`,
  priority: 'medium',
  read: false,
  relatedId: 1 + (id % 2),
  relatedType: 'message',
  clientId: 1 + (id % 2),
  createdAt: '2026-11-26T12:00:00.000Z',
})

it('adds older notifications to the row of their couple, also after a failure, and follows a change of them all', async () => {
  let isReached = true
  const stored = Array.from({ length: 120 }, (_, index) => news(120 - index))
  answerCalls({
    'GET /api/notifications/unread-count': () => ({ count: stored.filter(({ read }) => !read).length, messages: 0 }),
    'GET /api/notifications': ({ query }) => {
      const before = Number(query['before'] ?? 1000)
      if (!isReached && query['before']) throw new Error('no network')
      return stored.filter(({ id }) => id < before).slice(0, 50)
    },
  })
  await showPage('/notifications')
  const ofEmma = page.getByRole('button', { name: /Message from Emma/ })
  const ofNoor = page.getByRole('button', { name: /Message from Noor/ })
  await expect.element(ofEmma).toMatchTextContent(/25 about this couple/)
  expect(ofNoor.elements()).toHaveLength(1)
  await page.getByRole('button', { name: 'Show 24 more' }).first().click()
  const more = page.getByRole('button', { name: 'Load More' })
  await more.click()
  await expect.poll(() => ofEmma.elements().length).toBe(50)
  await expect.element(ofEmma.first()).toMatchTextContent(/50 about this couple/)
  isReached = false
  await more.click()
  await expect.element(page.getByText(/^We could not load the older notifications/)).toBeVisible()
  expect(ofEmma.elements()).toHaveLength(50)
  isReached = true
  await more.click()
  await expect.poll(() => ofEmma.elements().length).toBe(60)
  await expect.element(more).not.toBeInTheDocument()
  expect(ofNoor.elements()).toHaveLength(1)
  expect(page.getByText('60 about this couple').elements()).toHaveLength(2)

  const unread = page.getByRole('button', { name: /^Unread/ })
  expect(unread.elements()).toHaveLength(61)
  for (const one of stored) one.read = true
  await cache.invalidateQueries()
  await expect.poll(() => unread.elements().length).toBe(0)
})
