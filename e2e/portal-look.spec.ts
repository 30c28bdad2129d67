import type { Page } from '@playwright/test'
import { inspect } from './inspection.ts'
import { expect } from './journey.ts'
import { add, test } from './wedding.ts'

test('on the first visit a portal welcomes the couple with a large banner, in a typeface that is loaded with the page', async ({
  page,
  browser,
  instance,
  wedding: { id, portal },
}) => {
  await add(page, `/api/clients/${id}/customization`, { typography: 'playfair' })
  for (const number of [1, 2, 3])
    await add(page, '/api/tasks', { title: `Task ${number}`, clientId: id, assignedTo: 'client' })
  const context = await browser.newContext({
    baseURL: instance.url,
    storageState: await portal.context().storageState(),
    reducedMotion: 'reduce',
  })
  const fresh = await context.newPage()
  await fresh.addInitScript(() => {
    Object.assign(window, { shifts: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, {
          shifts: (window as unknown as { shifts: number }).shifts + (entry as unknown as { value: number }).value,
        })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const banner = fresh.locator('.portal-banner')
  const heading = fresh.getByRole('heading', { level: 1, name: 'Grace Liu & Oliver Hart' })
  /** The rows of what is needed take their place before they are loaded, and are folded from the start once they were seen. */
  const settled = async (rows: number) => {
    const needs = fresh.getByRole('region', { name: 'What we need from you' })
    await expect(needs.getByRole('button', { name: 'What we need from you' })).toHaveAttribute(
      'aria-expanded',
      String(rows > 0),
    )
    await expect(needs.getByRole('listitem')).toHaveCount(rows)
    if (rows === 0) await expect(needs.getByText('3 open', { exact: true })).toBeVisible()
    expect(await fresh.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBeLessThan(0.01)
  }

  await test.step('a welcome is shown once', async () => {
    await fresh.goto(`/client-portal/${id}`)
    await expect(fresh.getByRole('dialog', { name: 'Welcome, Grace Liu & Oliver Hart' })).toBeVisible()
    await inspect(fresh)
    await fresh.getByRole('button', { name: 'Take a Look Around' }).click()
  })

  await test.step('the typefaces of headings and text are preloaded, and loaded', async () => {
    const html = await (await fresh.request.get(`/client-portal/${id}`, { headers: { accept: 'text/html' } })).text()
    expect(html).toMatch(/rel="preload" as="font"[^>]+playfair/)
    expect(html).toMatch(/rel="preload" as="font"[^>]+inter/)
    for (const [selector, wanted] of [
      ['h1', 'Playfair Display Variable'],
      ['[role=tab]', 'Inter Variable'],
    ] as const) {
      const { first, loaded } = await fresh.evaluate(async (one) => {
        await document.fonts.ready
        const [family] = getComputedStyle(document.querySelector(one)!).fontFamily.split(',')
        const faces = [...document.fonts].filter(({ status }) => status === 'loaded')
        return { first: family!.replaceAll('"', ''), loaded: faces.map((face) => face.family.replaceAll('"', '')) }
      }, selector)
      expect(first).toBe(wanted)
      expect(loaded).toContain(wanted)
    }
  })

  for (const width of [390, 1440])
    await test.step(`at ${width} px the banner is large first and compact afterwards, and nothing moves while it loads`, async () => {
      await fresh.setViewportSize({ width, height: 900 })
      await fresh.evaluate(() => ['portal-visited', 'portal-seen-needs'].forEach((key) => localStorage.removeItem(key)))
      await fresh.reload()
      await expect(fresh.getByText('The wedding of')).toBeVisible()
      await expect(heading).toBeVisible()
      await expect(fresh.getByRole('dialog')).toHaveCount(0)
      await settled(3)
      const large = (await banner.boundingBox())!.height
      await fresh.reload()
      await expect(heading).toBeVisible()
      await expect(fresh.getByText('The wedding of')).toHaveCount(0)
      await expect(fresh.getByText('days to go')).toBeVisible()
      await settled(0)
      expect((await banner.boundingBox())!.height).toBeLessThan(large * 0.8)
    })
  await context.close()
})

/** Captures the page's content at the moment of printing; call it after the page has loaded. */
async function printed(page: Page): Promise<string> {
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => {
    addEventListener('beforeprint', () => {
      const text = document.body.innerText
      Object.assign(window, { printed: text, printedDark: document.documentElement.classList.contains('dark') })
    })
  })
  await page.pdf()
  await page.emulateMedia({ media: null })
  return page.evaluate(() => (window as unknown as { printed: string }).printed)
}

test('a portal prints as a document: all content, expanded, and no controls', async ({
  page,
  wedding: { id, portal },
}) => {
  for (let number = 1; number <= 7; number++)
    await add(page, `/api/clients/${id}/events`, { title: `Event ${number}`, date: `2031-05-0${number}` })
  for (let number = 1; number <= 5; number++) {
    const task = await add(page, '/api/tasks', { title: `Task ${number}`, clientId: id, visibleToCouple: true })
    await page.request.patch(`/api/tasks/${task.id}`, { data: { completed: true } })
  }
  const vendor = await add(page, '/api/vendors', { name: 'Rosebud', category: 'florist', phone: '+1 555 0100' })
  await add(page, `/api/clients/${id}/vendors`, { vendorId: vendor.id })
  await add(page, `/api/clients/${id}/messages`, { content: 'See you on Friday.' })
  await add(page, `/api/clients/${id}/invoices`, { amount: '1200.00', status: 'Sent', invoiceNumber: 'A-1' })
  await portal.emulateMedia({ colorScheme: 'dark' })
  const scripts: string[] = []
  portal.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  await portal.goto(`/client-portal/${id}?tab=tasks`)
  const parts = () => scripts.filter((name) => /\/(TaskList|VendorList|Documents|Billing|Messages)-/.test(name))
  await expect.poll(parts).toHaveLength(5)
  await expect(portal.getByText('Task 5')).toBeVisible()
  const needs = portal.getByRole('region', { name: 'What we need from you' })
  await expect(needs).toBeVisible()
  await portal.emulateMedia({ media: 'print' })
  await expect(needs).toBeHidden()

  // A change that was made since, in a part that was never opened.
  await add(page, `/api/clients/${id}/events`, { title: 'Added late', date: '2031-05-09' })
  await expect.poll(() => printed(portal)).toContain('Added late')
  const text = await printed(portal)
  for (const shown of ['Event 1', 'Event 7', 'Task 1', 'Task 5', 'Rosebud', '+1 555 0100', 'A-1', 'See you on Friday.'])
    expect(text).toContain(shown)
  expect(text).toContain('Contracts, timelines, and pictures will be kept here.')
  for (const hidden of ['Log out', 'Show 2 later', 'and 2 more', 'Pay Now', 'Document Upload', 'Leave Feedback'])
    expect(text).not.toContain(hidden)
  expect(await portal.evaluate(() => (window as unknown as { printedDark: boolean }).printedDark)).toBe(false)

  await expect(portal.locator('html')).toHaveClass(/dark/)
  await expect(portal.getByRole('tab', { name: 'Tasks', selected: true })).toBeVisible()
})

test.describe('a couple with one name and no date', () => {
  test.use({ details: { partnerTwoName: '', weddingDate: '', venue: '' } })

  test('has a working portal, of which every empty part is accessible', async ({ wedding: { id, portal } }) => {
    await portal.goto(`/client-portal/${id}`)
    await expect(portal.getByRole('heading', { level: 1 })).toHaveText('Grace Liu')
    await expect(portal.getByText('Date TBD')).toBeVisible()
    await expect(portal.getByText('days to go')).toHaveCount(0)
    for (const [name, words] of [
      ['Schedule', undefined],
      ['Tasks', undefined],
      ['Vendors', undefined],
      ['Billing', 'No invoices yet.'],
      ['Messages', 'No messages yet'],
    ] as const)
      await test.step(name, async () => {
        await portal.getByRole('tab', { name }).click()
        await expect(portal.locator('[aria-busy=true]')).toHaveCount(0)
        if (words) await expect(portal.getByText(words)).toBeVisible()
        await inspect(portal)
      })
  })
})

test('the tabs of a portal stay at the top, and cover nothing that a link leads to', async ({
  page,
  wedding: { id, portal },
}) => {
  const tasks = []
  for (let count = 1; count <= 20; count++)
    tasks.push(await add(page, '/api/tasks', { title: `Task ${count}`, clientId: id, assignedTo: 'client' }))
  const tab = portal.getByRole('tab', { name: 'Tasks' })
  for (const width of [390, 1440]) {
    await portal.setViewportSize({ width, height: 700 })
    await portal.goto('about:blank')
    await portal.goto(`/client-portal/${id}?tab=tasks#task-${tasks.at(-1)!.id}`)
    const task = portal.locator(`#task-${tasks.at(-1)!.id}`)
    await expect(task).toBeInViewport({ ratio: 1 })
    await expect(tab).toBeInViewport({ ratio: 0.9 })
    await portal.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect(tab).toBeInViewport({ ratio: 0.9 })
    await task.evaluate((element) => element.scrollIntoView({ block: 'start' }))
    const [below, above] = [await task.boundingBox(), await tab.boundingBox()]
    expect(below!.y).toBeGreaterThanOrEqual(above!.y + above!.height)
  }
})
