import type { Page } from '@playwright/test'
import { activeCouple } from './couples.ts'
import { inspect, shortCouple, skipIntroductions } from './inspection.ts'
import { expect, test } from './journey.ts'
import { toastOf } from './toasts.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.beforeEach(({ page }) => skipIntroductions(page))

const add = async (page: Page, data: object) => {
  const answer = await page.request.post('/api/tasks', { data })
  expect(answer.status()).toBe(201)
  return ((await answer.json()) as { id: number }).id
}
const groupOf = (page: Page, name: string) =>
  page.locator('#page section').filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) })
const read = async (page: Page, id: number) => (await page.request.get(`/api/tasks/${id}`)).json()

test('tasks are grouped by date or phase, and counts filter them', async ({ page, planner }) => {
  const id = await planner.addClient({ ...shortCouple, partnerTwoName: 'Ben' })
  await add(page, { title: 'Book florist', clientId: id, dueDate: '2020-01-01', phase: 'Flowers' })
  await add(page, { title: 'Choose band', clientId: id, dueDate: '2031-05-01', phase: 'Music' })
  for (let n = 1; n <= 5; n += 1) await add(page, { title: `Done ${n}`, completed: true })
  await page.goto('/tasks')
  await expect(groupOf(page, 'Internal Tasks').getByRole('checkbox')).toHaveCount(0)
  await page.getByRole('button', { name: 'Show 5 completed' }).click()
  await expect(groupOf(page, 'Internal Tasks').getByRole('checkbox')).toHaveCount(5)

  await page.getByLabel('Group').selectOption('By Date')
  await expect(page).toHaveURL('/tasks?group=date')
  await expect(groupOf(page, 'Late').getByRole('button', { name: /^Book florist.*Zoë & Ben/ })).toBeVisible()
  await expect(groupOf(page, 'Later').getByRole('button', { name: /^Choose band/ })).toBeVisible()
  await expect(groupOf(page, 'Today').getByRole('checkbox')).toHaveCount(0)
  await inspect(page)
  await page.getByRole('button', { name: 'Overdue: 1' }).click()
  await expect(page).toHaveURL('/tasks?status=overdue&group=date')
  await expect(page.getByRole('main').getByRole('checkbox')).toHaveCount(1)
  await page.getByRole('button', { name: 'Overdue: 1' }).click()

  await page.getByLabel('Group').selectOption('By Phase')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['Flowers', 'Music', 'No Phase'])
  await page.reload()
  await expect(groupOf(page, 'Flowers').getByRole('button', { name: /^Book florist/ })).toBeVisible()
})

test('tasks are added in place, and take what their group says', async ({ page, planner }) => {
  const id = await planner.addClient({ ...shortCouple, partnerTwoName: 'Ben' })
  await add(page, { title: 'Book florist', clientId: id, dueDate: '2031-05-01' })
  await page.goto('/tasks')
  const line = page.getByLabel('Add a task to Zoë & Ben')
  await line.click()
  await line.fill('Call the band 12 may 2031 !high')
  await expect(groupOf(page, 'Zoë & Ben').getByText('May 12, 2031 · high priority')).toBeVisible()
  await line.press('Enter')
  await expect(page.getByRole('button', { name: /^Call the band.*May 12, 2031.*High/ })).toBeVisible()
  await expect(line).toBeFocused()
  await expect(line).toHaveValue('')
  await page.keyboard.type('Book the barn @nobody')
  await expect(page.getByText('No couple is called “nobody”.')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(line).toHaveValue('Book the barn @nobody')

  await page.goto('/tasks?group=date')
  await page.getByLabel('Add a task to Today').fill('Buy stamps')
  await page.getByLabel('Add a task to Today').press('Enter')
  await expect(groupOf(page, 'Today').getByRole('button', { name: /^Buy stamps.*Today/ })).toBeVisible()
})

test('tasks are moved, edited and chosen with the keyboard, and changed at once', async ({
  page,
  planner: _signedIn,
}) => {
  const ids: number[] = []
  for (const title of ['One', 'Two', 'Three']) ids.push(await add(page, { title, dueDate: '2031-05-01' }))
  await page.goto('/tasks?group=date')
  await expect(page.getByRole('button', { name: /^One/ })).toBeVisible()
  await page.keyboard.press('j')
  await expect(page.getByRole('button', { name: /^One/ })).toBeFocused()
  await page.keyboard.press('x')
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await page.keyboard.press('k')
  await expect(page.getByRole('button', { name: /^Two/ })).toBeFocused()
  await page.keyboard.press('x')
  const bar = page.getByRole('toolbar', { name: 'Chosen tasks' })
  await expect(bar).toContainText('2 chosen')
  await inspect(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await bar.getByRole('button', { name: 'Date' }).click()
  await page.getByRole('menuitem', { name: 'Today' }).click()
  await expect(groupOf(page, 'Today').getByRole('button', { name: /^(One|Two)/ })).toHaveCount(2)
  await expect(bar).toBeHidden()
  await toastOf(page, 'Tasks updated').getByRole('button', { name: 'Undo' }).click()
  await expect(groupOf(page, 'Later').getByRole('button', { name: /^(One|Two|Three)/ })).toHaveCount(3)

  const choose = async (label: string) => {
    await page.getByRole('button', { name: /^One/ }).focus()
    await page.keyboard.press('x')
    await bar.getByRole('button', { name: 'Date' }).click()
    await page.getByRole('menuitem', { name: label }).click()
  }
  await choose('A Week Later')
  await expect.poll(() => read(page, ids[0]!)).toMatchObject({ dueDate: '2031-05-08' })
  await expect(bar).toBeHidden()
  await choose('Choose a Date…')
  const dialog = page.getByRole('dialog', { name: 'Due date of the chosen tasks' })
  await dialog.getByLabel('Due Date').fill('May 9, 2031')
  await inspect(page)
  await dialog.getByRole('button', { name: 'Set Date' }).click()
  await expect.poll(() => read(page, ids[0]!)).toMatchObject({ dueDate: '2031-05-09' })
  await expect(bar).toBeHidden()

  await page.getByRole('button', { name: 'Actions for Three' }).click()
  await page.getByRole('menuitem', { name: 'Move to Today' }).click()
  await expect(groupOf(page, 'Today').getByRole('button', { name: /^Three/ })).toBeVisible()
  await toastOf(page, 'Task moved').getByRole('button', { name: 'Undo' }).click()
  await expect(groupOf(page, 'Later').getByRole('button', { name: /^Three/ })).toBeVisible()

  await page.getByRole('button', { name: /^One/ }).focus()
  await page.keyboard.press('e')
  await expect(page.getByRole('dialog', { name: 'Edit Task' }).getByLabel('Title')).toHaveValue('One')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Three/ }).focus()
  await page.keyboard.press('x')
  await bar.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('button', { name: /^Three/ })).toBeHidden()
  await toastOf(page, 'Tasks deleted').getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: /^Three/ })).toBeVisible()
  expect(await read(page, ids[2]!)).toMatchObject({ title: 'Three', dueDate: '2031-05-01' })
})

test('a row is dragged to another group, and back with the undo', async ({ page, planner }) => {
  const id = await planner.addClient({ ...shortCouple, partnerTwoName: 'Ben' })
  await add(page, { title: 'Book florist', clientId: id })
  const taxes = await add(page, { title: 'Taxes' })
  await page.goto('/tasks')
  const row = page.getByRole('button', { name: /^Taxes/ })
  await row.hover()
  await page.mouse.down()
  await groupOf(page, 'Zoë & Ben').getByRole('heading').hover()
  await page.mouse.up()
  await expect(groupOf(page, 'Zoë & Ben').getByRole('button', { name: /^Taxes/ })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect.poll(() => read(page, taxes)).toMatchObject({ clientId: id })
  await toastOf(page, 'Task moved').getByRole('button', { name: 'Undo' }).click()
  await expect(groupOf(page, 'Internal Tasks').getByRole('button', { name: /^Taxes/ })).toBeVisible()
})

test('steps are written by the planner and ticked by both, and a task repeats', async ({
  page,
  planner: _signedIn,
  instance,
}) => {
  const { id, browser } = await activeCouple(page.request, instance, { ...shortCouple, partnerTwoName: 'Ben' })
  await page.goto('/new-task')
  await page.getByLabel('Title').fill('Choose flowers')
  await page.getByLabel('Client').selectOption(String(id))
  await page.getByLabel('Assigned To').selectOption('The couple')
  await page.getByLabel('Phase').fill('Flowers')
  await page.getByRole('button', { name: 'Add a Step' }).click()
  await page.keyboard.type('Visit the shop')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Decide')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Create Task' }).click()
  await expect(page.getByRole('button', { name: /^Choose flowers.*0\/2/ })).toBeVisible()
  await page.getByRole('button', { name: /^Choose flowers/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Choose flowers' })
  await dialog.getByRole('checkbox', { name: 'Decide' }).check()
  await inspect(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /^Choose flowers.*1\/2/ })).toBeVisible()

  const portal = await page
    .context()
    .browser()!
    .newContext({ baseURL: instance.url, storageState: await browser.storageState() })
  const theirs = await portal.newPage()
  await theirs.goto(`/client-portal/${id}?tab=tasks`)
  await theirs.getByRole('tab', { name: 'Tasks' }).click()
  await expect(theirs.getByRole('heading', { name: 'Flowers' })).toBeVisible()
  await expect(theirs.getByRole('checkbox', { name: 'Decide' })).toBeChecked()
  await theirs.getByRole('checkbox', { name: 'Visit the shop' }).check()
  await expect(page.getByRole('button', { name: /^Choose flowers.*2\/2/ })).toBeVisible()
  await portal.close()
  await browser.dispose()

  const taxes = await add(page, { title: 'Send invoices', dueDate: '2031-05-01', repeat: 'weekly' })
  await page.getByRole('checkbox', { name: 'Send invoices: completed' }).check()
  await expect(page.getByRole('button', { name: /^Send invoices.*Weekly.*May 8, 2031/ })).toBeVisible()
  expect(await read(page, taxes)).toMatchObject({ completed: true })
})
