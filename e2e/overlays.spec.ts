import { pages } from '#app/contract/pages.ts'
import { inspect, longCouple, shortCouple, skipIntroductions, throughAll } from './inspection.ts'
import { expect, test } from './journey.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.beforeEach(({ page }) => skipIntroductions(page))

test.describe('overlays are accessible and fit the screen', () => {
  test('the account menu, the bell, the search, the sidebar folded and on a phone, and the page that is not found', async ({
    page,
    planner,
  }) => {
    await planner.addClient(longCouple)
    await page.goto('/')
    await page.getByRole('button', { name: 'My Account' }).click()
    await expect(page.getByRole('menu')).toBeVisible()
    await inspect(page)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Notifications' }).click()
    await expect(page.getByText('No notifications')).toBeVisible()
    await inspect(page)
    await page.keyboard.press('Escape')
    await page.getByRole('combobox', { name: 'Search' }).fill('maxi')
    await expect(page.getByRole('option')).toBeVisible()
    await inspect(page)
    await page.getByRole('combobox', { name: 'Search' }).fill('nobody')
    await expect(page.getByText('Try different keywords')).toBeVisible()
    await inspect(page)
    await page.getByRole('combobox', { name: 'Search' }).fill('')
    await page.keyboard.press('Control+b')
    await inspect(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/seating-chart')
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await inspect(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'Toggle sidebar' }).click()
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    await inspect(page)
  })

  test('menus and dialogs of a card', async ({ page, planner }) => {
    await planner.addClient(shortCouple)
    await page.goto('/clients')
    const open = async (action: string) => {
      await page.getByRole('button', { name: 'Actions for Zoë' }).click()
      await expect(page.getByRole('menu')).toBeVisible()
      await inspect(page)
      await page.getByRole('menuitem', { name: action }).click()
    }
    await open('Edit')
    await page.getByRole('button', { name: 'Update Client' }).click()
    await expect(page.getByText('Partner 2 name is required')).toBeVisible()
    await inspect(page)
    await page.keyboard.press('Escape')
    await open('Delete')
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await inspect(page)
    await page.keyboard.press('Escape')
    await page.getByPlaceholder('Search clients...').fill('nobody')
    await expect(page.getByText('No clients found')).toBeVisible()
    await inspect(page)
  })

  test('the editors of a couple, a missing couple, and the form for a new one with its calendar', async ({
    page,
    planner,
  }) => {
    const id = await planner.addClient(longCouple)
    await page.goto(`/clients/${id}`)
    await page.getByRole('button', { name: 'Edit Notes' }).click()
    await page.getByRole('button', { name: 'Edit Email' }).click()
    await page.getByLabel('Email', { exact: true }).fill('no address')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Valid email is required')).toBeVisible()
    await inspect(page)
    await page.goto(`/clients/${id + 1_000_000}`)
    await expect(page.getByRole('heading', { name: 'We could not find this client' })).toBeVisible()
    await inspect(page)
    await page.goto('/new-client')
    await page.getByRole('button', { name: 'Add Client' }).click()
    await expect(page.getByText('Valid email is required')).toBeVisible()
    await inspect(page)
    await page.getByRole('button', { name: 'Pick a date' }).click()
    await expect(page.getByRole('dialog', { name: 'Wedding Date' }).getByRole('grid')).toBeVisible()
    await inspect(page)
  })

  test('the words of the mail to couples, with a preview', async ({ page, planner }) => {
    await planner.addClient(longCouple)
    await page.goto('/settings?tab=letters')
    await page.getByRole('button', { name: 'Edit: ' }).first().click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.frameLocator('iframe').getByText('has written to you')).toBeVisible()
    await inspect(page)
  })

  test('the sign-up with validation errors, and invalid links', async ({ page }) => {
    await page.goto('/login?ended=1')
    await page.getByRole('tab', { name: 'Sign Up' }).click()
    await page.getByRole('button', { name: 'Create Account' }).click()
    await expect(page.getByText('Full name is required')).toBeVisible()
    await inspect(page)
    await page.goto('/verify-email?token=wrong')
    await expect(page.getByRole('alert')).toContainText('This verification link is invalid')
    await inspect(page)
    await page.goto('/reset-password?token=wrong')
    await page.getByRole('button', { name: 'Save New Password' }).click()
    await inspect(page)
  })
})

/** Forms and settings look the same in every studio. */
const dependOnData = pages
  .filter((page) => page.for === 'planner' && !/\{|^\/(new-|settings)/.test(page.path))
  .map(({ path }) => path)
const half = Math.ceil(dependOnData.length / 2)

for (const [number, paths] of [dependOnData.slice(0, half), dependOnData.slice(half)].entries())
  test(`the pages of an empty studio are accessible and fit the screen, ${number + 1} of 2`, async ({
    page,
    planner: _signedIn,
  }) => throughAll(page, paths, () => inspect(page)))

test('pages with a couple of long values and one with few fields are accessible and fit the screen', async ({
  page,
  planner,
}) => {
  await planner.addClient(shortCouple)
  const id = await planner.addClient(longCouple)
  const paths = ['/', '/clients', `/clients/${id}`, '/calendar', '/messages', '/client-portals', '/tasks']
  await throughAll(page, paths, () => inspect(page))
})

test('the tabs of a couple without anything are accessible and fit the screen', async ({ page, planner }) => {
  const id = await planner.addClient(shortCouple)
  const tabs = ['events', 'tasks', 'day', 'vendors', 'documents', 'billing', 'messages', 'history']
  await throughAll(
    page,
    tabs.map((tab) => `/clients/${id}?tab=${tab}`),
    () => inspect(page),
  )
})

test('the introductions on a phone are accessible', async ({ page, planner: _signedIn }) => {
  await page.addInitScript(() => {
    localStorage.removeItem('swipe-tutorial-dismissed')
    sessionStorage.removeItem('swipe-hint-seen')
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await expect(page.getByRole('dialog', { name: 'Your studio, one swipe away' })).toBeVisible()
  await inspect(page)
})
