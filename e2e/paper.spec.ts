import type { Page } from '@playwright/test'
import { skipIntroductions } from './inspection.ts'
import { expect, test } from './journey.ts'
import { runSql } from './sql.ts'
import { toastOf } from './toasts.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, colorScheme: 'dark' })
test.beforeEach(({ page }) => skipIntroductions(page))

/** Waits for the print styles, which load after the page. */
const isReady = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => Boolean(document.querySelector<HTMLLinkElement>('link[media=print]')?.sheet)))
    .toBe(true)

async function putOnPaper(page: Page): Promise<void> {
  await isReady(page)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
  await expect(page.getByPlaceholder('Search clients, events, tasks...')).toBeHidden()
  const colours = () => {
    const { backgroundColor } = getComputedStyle(document.documentElement)
    return [backgroundColor, getComputedStyle(document.querySelector('h1')!).color]
  }
  await expect.poll(() => page.evaluate(colours)).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)'])
}

/** Elements whose content is clipped by their box. */
const clippedIn = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('#page *')]
      .filter((part) => part.checkVisibility() && getComputedStyle(part).overflow !== 'visible')
      .filter((part) => part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1)
      .map((part) => `${part.tagName} ${part.className}`)
      .filter((name) => !/sr-only|^(INPUT|SELECT|PROGRESS)/.test(name)),
  )

const emma = { partnerOneName: 'Emma', partnerTwoName: 'James', email: 'emma-paper@example.com', notes: 'Step-free.' }

const toScreen = async (page: Page) => {
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await page.emulateMedia({ media: 'screen' })
}

test('all tasks are printed, also those that were not scrolled to, and the active filters', async ({
  page,
  planner,
}) => {
  const clientId = await planner.addClient(emma)
  for (let first = 1; first <= 90; first += 15) {
    const titles = Array.from({ length: 15 }, (_, at) => first + at).map(
      (number) => `Chair ${number} ${'of the long row '.repeat(number % 9)}`,
    )
    const data = titles.map((title) => ({ title, clientId, dueDate: '2031-06-01' }))
    await Promise.all(data.map((task) => page.request.post('/api/tasks', { data: task })))
  }
  await page.request.post('/api/tasks', { data: { title: 'Call the florist', clientId, priority: 'high' } })
  await page.goto('/tasks')
  const rows = page.getByRole('checkbox')
  await expect(rows.first()).toBeVisible()
  expect(await rows.count()).toBeLessThan(91)
  await putOnPaper(page)
  await expect(rows).toHaveCount(91)
  await expect(page.getByRole('button', { name: 'New Task' })).toBeHidden()
  await expect(page.getByLabel('Search tasks')).toBeHidden()
  await expect(page.getByLabel('Status')).toBeHidden()
  expect(await clippedIn(page)).toEqual([])
  await toScreen(page)
  await expect(page.getByRole('button', { name: 'New Task' })).toBeVisible()

  await test.step('active filters are printed', async () => {
    await page.goto(`/tasks?q=florist&priority=high&client=${clientId}`)
    await expect(page.getByText('Call the florist')).toBeVisible()
    await putOnPaper(page)
    await expect(page.getByLabel('Search tasks')).toHaveValue('florist')
    await expect(page.getByLabel('Search tasks')).toBeVisible()
    await expect(page.getByLabel('Priority')).toBeVisible()
    await expect(page.getByLabel('Client', { exact: true })).toBeVisible()
    await expect(page.getByLabel('Status')).toBeHidden()
  })
})

test("a couple's page is printed with its details and the whole open tab, also a long conversation", async ({
  page,
  planner,
  instance,
}) => {
  const id = await planner.addClient(emma)
  await runSql(
    instance,
    `insert into messages (planner_id, client_id, sender, sender_name, content, timestamp)
      select c.planner_id, c.id, 'planner', 'Dana', 'Thought ' || n || ' of many', now() - (111 - n) * interval '1 minute'
      from clients c, generate_series(1, 110) n where c.id = $1`,
    [id],
  )
  for (let number = 1; number <= 10; number++)
    await page.request.post('/api/tasks', {
      data: { title: `Order ${number}`, clientId: id, visibleToCouple: true },
    })
  await page.addInitScript(() => {
    window.print = () => {
      document.body.dataset['printed'] = `${document.querySelectorAll('[role=log] li').length}`
    }
  })
  const left = page.getByText('Earlier messages are not shown here.')

  await test.step('the shown part of a conversation says that it is a part', async () => {
    await page.goto(`/clients/${id}?tab=messages`)
    await expect(page.getByText('Thought 110 of many')).toBeVisible()
    await putOnPaper(page)
    await expect(left).toBeVisible()
    await expect(page.getByText('Step-free.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Messages' })).toBeVisible()
    await expect(page.getByRole('tab')).toHaveCount(0)
    await expect(page.getByLabel('Message to Emma & James')).toBeHidden()
    const height = await page.getByRole('log').evaluate((log) => [log.scrollHeight, log.clientHeight])
    expect(height[0]).toBe(height[1])
    const sender = page.getByText('You:').first()
    expect((await sender.boundingBox())?.width).toBeGreaterThan(20)
    expect(await clippedIn(page)).toEqual([])
    await toScreen(page)
    await expect(left).toBeHidden()
  })

  await test.step('printing it from the menu waits for the whole conversation', async () => {
    const print = async () => {
      await page.getByRole('button', { name: 'More actions' }).click()
      await page.getByRole('menuitem', { name: 'Print' }).click()
    }
    const body = page.locator('body')
    await page.route('**/messages?before=*', (route) => route.abort(), { times: 1 })
    await print()
    await expect(toastOf(page, 'Error')).toContainText('We could not load the earlier messages.')
    await expect(body).not.toHaveAttribute('data-printed')
    await print()
    await expect(body).toHaveAttribute('data-printed', '110')
    await putOnPaper(page)
    await expect(page.getByText('Thought 1 of many')).toBeVisible()
    await expect(left).toHaveCount(0)
    await toScreen(page)
  })

  await test.step('the tasks and the overview', async () => {
    await page.goto(`/clients/${id}?tab=tasks`)
    await expect(page.getByText('Order 10', { exact: true })).toBeVisible()
    await putOnPaper(page)
    await expect(page.getByText('Step-free.')).toBeVisible()
    await expect(page.getByText(/^Order \d+$/).filter({ visible: true })).toHaveCount(10)
    await expect(page.getByRole('button', { name: 'New Task' })).toBeHidden()
    await toScreen(page)
    await page.goto(`/clients/${id}`)
    await expect(page.getByText('Portal access')).toBeVisible()
    await putOnPaper(page)
    await expect(page.getByText('Step-free.').filter({ visible: true })).toHaveCount(1)
    await expect(page.getByText('Portal access')).toBeHidden()
  })
})

test('a month is printed as a list of all its entries', async ({ page, planner }) => {
  const clientId = await planner.addClient(emma)
  for (let number = 1; number <= 7; number++) {
    const data = { title: `Fitting ${number}`, date: '2031-06-11', time: `1${number}:30` }
    await page.request.post(`/api/clients/${clientId}/events`, { data })
  }
  await page.request.post(`/api/clients/${clientId}/events`, { data: { title: 'Afterwards', date: '2031-07-02' } })
  for (const view of ['month', 'week', 'agenda']) {
    await page.goto(`/calendar?view=${view}&date=2031-06-08`)
    await expect(page.getByText('Fitting 1').first()).toBeVisible()
    await putOnPaper(page)
    const list = page.getByRole('listitem').filter({ visible: true })
    await expect(list).toHaveCount(view === 'agenda' ? 8 : 7)
    await expect(list.nth(6)).toContainText('Fitting 7')
    await expect(page.getByRole('button', { name: 'New Event', exact: true })).toBeHidden()
    await expect(page.getByRole('heading', { level: 2 })).toContainText('2031')
    expect(await clippedIn(page)).toEqual([])
    await page.emulateMedia({ media: 'screen' })
  }
})
