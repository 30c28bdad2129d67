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

/** Where tabs fade because there are more of them. */
const fadesOf = (page: Page) =>
  page
    .getByRole('tablist')
    .first()
    .evaluate((list) => {
      const { maskImage, maskPosition } = getComputedStyle(list)
      if (maskImage === 'none') return 'nowhere'
      const hidden = Number.parseFloat(maskPosition)
      return hidden === 0 ? 'before' : hidden === -48 ? 'after' : 'at both ends'
    })

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

test('the tabs of a couple and of its portal begin in the upper half and fade, and the preview of the portal stays visible', async ({
  page,
  wedding: { id, portal },
}) => {
  await portal.close()
  await test.step('every tab of the couple, which fade at the edge with more', async () => {
    await page.goto(`/clients/${id}`)
    await expect(page.getByRole('tab').first()).toBeVisible()
    await expect.poll(() => fadesOf(page)).toBe('after')
    for (const [tab, top] of Object.entries(await topsOfTabs(page))) expect(top, tab).toBeLessThan(half)
    await expect.poll(() => fadesOf(page)).toBe('before')
    await page.setViewportSize({ width: 1600, height: 844 })
    await page.reload()
    await expect.poll(() => fadesOf(page)).toBe('nowhere')
    await page.setViewportSize({ width: 390, height: 844 })
  })

  await test.step('what is needed from the couple, above the tabs of the portal', async () => {
    await page.goto(`/client-portal/${id}`)
    await expect(page.getByRole('tab').first()).toBeVisible()
    await expect.poll(() => topOf(page.getByRole('heading', { name: 'What we need from you' }))).toBeLessThan(half)
    expect(Object.keys(await topsOfTabs(page)).length).toBeGreaterThan(5)
  })

  await test.step('the preview, while the style is chosen', async () => {
    await page.goto(`/portal-builder/${id}`)
    const preview = page.getByRole('region', { name: 'Preview of the portal' })
    const names = preview.getByRole('heading', { level: 1 })
    for (const choice of ['Blue', 'Lora']) {
      const radio = page.getByRole('radio', { name: choice })
      await radio.click()
      await expect(radio).toBeChecked()
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
})

test('daily work is at the top of the dashboard, nothing covers the tasks, and all tabs of the settings are in sight', async ({
  page,
  planner,
}) => {
  await test.step('the dashboard', async () => {
    await planner.addClient({ partnerOneName: 'Ruth', email: 'ruth@example.com' })
    await page.goto('/')
    for (const name of ['Add Client', 'Schedule Event', 'Create Task', 'Add Vendor'])
      await expect
        .poll(() => bottomOf(page.getByRole('main').getByRole('link', { name }).first()), name)
        .toBeLessThan(half)
  })

  await test.step('the tasks, with a toast', async () => {
    const id = await planner.addClient({
      partnerOneName: 'Grace',
      partnerTwoName: 'Oliver',
      email: 'grace@example.com',
    })
    for (let number = 1; number <= 12; number++)
      await add(page, '/api/tasks', { title: `Task ${number}`, clientId: id, dueDate: '2031-05-01' })
    await add(page, '/api/tasks', { title: 'Overdue', clientId: id, dueDate: '2020-05-01' })
    await page.goto('/tasks')
    await expect.poll(() => topOf(page.getByRole('heading', { level: 2, name: 'Grace & Oliver' }))).toBeLessThan(half)
    await page.getByRole('checkbox', { name: 'Task 12' }).tap()
    const toast = toastOf(page, 'Task updated')
    // A toast stays while the pointer is on it.
    await toast.hover()
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    const button = page.getByRole('button', { name: 'New Task' })
    const last = await bottomOf(page.getByRole('main').getByRole('listitem').last())
    expect(last).toBeLessThanOrEqual(await topOf(button))
    expect(last).toBeLessThanOrEqual(await topOf(toast))
    const isAbove = (await bottomOf(toast)) <= (await topOf(button))
    expect(isAbove || (await topOf(toast)) >= (await bottomOf(button))).toBe(true)
  })

  await test.step('the tabs of the settings are all in sight, those of the specification first', async () => {
    await page.goto('/settings')
    const tabs = page.getByRole('tab')
    await expect(tabs).toHaveText([
      'Profile',
      'Business',
      'Notifications',
      'Security',
      'Your Look',
      'Billing',
      'Team',
      'Calendars',
      'Emails to Couples',
      'Import, Export, API',
      'Audit Log',
    ])
    for (const tab of await tabs.all()) await expect(tab).toBeInViewport({ ratio: 1 })
    await tabs.last().tap()
    await expect(page).toHaveURL('/settings?tab=audit')
  })
})
