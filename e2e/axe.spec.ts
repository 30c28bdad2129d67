import type { Page } from '@playwright/test'
import { pages } from '#contract/pages.ts'
import { expect, test } from './demo-journey.ts'
import { inspectPage, skipIntroductions } from './inspection.ts'

/** Every page and every tab, in a studio with something of everything: overlays are inspected by the journeys. */

// One worker, and so one demo.
test.describe.configure({ mode: 'default' })
test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.beforeEach(({ page }) => skipIntroductions(page))

const clientTabs = 'overview events tasks day vendors people documents billing messages history'.split(' ')
const settingsTabs = 'profile business billing notifications calendars letters team data security audit'.split(' ')
const portalTabs = 'schedule day tasks vendors documents billing messages'.split(' ')

/** The first width of the inspection: another layout may load more code. */
const narrowest = { width: 390, height: 900 }

async function open(page: Page, path: string): Promise<void> {
  await page.setViewportSize(narrowest)
  await page.goto(path)
  // The static page, which has a heading too, is busy until the first commit.
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
}

for (const { path } of pages.filter((page) => page.for === 'anyone'))
  test(`${path} is accessible and fits the screen`, async ({ page }) => {
    await page.goto(path)
    await expect(
      page.getByRole('link', { name: /Back to Login|Forgot password|Return Home|Go to Login/ }),
    ).toBeVisible()
    await inspectPage(page)
  })

/** The first row of a feature's list, whose page is opened. */
const listOf: Record<string, string> = {
  '/events/{id}': '/api/events',
  '/invoices/{id}': '/api/invoices',
  '/tasks/{id}': '/api/tasks',
  '/templates/{id}': '/api/templates',
}

for (const { path } of pages.filter((page) => page.for === 'planner'))
  test(`${path} is accessible and fits the screen`, async ({ page, demo, ids }) => {
    const { client, day } = ids
    await page.request.post('/api/auth/login', { data: demo.planner })
    const list = listOf[path]
    const [first] = list ? ((await (await page.request.get(list)).json()) as { id: number }[]) : []
    const id = path === '/day/{id}' ? day : (first?.id ?? client)
    await open(page, path.replace('{id}', String(id)))
    await inspectPage(page)
  })

const tabsOf = (page: Page) => page.getByRole('main').getByRole('tablist').first().getByRole('tab')

for (const tab of clientTabs)
  test(`the tab ${tab} of a couple is accessible and fits the screen`, async ({ page, demo, ids }) => {
    await page.request.post('/api/auth/login', { data: demo.planner })
    await open(page, `/clients/${ids.client}?tab=${tab}`)
    await expect(tabsOf(page)).toHaveCount(clientTabs.length)
    await inspectPage(page)
  })

for (const tab of settingsTabs)
  test(`the tab ${tab} of the settings is accessible and fits the screen`, async ({ page, demo }) => {
    await page.request.post('/api/auth/login', { data: demo.planner })
    await open(page, `/settings?tab=${tab}`)
    await expect(tabsOf(page)).toHaveCount(settingsTabs.length)
    await expect(page.getByRole('tabpanel').getByRole('heading').first()).toBeVisible()
    await inspectPage(page)
  })

for (const tab of portalTabs)
  test(`the tab ${tab} of a portal is accessible and fits the screen`, async ({ page, demo, ids }) => {
    await page.request.post('/api/client-login', { data: demo.couple })
    await page.addInitScript(() => localStorage.setItem('portal-welcome-seen', 'true'))
    await open(page, `/client-portal/${ids.couple}?tab=${tab}`)
    await expect(tabsOf(page)).toHaveCount(portalTabs.length)
    await inspectPage(page)
  })
