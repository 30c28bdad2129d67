import type { Page } from '@playwright/test'
import { inspect, longCouple, skipIntroductions } from './inspection.ts'
import { expect, test } from './journey.ts'

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

  await test.step('keys typed before it is loaded are not lost', async () => {
    const { promise: asked, resolve: request } = Promise.withResolvers<void>()
    const { promise: loaded, resolve: release } = Promise.withResolvers<void>()
    await page.route(/\/Palette-[^/]*\.js/, async (route) => {
      request()
      await loaded
      await route.continue()
    })
    await page.goto('/clients')
    await expect(page.getByRole('heading', { name: 'Emma & James' })).toBeVisible()
    await page.keyboard.press('Control+k')
    await page.keyboard.type('jam')
    await asked
    release()
    await expect(fieldOf(page)).toBeFocused()
    await page.keyboard.type('es')
    await expect(fieldOf(page)).toHaveValue('james')
    await expect(page.getByRole('option', { name: /Emma & James/ })).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`/clients/${id}`)
    await expect(dialogOf(page)).toBeHidden()
    await expect(page.getByRole('heading', { level: 1, name: 'Emma & James' })).toBeVisible()
    // With the rules for print comes what notes which couples are opened.
    await expect(page.locator('link[media=print]')).toBeAttached()
  })

  await test.step('couples, settings and pages', async () => {
    await open(page)
    await page.keyboard.type('maxi')
    await expect(page.getByRole('option')).toHaveCount(1)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`/clients/${other}`)
    await expect(page.getByRole('heading', { level: 1, name: /Maximiliane/ })).toBeVisible()
    await open(page)
    await page.keyboard.type('password')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/settings?tab=security')
    await open(page)
    await page.keyboard.type('new cl')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/new-client')
    await expect(page.getByLabel('Partner One Name')).toBeFocused()
  })

  await test.step('the couples that were opened last, until the log-out', async () => {
    await open(page)
    const recent = page.getByRole('group', { name: 'Recently opened' }).getByRole('option')
    await expect(recent).toContainText(['Maximiliane', 'Emma & James'])
    await inspect(page)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`/clients/${id}`)
    await expect(dialogOf(page)).toBeHidden()
    expect(await page.evaluate(() => Object.keys(localStorage).join())).toContain('recent-couples')
    await page.getByRole('button', { name: 'My Account' }).click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await expect(page).toHaveURL('/login')
    const kept = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('recent-couples')))
    expect(kept).toEqual([])
  })
})

test('the palette asks what is unclear and covers the whole screen of a phone, and "?" shows the keys', async ({
  page,
  planner,
}) => {
  await planner.addClient(emma)
  await planner.addClient(otherEmma)

  await test.step('a question mark shows the keyboard shortcuts, also while the bar of a narrow window loads', async () => {
    const { promise: loaded, resolve: release } = Promise.withResolvers<void>()
    await page.route(/\/BottomBar-[^/]*\.js/, async (route) => {
      await loaded
      await route.continue()
    })
    await page.goto('/tasks')
    await expect(page.getByText('No tasks yet')).toBeVisible()
    const sheet = page.getByRole('dialog', { name: 'Keyboard Shortcuts' })
    // The layer that listens for the key is loaded when the page is idle, together with the print styles.
    await expect(page.locator('link[media=print]')).toBeAttached()
    await page.keyboard.press('?')
    await expect(sheet).toContainText('Go to today')
    await inspect(page)
    release()
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
  })

  await test.step('an event that could be of two couples is asked about', async () => {
    await open(page)
    await fieldOf(page).fill('event Tasting 13 may 2031 3:30 pm @Emma')
    await expect(page.getByRole('option', { name: /Which “Emma”\?/ })).toHaveAttribute('aria-disabled', 'true')
    await inspect(page)
    await page.keyboard.press('Escape')
    await expect(dialogOf(page)).toBeHidden()
  })

  await test.step('on a phone the search box has a panel, which leads to the palette over the whole screen', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    const box = page.getByRole('combobox', { name: 'Search' })
    await box.click()
    await box.fill('ja')
    await expect(dialogOf(page)).toBeHidden()
    await expect(page.getByRole('option', { name: /Emma & James/ })).toBeInViewport({ ratio: 1 })
    await page.getByRole('option', { name: /Emma & James/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Emma & James' })).toBeVisible()
    await expect(box).toHaveValue('')
    await box.fill('new')
    await inspect(page)
    // The inspection looks at other widths too.
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'Pages and commands' }).click()
    await expect(fieldOf(page)).toBeFocused()
    await expect.poll(() => dialogOf(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
    await expect(page.getByRole('option', { name: 'New Client' })).toBeVisible()
  })
})
