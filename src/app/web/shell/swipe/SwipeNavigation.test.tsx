import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { Router } from '#platform/web/router/Router.tsx'
import { routes } from '#app/web/shell/routes.ts'
import { startRouter } from '#platform/web/router/router.ts'
import SwipeNavigation from '#app/web/shell/swipe/SwipeNavigation.tsx'
import { answerCalls, show } from '#test/web/test-page.tsx'

const before = location.href
const tutorial = page.getByRole('dialog', { name: 'Your studio, one swipe away' })
const hint = page.getByRole('dialog', { name: 'Swipe to Navigate' })

beforeEach(() => {
  localStorage.setItem('userSession', JSON.stringify({ id: 9 }))
  answerCalls({})
})
afterEach(async () => {
  vi.useRealTimers()
  history.replaceState(null, '', before)
  await page.viewport(1280, 800)
})

async function visit(path: string, width = 390) {
  await page.viewport(width, 844)
  history.replaceState(null, '', path)
  await startRouter(routes)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  return show(
    <Router>
      <SwipeNavigation />
      <input aria-label="Full Name" />
    </Router>,
  )
}

it('explains swiping once, on small screens and on pages where swiping works', async () => {
  for (const [path, width] of [
    ['/new-client', 390],
    ['/', 768],
  ] as const) {
    const { unmount } = await visit(path, width)
    vi.advanceTimersByTime(10_000)
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await unmount()
    vi.useRealTimers()
  }
  const first = await visit('/', 767)
  await tutorial.getByRole('button', { name: 'Start' }).click()
  await expect.element(tutorial).not.toBeInTheDocument()
  vi.advanceTimersByTime(10_000)
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await first.unmount()
  vi.useRealTimers()
  await visit('/', 767)
  vi.advanceTimersByTime(10_000)
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

it('reminds of swiping once on a later visit, unless somebody is typing', async () => {
  localStorage.setItem('swipe-tutorial-dismissed', 'true')
  const typing = await visit('/settings')
  await page.getByLabelText('Full Name').click()
  vi.advanceTimersByTime(1000)
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await typing.unmount()
  vi.useRealTimers()

  const first = await visit('/')
  // The timer may begin after the first turn.
  await expect.poll(() => vi.advanceTimersByTime(1000) && hint.elements()).toHaveLength(1)
  await expect
    .element(hint)
    .toHaveAccessibleDescription('Swipe left or right to quickly navigate between Dashboard, Clients, and Settings.')
  await hint.getByRole('button', { name: 'Got it!' }).click()
  await expect.element(hint).not.toBeInTheDocument()
  await first.unmount()
  vi.useRealTimers()

  await visit('/')
  vi.advanceTimersByTime(1000)
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})
