import type { Locator, Page } from '@playwright/test'
import { skipIntroductions } from './inspection.ts'
import { expect } from './journey.ts'
import { toastOf } from './toasts.ts'
import { add, test } from './wedding.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, contextOptions: { reducedMotion: 'reduce' } })
test.beforeEach(({ page }) => skipIntroductions(page))

const half = 844 / 2
const topOf = async (element: Locator) => (await element.boundingBox())!.y
const bottomOf = async (element: Locator) => {
  const { y, height } = (await element.boundingBox())!
  return y + height
}

/** Taps each tab and returns where its content begins. */
async function topsOfTabs(page: Page): Promise<Record<string, number>> {
  const tops: Record<string, number> = {}
  for (const tab of await page.getByRole('tab').all()) {
    await tab.tap()
    await expect(tab).toHaveAttribute('aria-selected', 'true')
    await expect(tab).toBeInViewport({ ratio: 0.95 })
    const content = page.getByRole('tabpanel').locator('> *').first()
    await expect(page.getByRole('tabpanel').locator('[aria-busy=true]')).toHaveCount(0)
    await expect.poll(async () => (await content.boundingBox())?.height ?? 0).toBeGreaterThan(0)
    tops[(await tab.textContent()) ?? ''] = await topOf(content)
  }
  return tops
}

test('every tab of a client begins in the upper half', async ({ page, wedding: { id } }) => {
  await page.goto(`/clients/${id}`)
  await expect(page.getByRole('tab')).toHaveCount(10)
  const tops = await topsOfTabs(page)
  for (const [tab, top] of Object.entries(tops)) expect(top, tab).toBeLessThan(half)
})

test('what is needed from the couple begins in the upper half of a portal, and every tab can be opened below it', async ({
  page,
  wedding: { id, portal },
}) => {
  await portal.close()
  await page.goto(`/client-portal/${id}`)
  await expect(page.getByRole('tab')).toHaveCount(6)
  expect(await topOf(page.getByRole('heading', { name: 'What we need from you' }))).toBeLessThan(half)
  expect(Object.keys(await topsOfTabs(page))).toHaveLength(6)
})

test('the tasks begin in the upper half, and none is covered by the button or a toast', async ({ page, planner }) => {
  const id = await planner.addClient({ partnerOneName: 'Grace', partnerTwoName: 'Oliver', email: 'grace@example.com' })
  for (let number = 1; number <= 12; number++)
    await add(page, '/api/tasks', { title: `Task ${number}`, clientId: id, dueDate: '2031-05-01' })
  await add(page, '/api/tasks', { title: 'Overdue', clientId: id, dueDate: '2020-05-01' })
  await page.goto('/tasks')
  expect(await topOf(page.getByRole('heading', { level: 2, name: 'Grace & Oliver' }))).toBeLessThan(half)
  await page.getByRole('checkbox', { name: 'Task 12' }).tap()
  await expect(toastOf(page, 'Task updated')).toBeVisible()
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  const last = await bottomOf(page.getByRole('main').getByRole('listitem').last())
  expect(last).toBeLessThanOrEqual(await topOf(page.getByRole('button', { name: 'New Task' })))
  expect(last).toBeLessThanOrEqual(await topOf(toastOf(page, 'Task updated')))
})

test('daily work is at the top of the dashboard', async ({ page, planner: _signedIn }) => {
  await page.goto('/')
  for (const name of ['Add Client', 'Schedule Event', 'Create Task', 'Add Vendor'])
    expect(await bottomOf(page.getByRole('main').getByRole('link', { name }).first()), name).toBeLessThan(half)
})

test('scrollable tabs fade at the edge with more tabs', async ({ page, planner: _signedIn }) => {
  const fades = () =>
    page.getByRole('tablist').evaluate((list) => {
      const { maskImage, maskPosition } = getComputedStyle(list)
      if (maskImage === 'none') return 'nowhere'
      const hidden = Number.parseFloat(maskPosition)
      return hidden === 0 ? 'before' : hidden === -48 ? 'after' : 'at both ends'
    })
  await page.goto('/settings')
  await expect(page.getByRole('tab')).toHaveCount(10)
  await expect.poll(fades).toBe('after')
  for (const name of [
    'Business',
    'Billing',
    'Notifications',
    'Calendars',
    'Mail to Couples',
    'Team',
    'Data',
    'Security',
    'Audit Log',
  ]) {
    await page.getByRole('tab', { name }).tap()
    await expect(page.getByRole('tab', { name })).toBeInViewport({ ratio: 0.95 })
  }
  await expect.poll(fades).toBe('before')
  await page.setViewportSize({ width: 1280, height: 844 })
  await page.reload()
  await expect.poll(fades).toBe('nowhere')
})

test('the preview of a portal stays visible while its style is chosen', async ({ page, wedding: { id } }) => {
  await page.goto(`/portal-builder/${id}`)
  const preview = page.getByRole('region', { name: 'Preview of the portal' })
  const names = preview.getByRole('heading', { level: 1 })
  for (const choice of ['Blue', 'Lora']) {
    const radio = page.getByRole('radio', { name: choice })
    await radio.check()
    await expect(radio).toBeInViewport()
    await expect(names).toBeInViewport({ ratio: 1 })
  }
  await page
    .getByRole('checkbox', { name: 'Vendors' })
    .or(page.getByRole('switch', { name: 'Vendors' }))
    .tap()
  await expect(names).toBeInViewport({ ratio: 1 })
  await expect(preview.getByRole('tab', { name: 'Vendors' })).toHaveCount(0)
  await expect(preview.locator('[data-scheme=blue][data-typography=lora]')).toBeVisible()
})
