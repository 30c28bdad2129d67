import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'

const grace = { partnerOneName: 'Grace Liu', partnerTwoName: 'Oliver Hart', email: 'grace@example.com' }

test('the sidebar collapses by button and Ctrl+B, and keeps its state', async ({ page, planner: _signedIn }) => {
  await page.goto('/clients')
  const navigation = page.getByRole('navigation', { name: 'Main' })
  await expect(navigation.getByRole('link', { name: 'Clients' })).toHaveAttribute('aria-current', 'page')
  await expect(navigation).toContainText('Dashboard')
  await page.keyboard.press('Control+b')
  await expect(navigation).not.toContainText('Dashboard')
  await page.reload()
  await expect(navigation).not.toContainText('Dashboard')
  await expect(navigation.getByRole('link', { name: 'Dashboard' })).toBeVisible()
  await page.getByRole('button', { name: 'Toggle sidebar' }).click()
  await expect(navigation).toContainText('Dashboard')
})

test('the templates are below the tasks in the sidebar', async ({ page, planner: _signedIn }) => {
  await page.goto('/')
  const navigation = page.getByRole('navigation', { name: 'Main' })
  await expect(navigation.getByRole('link')).toHaveCount(11)
  await navigation.getByRole('link', { name: 'Tasks' }).click()
  await navigation.getByRole('link', { name: 'Plan Templates' }).click()
  await expect(page).toHaveURL('/templates')
  await expect(navigation.getByRole('link', { name: 'Plan Templates' })).toHaveAttribute('aria-current', 'page')
})

test('on a tablet the sidebar starts collapsed, and keeps a chosen state', async ({ page, planner: _signedIn }) => {
  await page.setViewportSize({ width: 820, height: 1180 })
  await page.goto('/clients')
  const navigation = page.getByRole('navigation', { name: 'Main' })
  await expect(navigation.getByRole('link', { name: 'Dashboard' })).toBeVisible()
  await expect(navigation).not.toContainText('Dashboard')
  await page.getByRole('button', { name: 'Toggle sidebar' }).click()
  await expect(navigation).toContainText('Dashboard')
  await page.reload()
  await expect(navigation).toContainText('Dashboard')
})

test('the chosen theme is kept', async ({ page, planner: _signedIn }) => {
  await page.goto('/')
  const root = page.locator('html')
  await expect(root).not.toHaveClass(/dark/)
  await page.getByRole('button', { name: 'Use the dark theme' }).click()
  await expect(root).toHaveClass(/dark/)
  await page.reload()
  await expect(root).toHaveClass(/dark/)
})

test('the search finds a couple and opens its page', async ({ page, planner }) => {
  await planner.addClient(grace)
  await page.goto('/')
  const search = page.getByPlaceholder('Search clients, events, tasks...')
  await search.fill('g')
  await expect(search).toHaveAttribute('aria-expanded', 'false')
  await search.fill('nobody')
  await expect(page.getByText('No results found for "nobody"')).toBeVisible()
  await expect(page.getByText('Try different keywords')).toBeVisible()
  await search.fill('oliver')
  await page.getByRole('option', { name: /Grace Liu & Oliver Hart/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Grace Liu & Oliver Hart' })).toBeVisible()
  await expect(search).toHaveValue('')
})

test('the bell shows an activated portal live, and no count when all is read', async ({ page, planner }) => {
  const id = await planner.addClient(grace)
  await page.goto('/')
  await page.getByRole('button', { name: 'Notifications', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Notifications' })
  await expect(dialog.getByText('No notifications')).toBeVisible()
  await page.keyboard.press('Escape')

  const { inviteUrl } = (await (await page.request.post(`/api/clients/${id}/invite`)).json()) as { inviteUrl: string }
  const token = inviteUrl.split('/').at(-1)
  await page.request.post(`/api/client-invite/${token}/activate`, { data: { password: 'our wedding' } })
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click()
  await expect(dialog).toContainText('Grace Liu & Oliver Hart activated their portal.')
  await expect(dialog).toContainText('1 unread')
  await expect(dialog).toContainText('Just now')

  await dialog.getByRole('button', { name: 'Mark All Read' }).click()
  await expect(page.getByText('All notifications marked as read.').first()).toBeVisible()
  await dialog.getByRole('button', { name: 'View All' }).click()
  await expect(page).toHaveURL('/notifications')
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()
  await page.getByRole('button', { name: /activated their portal/ }).click()
  await expect(page).toHaveURL(`/clients/${id}`)
})

test('changes made elsewhere appear automatically', async ({ page, planner }) => {
  await page.goto('/clients')
  await expect(page.getByText('No clients yet')).toBeVisible()
  await planner.addClient(grace)
  await expect(page.getByRole('heading', { name: 'Grace Liu & Oliver Hart' })).toBeVisible()
})

test('an unknown address shows the not-found page', async ({ page, planner: _signedIn }) => {
  const answer = await page.goto('/seating-chart')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'This page is not on the guest list.' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await expect(page).toHaveURL('/')
})

test('without a session every page redirects to the sign-in, and then back to the requested page', async ({
  page,
  planner,
}) => {
  await page.context().clearCookies()
  await page.goto('/settings?tab=security')
  await expect(page).toHaveURL(/\/login\?back=/)
  await page.getByLabel('Email').fill(planner.email)
  await page.getByLabel('Password', { exact: true }).fill(planner.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/settings?tab=security')
  await expect(page.getByRole('heading', { name: 'Account Status' })).toBeVisible()
  await page.goto('/login')
  await expect(page).toHaveURL('/')
})

test('a session that ends redirects to the sign-in with a message, and then back to the same page', async ({
  page,
  planner,
}) => {
  const id = await planner.addClient(grace)
  await page.goto(`/clients/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.request.post('/api/auth/logout')
  await expect(page).toHaveURL(/\/login\?ended=1/)
  await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible()
  await page.getByLabel('Email').fill(planner.email)
  await page.getByLabel('Password', { exact: true }).fill(planner.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/clients/${id}`)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  /** Swipes over the page from right to left, or from left to right for a negative distance. */
  async function swipe(page: Page, way: number) {
    const session = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y: 110 }] })
    const start = way > 0 ? 330 : 60
    await touch('touchStart', start)
    await touch('touchMove', start - way / 2)
    await touch('touchMove', start - way)
    await touch('touchEnd', start - way)
  }

  const tutorialOn = (page: Page) => page.getByRole('dialog', { name: 'Your studio, one swipe away' })

  test('the first visit explains swiping once, on pages where swiping works', async ({ page, planner: _signedIn }) => {
    await page.goto('/new-client')
    await expect(page.getByLabel('Partner One Name')).toBeFocused()
    await page.waitForTimeout(1500)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.setViewportSize({ width: 768, height: 1024 })
    await page.goto('/')
    await page.waitForTimeout(1500)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.setViewportSize({ width: 767, height: 1024 })
    await tutorialOn(page).getByRole('button', { name: 'Start' }).click()
    await expect(tutorialOn(page)).toBeHidden()
    await page.waitForTimeout(1500)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('the page can be used beside the explanation of swiping, which then closes', async ({
    page,
    planner: _signedIn,
  }) => {
    await page.goto('/')
    await expect(tutorialOn(page)).toBeVisible()
    await page.getByRole('link', { name: 'Add Client' }).click()
    await expect(page.getByLabel('Partner One Name')).toBeFocused()
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
    await page.waitForTimeout(1500)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('a toast does not cover the button of a sheet', async ({ page, planner: _signedIn }) => {
    await page.goto('/')
    await expect(tutorialOn(page)).toBeVisible()
    await page.evaluate(() =>
      sessionStorage.setItem('toast-after-load', JSON.stringify({ title: 'Welcome Back!', text: 'Good to see you.' })),
    )
    await page.reload()
    await expect(tutorialOn(page)).toBeVisible()
    const toast = await page.getByText('Welcome Back!', { exact: true }).boundingBox()
    const start = await tutorialOn(page).getByRole('button', { name: 'Start' }).boundingBox()
    expect(toast!.y + toast!.height).toBeLessThan(start!.y)
  })

  test('later visits show a hint about swiping, except while typing', async ({ page, planner: _signedIn }) => {
    await page.addInitScript(() => localStorage.setItem('swipe-tutorial-dismissed', 'true'))
    await page.goto('/settings')
    await page.getByLabel('Full Name').focus()
    await page.waitForTimeout(1500)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.goto('/')
    const hint = page.getByRole('dialog', { name: 'Swipe to Navigate' })
    await expect(hint).toContainText(
      'Swipe left or right to quickly navigate between Dashboard, Clients, and Settings.',
    )
    await hint.getByRole('button', { name: 'Got it!' }).click()
    await expect(hint).toBeHidden()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('a swipe of 80 px changes the page, and wraps around', async ({ page, planner: _signedIn }) => {
    await page.addInitScript(() => {
      localStorage.setItem('swipe-tutorial-dismissed', 'true')
      sessionStorage.setItem('swipe-hint-seen', 'true')
    })
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    const arrivesAt = (name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await swipe(page, 79)
    await expect(page).toHaveURL('/')
    await swipe(page, 80)
    await arrivesAt('Clients')
    await swipe(page, 120)
    await arrivesAt('Settings')
    await swipe(page, 120)
    await arrivesAt('Dashboard')
    await swipe(page, -120)
    await arrivesAt('Settings')
    await expect(page).toHaveURL('/settings')
    // The second swipe starts before the page has changed.
    await swipe(page, -120)
    await swipe(page, -120)
    await arrivesAt('Dashboard')
  })

  test('the sidebar covers the page, and a tap outside closes it', async ({ page, planner: _signedIn }) => {
    await page.addInitScript(() => {
      localStorage.setItem('swipe-tutorial-dismissed', 'true')
      sessionStorage.setItem('swipe-hint-seen', 'true')
    })
    await page.goto('/')
    const navigation = page.getByRole('navigation', { name: 'Main' })
    await expect(navigation).toBeHidden()
    await page.getByRole('button', { name: 'Toggle sidebar' }).tap()
    await expect(navigation).toBeVisible()
    await page.touchscreen.tap(370, 500)
    await expect(navigation).toBeHidden()
  })
})
