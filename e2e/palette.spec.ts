import type { Page } from '@playwright/test'
import { inspect, longCouple, skipIntroductions } from './inspection.ts'
import { expect, test } from './journey.ts'
import { toastOf } from './toasts.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.beforeEach(({ page }) => skipIntroductions(page))

const emma = { partnerOneName: 'Emma', partnerTwoName: 'James', email: 'emma-palette@example.com' }
const otherEmma = { partnerOneName: 'Emma', partnerTwoName: 'Liam', email: 'liam-palette@example.com' }

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Search and commands' })
const fieldOf = (page: Page) => dialogOf(page).getByRole('combobox', { name: 'Search' })

async function open(page: Page): Promise<void> {
  await expect(dialogOf(page)).toBeHidden()
  await page.keyboard.press('Control+k')
  await expect(fieldOf(page)).toBeFocused()
}

test('the palette opens couples, pages and settings by keyboard, and knows who was opened last', async ({
  page,
  planner,
}) => {
  const id = await planner.addClient(emma)
  const other = await planner.addClient(longCouple)
  await page.goto('/tasks')
  await expect(page.getByText('No tasks yet')).toBeVisible()
  await open(page)
  await inspect(page)
  await page.keyboard.type('james')
  await expect(page.getByRole('option', { name: /Emma & James/ })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/clients/${id}`)
  await expect(dialogOf(page)).toBeHidden()

  await open(page)
  await page.keyboard.type('maxi')
  await expect(page.getByRole('option')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/clients/${other}`)

  await open(page)
  await page.keyboard.type('password')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/settings?tab=security')
  await open(page)
  await page.keyboard.type('new cl')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/new-client')
  await expect(page.getByLabel('Partner One Name')).toBeFocused()

  await open(page)
  const recent = page.getByRole('group', { name: 'Recently opened' }).getByRole('option')
  await expect(recent).toContainText(['Maximiliane', 'Emma & James'])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/clients/${id}`)
  await page.keyboard.press('Escape')

  expect(await page.evaluate(() => Object.keys(localStorage).join())).toContain('recent-couples')
  await page.getByRole('button', { name: 'My Account' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/login')
  const kept = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('recent-couples')))
  expect(kept).toEqual([])
})

test('a typed task and a typed event are shown, added and taken back', async ({ page, planner }) => {
  await planner.addClient(emma)
  await planner.addClient(otherEmma)
  await page.goto('/tasks')
  await expect(page.getByText('No tasks yet')).toBeVisible()
  await open(page)
  await page.keyboard.type('task Call florist 12 may 2031 !high @james')
  await expect(
    page.getByRole('option', { name: /^Call florist.*Monday, May 12, 2031.*High priority.*Emma & James/ }),
  ).toHaveAttribute('aria-selected', 'true')
  await inspect(page)
  await page.keyboard.press('Enter')
  const created = toastOf(page, 'Task created')
  await expect(created).toContainText('“Call florist” is on your list.')
  await expect(page.getByRole('button', { name: /Call florist.*May 12, 2031.*High/ })).toBeVisible()
  await created.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('No tasks yet')).toBeVisible()

  await open(page)
  await page.keyboard.type('event Tasting 13 may 2031 3:30 pm @Emma')
  await expect(page.getByRole('option', { name: /Which “Emma”\?/ })).toHaveAttribute('aria-disabled', 'true')
  await inspect(page)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('option', { name: /^Tasting.*3:30 PM.*Emma & / })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await page.keyboard.press('Enter')
  await toastOf(page, 'Event created').getByRole('link', { name: 'Open event' }).click()
  await expect(page).toHaveURL(/\/events\/\d+$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Tasting' })).toBeVisible()
  const all = (await (await page.request.get('/api/events?from=2031-05-13&to=2031-05-13')).json()) as object[]
  expect(all).toMatchObject([{ title: 'Tasting', date: '2031-05-13', time: '15:30', type: 'tasting' }])
})

test('keys typed right after the shortcut, before the palette is loaded, are not lost', async ({ page, planner }) => {
  await planner.addClient(emma)
  await page.route(/\/Palette-[^/]*\.js/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000))
    await route.continue()
  })
  await page.goto('/clients')
  await expect(page.getByRole('heading', { name: 'Emma & James' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('jam', { delay: 20 })
  await expect(fieldOf(page)).toBeFocused()
  await page.keyboard.type('es')
  await expect(fieldOf(page)).toHaveValue('james')
  await expect(page.getByRole('option', { name: /Emma & James/ })).toBeVisible()
})

test('on a phone the palette is a sheet over the whole screen', async ({ page, planner }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await planner.addClient(emma)
  await page.goto('/')
  await page.getByRole('combobox', { name: 'Search' }).click()
  await expect(fieldOf(page)).toBeFocused()
  expect(await dialogOf(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
  await fieldOf(page).fill('james')
  await page.getByRole('option', { name: /Emma & James/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Emma & James' })).toBeVisible()
})

test('a question mark shows the keyboard shortcuts', async ({ page, planner: _signedIn }) => {
  await page.goto('/calendar')
  await expect(page.getByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.keyboard.press('?')
  const sheet = page.getByRole('dialog', { name: 'Keyboard Shortcuts' })
  await expect(sheet).toContainText('Go to today')
  await inspect(page)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
})
