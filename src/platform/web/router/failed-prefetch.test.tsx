import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { cache } from '#platform/web/calls/api.ts'
import { answerCalls, Refused } from '#test/web/test-page.tsx'
import { showPage } from '#test/web/test-planner-page.tsx'

beforeEach(() => cache.clear())

it('asks once for a list that fails, and again when somebody wants it', async () => {
  let fails = true
  const { count } = answerCalls({
    'GET /api/vendors': () => {
      if (fails) throw new Refused(500, 'No.')
      return []
    },
    'GET /api/auth/me': () => ({ user: { id: 9, name: 'Dana Whitfield' } }),
    'GET /api/notifications/unread-count': () => ({ count: 0, messages: 0 }),
  })
  await showPage('/vendors')
  const again = page.getByRole('button', { name: 'Try again' })
  await expect.element(again).toBeVisible()
  expect(count('GET /api/vendors')).toBe(1)
  fails = false
  await again.click()
  await expect.element(page.getByText('No vendors yet')).toBeVisible()
  expect(count('GET /api/vendors')).toBe(2)
})
