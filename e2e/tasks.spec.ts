import type { Page } from '@playwright/test'
import { chooseIn } from './choose-in.ts'
import { activeCouple } from './couples.ts'
import { inspect, shortCouple, skipIntroductions } from './inspection.ts'
import { expect, test } from './journey.ts'
import { toastOf } from './toasts.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.beforeEach(({ page }) => skipIntroductions(page))

const ben = { ...shortCouple, partnerTwoName: 'Ben' }

async function add(page: Page, task: object): Promise<number> {
  const answer = await page.request.post('/api/tasks', { data: task })
  expect(answer.status()).toBe(201)
  return ((await answer.json()) as { id: number }).id
}
const read = async (page: Page, id: number) => (await page.request.get(`/api/tasks/${id}`)).json()
const row = (page: Page, title: string) => page.getByRole('button', { name: new RegExp(`^${title}`) })
const tick = (page: Page, title: string) => page.getByRole('checkbox', { name: `${title}: completed` })
const groupOf = (page: Page, name: string) =>
  page.locator('#page section').filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) })
const chosen = (page: Page) => page.getByRole('toolbar', { name: 'Selected tasks' })

test('a task is added, ticked, changed and deleted, in the list and on its page', async ({ page, planner }) => {
  const id = await planner.addClient(ben)
  const saved = async () => (await (await page.request.get(`/api/clients/${id}/tasks`)).json()) as object[]
  const detail = page.getByRole('dialog', { name: 'Book florist' })
  const deletes = () => page.getByRole('alertdialog').getByRole('button', { name: 'Delete Task' }).click()

  await test.step('the first task is added in a dialog', async () => {
    await page.goto('/tasks')
    await expect(page.getByText('No tasks yet')).toBeVisible()
    await page.getByRole('button', { name: 'New Task' }).click()
    const dialog = page.getByRole('dialog', { name: 'New Task' })
    await dialog.getByLabel('Title').fill('Book florist')
    await expect(dialog.getByLabel('Priority')).toHaveValue('medium')
    await chooseIn(dialog.getByLabel('Client'), 'Zoë & Ben')
    await dialog.getByLabel('Assigned To').selectOption('The couple')
    await dialog.getByLabel('Due Date').fill('2031-05-01')
    await dialog.getByLabel('Title').press('Enter')
    await expect(toastOf(page, 'Task created')).toBeVisible()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('heading', { level: 2, name: 'Zoë & Ben' })).toBeVisible()
    await expect(
      page.getByRole('button', { name: /Book florist.*May 1, 2031.*With the couple.*Medium$/ }),
    ).toBeVisible()
  })

  await test.step('it is ticked, and the undo is stored', async () => {
    await tick(page, 'Book florist').check()
    await expect(toastOf(page, 'Task updated')).toContainText('“Book florist” is complete.')
    await expect(page.getByText('All done · 1 completed')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(tick(page, 'Book florist')).not.toBeChecked()
    await expect.poll(saved).toMatchObject([{ completed: false, completedAt: null }])
  })

  await test.step('it is completed, changed and deleted in its dialog', async () => {
    await row(page, 'Book florist').click()
    await detail.getByRole('button', { name: 'Mark Complete' }).click()
    await expect(detail).toBeHidden()
    await expect(tick(page, 'Book florist')).toBeChecked()
    await row(page, 'Book florist').click()
    await expect(detail.getByRole('button', { name: 'Mark Incomplete' })).toBeVisible()
    await detail.getByRole('button', { name: 'Edit' }).click()
    const edit = page.getByRole('dialog', { name: 'Edit Task' })
    await edit.getByLabel('Title').fill('Book the florist')
    await chooseIn(edit.getByLabel('Client'), 'No client (internal task)')
    await inspect(page)
    await edit.getByRole('button', { name: 'Save Task' }).click()
    await expect(page.getByRole('heading', { name: 'Internal Tasks', includeHidden: true })).toBeVisible()
    await page.getByRole('dialog', { name: 'Book the florist' }).getByRole('button', { name: 'Delete' }).click()
    await deletes()
    await expect(toastOf(page, 'Task deleted')).toBeVisible()
    await expect(page.getByText('No tasks yet')).toBeVisible()
  })

  await test.step('one that is added to a wedding has a page', async () => {
    await page.goto(`/clients/${id}?tab=tasks`)
    await page.getByRole('button', { name: 'New Task' }).click()
    const dialog = page.getByRole('dialog', { name: 'New Task' })
    await expect(dialog.getByLabel('Client')).toHaveValue('Zoë & Ben')
    await dialog.getByLabel('Title').fill('Choose the first dance')
    await dialog.getByRole('button', { name: 'Create Task' }).click()
    await expect(page.getByText('0 of 1 completed')).toBeVisible()
    const [task] = (await saved()) as { id: number }[]
    await page.goto(`/tasks/${task!.id}`)
    await expect(page).toHaveTitle('Choose the first dance · Larkspur')
    await page.getByRole('button', { name: 'Mark Complete' }).click()
    await expect(page.getByRole('button', { name: 'Mark Incomplete' })).toBeVisible()
    await page.getByRole('button', { name: 'Edit' }).click()
    await page.getByLabel('Description').fill('Something slow.')
    await page.getByRole('button', { name: 'Save Task' }).click()
    await expect(page.getByText('Something slow.')).toBeVisible()
    await page.getByRole('button', { name: 'Delete' }).click()
    await deletes()
    await expect(page).toHaveURL('/tasks')
  })
})

test('tasks are added in place, dragged, and changed together by keyboard', async ({ page, planner }) => {
  const id = await planner.addClient(ben)
  const one = await add(page, { title: 'One', clientId: id, dueDate: '2031-05-01' })
  for (const title of ['Two', 'Three']) await add(page, { title, clientId: id, dueDate: '2031-05-01' })
  const taxes = await add(page, { title: 'Taxes' })

  await test.step('a line is read, and refused with its reason', async () => {
    await page.goto('/tasks')
    const line = page.getByLabel('Add a task to Zoë & Ben')
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
    await page.keyboard.press('Escape')
  })

  await test.step('a row is dragged to another group, and back with the undo', async () => {
    await row(page, 'Taxes').hover()
    await page.mouse.down()
    await groupOf(page, 'Zoë & Ben').getByRole('heading').hover()
    await page.mouse.up()
    await expect(groupOf(page, 'Zoë & Ben').getByRole('button', { name: /^Taxes/ })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await toastOf(page, 'Task moved').hover()
    await expect.poll(() => read(page, taxes)).toMatchObject({ clientId: id })
    await toastOf(page, 'Task moved').getByRole('button', { name: 'Undo' }).click()
    await expect(groupOf(page, 'Internal Tasks').getByRole('button', { name: /^Taxes/ })).toBeVisible()
  })

  const bar = chosen(page)
  await test.step('two tasks are chosen by keyboard, moved and taken back', async () => {
    await page.goto('/tasks?group=date')
    await page.getByLabel('Add a task to Today').fill('Buy stamps')
    await page.getByLabel('Add a task to Today').press('Enter')
    await expect(groupOf(page, 'Today').getByRole('button', { name: /^Buy stamps.*Today/ })).toBeVisible()
    await row(page, 'One').focus()
    await page.keyboard.press('x')
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    await page.keyboard.press('k')
    await expect(row(page, 'Two')).toBeFocused()
    await page.keyboard.press('x')
    await expect(bar).toContainText('2 selected')
    await inspect(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    await bar.getByRole('button', { name: 'Date' }).click()
    await page.getByRole('menuitem', { name: 'Today' }).click()
    await expect(groupOf(page, 'Today').getByRole('button', { name: /^(One|Two)/ })).toHaveCount(2)
    await expect(bar).toBeHidden()
    await toastOf(page, 'Tasks updated').getByRole('button', { name: 'Undo' }).click()
    await expect(groupOf(page, 'Later').getByRole('button', { name: /^(One|Two|Three)/ })).toHaveCount(3)
  })

  await test.step('a due date is set', async () => {
    await row(page, 'One').focus()
    await page.keyboard.press('x')
    await bar.getByRole('button', { name: 'Date' }).click()
    await page.getByRole('menuitem', { name: 'Choose a Date…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Due Date of “One”' })
    await dialog.getByLabel('Due Date').fill('May 9, 2031')
    await inspect(page)
    await dialog.getByRole('button', { name: 'Set Date' }).click()
    await expect.poll(() => read(page, one)).toMatchObject({ dueDate: '2031-05-09' })
    await expect(bar).toBeHidden()
  })
})

test("a couple's own tasks are added in its phases, and both sides tick the steps of one", async ({
  page,
  planner: _signedIn,
  instance,
  browser,
}) => {
  const { id, browser: theirs } = await activeCouple(page.request, instance, { ...ben, email: 'zoe-tasks@example.com' })
  await test.step('tasks of the wedding alone, in its phases', async () => {
    await page.goto(`/clients/${id}?tab=tasks`)
    const first = page.getByLabel('Add a task to this wedding')
    await first.fill('Book florist')
    await first.press('Enter')
    await expect(page.getByText('0 of 1 completed')).toBeVisible()
    await add(page, { title: 'Choose band', clientId: id, dueDate: '2020-05-01', phase: 'Music' })
    await add(page, { title: 'Elsewhere', clientId: null })
    const groups = page.getByRole('tabpanel', { name: 'Tasks' }).getByRole('heading', { level: 3 })
    await expect(groups).toHaveText(['Music', 'No Phase'])
    await page.getByLabel('Add a task to Music').fill('Hear three bands')
    await page.getByLabel('Add a task to Music').press('Enter')
    await expect(page.getByText('0 of 3 completed')).toBeVisible()
  })

  await test.step('a task with steps is written for the couple', async () => {
    await page.goto('/new-task')
    await page.getByLabel('Title').fill('Choose flowers')
    await chooseIn(page.getByLabel('Client'), 'Zoë & Ben')
    await page.getByLabel('Assigned To').selectOption('The couple')
    await page.getByLabel('Phase').fill('Flowers')
    await page.getByRole('button', { name: 'Add a Step' }).click()
    await page.keyboard.type('Visit the shop')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Decide')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Create Task' }).click()
    await expect(page).toHaveURL('/tasks')
    await expect(page.getByRole('button', { name: /^Choose flowers.*0\/2/ })).toBeVisible()
    await row(page, 'Choose flowers').click()
    await page.getByRole('dialog', { name: 'Choose flowers' }).getByRole('checkbox', { name: 'Decide' }).check()
    await inspect(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: /^Choose flowers.*1\/2/ })).toBeVisible()
  })

  await test.step('the couple ticks the other step in its portal', async () => {
    const context = await browser.newContext({ baseURL: instance.url, storageState: await theirs.storageState() })
    const portal = await context.newPage()
    await portal.goto(`/client-portal/${id}?tab=tasks`)
    await portal.getByRole('tab', { name: 'Tasks' }).click()
    await expect(portal.getByRole('heading', { name: 'Flowers' })).toBeVisible()
    await expect(portal.getByRole('checkbox', { name: 'Decide' })).toBeChecked()
    await portal.getByRole('checkbox', { name: 'Visit the shop' }).click()
    await expect(portal.getByRole('checkbox', { name: 'Visit the shop' })).toBeChecked()
    await expect(page.getByRole('button', { name: /^Choose flowers.*2\/2/ })).toBeVisible()
    await context.close()
    await theirs.dispose()
  })

  await test.step('a task that repeats comes again when it is ticked', async () => {
    const invoices = await add(page, { title: 'Send invoices', dueDate: '2031-05-01', repeat: 'weekly' })
    await tick(page, 'Send invoices').check()
    await expect(page.getByRole('button', { name: /^Send invoices.*Weekly.*May 8, 2031/ })).toBeVisible()
    expect(await read(page, invoices)).toMatchObject({ completed: true })
  })
})

test('five ticks cost five writes and two reads, and ticks of another tab are read once', async ({
  page,
  context,
  planner: _signedIn,
}) => {
  const titles = ['One', 'Two', 'Three', 'Four', 'Five', 'Six']
  for (const title of titles) await add(page, { title })
  const other = await context.newPage()
  for (const tab of [page, other]) {
    const listening = tab.waitForResponse(/\/api\/live/)
    await tab.goto('/tasks')
    await listening
    await expect(tick(tab, 'Six')).toBeVisible()
  }
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/tasks')) calls.push(request.method())
  })
  const count = (method: string) => calls.filter((one) => one === method).length
  // All five are answered together, however long the clicks and the server take on a busy machine.
  let stored = 0
  const { promise: all, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/tasks/*', async (route) => {
    if (route.request().method() !== 'PATCH') return route.continue()
    const response = await route.fetch()
    stored += 1
    if (stored === 5) release()
    await all
    await route.fulfill({ response })
  })
  for (const title of titles.slice(0, 5)) await tick(page, title).click()
  await all
  for (const title of titles.slice(0, 5)) await expect(tick(other, title)).toBeChecked()
  // Another tab's tick is told after all announcements of the ticks here.
  await tick(other, 'Six').click()
  await expect(tick(page, 'Six')).toBeChecked()
  expect(count('PATCH')).toBe(5)
  expect(count('GET')).toBeLessThanOrEqual(3)
})
