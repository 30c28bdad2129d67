import type { Page } from '@playwright/test'
import type { Task } from '#planning/tasks/contract/endpoints.ts'
import { inspect, skipIntroductions } from './inspection.ts'
import { expect, test as alone } from './journey.ts'
import { toastOf } from './toasts.ts'
import { add, test } from './wedding.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
alone.use({ contextOptions: { reducedMotion: 'reduce' } })
test.beforeEach(({ page }) => skipIntroductions(page))
alone.beforeEach(({ page }) => skipIntroductions(page))

const tasksOf = async (page: Page, id: number): Promise<Task[]> =>
  (await (await page.request.get(`/api/clients/${id}/tasks`)).json()) as Task[]
const datesOf = async (page: Page, id: number) =>
  (await tasksOf(page, id)).map(({ title, dueDate }) => `${title} ${dueDate}`).toSorted()

/** Ingrid and Tomás, far enough ahead that no row of the template is in the past. */
async function addCouple(page: Page): Promise<number> {
  await page.goto('/new-client')
  await page.getByLabel('Partner One Name').fill('Ingrid Bakker')
  await page.getByLabel('Partner Two Name').fill('Tomás Herrera')
  await page.getByLabel('Email Address').fill(`ingrid-${Date.now()}@example.com`)
  await page.getByLabel('Wedding Date').fill('June 14, 2031')
  await page.getByLabel('Plan', { exact: true }).selectOption('Full planning')
  await page.getByRole('button', { name: 'Add Client' }).click()
  await expect(page).toHaveURL(/\/clients\/\d+\/plan\?template=\d+/)
  return Number(/clients\/(\d+)/.exec(page.url())?.[1])
}

alone('a couple is added with the full plan, postponed by 11 weeks, and back', async ({ page, planner: _in }) => {
  await expect.poll(async () => ((await (await page.request.get('/api/templates')).json()) as object[]).length).toBe(4)
  const id = await addCouple(page)
  await expect(page.getByRole('heading', { name: 'Apply a Plan' })).toBeVisible()
  await inspect(page)
  await page.getByLabel('Total of the Payments').fill('12000')
  await page.getByRole('button', { name: /^Add \d+ rows$/ }).click()
  await expect(toastOf(page, 'Plan applied')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/clients/${id}\\?tab=tasks`))
  const before = await datesOf(page, id)
  expect(before.length).toBeGreaterThan(60)

  await page.getByRole('tab', { name: 'Overview' }).click()
  await page.getByRole('button', { name: 'Edit Wedding Date' }).click()
  await page.getByRole('textbox', { name: 'Wedding Date' }).fill('August 29, 2031')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: 'Move the Wedding' })).toBeVisible()
  await page.getByLabel('New Wedding Date').fill('August 30, 2031')
  await expect(page.getByRole('button', { name: 'Move to August 30, 2031' })).toBeEnabled()
  const tasks = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Tasks' }) })
  const boxes = tasks.getByRole('checkbox')
  for (const at of [0, 1, 2]) await boxes.nth(at).uncheck()
  await page.getByRole('button', { name: 'Move to August 30, 2031' }).click()
  await expect(page.getByRole('heading', { name: 'The wedding is on August 30, 2031.' })).toBeVisible()
  await inspect(page)
  const moved = await datesOf(page, id)
  expect(moved.filter((row) => before.includes(row))).toHaveLength(3)

  // Not that of a toast, which may be shown beside it.
  await page.locator('#page').getByRole('button', { name: 'Undo' }).click()
  await expect(toastOf(page, 'Undone')).toBeVisible()
  expect(await datesOf(page, id)).toEqual(before)
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.getByLabel('New Wedding Date')).toHaveValue('August 30, 2031')
  await page.getByRole('button', { name: 'Move to August 30, 2031' }).click()
  await expect(page.getByRole('heading', { name: 'The wedding is on August 30, 2031.' })).toBeVisible()
  expect(await datesOf(page, id)).toEqual(moved)

  await page.getByRole('link', { name: 'Go to the Couple’s Page' }).click()
  await page.getByRole('tab', { name: 'History' }).click()
  const history = page.getByRole('tabpanel', { name: 'History' }).getByRole('listitem')
  await expect(history.first()).toContainText('moved the wedding from June 14, 2031 to August 30, 2031')
  await expect(history.filter({ hasText: 'applied the plan “Full planning”' })).toHaveCount(1)
})

test('a date that something hangs on asks before it moves, names what is on the new day, and the vendors are mailed', async ({
  page,
  wedding: { id },
}) => {
  await add(page, '/api/tasks', { title: 'Order the arch', clientId: id, offset: { months: -1, days: 0 } })
  await test.step('the date is not changed from the list without asking', async () => {
    await page.goto('/clients')
    await page.getByRole('button', { name: 'Actions for Grace Liu & Oliver Hart' }).click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit Client' })
    await dialog.getByLabel('Wedding Date').fill('June 21, 2031')
    await dialog.getByLabel('Venue').fill('The Old Mill')
    await dialog.getByRole('button', { name: 'Update Client' }).click()
    await expect(page.getByRole('heading', { name: 'Move the Wedding' })).toBeVisible()
    await expect(page.getByLabel('New Wedding Date')).toHaveValue('June 21, 2031')
    const stored = (await (await page.request.get(`/api/clients/${id}`)).json()) as Record<string, unknown>
    expect(stored).toMatchObject({ weddingDate: '2031-06-14', venue: 'The Old Mill' })
  })

  const { id: other } = await add(page, '/api/clients', {
    partnerOneName: 'Ada',
    email: `ada-${Date.now()}@example.com`,
    weddingDate: '2031-08-30',
  })
  await add(page, `/api/clients/${other}/events`, { title: 'Brunch', date: '2031-08-30', time: '11:00' })
  const { id: vendorId } = await add(page, '/api/vendors', {
    name: 'Rosebud',
    category: 'florist',
    email: 'rosebud@example.com',
  })
  await add(page, `/api/clients/${id}/vendors`, { vendorId })

  await page.goto(`/clients/${id}/re-date?to=2031-08-30`)
  const conflicts = page.getByRole('region', { name: 'Already on that day' })
  await expect(conflicts).toContainText('The wedding of Ada')
  await expect(conflicts).toContainText('Brunch, Ada, 11:00 AM')
  await page.getByRole('button', { name: /New date of Order the arch: July 30, 2031/ }).click()
  await page.getByRole('textbox', { name: 'New date of Order the arch' }).fill('July 28, 2031')
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Move to August 30, 2031' }).click()
  await page.getByRole('button', { name: 'Email the Vendors' }).click()
  const dialog = page.getByRole('dialog', { name: 'Email the Vendors' })
  await expect(dialog.getByLabel('Text')).toHaveValue(/is now on August 30, 2031/)
  await inspect(page)
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(toastOf(page, 'Email on its way')).toContainText('To 1 vendor.')
  expect((await tasksOf(page, id)).map(({ dueDate }) => dueDate)).toEqual(['2031-07-28'])
})

test('the couple sees what the plan has for it, and nothing else', async ({ page, wedding: { id, portal } }) => {
  const rows = [
    {
      key: 'band',
      kind: 'task',
      title: 'Choose the band',
      assignedTo: 'client',
      phase: 'Music',
      offset: { months: -2, days: 0 },
    },
    { key: 'call', kind: 'task', title: 'Call three agencies', offset: { months: -3, days: 0 } },
    { key: 'tasting', kind: 'event', title: 'Menu tasting', offset: { months: -4, days: 0 }, time: '14:00' },
  ]
  await add(page, '/api/templates', { name: 'Ours', rows })
  await page.goto(`/clients/${id}`)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Apply a Plan' }).click()
  await expect(page).toHaveURL(new RegExp(`/clients/${id}/plan$`))
  await page.goto(`/clients/${id}?tab=tasks`)
  await page.getByRole('tabpanel', { name: 'Tasks' }).getByRole('link', { name: 'Apply a Plan' }).click()
  await page.getByRole('button', { name: /^Ours 2 tasks, 1 event/ }).press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.getByRole('button', { name: 'Add 3 rows' }).click()
  // A toast stays while the pointer is on it.
  await toastOf(page, 'Plan applied').hover()
  await portal.goto(`/client-portal/${id}?tab=tasks`)
  await expect(portal.getByText('Choose the band').first()).toBeVisible()
  await portal.goto(`/client-portal/${id}?tab=schedule`)
  await expect(portal.getByText('Menu tasting').first()).toBeVisible()
  await expect(portal.getByText('Call three agencies')).toHaveCount(0)

  await toastOf(page, 'Plan applied').getByRole('button', { name: 'Undo' }).click()
  await expect(portal.getByText('Menu tasting')).toHaveCount(0)
})
