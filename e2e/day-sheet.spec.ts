import type { Page } from '@playwright/test'
import { inspect, shortCouple, skipIntroductions } from './inspection.ts'
import { expect, test } from './journey.ts'
import { toastOf } from './toasts.ts'
import { add } from './wedding.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.beforeEach(({ page }) => skipIntroductions(page))

type Item = { id: number; start: string; title: string; audience: string; minutes: number }
type Day = { id: number; items: Item[]; version: number }

const rows = (page: Page) => page.locator('#page [data-item]')
const rowOf = (page: Page, title: string) =>
  rows(page).filter({ has: page.getByRole('button', { name: `${title} (edit title)`, exact: true }) })
const times = async (page: Page, id: number) =>
  ((await (await page.request.get(`/api/days/${id}`)).json()) as Day).items.map(
    ({ start, title }) => `${start} ${title}`,
  )

/** A wedding with a vendor, and a day with items. */
async function sheet(page: Page, clientId: number, items: object[]): Promise<Day> {
  const vendor = await add(page, '/api/vendors', { name: 'Lena Hart', category: 'photographer' })
  await add(page, `/api/clients/${clientId}/vendors`, { vendorId: vendor.id })
  const day = await add(page, `/api/clients/${clientId}/days`, { name: 'Wedding day' })
  await add(page, `/api/days/${day.id}/items/several`, { items })
  return (await page.request.get(`/api/days/${day.id}`)).json() as Promise<Day>
}

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
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Version 1', { exact: true })).toBeVisible()
  await page.getByRole('checkbox', { name: 'Choose Speeches' }).check()
  await inspect(page)
  await page.getByRole('button', { name: 'Shift…' }).click()
  await expect(page.getByRole('dialog', { name: 'Shift' })).toBeVisible()
  await inspect(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Stop choosing' }).click()
  await rowOf(page, 'Ceremony').getByRole('button', { name: 'Notes and details of Ceremony' }).click()
  await expect(page.getByRole('dialog', { name: 'Ceremony' }).getByLabel('Private Notes')).toHaveValue('Rings')
  await inspect(page)
  await page.keyboard.press('Escape')

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

test('people are added to the contact sheet, changed, removed and brought back', async ({ page, planner }) => {
  const clientId = await planner.addClient({ ...shortCouple, weddingDate: '2031-06-14' })
  await sheet(page, clientId, [{ title: 'Ceremony', start: '14:00' }])
  await page.goto(`/clients/${clientId}/day`)
  await expect(page.getByText('Lena Hart').first()).toBeVisible()
  await page.getByRole('button', { name: 'Add Contact' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Aunt Mae')
  await dialog.getByLabel('Phone').fill('+44 1632 960114')
  await inspect(page)
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

test('a wedding has several days, which are added, renamed and deleted', async ({ page, planner }) => {
  const clientId = await planner.addClient(shortCouple)
  await page.goto(`/clients/${clientId}/day`)
  await page.getByRole('button', { name: 'Start the Run Sheet' }).click()
  await expect(page.getByRole('button', { name: /^Wedding day No date/ })).toBeVisible()
  await page.getByRole('button', { name: 'Add Day' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Day' })
  await dialog.getByLabel('Name').fill('Brunch')
  await dialog.getByLabel('Time Zone').fill('Europe/Rome')
  await dialog.getByLabel('Coordinates (Optional)').fill('somewhere')
  await dialog.getByRole('button', { name: 'Add Day' }).click()
  await expect(dialog.getByText('Please give coordinates such as 41.9, 12.5, or the link of a map.')).toBeVisible()
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
  const vows = page.getByRole('button', { name: /Key moment: Vows/ })
  await expect(vows).toBeVisible()
  await inspect(page)
  await page.getByRole('button', { name: 'Hide Key Moments' }).click()
  await expect(vows).toHaveCount(0)
  await page.reload()
  await page.getByRole('button', { name: 'Show Key Moments' }).click()
  await vows.click()
  await expect(page).toHaveURL(new RegExp(`/clients/${clientId}/day`))
  await expect(rowOf(page, 'Vows')).toBeFocused()
})
