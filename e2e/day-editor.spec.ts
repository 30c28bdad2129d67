import type { Locator, Page } from '@playwright/test'
import { inspect, shortCouple, skipIntroductions } from './inspection.ts'
import { expect, test } from './journey.ts'
import { toastOf } from './toasts.ts'
import { add } from './wedding.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.beforeEach(({ page }) => skipIntroductions(page))

type Item = { id: number; start: string; title: string; audience: string; minutes: number }
type Day = { id: number; items: Item[]; version: number }

/** The rows of the sheet; one that is not stored yet has a negative number. */
const rows = (page: Page) => page.locator('#page [data-item]')
const storedRows = (page: Page) => page.locator('#page [data-item]:not([data-item^="-"])')
const rowOf = (page: Page, title: string) =>
  storedRows(page).filter({ has: page.getByRole('button', { name: `${title} (edit title)`, exact: true }) })
const line = (page: Page) => page.getByRole('textbox', { name: 'Add an item' })
const times = async (page: Page, id: number) =>
  ((await (await page.request.get(`/api/days/${id}`)).json()) as Day).items.map(
    ({ start, title }) => `${start} ${title}`,
  )

/** Pastes text, as the browser does when it was copied elsewhere. */
const paste = (field: Locator, text: string) =>
  field.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)

/** A wedding with a vendor, and a day with items. */
async function sheet(page: Page, clientId: number, items: object[]): Promise<Day> {
  const vendor = await add(page, '/api/vendors', { name: 'Lena Hart', category: 'photographer' })
  await add(page, `/api/clients/${clientId}/vendors`, { vendorId: vendor.id })
  const day = await add(page, `/api/clients/${clientId}/days`, { name: 'Wedding day' })
  await add(page, `/api/days/${day.id}/items/several`, { items })
  return (await page.request.get(`/api/days/${day.id}`)).json() as Promise<Day>
}

const typed = [
  '8am Hair & make-up 2h @Bridal suite',
  'Lena arrives 10m @Lobby #Photographer',
  'Lunch',
  '14:30 Ceremony 45m @Garden #Photographer !',
  '18:00 Dinner 2h @Great Hall',
  '1:30am Last bus @Gate',
]

/** Publishes although there are things to look at. */
async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click()
}

test('a run sheet is written, shifted, taken back and published by keyboard', async ({ page, planner }) => {
  const clientId = await planner.addClient({ ...shortCouple, weddingDate: '2031-06-14' })
  const vendor = await add(page, '/api/vendors', { name: 'Lena Hart', category: 'photographer' })
  await add(page, `/api/clients/${clientId}/vendors`, { vendorId: vendor.id })
  await page.goto(`/clients/${clientId}?tab=day`)
  await page.getByRole('button', { name: 'Start the Run Sheet' }).click()
  await expect(line(page)).toBeFocused()
  await expect(page.getByRole('button', { name: /^Wedding day/ })).toContainText('Sat, Jun 14')

  await line(page).focus()
  await page.keyboard.type(typed[0]!)
  await expect(page.getByText('8:00 AM · Hair & make-up · 2 h · at Bridal suite')).toBeVisible()
  await page.keyboard.press('Enter')
  for (const [index, text] of typed.entries()) {
    if (index === 0) continue
    await line(page).fill(text)
    await page.keyboard.press('Enter')
    await expect(storedRows(page)).toHaveCount(index + 1)
  }
  await expect(line(page)).toBeFocused()
  const id = ((await (await page.request.get(`/api/clients/${clientId}/days`)).json()) as Day[])[0]!.id
  await expect
    .poll(() => times(page, id))
    .toEqual([
      '08:00 Hair & make-up',
      '10:00 Lena arrives',
      '10:10 Lunch',
      '14:30 Ceremony',
      '18:00 Dinner',
      '25:30 Last bus',
    ])
  await expect(rowOf(page, 'Last bus')).toContainText('1:30 AM +1')

  await paste(line(page), '9:00\tFlorist\t30\tGarden\nsoon\tCandles\n21:00\tCake\t2000')
  const pasted = page.getByRole('dialog', { name: 'Add Pasted Rows' })
  await expect(pasted).toContainText('“soon” is not a time.')
  await expect(pasted).toContainText('“2000” is not a duration from 1 minute to 24 hours.')
  await expect(pasted.getByRole('button', { name: 'Add 1 item' })).toBeDisabled()
  await page.keyboard.press('Escape')
  await paste(line(page), '9:00\tFlorist\t30\tGarden\n21:00\tCake\t20\tGreat Hall')
  await pasted.getByRole('button', { name: 'Add 2 items' }).click()
  await expect(toastOf(page, 'Added')).toContainText('2 items added.')
  await expect(storedRows(page)).toHaveCount(8)

  await page.getByRole('button', { name: 'Fixed, not shifted with others: Ceremony' }).click()
  await expect(page.getByRole('button', { name: 'Fixed, not shifted with others: Ceremony' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.getByRole('checkbox', { name: 'Select Lunch' }).check()
  await page.getByRole('button', { name: 'Shift by 15 minutes', exact: true }).click()
  const shift = page.getByRole('dialog', { name: 'Shift' })
  await shift.getByLabel('Everything from “Lunch” on').check()
  await expect(shift.getByRole('list', { name: 'Preview' })).toContainText('Ceremony is fixed and stays')
  await expect(shift.getByRole('list', { name: 'Preview' })).toContainText('10:10 AM → 10:25 AMLunch')
  await shift.getByRole('button', { name: 'Shift 4 items' }).click()
  await expect(toastOf(page, 'Shifted')).toContainText('4 items moved by 15 min.')
  await expect(rowOf(page, 'Lunch')).toContainText('10:25 AM')
  await expect(rowOf(page, 'Ceremony')).toContainText('2:30 PM')

  await page.reload()
  await expect(rowOf(page, 'Dinner')).toContainText('6:15 PM')
  await page.keyboard.press('Control+z')
  await expect(toastOf(page, 'Undone')).toContainText('and 3 more')
  await expect(rowOf(page, 'Dinner')).toContainText('6:00 PM')
  await page.keyboard.press('Control+Shift+z')
  await expect(toastOf(page, 'Redone')).toBeVisible()
  await expect(rowOf(page, 'Dinner')).toContainText('6:15 PM')

  await expect(page.getByText('Draft', { exact: true })).toBeVisible()
  await publish(page)
  await expect(page.getByText('Version 1', { exact: true })).toBeVisible()
  await rowOf(page, 'Dinner').getByRole('button', { name: '6:15 PM (edit time)' }).click()
  await page.keyboard.type('6:30pm')
  await page.keyboard.press('Enter')
  await expect(rowOf(page, 'Dinner').getByRole('button', { name: '6:30 PM (edit time)' })).toBeFocused()
  await expect(page.getByText('Not published: 1 moved')).toBeVisible()
  await publish(page)
  await expect(page.getByText('Version 2', { exact: true })).toBeVisible()
  await expect(page.getByText('Not published')).toHaveCount(0)
})

test('rows are edited by keys, people are added to the contact sheet, and a wedding has several days', async ({
  page,
  planner,
}) => {
  const clientId = await planner.addClient({ ...shortCouple, weddingDate: '2031-06-14' })
  const day = await sheet(page, clientId, [
    { title: 'Ceremony', start: '14:00' },
    { title: 'Dinner', start: '18:00' },
    { title: 'Dancing', start: '21:00' },
  ])
  await page.goto(`/clients/${clientId}/day`)
  await expect(rows(page)).toHaveCount(3)
  await page.keyboard.press('j')
  await expect(rowOf(page, 'Ceremony')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('j')
  await page.keyboard.press('k')
  await expect(rowOf(page, 'Dinner')).toBeFocused()
  await page.keyboard.press('x')
  await expect(page.getByRole('toolbar', { name: 'Selected items' })).toContainText('1 selected')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('toolbar', { name: 'Selected items' })).toHaveCount(0)

  await page.keyboard.press('Enter')
  const details = page.getByRole('dialog', { name: 'Dinner' })
  await expect(details.getByLabel('Private Notes')).toBeVisible()
  await inspect(page)
  await page.setViewportSize({ width: 1280, height: 720 })
  await details.getByLabel('Section').fill('Reception')
  await details.getByLabel('Private Notes').fill('Two vegans')
  await details.getByRole('button', { name: 'Save Item' }).click()
  await expect(details).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Reception' })).toBeVisible()

  await rowOf(page, 'Ceremony').getByRole('button', { name: '(edit time)' }).click()
  await page.keyboard.type('nonsense')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Please enter a time, such as 14:30 or 2:30 pm.')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('14:15')
  await page.keyboard.press('Tab')
  await page.keyboard.type('1h15')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Garden')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('checkbox', { name: /^Lena Hart/ })).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('c')
  await page.keyboard.press('Enter')
  await expect(rowOf(page, 'Ceremony')).toContainText(/2:15 PM.*1 h 15 min.*Garden.*Lena Hart.*Couple/)
  await rowOf(page, 'Ceremony').getByRole('button', { name: '(edit title)' }).click()
  await page.keyboard.type('Nothing')
  await page.keyboard.press('Escape')
  await expect(rowOf(page, 'Ceremony').getByRole('button', { name: '(edit title)' })).toBeFocused()

  await page.keyboard.press('Delete')
  await expect(rows(page)).toHaveCount(2)
  await toastOf(page, 'Deleted').getByRole('button', { name: 'Undo' }).click()
  await expect(rowOf(page, 'Ceremony')).toContainText('Lena Hart')
  expect(await times(page, day.id)).toEqual(['14:15 Ceremony', '18:00 Dinner', '21:00 Dancing'])

  await test.step('people are added to the contact sheet, changed, removed and brought back', async () => {
    await page.getByRole('button', { name: 'Add Contact' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill('Aunt Mae')
    await dialog.getByLabel('Phone').fill('+44 1632 960114')
    await inspect(page)
    await page.setViewportSize({ width: 1280, height: 720 })
    await page.keyboard.press('Enter')
    const mae = page.locator('#page').getByRole('listitem').filter({ hasText: 'Aunt Mae' })
    await expect(mae).toContainText('+44 1632 960114')
    await mae.getByRole('button', { name: 'Actions for Aunt Mae' }).click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    await dialog.getByLabel('Role').fill('Witness')
    await page.keyboard.press('Enter')
    await expect(mae).toContainText('Witness')
    await mae.getByRole('button', { name: 'Actions for Aunt Mae' }).click()
    await page.getByRole('menuitem', { name: /Remove|Delete/ }).click()
    await expect(mae).toHaveCount(0)
    await toastOf(page, 'Removed').getByRole('button', { name: 'Undo' }).click()
    await expect(mae).toContainText('Witness')
  })

  await test.step('days are added, renamed and deleted', async () => {
    await expect(page.getByRole('button', { name: /^Wedding day Sat, Jun 14/ })).toBeVisible()
    await page.getByRole('button', { name: 'Add Day' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add Day' })
    await dialog.getByLabel('Name').fill('Brunch')
    await dialog.getByLabel('Time Zone').fill('Europe/Rome')
    await dialog.getByLabel('Coordinates (Optional)').fill('somewhere')
    await dialog.getByRole('button', { name: 'Add Day' }).click()
    await expect(dialog.getByText('Please enter coordinates such as 41.9, 12.5, or a link to a map.')).toBeVisible()
    await dialog.getByLabel('Coordinates (Optional)').fill('https://www.google.com/maps/@41.9,12.5,17z')
    await dialog.getByRole('button', { name: 'Add Day' }).click()
    await expect(page).toHaveURL(/day=\d+/)
    await expect(page.getByRole('button', { name: /^Brunch/ })).toHaveAttribute('aria-current', 'true')
    await page.getByRole('button', { name: 'Actions for Brunch' }).click()
    await page.getByRole('menuitem', { name: 'Edit Day' }).click()
    const edited = page.getByRole('dialog', { name: 'Edit Brunch' })
    await expect(edited.getByLabel('Coordinates (Optional)')).toHaveValue('41.9, 12.5')
    await edited.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Actions for Brunch' }).click()
    await page.getByRole('menuitem', { name: 'Delete Day' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Day' }).click()
    await expect(page.getByRole('button', { name: /^Brunch/ })).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^Wedding day/ })).toHaveAttribute('aria-current', 'true')
  })
})

test('two people edit at once, a deletion waits for the edits before it, and lines follow each other on a slow network', async ({
  page,
  planner,
}) => {
  const clientId = await planner.addClient({ ...shortCouple, weddingDate: '2031-06-14' })
  const { id, items } = await sheet(page, clientId, [{ title: 'Ceremony', start: '14:00', place: 'Garden' }])
  await page.goto(`/clients/${clientId}/day`)
  await rowOf(page, 'Ceremony').getByRole('button', { name: 'Garden (edit place)' }).click()
  await page.keyboard.type('Barn')
  const shown = page.waitForResponse((response) => response.url().endsWith(`/api/days/${id}`))
  const theirs = await page.request.patch(`/api/days/${id}/items/${items[0]!.id}`, { data: { place: 'Chapel' } })
  expect(theirs.ok()).toBe(true)
  // The live channel has brought the other's value before this one is saved.
  await (await shown).finished()
  await page.keyboard.press('Enter')
  const note = page.getByRole('alert')
  await expect(note).toContainText('Place: “Barn” has not been saved. In the meantime, someone else entered “Chapel”.')
  await expect(rowOf(page, 'Ceremony').getByRole('button', { name: 'Chapel (edit place)' })).toBeVisible()
  await note.getByRole('button', { name: 'Use Mine' }).click()
  await expect(rowOf(page, 'Ceremony').getByRole('button', { name: 'Barn (edit place)' })).toBeVisible()

  await test.step('a deletion waits for the edit before it, and its undo brings both back', async () => {
    const { promise: all, resolve: release } = Promise.withResolvers<void>()
    const asked: string[] = []
    await page.route('**/items/*', async (route) => {
      asked.push(route.request().method())
      await all
      await route.continue()
    })
    await rowOf(page, 'Ceremony').getByRole('button', { name: 'Barn (edit place)' }).click()
    await page.keyboard.type('Orchard')
    await page.keyboard.press('Enter')
    await expect.poll(() => asked).toEqual(['PATCH'])
    await page.keyboard.press('Delete')
    await expect(rows(page)).toHaveCount(0)
    release()
    await toastOf(page, 'Deleted').getByRole('button', { name: 'Undo' }).click()
    await expect(rowOf(page, 'Ceremony')).toContainText('Orchard')
    await expect(page.getByText('has not been saved')).toHaveCount(0)
    await page.unroute('**/items/*')
    await page.request.patch(`/api/days/${id}/items/${items[0]!.id}`, { data: { title: 'Vows' } })
    await expect(rowOf(page, 'Vows')).toContainText('Orchard')
  })

  await test.step('lines are shown at once and follow each other, and a refused one is given back', async () => {
    const held: (() => void)[] = []
    await page.route('**/api/days/*/items', async (route) => {
      await new Promise<void>((go) => held.push(go))
      await route.continue()
    })
    for (const text of ['18:00 Makeup 45m', 'Lunch 1h', '20:30 Cake']) {
      await line(page).fill(text)
      await page.keyboard.press('Enter')
    }
    await expect(rows(page)).toHaveCount(4)
    await expect(rows(page).filter({ hasText: 'Lunch' })).toContainText('6:45 PM')
    await expect(line(page)).toBeFocused()
    for (const count of [1, 2, 3]) {
      await expect.poll(() => held.length).toBe(count)
      held[count - 1]?.()
    }
    const inOrder = ['14:00 Vows', '18:00 Makeup', '18:45 Lunch', '20:30 Cake']
    await expect.poll(() => times(page, id)).toEqual(inOrder)
    await page.unroute('**/api/days/*/items')
    await page.route('**/api/days/*/items', (route) => route.fulfill({ status: 503, json: { message: 'Not now.' } }))
    await line(page).fill('Dinner 2h')
    await page.keyboard.press('Enter')
    await expect(line(page)).toHaveValue('Dinner 2h')
    await expect(rows(page)).toHaveCount(4)
    await page.getByRole('checkbox', { name: 'Select Cake' }).check()
    await page.getByRole('button', { name: 'Shift…' }).click()
    await expect(page.getByRole('dialog', { name: 'Shift' })).toBeVisible()
    await inspect(page)
  })
})

test('warnings, lanes and dialogs are accessible, and an item is dragged in its lane', async ({ page, planner }) => {
  const clientId = await planner.addClient({ ...shortCouple, weddingDate: '2031-06-14' })
  const day = await sheet(page, clientId, [
    {
      title: 'Ceremony',
      start: '14:00',
      minutes: 60,
      place: 'Garden',
      section: 'Ceremony',
      isKey: true,
      notes: 'Rings',
    },
    { title: 'Speeches', start: '14:30', place: 'Garden', isFixed: true, section: 'A section with quite a long name' },
    { title: 'The cake is cut with the sword of an officer of the guards', start: '18:00', audience: 'studio' },
  ])
  await page.request.patch(`/api/days/${day.id}`, {
    data: { latitude: 41.9, longitude: 12.5, timeZone: 'Europe/Rome' },
  })
  await page.goto(`/clients/${clientId}/day`)
  await page.getByText('1 thing to look at').click()
  await page.getByRole('button', { name: /overlap at the same place, Garden/ }).click()
  await expect(rowOf(page, 'Ceremony')).toBeFocused()
  await expect(page.getByText('Sunset 8:46 PM')).toBeVisible()
  await publish(page)
  await expect(page.getByText('Version 1', { exact: true })).toBeVisible()
  await page.getByRole('checkbox', { name: 'Select Speeches' }).check()
  await inspect(page)
  await page.getByRole('button', { name: 'Clear selection' }).click()
  await rowOf(page, 'Ceremony').getByRole('button', { name: 'Notes and details of Ceremony' }).click()
  const details = page.getByRole('dialog', { name: 'Ceremony' })
  await expect(details.getByLabel('Private Notes')).toHaveValue('Rings')
  await page.keyboard.press('Escape')
  await expect(details).toHaveCount(0)

  await page.getByRole('button', { name: 'Lanes by place' }).click()
  await expect(page).toHaveURL(/view=lanes&by=place/)
  const lane = page.getByRole('region', { name: 'Garden' })
  await expect(lane.getByRole('button')).toHaveCount(2)
  await inspect(page)
  await page.getByRole('button', { name: 'Lanes by vendor' }).click()
  const block = page.getByRole('region', { name: 'No vendor' }).getByRole('button', { name: /Ceremony/ })
  await block.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const box = (await block.boundingBox())!
  await page.mouse.move(box.x + 20, box.y + 5)
  await page.mouse.down()
  await page.mouse.move(box.x + 20, box.y + 5 + 78, { steps: 5 })
  await page.mouse.up()
  await expect(block).toContainText('2:30 PM')
  await expect.poll(() => times(page, day.id)).toContain('14:30 Ceremony')
  const moved = (await block.boundingBox())!
  await page.mouse.move(moved.x + 20, moved.y + moved.height - 2)
  await page.mouse.down()
  await page.mouse.move(moved.x + 20, moved.y + moved.height - 2 + 78, { steps: 5 })
  await page.mouse.up()
  const lengths = async () =>
    ((await (await page.request.get(`/api/days/${day.id}`)).json()) as Day).items.map(({ minutes }) => minutes)
  await expect.poll(lengths).toContain(90)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('the search and the calendar lead to an item of the run sheet', async ({ page, planner }) => {
  const clientId = await planner.addClient({ ...shortCouple, weddingDate: '2031-06-14' })
  const day = await sheet(page, clientId, [
    { start: '14:30', title: 'Vows', place: 'Orangery', isKey: true },
    { start: '22:00', title: 'Sparkler exit', place: 'Terrace' },
  ])
  await page.goto('/')
  await page.getByPlaceholder('Search clients, events, tasks...').fill('sparkl')
  await page.getByRole('option', { name: /Sparkler exit/ }).click()
  await expect(page).toHaveURL(new RegExp(`/clients/${clientId}/day\\?day=${day.id}&item=`))
  await expect(rowOf(page, 'Sparkler exit')).toBeFocused()

  await page.goto('/calendar?date=2031-06-14&view=month')
  await expect(page.getByRole('button', { name: /Wedding: / })).toBeVisible()
  await expect(page.getByRole('button', { name: /Vows/ })).toHaveCount(0)
  await add(page, `/api/days/${day.id}/publish`, {})
  const vows = page.getByRole('button', { name: /Key moment: .*Vows/ })
  await expect(vows).toBeVisible()
  const options = page.getByRole('dialog', { name: 'Calendar Options' })
  await page.getByRole('button', { name: 'Options' }).click()
  await options.getByLabel('Key moments from run sheets').uncheck()
  await page.keyboard.press('Escape')
  await expect(vows).toHaveCount(0)
  await page.reload()
  await page.getByRole('button', { name: 'Options, 1 hidden' }).click()
  await options.getByLabel('Key moments from run sheets').check()
  await page.keyboard.press('Escape')
  await vows.click()
  await expect(page).toHaveURL(new RegExp(`/clients/${clientId}/day`))
  await expect(rowOf(page, 'Vows')).toBeFocused()
})
