import { gzipSync } from 'node:zlib'
import type { APIRequestContext, Page } from '@playwright/test'
import { pages } from '#app/contract/pages.ts'
import { readRange } from '#overview/calendar/contract/calendar-views.ts'
import { dayHere } from '#platform/contract/calendar-date.ts'
import { activeCouple } from './couples.ts'
import { skipIntroductions } from './inspection.ts'
import { expect, test } from './journey.ts'
import { runSql } from './sql.ts'
import { add } from './wedding.ts'

/** Requests until the text was shown, without typefaces and the favicon, which the text does not wait for. */
async function requestsUntil(page: Page, path: string, wanted: string): Promise<string[]> {
  await page.addInitScript((text) => {
    // Requests made when idle are not needed for the text, and their time varies.
    window.requestIdleCallback = () => 0
    const seen = () =>
      [...document.querySelectorAll('h1, h2, button, p.font-display')].some((part) => part.textContent?.includes(text))
    const watch = () => (seen() ? performance.mark('seen') : requestAnimationFrame(watch))
    watch()
  }, wanted)
  await page.goto(path)
  await page.waitForFunction(() => performance.getEntriesByName('seen').length > 0)
  const requests = await page.evaluate(() => {
    const [mark] = performance.getEntriesByName('seen')
    const before = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < mark!.startTime)
    return [location.href, ...before.map(({ name }) => name)].map((url) => new URL(url).pathname)
  })
  return requests.filter((name) => !/\.woff2$|^\/favicon/.test(name))
}

/** In kB, gzip. */
async function weightOf(request: APIRequestContext, files: string[]): Promise<number> {
  const bodies = await Promise.all(files.map(async (file) => (await request.get(file)).body()))
  return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0) / 1024
}

const endingIn = (ending: string, names: string[]) => names.filter((name) => name.endsWith(ending))

test.beforeEach(({ page }) => skipIntroductions(page))

test('the sign-in pages are small', async ({ context, request }) => {
  for (const [path, wanted] of [
    ['/login', 'Sign In'],
    ['/client-login', 'Log In'],
    ['/client-invite/unknown', 'Invalid Invite Link'],
  ] as const)
    await test.step(path, async () => {
      const requests = await requestsUntil(await context.newPage(), path, wanted)
      expect(endingIn('.js', requests)).not.toEqual([])
      expect(await weightOf(request, endingIn('.js', requests))).toBeLessThanOrEqual(100)
      expect(await weightOf(request, endingIn('.css', requests))).toBeLessThanOrEqual(15.7)
      expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(8)
    })
})

const couple = { partnerOneName: 'Grace Liu', partnerTwoName: 'Oliver Hart', email: 'grace@example.com' }

test('the page of a link is small, and shows its day after few requests', async ({ page, planner }) => {
  const id = await planner.addClient(couple)
  const day = await add(page, `/api/clients/${id}/days`, { name: 'Wedding day', date: '2031-06-14' })
  await add(page, `/api/days/${day.id}/items`, { title: 'Toast', start: '18:00' })
  await add(page, `/api/days/${day.id}/publish`, {})
  const answer = await page.request.post(`/api/clients/${id}/day-links`, { data: { kind: 'party-day' } })
  const { token } = (await answer.json()) as { token: string }
  for (const [secret, wanted] of [
    [token, 'Wedding day'],
    ['unknown', 'This link is no longer valid'],
  ] as const) {
    const requests = await requestsUntil(await page.context().newPage(), `/for/${secret}`, wanted)
    const scripts = endingIn('.js', requests)
    expect(scripts).toHaveLength(1)
    expect(await weightOf(page.request, scripts)).toBeLessThanOrEqual(21.1)
    expect(await weightOf(page.request, endingIn('.css', requests))).toBeLessThanOrEqual(15.7)
    expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(4)
  }
})

test('a portal is small, and is shown after few requests', async ({ page, planner: _signedIn, instance }) => {
  const { id, browser } = await activeCouple(page.request, instance, couple)
  await page.context().addCookies((await browser.storageState()).cookies)
  await browser.dispose()
  // The first texts of another language are a script more.
  for (const [language, scripts, most] of [
    ['en', 112.1, 8],
    ['fr', 113.4, 9],
  ] as const)
    await test.step(language, async () => {
      const shown = await page.context().newPage()
      await skipIntroductions(shown)
      await page.request.patch(`/api/clients/${id}`, { data: { language }, headers: { 'x-larkspur-as': 'planner' } })
      const requests = await requestsUntil(shown, `/client-portal/${id}`, 'Grace Liu & Oliver Hart')
      expect(requests.filter((name) => name.startsWith('/api/'))).toEqual([])
      expect(await weightOf(page.request, endingIn('.js', requests))).toBeLessThanOrEqual(scripts)
      expect(await weightOf(page.request, endingIn('.css', requests))).toBeLessThanOrEqual(17.2)
      expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(most)
    })
})

test("no part of a portal loads code of the planner's pages", async ({ page, planner: _signedIn, instance }) => {
  const { id, browser } = await activeCouple(page.request, instance, couple)
  await page.context().addCookies((await browser.storageState()).cookies)
  await browser.dispose()
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  await page.goto(`/client-portal/${id}`)
  const parts = () => scripts.filter((name) => /\/(TaskList|Guests|VendorList|Documents|Billing|Messages)-/.test(name))
  await expect.poll(parts).toHaveLength(6)
  await expect.poll(() => scripts.filter((name) => /\/common-/.test(name))).toHaveLength(1)
  const ofPlanner = () => scripts.filter((name) => /\/(planner|shared|rules)-/.test(name))
  expect(ofPlanner()).toEqual([])
  // The import of the guest list is the planner's, and is loaded once it is opened.
  expect(scripts.filter((name) => /\/GuestsDialog-/.test(name))).toEqual([])
  await page.getByRole('tab', { name: 'Guests' }).click()
  await page.getByRole('button', { name: 'Import a List' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import Guests' })
  await dialog.getByLabel('Or Paste Rows from a Spreadsheet').fill('First Name,Last Name\nAnna,Weber')
  await dialog.getByRole('button', { name: 'Use Pasted Rows' }).click()
  await dialog.getByRole('button', { name: 'Preview' }).click()
  await dialog.getByRole('button', { name: 'Import 1 guest' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('No guests yet')).toBeVisible()
  expect(ofPlanner()).toEqual([])
})

test('a page prefetches its own dialogs, and no others', async ({ page, planner: _signedIn }) => {
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  const dialogs = () => scripts.flatMap((name) => /\/(\w+Dialog)-/.exec(name)?.[1] ?? []).toSorted()
  await page.goto('/tasks')
  await expect.poll(dialogs).toEqual(['NewTaskDialog', 'TaskDialog'])
  // The page has finished loading when the last layer has arrived.
  await expect.poll(() => scripts.some((name) => /\/TooltipLayer-/.test(name))).toBe(true)
  await page.evaluate(() => new Promise((rested) => requestIdleCallback(rested)))
  expect(dialogs()).toEqual(['NewTaskDialog', 'TaskDialog'])
})

/** A text of each page that shows its data. */
const texts = [
  ['/', 'Grace Liu & Oliver Hart'],
  ['/clients', 'Grace Liu & Oliver Hart'],
  ['/clients/{id}', 'Grace Liu & Oliver Hart'],
  ['/clients/{id}?tab=tasks', 'New Task'],
  ['/clients/{id}?tab=messages', 'Send'],
  ['/new-client', 'Add Client'],
  ['/settings', 'Save Changes'],
  ['/notifications', 'Mark All Read'],
  ['/tasks', 'New Task'],
  ['/calendar', 'New Event'],
  ['/calendar/year', 'January'],
  ['/vendors', 'Add Vendor'],
  ['/documents', 'Add Document'],
  ['/invoices', 'New Invoice'],
  ['/money', 'No money yet'],
  ['/clients/{id}?tab=billing', 'New Invoice'],
  ['/client-portals', 'Grace Liu & Oliver Hart'],
] as const

test('pages are small, and show their data after few requests', async ({ context, page, planner }) => {
  const id = await planner.addClient({ ...couple, weddingDate: '2031-06-14' })
  const elsewhere = await requestsUntil(page, '/seating-chart', 'This page is not on the guest list.')
  const initial = endingIn('.js', elsewhere)
  expect(initial).not.toEqual([])
  expect(await weightOf(page.request, initial)).toBeLessThanOrEqual(118.4)
  for (const [path, wanted] of texts)
    await test.step(path, async () => {
      const opened = await context.newPage()
      const requests = await requestsUntil(opened, path.replace('{id}', String(id)), wanted)
      const own = endingIn('.js', requests).filter((file) => !initial.includes(file))
      expect(await weightOf(page.request, own)).toBeLessThanOrEqual(
        path === '/' ? 20 : path.endsWith('billing') ? 35.9 : 34.7,
      )
      expect(await weightOf(page.request, endingIn('.css', requests))).toBeLessThanOrEqual(15.7)
      expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(
        path === '/vendors' ? 10 : /^\/(calendar|new-client|settings)$|billing$/.test(path) ? 9 : 8,
      )
      await opened.close()
    })
})

test('the HTML of each page names the modules of its screen', async ({ page, planner: _signedIn, request }) => {
  const missing: string[] = []
  for (const { path, screen, for: viewer } of pages.filter((one) => one.for !== 'link')) {
    const caller = viewer === 'planner' ? page.request : request
    const answer = await caller.get(path.replace(/\{\w+\}/g, '1'), { headers: { accept: 'text/html' } })
    if (!(await answer.text()).includes(`"modulepreload" href="/assets/${screen.split('/').pop()}-`)) missing.push(path)
  }
  expect(missing).toEqual([])
})

test('the HTML of the calendar has the days of the view that opens: on a phone of the agenda', async ({
  page,
  planner: _signedIn,
}) => {
  const today = dayHere()
  for (const [mobile, query, view] of [
    ['?1', '', 'agenda'],
    ['?0', '', 'month'],
    ['?1', '?view=week', 'week'],
  ] as const) {
    const headers = { accept: 'text/html', 'sec-ch-ua-mobile': mobile }
    const html = await (await page.request.get(`/calendar${query}`, { headers })).text()
    const { from, to } = readRange(view, today)
    expect(html.match(/\/api\/calendar\?[^"]+/g)).toEqual([`/api/calendar?from=${from}&to=${to}`])
  }
})

test('the fonts of a page are small', async ({ page, planner: _signedIn }) => {
  await page.goto('/')
  await page.evaluate(() => document.fonts.ready)
  const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  const fonts = endingIn('.woff2', names)
  const bodies = await Promise.all(fonts.map(async (font) => (await page.request.get(font)).body()))
  expect(fonts.map((font) => /([\w-]+)-wght-normal/.exec(font)?.[1]).toSorted()).toEqual([
    'inter-latin',
    'playfair-display-latin',
  ])
  expect(bodies.reduce((sum, body) => sum + body.length, 0) / 1000).toBeLessThanOrEqual(86.7)
})

test('a thread of 5,000 messages shows its last fifty', async ({ page, planner, instance }) => {
  const id = await planner.addClient({ partnerOneName: 'Amara', partnerTwoName: 'Julian', email: 'a@example.com' })
  await runSql(
    instance,
    `insert into messages (planner_id, client_id, sender, sender_name, content, timestamp)
      select c.planner_id, c.id, case when n % 3 = 0 then 'planner' else 'client' end, 'Client', 'Message number ' || n,
        now() - (5001 - n) * interval '1 hour'
      from clients c, generate_series(1, 5000) n where c.id = $1`,
    [id],
  )
  await page.goto(`/messages?client=${id}`)
  const log = page.getByRole('log', { name: 'Messages with Amara & Julian' })
  await expect(log.getByText('Message number 5000')).toBeInViewport()
  await expect(log.getByRole('listitem')).toHaveCount(50)
  await log.getByRole('button', { name: 'Earlier messages' }).click()
  await expect(log.getByText('Message number 4901')).toBeAttached()
})
