import type { BrowserContext, Page } from '@playwright/test'
import { inspect, skipIntroductions } from './inspection.ts'
import { expect, test } from './journey.ts'
import { prepared } from './stored-offline.ts'
import { post, signUp } from './planners.ts'
import { grace, minutesOf, readDay, runningDay, send } from './running-day.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.beforeEach(({ page }) => skipIntroductions(page))

test('a day is run with presses at the lower edge, and shifted after a preview; one far ahead asks first', async ({
  page,
  planner,
}) => {
  const clientId = await planner.addClient(grace)
  const day = await runningDay(page.request, clientId, 5)
  const bar = (title: string) => page.getByRole('group', { name: title, exact: true })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/day/${day.id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Party' })).toBeVisible()
  await expect(page.getByText('Nothing is running.')).toBeVisible()

  // The first item is over by the clock, and the second should have begun.
  const start = bar('Item 2').getByRole('button', { name: 'Start' })
  const box = (await start.boundingBox())!
  expect(box.height).toBeGreaterThanOrEqual(56)
  expect(box.y).toBeGreaterThan(844 - 100)
  await start.click()
  await expect(bar('Item 2').getByRole('button', { name: 'Done' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Call Fern Florals' }).first()).toHaveAttribute(
    'href',
    'tel:+15550102030',
  )
  await expect(page.getByText(/^[5-7] min late$/)).toBeVisible()
  await inspect(page)

  await page.getByRole('button', { name: '+10 min' }).click()
  const preview = page.getByRole('dialog', { name: 'Everything 10 minutes later?' })
  await expect(preview.getByRole('listitem')).toHaveCount(3)
  await expect(preview.getByRole('listitem').first()).toContainText(
    /Item 3\d+:\d\d [AP]M( \+1)? → \d+:\d\d [AP]M( \+1)?/,
  )
  await inspect(page)
  await preview.getByRole('button', { name: 'Shift and Publish' }).click()
  const starts = async () => (await readDay(page.request, day.id)).items.map((item) => item.start)
  const [first, second, ...later] = day.items.map((item) => item.start)
  const tenLater = (time: string) => {
    const minutes = Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) + 10
    return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
  }
  await expect.poll(starts).toEqual([first, second, ...later.map(tenLater)])
  expect((await readDay(page.request, day.id)).version).toBe(2)

  await bar('Item 2').getByRole('button', { name: 'Done' }).click()
  await bar('Item 3').getByRole('button', { name: 'Skip' }).click()
  await page.getByRole('button', { name: /Item 1/ }).click()
  await bar('Item 1').getByRole('button', { name: 'Done' }).click()
  const states = async () => (await readDay(page.request, day.id)).items.map(({ state }) => state)
  await expect.poll(states).toEqual(['done', 'done', 'skipped', 'open', 'open'])
  await expect(bar('Item 4')).toBeVisible()

  await test.step('a press long before the day is questioned once', async () => {
    const clientId = await planner.addClient({ ...grace, email: 'later@example.com', weddingDate: '2031-06-14' })
    const ahead = await send<{ id: number }>(page.request, `/api/clients/${clientId}/days`, { name: 'Wedding day' })
    for (const title of ['Hair', 'Ceremony'])
      await send(page.request, `/api/days/${ahead.id}/items`, { title, start: '14:00' })
    await page.goto(`/day/${ahead.id}`)
    const question = page.getByRole('alertdialog', { name: 'Start already?' })
    await bar('Hair').getByRole('button', { name: 'Start' }).click()
    await expect(question).toContainText('“Wedding day” is on Saturday, June 14, 2031; “Hair” begins at 2:00 PM.')
    await inspect(page)
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(bar('Hair').getByRole('button', { name: 'Start' })).toBeFocused()
    await page.keyboard.press('Enter')
    await question.getByRole('button', { name: 'Start Anyway' }).click()
    await bar('Hair').getByRole('button', { name: 'Done' }).click()
    await bar('Ceremony').getByRole('button', { name: 'Skip' }).click()
    const pressed = async () => (await readDay(page.request, ahead.id)).items.map(({ state }) => state)
    await expect.poll(pressed).toEqual(['done', 'skipped'])
  })
})

const pill = (page: Page) => page.getByRole('status').filter({ hasText: /^(Online|Offline|Syncing)/ })

/** Presses a button for an item that is chosen in the list. */
async function press(page: Page, item: number, label: string): Promise<void> {
  const title = `Item ${item}`
  await page.locator('.day-mode-row', { has: page.getByText(title, { exact: true }) }).click()
  await page.getByRole('group', { name: title, exact: true }).getByRole('button', { name: label, exact: true }).click()
}

async function shift(page: Page, minutes: 5 | 10 | 15): Promise<void> {
  await page.getByRole('button', { name: `+${minutes} min` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Shift and Publish' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
}

/** The list of the whole day, in the words of the screen. */
const rows = (page: Page) => page.locator('.day-mode-row').allInnerTexts()

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('fifteen presses, a reload in the middle and another device lose nothing and do nothing twice', async ({
    page,
    context,
    planner,
    browser,
    instance,
  }) => {
    const clientId = await planner.addClient(grace)
    const day = await runningDay(page.request, clientId, 10)
    const other: BrowserContext = await browser.newContext({
      baseURL: instance.url,
      storageState: await context.storageState(),
      reducedMotion: 'reduce',
    })
    const there = await other.newPage()
    await skipIntroductions(there)
    await there.goto(`/day/${day.id}`)
    await page.goto(`/day/${day.id}`)
    await prepared(page, 'planner', `/kept/planner/api/days/${day.id}`, `/kept/page/day/${day.id}`)
    await expect(pill(page)).toHaveText('Online')

    await context.setOffline(true)
    await expect(pill(page)).toHaveText('Offline')
    for (let item = 1; item <= 3; item++) {
      await press(page, item, 'Start')
      await press(page, item, 'Done')
    }
    await expect(pill(page)).toHaveText('Offline (6 waiting)')
    // Pressed here first, and there later: what was pressed there wins.
    await press(there, 2, 'Skip')
    await press(there, 7, 'Start')
    await shift(page, 5)
    await shift(there, 10)
    // Pressed there first, and here later: what is pressed here wins.
    await press(there, 4, 'Skip')
    await expect.poll(async () => (await readDay(there.request, day.id)).items[3]!.state).toBe('skipped')
    await press(page, 4, 'Start')
    await expect(pill(page)).toHaveText('Offline (8 waiting)')
    const before = await rows(page)

    await page.close()
    const reopened = await context.newPage()
    await skipIntroductions(reopened)
    await reopened.goto(`/day/${day.id}`)
    await expect(pill(reopened)).toHaveText('Offline (8 waiting)')
    await expect.poll(() => rows(reopened)).toEqual(before)
    for (let item = 5; item <= 6; item++) {
      await press(reopened, item, 'Start')
      await press(reopened, item, 'Skip')
      await press(reopened, item, 'Done')
    }
    await press(reopened, 8, 'Skip')
    await expect(pill(reopened)).toHaveText('Offline (15 waiting)')
    await reopened.reload()
    await expect(pill(reopened)).toHaveText('Offline (15 waiting)')
    await press(there, 9, 'Done')

    await context.setOffline(false)
    await expect(pill(reopened)).toHaveText('Online', { timeout: 60_000 })
    const states = 'done skipped done running done done running skipped done open'
    const { version, items } = await readDay(page.request, day.id)
    expect(items.map(({ state }) => state).join(' ')).toBe(states)
    expect(version).toBe(3)
    const moved = items.map(({ start }, index) => minutesOf(start) - minutesOf(day.items[index]!.start))
    expect(moved.slice(7)).toEqual([15, 15, 15])
    await expect(pill(there)).toHaveText('Online')
    await expect.poll(() => rows(there)).toEqual(await rows(reopened))
    expect(await rows(there)).toEqual(expect.arrayContaining([expect.stringContaining('Item 2\nSkipped')]))
    await other.close()
  })
})

test('a lost answer is asked for again, and presses that do not count are told with their reasons, also after a reload', async ({
  page,
  planner,
}) => {
  const day = await runningDay(page.request, await planner.addClient(grace), 4)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/day/${day.id}`)
  await test.step('a shift whose answer is lost twice is made once', async () => {
    const keys: string[] = []
    await page.route(`**/api/days/${day.id}/shift`, async (route) => {
      keys.push((await route.request().headerValue('idempotency-key')) ?? '')
      await route.fetch()
      if (keys.length < 3) await route.abort()
      else await route.fallback()
    })
    await shift(page, 10)
    await expect.poll(() => keys.length, { timeout: 60_000 }).toBe(3)
    await expect(pill(page)).toHaveText('Online')
    expect(new Set(keys).size).toBe(1)
    const { version, items } = await readDay(page.request, day.id)
    expect(version).toBe(2)
    expect(minutesOf(items[3]!.start) - minutesOf(day.items[3]!.start)).toBe(10)
  })

  const [, second, third] = day.items
  await page.route(`**/api/days/${day.id}/items/${second!.id}/progress`, async (route) => {
    await page.request.delete(`/api/days/${day.id}/items/${second!.id}`)
    await route.fallback()
  })
  await page.route(`**/api/days/${day.id}/items/${third!.id}/progress`, async (route) => {
    await page.request.post(route.request().url(), { data: { state: 'skipped' } })
    await route.fallback()
  })
  await press(page, 2, 'Start')
  await press(page, 3, 'Start')
  await press(page, 4, 'Start')
  const told = page.getByRole('list', { name: 'Not applied' }).getByRole('listitem')
  await expect(told).toContainText([
    'Not applied: Start, Item 2. This item is no longer on the run sheet.',
    'Not applied: Start, Item 3. Something else was pressed for it later on another device, and that is what counts.',
  ])
  await expect
    .poll(async () => (await readDay(page.request, day.id)).items.map(({ state }) => state))
    .toEqual(['open', 'skipped', 'running'])
  await expect(page.getByText('Item 2', { exact: true })).toHaveCount(0)
  await expect(pill(page)).toHaveText('Online')
  await inspect(page)
  await page.reload()
  await expect(told).toHaveCount(2)
  await page.getByRole('button', { name: 'OK, Start, Item 2' }).click()
  await expect(told).toHaveCount(1)
  await page.getByRole('button', { name: 'OK, Start, Item 3' }).click()
  await expect(told).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Party' })).toBeVisible()
  await expect(told).toHaveCount(0)
})

test('waiting presses belong to whoever made them, and logging out asks before they are lost', async ({
  page,
  planner,
  instance,
}) => {
  const day = await runningDay(page.request, await planner.addClient(grace), 3)
  const sent: string[] = []
  await page.route('**/progress', async (route) => {
    sent.push(route.request().url())
    await route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' })
  })
  await page.goto(`/day/${day.id}`)
  await press(page, 2, 'Start')
  await expect(pill(page)).toHaveText('Syncing')
  await expect.poll(() => sent.length).toBeGreaterThan(1)

  await signUp(page.request, instance)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  const before = sent.length
  // The other planner's own press is sent, and what waits was made before it.
  const theirs = await runningDay(page.request, await planner.addClient(grace), 3)
  await page.goto(`/day/${theirs.id}`)
  await press(page, 2, 'Start')
  await expect.poll(() => sent.slice(before)).toContainEqual(expect.stringContaining(`/days/${theirs.id}/`))
  const mine = () => sent.slice(before).filter((url) => url.includes(`/days/${day.id}/`))
  expect(mine()).toEqual([])

  const { email, password } = planner
  await post(page.request, '/api/auth/login', { email, password })
  await page.goto(`/day/${day.id}`)
  await expect(pill(page)).toHaveText('Syncing')
  await expect.poll(mine).not.toEqual([])
  const logOut = async () => {
    await page.getByRole('button', { name: 'My Account' }).click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
  }
  await logOut()
  const question = page.getByRole('alertdialog', { name: 'One change has not been sent yet' })
  await inspect(page)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(pill(page)).toHaveText('Syncing')
  await logOut()
  await question.getByRole('button', { name: 'Discard and Log Out' }).click()
  await expect(page).toHaveURL('/login')
})
