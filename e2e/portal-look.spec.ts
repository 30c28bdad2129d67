import type { Page } from '@playwright/test'
import { dayHere } from '#contract/day.ts'
import { longCouple } from './inspection.ts'
import { expect } from './journey.ts'
import { add, test } from './wedding.ts'

/** The visible part of each branch of the banner that overlaps text. */
const wordsUnderBranches = (page: Page) =>
  page.evaluate(() => {
    const overlap = (one: DOMRect, other: DOMRect) =>
      Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
      Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top))
    const words = [...document.querySelectorAll('.portal-banner :is(h1, p, li)')].map((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return range.getBoundingClientRect()
    })
    const seen = (branch: Element) => {
      const drawn = branch.getBoundingClientRect()
      const cut = branch.parentElement!.getBoundingClientRect()
      const [left, top] = [Math.max(drawn.left, cut.left), Math.max(drawn.top, cut.top)]
      const [right, bottom] = [Math.min(drawn.right, cut.right), Math.min(drawn.bottom, cut.bottom)]
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top))
    }
    const branches = [...document.querySelectorAll('.portal-banner svg[viewBox="0 0 320 320"]')].map(seen)
    return branches.map((branch) => words.reduce((sum, word) => sum + overlap(branch, word), 0))
  })

test('no branch of the banner overlaps a name', async ({ page, planner }) => {
  const long = await planner.addClient(longCouple)
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`/client-portal/${long}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(() => wordsUnderBranches(page), `at ${width} px`).toEqual([0, 0])
  }
})

test('a portal in Playfair shows its text in a loaded typeface', async ({ page, wedding: { id, portal } }) => {
  await add(page, `/api/clients/${id}/customization`, { typography: 'playfair' })
  await portal.goto(`/client-portal/${id}`)
  await expect(portal.getByRole('heading', { level: 1 })).toBeVisible()
  const html = await (await portal.request.get(`/client-portal/${id}`, { headers: { accept: 'text/html' } })).text()
  expect(html).toMatch(/rel="preload" as="font"[^>]+playfair/)
  expect(html).toMatch(/rel="preload" as="font"[^>]+inter/)
  const facesOf = (selector: string) =>
    portal.evaluate(async (wanted) => {
      await document.fonts.ready
      const [first] = getComputedStyle(document.querySelector(wanted)!).fontFamily.split(',')
      const loaded = [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family)
      return { first: first!.replaceAll('"', ''), loaded: loaded.map((family) => family.replaceAll('"', '')) }
    }, selector)
  for (const [selector, wanted] of [
    ['h1', 'Playfair Display Variable'],
    ['[role=tab]', 'Inter Variable'],
  ] as const) {
    const { first, loaded } = await facesOf(selector)
    expect(first).toBe(wanted)
    expect(loaded).toContain(wanted)
  }
})

test.describe('after the wedding', () => {
  test.use({ details: { weddingDate: '2020-06-14' } })
  test('the countdown is at 0 days', async ({ wedding: { id, portal } }) => {
    await portal.goto(`/client-portal/${id}`)
    await expect(portal.getByText('0days to go')).toBeVisible()
    await expect(portal.getByText('Today is the day.')).toHaveCount(0)
  })
})

test.describe('on the day itself', () => {
  test.use({ details: { weddingDate: dayHere() } })
  test('the countdown is at 0 days, with a message for the day', async ({ wedding: { id, portal } }) => {
    await portal.goto(`/client-portal/${id}`)
    await expect(portal.getByText('0days to go')).toBeVisible()
    await expect(portal.getByText('Today is the day.')).toBeVisible()
  })
})

test('a couple without a picture is shown by its initials', async ({ wedding: { id, portal } }) => {
  await portal.goto(`/client-portal/${id}`)
  await expect(portal.getByText('GO', { exact: true })).toBeVisible()
})

test.describe('a couple with long names', () => {
  const { partnerOneName, partnerTwoName } = longCouple
  test.use({ details: { partnerOneName, partnerTwoName, weddingDate: '2031-06-14' } })

  test('does not overlap the close button of a dialog', async ({ wedding: { id, portal } }) => {
    await portal.addInitScript(() => sessionStorage.removeItem('portal-welcome-seen'))
    const browser = await portal.context().newCDPSession(portal)
    await browser.send('Emulation.setTouchEmulationEnabled', { enabled: true })
    for (const width of [390, 768, 1440]) {
      await portal.setViewportSize({ width, height: 844 })
      await portal.goto(`/client-portal/${id}`)
      const dialog = portal.getByRole('dialog')
      const title = await dialog.getByRole('heading').boundingBox()
      const close = await dialog.getByRole('button', { name: 'Close' }).boundingBox()
      expect(title!.x + title!.width, `at ${width} px`).toBeLessThanOrEqual(close!.x)
    }
  })
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

  // A change that was made since, in a part that was never opened.
  await add(page, `/api/clients/${id}/events`, { title: 'Added late', date: '2031-05-09' })
  await expect.poll(() => printed(portal)).toContain('Added late')
  const text = await printed(portal)
  for (const shown of ['Event 1', 'Event 7', 'Task 1', 'Task 5', 'Rosebud', '+1 555 0100', 'A-1', 'See you on Friday.'])
    expect(text).toContain(shown)
  expect(text).toContain('Contracts, timelines and pictures will be kept here.')
  for (const hidden of ['Log out', 'Show 2 later', 'and 2 more', 'Pay Now', 'Document Upload', 'Leave feedback'])
    expect(text).not.toContain(hidden)
  expect(await portal.evaluate(() => (window as unknown as { printedDark: boolean }).printedDark)).toBe(false)

  await expect(portal.locator('html')).toHaveClass(/dark/)
  await expect(portal.getByRole('tab', { name: 'Tasks', selected: true })).toBeVisible()
})
