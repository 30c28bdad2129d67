import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import BottomBar from '#app/web/shell/BottomBar.tsx'
import { routes } from '#app/web/shell/routes.ts'
import { cache } from '#platform/web/calls/api.ts'
import { Router } from '#platform/web/router/Router.tsx'
import { startRouter } from '#platform/web/router/router.ts'
import { answerCalls, show } from '#test/web/test-page.tsx'

const before = location.href
beforeEach(() => cache.clear())
afterEach(async () => {
  history.replaceState(null, '', before)
  await page.viewport(1280, 800)
})

const bar = page.getByRole('navigation', { name: 'Most used' })

it('has the pages that are opened most, with unread messages, and leads to all others', async () => {
  await page.viewport(390, 844)
  localStorage.setItem('userSession', JSON.stringify({ id: 9 }))
  answerCalls({ 'GET /api/notifications/unread-count': () => ({ count: 5, messages: 3 }) })
  history.replaceState(null, '', '/tasks/7')
  await startRouter(routes)
  let opened = 0
  await show(
    <Router>
      <BottomBar onMore={() => opened++} />
    </Router>,
  )
  await expect.element(bar.getByRole('link', { name: 'Messages, 3 unread' })).toBeInTheDocument()
  const names = bar
    .getByRole('link')
    .elements()
    .map((link) => link.getAttribute('href'))
  expect(names).toEqual(['/', '/calendar', '/tasks', '/messages'])
  await expect.element(bar.getByRole('link', { name: 'Tasks' })).toHaveAttribute('aria-current', 'page')
  await bar.getByRole('button', { name: 'More' }).click()
  expect(opened).toBe(1)
})
