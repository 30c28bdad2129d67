import type { Locator, Page } from '@playwright/test'
import { inspect, skipIntroductions } from './inspection.ts'
import { expect, test } from './journey.ts'
import { toastOf } from './toasts.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.beforeEach(({ page }) => skipIntroductions(page))

const phase = (page: Page, name: string) => page.locator('section').filter({ has: page.getByRole('heading', { name }) })
const lines = (place: Locator) => place.getByRole('list').first().getByRole('listitem')
const rowField = (page: Page, name: string) => page.getByRole('textbox', { name: `New row in ${name}` })
const saved = (page: Page) => expect(page.getByText('All changes saved')).toBeVisible()

type Row = { title: string; phase: string | null; offset: object | null }
async function storedRows(page: Page): Promise<Row[]> {
  const answer = await page.request.get(`/api/templates/${new URL(page.url()).pathname.split('/').pop()}`)
  return ((await answer.json()) as { rows: Row[] }).rows
}

async function addTemplate(page: Page, name: string): Promise<number> {
  const task = (key: string, phaseName: string, title: string) => ({ key, kind: 'task', phase: phaseName, title })
  const rows = [
    { ...task('tours', 'Venue', 'Tour the venues'), offset: { months: -11, days: 0 } },
    { ...task('sign', 'Venue', 'Sign the contract'), offset: { months: 0, days: 10, from: 'tours' } },
    { ...task('vows', 'Final weeks', 'Write the vows'), assignedTo: 'client', offset: { months: 0, days: -42 } },
  ]
  const answer = await page.request.post('/api/templates', { data: { name, rows } })
  return ((await answer.json()) as { id: number }).id
}

test('a studio begins with four templates, copies and deletes one, and saves a wedding as another', async ({
  page,
  planner,
}) => {
  await expect.poll(async () => ((await (await page.request.get('/api/templates')).json()) as object[]).length).toBe(4)
  await page.goto('/tasks')
  await page.locator('#page').getByRole('link', { name: 'Plan Templates' }).click()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Elopement',
    'Full planning',
    'Month-of coordination',
    'Partial planning',
  ])
  const choose = async (name: string, action: string) => {
    await page.getByRole('button', { name: `Actions for ${name}` }).click()
    await page.getByRole('menuitem', { name: action }).click()
  }
  await choose('Elopement', 'Duplicate')
  await expect(toastOf(page, 'Template copied')).toBeVisible()
  await choose('Elopement (copy)', 'Delete')
  await expect(page.getByRole('link', { name: 'Elopement (copy)' })).toHaveCount(0)
  await toastOf(page, 'Template deleted').getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('link', { name: 'Elopement (copy)' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Elopement (copy)')
  await expect(page.getByRole('heading', { name: 'Place and papers' })).toBeVisible()

  await test.step('a wedding is saved as a template', async () => {
    const id = await planner.addClient({ partnerOneName: 'Emma', partnerTwoName: 'James', email: 'emma@example.com' })
    await page.request.patch(`/api/clients/${id}`, { data: { weddingDate: '2031-06-14' } })
    await page.request.post('/api/tasks', { data: { clientId: id, title: 'Order the cake', dueDate: '2031-03-14' } })
    await page.goto(`/clients/${id}`)
    const save = async () => {
      await page.getByRole('button', { name: 'More actions' }).click()
      await page.getByRole('menuitem', { name: 'Save as Template' }).click()
    }
    const names = async () =>
      ((await (await page.request.get('/api/templates')).json()) as { name: string }[]).map(({ name }) => name)
    await save()
    await expect(toastOf(page, 'Template saved')).toBeVisible()
    expect(await names()).toContain('Plan for Emma & James')
    await toastOf(page, 'Template saved').getByRole('button', { name: 'Undo' }).click()
    await expect.poll(names).not.toContain('Plan for Emma & James')
    await save()
    await toastOf(page, 'Template saved').getByRole('link', { name: 'Open' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Plan for Emma & James')
    await expect(page.getByRole('listitem').filter({ hasText: 'Order the cake' })).toContainText('3 months before')

    const missing: string[] = []
    page.on('response', (answer) => void (answer.status() === 404 && missing.push(answer.url())))
    await page.getByRole('button', { name: 'Actions for this template' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await expect(toastOf(page, 'Template deleted')).toBeVisible()
    await expect(page).toHaveURL('/templates')
    await expect(page.getByRole('link', { name: 'Elopement (copy)' })).toBeVisible()
    // The announcement of a later change has come after whatever the deletion has caused.
    await page.request.post('/api/templates', { data: { name: 'Added afterwards', rows: [] } })
    await expect(page.getByRole('link', { name: 'Added afterwards' })).toBeVisible()
    expect(missing).toEqual([])
  })
})

test('a row is dragged further than the window shows', async ({ page, planner: _in }) => {
  const templates = async () =>
    (await (await page.request.get('/api/templates')).json()) as { id: number; name: string }[]
  await expect.poll(async () => (await templates()).map(({ name }) => name)).toContain('Full planning')
  await page.goto(`/templates/${(await templates()).find(({ name }) => name === 'Full planning')?.id}`)
  // Further up than the last row, the page may scroll past a row between two looks at it.
  const target = lines(phase(page, 'Afterwards')).last()
  const row = lines(phase(page, 'Foundation')).first()
  await row.locator('svg').first().hover()
  await page.mouse.down()
  const { x, y } = (await row.boundingBox())!
  await page.mouse.move(x + 60, y + 10, { steps: 2 })
  await expect(page.locator('[data-key][data-dragging]')).toHaveCount(1)
  const { width, height } = page.viewportSize()!
  await page.mouse.move(width / 2, height - 2, { steps: 4 })
  await expect(target).toBeInViewport()
  // Away from the edge, so that the page stands still.
  await page.mouse.move(width / 2, height / 2)
  const to = (await target.boundingBox())!
  await page.mouse.move(to.x + 50, to.y + 5, { steps: 4 })
  await page.mouse.up()
  await expect(lines(phase(page, 'Afterwards')).nth(-2)).toContainText('Send the welcome packet')
})

test('two windows edit one template, also without a connection, and no change is lost', async ({
  page,
  context,
  planner: _in,
}) => {
  const path = `/templates/${await addTemplate(page, 'Shared')}`
  await page.goto(path)
  const other = await context.newPage()
  await skipIntroductions(other)
  await other.goto(path)
  await page.getByRole('button', { name: 'Task: Write the vows' }).click()
  await inspect(page)
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const typed = rowField(page, 'Final weeks')
  await typed.fill('Half a sent')
  const entry = rowField(other, 'Venue')
  await entry.fill('Compare the venues')
  await entry.press('Enter')
  await expect(lines(phase(page, 'Venue'))).toContainText(['Tour', 'Sign', 'Compare the venues'])
  await expect(typed).toHaveValue('Half a sent')

  // The answer of this window is held back, so that the other one changes the same revision.
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/templates/*', async (route) => {
    if (route.request().method() === 'PATCH') await held
    await route.fallback()
  })
  await typed.fill('Half a sentence')
  await typed.press('Enter')
  await expect(page.getByText('Saving…')).toBeVisible()
  const stored = other.waitForResponse((answer) => answer.request().method() === 'PATCH')
  await entry.fill('Ask for the rain plan')
  await entry.press('Enter')
  await stored
  release()
  await expect(toastOf(page, 'Changed elsewhere')).toBeVisible()
  await saved(page)
  for (const window of [page, other]) {
    await expect(lines(phase(window, 'Venue'))).toContainText(['Tour', 'Sign', 'Compare', 'Ask for the rain plan'])
    await expect(lines(phase(window, 'Final weeks'))).toContainText(['Write the vows', 'Half a sentence'])
  }

  await test.step('without a connection', async () => {
    const strip = page.getByText('You are offline. This is how things stood')
    await context.setOffline(true)
    await expect(strip).toBeVisible()
    await rowField(page, 'Venue').fill('Visit again at dusk')
    await rowField(page, 'Venue').press('Enter')
    await expect(page.getByText('Not saved yet')).toBeVisible()
    await expect(lines(phase(page, 'Venue'))).toContainText(['Tour', 'Sign', 'Compare', 'Ask', 'Visit again at dusk'])
    await context.setOffline(false)
    await expect.poll(async () => (await storedRows(page)).map(({ title }) => title)).toContain('Visit again at dusk')
    await saved(page)
  })
})
