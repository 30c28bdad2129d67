import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'

const grace = { partnerOneName: 'Grace Liu', partnerTwoName: 'Oliver Hart', email: 'grace@example.com' }

const navigationOf = (page: Page) => page.getByRole('navigation', { name: 'Main' })

async function signIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
}

test('the sidebar and the theme keep their state, and an unknown address has a page', async ({
  page,
  planner: _signedIn,
}) => {
  const navigation = navigationOf(page)
  const toggle = page.getByRole('button', { name: 'Toggle sidebar' })

  await test.step('on a tablet the sidebar starts collapsed, and keeps a chosen state', async () => {
    await page.setViewportSize({ width: 820, height: 1180 })
    await page.goto('/clients')
    await expect(navigation.getByRole('link', { name: 'Dashboard' })).toBeVisible()
    await expect(navigation).not.toContainText('Dashboard')
    await toggle.click()
    await expect(navigation).toContainText('Dashboard')
    await page.reload()
    await expect(navigation).toContainText('Dashboard')
  })

  await test.step('it is folded with Ctrl+B and unfolded with its button', async () => {
    await page.setViewportSize({ width: 1280, height: 720 })
    await page.reload()
    await expect(navigation.getByRole('link', { name: 'Clients' })).toHaveAttribute('aria-current', 'page')
    await expect(navigation).toContainText('Dashboard')
    // The static page shows the sidebar before it takes keys.
    await expect(page.getByText('No clients yet')).toBeVisible()
    await page.keyboard.press('Control+b')
    await expect(navigation).not.toContainText('Dashboard')
    await page.reload()
    await expect(navigation).not.toContainText('Dashboard')
    await expect(navigation.getByRole('link', { name: 'Dashboard' })).toBeVisible()
    await toggle.click()
    await expect(navigation).toContainText('Dashboard')
  })

  await test.step('the templates are reached from the tasks, also on a phone', async () => {
    await navigation.getByRole('link', { name: 'Tasks' }).click()
    await page.setViewportSize({ width: 390, height: 844 })
    await page.locator('#page').getByRole('link', { name: 'Plan Templates' }).click()
    await expect(page).toHaveURL('/templates')
    await page.setViewportSize({ width: 1280, height: 720 })
    await expect(navigation.getByRole('link')).toHaveCount(11)
    await expect(navigation.getByRole('link', { name: 'Tasks' })).toHaveAttribute('aria-current', 'page')
  })

  await test.step('the dark theme is kept, and an unknown address leads back', async () => {
    const root = page.locator('html')
    await expect(root).not.toHaveClass(/dark/)
    await page.getByRole('button', { name: 'Use the dark theme' }).click()
    await expect(root).toHaveClass(/dark/)
    const answer = await page.goto('/seating-chart')
    expect(answer?.status()).toBe(404)
    await expect(root).toHaveClass(/dark/)
    await expect(page.getByRole('heading', { level: 1, name: 'This page is not on the guest list.' })).toBeVisible()
    await page.getByRole('link', { name: 'Back to Dashboard' }).click()
    await expect(page).toHaveURL('/')
  })
})

test('changes made elsewhere appear by themselves, and the bell tells of an activated portal', async ({
  page,
  planner,
}) => {
  await page.goto('/clients')
  await expect(page.getByText('No clients yet')).toBeVisible()
  const id = await planner.addClient(grace)
  await expect(page.getByRole('heading', { name: 'Grace Liu & Oliver Hart' })).toBeVisible()

  await page.getByRole('button', { name: 'Notifications', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Notifications' })
  await expect(dialog.getByText('No notifications')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  const { inviteUrl } = (await (await page.request.post(`/api/clients/${id}/invite`)).json()) as { inviteUrl: string }
  const token = inviteUrl.split('/').at(-1)
  await page.request.post(`/api/client-invite/${token}/activate`, { data: { password: 'our wedding' } })
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click()
  await expect(dialog).toContainText('The portal of Grace Liu & Oliver Hart was activated.')
  await expect(dialog).toContainText('1 unread')
  await expect(dialog).toContainText('Just now')

  await dialog.getByRole('button', { name: 'Mark All Read' }).click()
  await expect(page.getByText('All notifications marked as read.').first()).toBeVisible()
  await dialog.getByRole('button', { name: 'View All' }).click()
  await expect(page).toHaveURL('/notifications')
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()
  await page.getByRole('button', { name: /was activated/ }).click()
  await expect(page).toHaveURL(`/clients/${id}`)
})

test('without a session, and when it ends, every page leads to the sign-in and back', async ({ page, planner }) => {
  const id = await planner.addClient(grace)

  await test.step('without a session', async () => {
    await page.context().clearCookies()
    await page.goto('/settings?tab=security')
    await expect(page).toHaveURL(/\/login\?back=/)
    await signIn(page, planner)
    await expect(page).toHaveURL('/settings?tab=security')
    await expect(page.getByRole('heading', { name: 'Account Status' })).toBeVisible()
    await page.goto('/login')
    await expect(page).toHaveURL('/')
  })

  await test.step('a session that ends', async () => {
    const listening = page.waitForResponse(/\/api\/live/)
    await page.goto(`/clients/${id}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Grace Liu & Oliver Hart' })).toBeVisible()
    await listening
    await page.request.post('/api/auth/logout')
    await expect(page).toHaveURL(/\/login\?ended=1/)
    await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible()
    await signIn(page, planner)
    await expect(page).toHaveURL(`/clients/${id}`)
  })
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
    await session.detach()
  }

  test('the first visit explains swiping beside the page, and a swipe of 80 px changes the page', async ({
    page,
    planner: _signedIn,
  }) => {
    const tutorial = page.getByRole('dialog', { name: 'Your studio, one swipe away' })

    await test.step('a toast does not cover the button of the explanation', async () => {
      await page.goto('/')
      await expect(tutorial).toBeVisible()
      await page.evaluate(() =>
        sessionStorage.setItem(
          'toast-after-load',
          JSON.stringify({ title: 'Welcome Back!', text: 'Good to see you.' }),
        ),
      )
      await page.reload()
      await expect(tutorial).toBeVisible()
      const toast = await page.getByText('Welcome Back!', { exact: true }).boundingBox()
      const start = await tutorial.getByRole('button', { name: 'Start' }).boundingBox()
      expect(toast!.y + toast!.height).toBeLessThan(start!.y)
    })

    await test.step('the page can be used, which closes the explanation', async () => {
      await page.reload()
      await expect(tutorial).toBeVisible()
      await page.getByRole('link', { name: 'Add Client' }).click()
      await expect(page.getByLabel('Partner One Name')).toBeFocused()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
    })

    await test.step('swipes wrap around', async () => {
      const arrivesAt = (name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      // Too short: the next one would lead further.
      await swipe(page, 79)
      await swipe(page, 80)
      await expect(page).toHaveURL('/clients')
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

    await test.step('the sidebar covers the page, and a tap outside closes it', async () => {
      // A tap right after a swipe may only end the scrolling that the swipe has begun.
      await page.reload()
      await expect(page.getByRole('region', { name: 'Today' }).getByText('All clear for today')).toBeVisible()
      await expect(navigationOf(page)).toBeHidden()
      await page.getByRole('button', { name: 'Toggle sidebar' }).tap()
      await expect(navigationOf(page)).toBeVisible()
      await page.touchscreen.tap(370, 500)
      await expect(navigationOf(page)).toBeHidden()
    })
  })
})
