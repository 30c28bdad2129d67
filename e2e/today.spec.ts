import type { Locator, Page } from '@playwright/test'
import { activeCouple } from './couples.ts'
import { inspect, longCouple, shortCouple, skipIntroductions } from './inspection.ts'
import { expect, test } from './journey.ts'
import { runSql } from './sql.ts'
import { toastOf } from './toasts.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.beforeEach(({ page }) => skipIntroductions(page))

const day = (offset: number) => {
  const date = new Date()
  date.setDate(date.getDate() + offset)
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
}

async function add(page: Page, path: string, data: object): Promise<number> {
  const answer = await page.request.post(path, { data })
  expect(answer.status(), await answer.text()).toBe(201)
  return ((await answer.json()) as { id: number }).id
}

const list = (page: Page) => page.getByRole('region', { name: 'Today' })
const row = (page: Page, title: string) => list(page).getByRole('listitem').filter({ hasText: title })
const more = (page: Page, title: string) => row(page, title).getByRole('button', { name: /^Why is this here/ })

test('what is urgent appears by itself, and is completed, dismissed and snoozed, each with an undo', async ({
  page,
  planner,
}) => {
  await test.step('nothing is urgent', async () => {
    await page.goto('/')
    await expect(list(page).getByText('All clear for today')).toBeVisible()
    await expect(page.getByRole('region', { name: 'This week' }).getByText('Free')).toHaveCount(7)
    for (const label of ['Active Clients', 'Upcoming Events', 'Pending Tasks', 'Completed Weddings'])
      await expect(page.getByRole('link', { name: `0 ${label}` })).toBeVisible()
  })

  const id = await planner.addClient({ ...shortCouple, weddingDate: day(200) })
  await add(page, '/api/tasks', { title: 'Book florist', clientId: id, dueDate: day(-3) })
  await add(page, '/api/tasks', { title: 'Order cake', dueDate: day(0) })
  await expect(list(page).getByRole('listitem')).toHaveText([
    /Book florist.*Overdue by 3 days/,
    /Order cake.*Due today/,
  ])

  await row(page, 'Book florist').getByRole('button', { name: 'Done' }).click()
  await expect(row(page, 'Book florist')).toHaveCount(0)
  await toastOf(page, 'Task updated').getByRole('button', { name: 'Undo' }).click()
  await expect(list(page).getByRole('listitem')).toHaveText([/Book florist/, /Order cake/])
  const completed = async () =>
    ((await (await page.request.get('/api/tasks')).json()) as { completed: boolean }[]).filter((task) => task.completed)
  await expect.poll(completed).toEqual([])

  await more(page, 'Order cake').press('Enter')
  const menu = page.getByRole('menu')
  await expect(menu).toContainText('Why is this here?')
  await expect(menu).toContainText('Due today.')
  await expect(menu).toContainText('the nearest wedding first')
  await menu.getByRole('menuitem', { name: 'Dismiss for Today' }).press('Enter')
  await expect(row(page, 'Order cake')).toHaveCount(0)
  await expect(toastOf(page, 'Dismissed for today')).toBeVisible()
  await page.reload()
  await expect(list(page).getByRole('listitem')).toHaveText([/Book florist/])

  await more(page, 'Book florist').click()
  await menu.getByRole('menuitem', { name: 'Snooze Until…' }).click()
  await inspect(page)
  await row(page, 'Book florist').getByLabel('Show it again on').fill(day(-1))
  await row(page, 'Book florist').getByRole('button', { name: 'Snooze', exact: true }).click()
  await expect(row(page, 'Book florist')).toContainText('Please choose a day after today.')
  await row(page, 'Book florist').getByLabel('Show it again on').fill(day(9))
  await row(page, 'Book florist').getByRole('button', { name: 'Snooze', exact: true }).click()
  await expect(list(page).getByText('All clear for today')).toBeVisible()
  await toastOf(page, 'Snoozed').getByRole('button', { name: 'Undo' }).click()
  await expect(row(page, 'Book florist')).toBeVisible()

  await test.step('a small screen has the list in its upper half', async () => {
    await planner.addClient({ ...shortCouple, email: 'soon@example.com', weddingDate: day(20) })
    await expect(row(page, 'Choose the venue')).toBeVisible()
    await page.setViewportSize({ width: 390, height: 844 })
    const top = async (locator: Locator) => (await locator.boundingBox())!.y
    await expect.poll(() => top(list(page).getByRole('listitem').first())).toBeLessThan(422)
    for (const width of [390, 768]) {
      await page.setViewportSize({ width, height: 844 })
      const figures = page.getByRole('link', { name: /^\d+ (Active|Upcoming|Pending|Completed)/ })
      await expect(figures).toHaveCount(4)
      const addsBelow = async () =>
        (await top(page.getByRole('link', { name: 'Add Client' }))) > (await top(list(page)))
      await expect.poll(addsBelow).toBe(width > 390)
      const last = (await figures.last().boundingBox())!
      expect(last.y).toBe(await top(figures.first()))
      expect(last.x + last.width).toBeLessThanOrEqual(width)
    }
  })
})

test('what couples owe is asked for and answered in place, and a second tab follows', async ({
  page,
  context,
  planner: _signedIn,
  instance,
}) => {
  const couple = { ...longCouple, weddingDate: day(12), venue: '', email: `max-${Date.now()}@example.com` }
  const { id, browser } = await activeCouple(page.request, instance, couple)
  await browser.post(`/api/clients/${id}/messages`, { data: { content: 'Is the path wide enough for a wheelchair?' } })
  await browser.dispose()
  await runSql(instance, `update messages set timestamp = timestamp - interval '2 days' where client_id = $1`, [id])
  await add(page, `/api/clients/${id}/events`, { title: 'Cake tasting', date: day(0), time: '10:30' })
  await add(page, '/api/tasks', { title: 'Guest list', clientId: id, assignedTo: 'client', dueDate: day(-2) })
  await add(page, `/api/clients/${id}/invoices`, {
    amount: '1200',
    status: 'Sent',
    issuedOn: day(-20),
    dueDate: day(-5),
  })
  await page.goto('/')
  const second = await context.newPage()
  await skipIntroductions(second)
  await second.goto('/')

  await expect(row(page, 'Cake tasting')).toContainText('10:30 AM')
  await expect(row(page, 'Cake tasting').getByRole('link', { name: /^Call/ })).toHaveAttribute(
    'href',
    'tel:+442079460958',
  )
  await expect(row(page, 'Choose the venue')).toContainText('The wedding in 12 days has no venue yet.')

  await row(page, 'Guest list').getByRole('button', { name: 'Nudge' }).click()
  await expect(toastOf(page, 'Email on its way')).toContainText('Guest list')
  for (const tab of [page, second]) await expect(row(tab, 'Guest list')).toContainText(/Asked \w+ \d+/)
  await row(page, '$1,200.00').getByRole('button', { name: 'Remind' }).click()
  for (const tab of [page, second]) await expect(row(tab, '$1,200.00')).toContainText(/Asked \w+ \d+/)

  await row(page, 'A message is waiting').getByRole('button', { name: 'Reply' }).click()
  await expect(row(page, 'A message is waiting')).toContainText('wide enough for a wheelchair')
  const field = page.getByLabel(/^Reply to Maximiliane/)
  await field.fill('Yes, 1.40 m all the way.')
  await inspect(page)
  await field.press('Escape')
  await row(page, 'A message is waiting').getByRole('button', { name: 'Reply' }).click()
  await expect(field).toHaveValue('Yes, 1.40 m all the way.')
  await page.getByRole('button', { name: 'Send' }).click()
  for (const tab of [page, second]) await expect(row(tab, 'A message is waiting')).toHaveCount(0)
  const sent = async () => (await (await page.request.get(`/api/clients/${id}/messages`)).json()) as object[]
  expect(await sent()).toMatchObject([{ sender: 'client', read: true }, { content: 'Yes, 1.40 m all the way.' }])

  await page
    .getByRole('region', { name: 'This week' })
    .getByRole('link', { name: /^Today/ })
    .click()
  await expect(page).toHaveURL(`/calendar?view=week&date=${day(0)}`)
})
