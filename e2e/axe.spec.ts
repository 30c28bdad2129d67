import type { Page } from '@playwright/test'
import { pages } from '#app/contract/pages.ts'
import type { Ids } from './demo.ts'
import { expect, test } from './demo-journey.ts'
import { post } from './planners.ts'
import { inspectPage, open, skipIntroductions, throughAll } from './inspection.ts'

/** Every page and every tab, in a studio with something of everything: overlays are inspected by the journeys. */

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.beforeEach(({ page }) => skipIntroductions(page))

const settingsTabs = 'profile business look billing notifications calendars letters team data security audit'.split(' ')

const tabsOf = (page: Page) => page.getByRole('main').getByRole('tablist').first().getByRole('tab')
/** The names of the tabs, which are in their ids and in the address. */
async function namesOfTabs(page: Page, address: string): Promise<string[]> {
  await open(page, address)
  await expect(tabsOf(page).first()).toBeVisible()
  return tabsOf(page).evaluateAll((tabs) => tabs.map(({ id }) => id.slice(id.lastIndexOf('-') + 1)))
}
const chosen = (page: Page) => tabsOf(page).and(page.locator('[aria-selected=true]'))

/** In parts that a worker inspects in a few seconds. */
const inParts = (all: string[]) =>
  Array.from({ length: Math.ceil(all.length / 10) }, (_, part) => all.slice(10 * part, 10 * part + 10))

const pagesFor = (viewer: string) => pages.filter((page) => page.for === viewer).map(({ path }) => path)

test('pages for anyone are accessible and fit the screen', async ({ page }) => {
  for (const path of pagesFor('anyone'))
    await test.step(path, async () => {
      await page.setViewportSize({ width: 390, height: 900 })
      await page.goto(path)
      await expect(
        page.getByRole('link', { name: /Back to Login|Forgot password|Return Home|Go to Login/ }),
      ).toBeVisible()
      await inspectPage(page)
    })
})

/** The first row of a feature's list, whose page is opened. */
const listOf: Record<string, string> = {
  '/events/{id}': '/api/events',
  '/invoices/{id}': '/api/invoices',
  '/tasks/{id}': '/api/tasks',
  '/templates/{id}': '/api/templates',
}

async function addressOf(page: Page, path: string, { client, day }: Ids): Promise<string> {
  const list = listOf[path]
  const [first] = list ? ((await (await page.request.get(list)).json()) as { id: number }[]) : []
  const id = path === '/day/{id}' ? day : (first?.id ?? client)
  return path.replace('{id}', String(id))
}

for (const [part, paths] of inParts(pagesFor('planner')).entries())
  test(`pages for planners are accessible and fit the screen, part ${part + 1}`, async ({ page, demo, ids }) => {
    await post(page.request, '/api/auth/login', demo.planner)
    const addresses = await Promise.all(paths.map((path) => addressOf(page, path, ids)))
    await throughAll(page, addresses, () => inspectPage(page))
  })

test('tabs of a couple are accessible and fit the screen', async ({ page, demo, ids }) => {
  await post(page.request, '/api/auth/login', demo.planner)
  const tabs = await namesOfTabs(page, `/clients/${ids.client}`)
  expect(tabs.length).toBeGreaterThan(9)
  const addresses = tabs.map((tab) => `/clients/${ids.client}?tab=${tab}`)
  await throughAll(page, addresses, async (address) => {
    await expect(chosen(page)).toHaveId(new RegExp(`-${address.split('=')[1]}$`))
    await inspectPage(page)
  })
})

test('tabs of the settings are accessible and fit the screen', async ({ page, demo }) => {
  await post(page.request, '/api/auth/login', demo.planner)
  const addresses = settingsTabs.map((tab) => `/settings?tab=${tab}`)
  await throughAll(page, addresses, async () => {
    await expect(tabsOf(page)).toHaveCount(settingsTabs.length)
    await expect(page.getByRole('tabpanel').getByRole('heading').first()).toBeVisible()
    await inspectPage(page)
  })
})

test('tabs of a portal are accessible and fit the screen', async ({ page, demo, ids }) => {
  await post(page.request, '/api/client-login', demo.couple)
  await page.addInitScript(() => localStorage.setItem('portal-welcome-seen', 'true'))
  const tabs = await namesOfTabs(page, `/client-portal/${ids.couple}`)
  expect(tabs.length).toBeGreaterThan(6)
  for (const tab of tabs)
    await test.step(tab, async () => {
      await open(page, `/client-portal/${ids.couple}?tab=${tab}`)
      await expect(chosen(page)).toHaveId(new RegExp(`-${tab}$`))
      await inspectPage(page)
    })
})
