import type { Page } from '@playwright/test'
import { inspect, shortCouple, skipIntroductions } from './inspection.ts'
import { expect, test } from './journey.ts'
import { send } from './running-day.ts'
import { toastOf } from './toasts.ts'
import { add } from './wedding.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.beforeEach(({ page }) => skipIntroductions(page))

type Item = { id: number; title: string; start: string; place: string | null; vendorIds: number[] }

const rows = (page: Page) => page.locator('#page [data-item]')
const rowOf = (page: Page, title: string) =>
  rows(page).filter({ has: page.getByRole('button', { name: `${title} (edit title)`, exact: true }) })
const line = (page: Page) => page.getByRole('textbox', { name: 'Add an item' })
const started = (page: Page) => page.getByRole('dialog', { name: 'Start from a Template' })

test('a wedding without a run sheet has a published one from a template, by keyboard alone', async ({
  page,
  planner,
}) => {
  const clientId = await planner.addClient({ ...shortCouple, weddingDate: '2031-06-14', venue: 'Old Mill' })
  const vendor = await add(page, '/api/vendors', { name: 'Lena Hart', category: 'photographer' })
  await add(page, `/api/clients/${clientId}/vendors`, { vendorId: vendor.id })
  await page.goto(`/clients/${clientId}?tab=day`)
  await page.getByRole('button', { name: 'Start from a Template' }).focus()
  await page.keyboard.press('Enter')
  const dialog = started(page)
  await expect(dialog.getByRole('radio', { name: /^Church and hall/ })).toBeChecked()
  await expect(dialog.getByLabel('Ceremony Place')).toHaveValue('Old Mill')
  await inspect(page)

  await dialog.getByRole('radio', { name: /^Church and hall/ }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(dialog.getByRole('radio', { name: /^One place outdoors/ })).toBeChecked()
  await page.keyboard.press('Tab')
  await expect(dialog.getByLabel('Ceremony Begins')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('half past')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Please enter a time of day, such as 15:00 or 3 pm.')).toBeVisible()
  await dialog.getByLabel('Ceremony Begins').focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('6:00')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText(/would begin on the day before. Please enter a later time/)).toBeVisible()
  await dialog.getByLabel('Ceremony Begins').focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('4pm')
  await expect(dialog.getByText(/items, from 9:00 AM to about 12:45 AM \+1/)).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.type('120')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(dialog.getByRole('switch', { name: 'First Look' })).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.type('Orchard')
  await page.keyboard.press('Enter')

  await expect(dialog).toHaveCount(0)
  await expect(toastOf(page, 'Run sheet created')).toContainText('Nobody sees them until you publish.')
  await expect(rowOf(page, 'Ceremony')).toContainText(/4:00 PM.*Orchard.*Lena Hart/)
  await expect(rowOf(page, 'First look')).toBeVisible()
  await expect(rowOf(page, 'Dinner')).toContainText('1 h 20 min')
  expect(await rows(page).count()).toBeGreaterThan(30)
  await page.getByRole('button', { name: 'Publish' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Version 1', { exact: true })).toBeVisible()
})

test('a run sheet from a template is taken back as one change, and saved for the next wedding', async ({
  page,
  planner,
}) => {
  const clientId = await planner.addClient({ ...shortCouple, weddingDate: '2031-06-14' })
  const day = await add(page, `/api/clients/${clientId}/days`, { name: 'Our day' })
  await page.goto(`/clients/${clientId}/day`)
  await page.getByRole('button', { name: 'Start from a Template' }).click()
  await started(page)
    .getByRole('radio', { name: /^Rehearsal, wedding and brunch/ })
    .check()
  await started(page).getByRole('button', { name: 'Create the Run Sheet' }).click()
  // A toast stays while the pointer is on it.
  await toastOf(page, 'Run sheet created').hover()
  await expect(page.getByRole('button', { name: /^Rehearsal Fri, Jun 13/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Brunch Sun, Jun 15/ })).toBeVisible()
  await expect(rowOf(page, 'Ceremony')).toBeVisible()
  await toastOf(page, 'Run sheet created').getByRole('button', { name: 'Undo' }).click()
  await expect(rows(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Brunch/ })).toHaveCount(0)

  const place = 'Chapel'
  await add(page, `/api/days/${day.id}/items/several`, {
    items: [
      { title: 'Hair', start: '09:00', minutes: 120, section: 'Getting ready', place: 'Suite' },
      { title: 'Ceremony', start: '14:00', minutes: 45, section: 'Ceremony', place, isKey: true },
    ],
  })
  await expect(rows(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'Actions for Our day' }).click()
  await page.getByRole('menuitem', { name: 'Save as Template' }).click()
  const save = page.getByRole('dialog', { name: 'Save as Template' })
  await expect(save.getByLabel('Times Are Counted From')).toContainText('2:00 PM Ceremony')
  await inspect(page)
  await save.getByLabel('Name').fill('Chapel weddings')
  await save.getByRole('button', { name: 'Save Template' }).click()
  await expect(toastOf(page, 'Template saved')).toContainText('“Chapel weddings” has 2 items.')

  const next = await planner.addClient({ partnerOneName: 'Ada', email: 'ada@example.com', weddingDate: '2031-09-06' })
  await page.goto(`/clients/${next}/day`)
  await page.getByRole('button', { name: 'Start from a Template' }).click()
  await started(page)
    .getByRole('radio', { name: /^Chapel weddings/ })
    .check()
  await started(page).getByRole('button', { name: 'Rename or Delete' }).click()
  await inspect(page)
  const name = started(page).getByLabel('Name of Chapel weddings')
  await name.fill('Chapels')
  await name.press('Enter')
  await expect(started(page).getByLabel('Name of Chapels')).toBeVisible()
  await started(page).getByRole('button', { name: 'Choose a Template' }).click()
  await started(page).getByLabel('Ceremony Begins').fill('5 pm')
  await started(page).getByLabel('Ceremony Place').fill('St. Anne')
  await started(page).getByRole('button', { name: 'Create the Run Sheet' }).click()
  await expect(rowOf(page, 'Hair')).toContainText('12:00 PM')
  await expect(rowOf(page, 'Ceremony')).toContainText(/5:00 PM.*St. Anne/)

  await page.getByRole('button', { name: 'Actions for Our day' }).click()
  await page.getByRole('menuitem', { name: 'Start from a Template' }).click()
  await started(page).getByRole('button', { name: 'Rename or Delete' }).click()
  await started(page).getByRole('button', { name: 'Delete Chapels' }).click()
  await expect(started(page).getByRole('button', { name: 'Keep' })).toBeFocused()
  await started(page).getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(started(page).getByRole('radio', { name: /^Chapels/ })).toHaveCount(0)
  await expect(started(page).getByRole('radio', { name: /^Church and hall/ })).toBeChecked()
})

test('a run sheet that was taken back with all of its days is made again after a reload', async ({ page, planner }) => {
  const clientId = await planner.addClient({ ...shortCouple, weddingDate: '2031-06-14' })
  await page.goto(`/clients/${clientId}/day`)
  await page.getByRole('button', { name: 'Start from a Template' }).click()
  await started(page)
    .getByRole('radio', { name: /^Rehearsal, wedding and brunch/ })
    .check()
  await started(page).getByLabel('Ceremony Begins').fill('3 pm')
  await started(page).getByRole('button', { name: 'Create the Run Sheet' }).click()
  await expect(rowOf(page, 'Ceremony')).toBeVisible()
  await page.getByRole('button', { name: /^Rehearsal Fri, Jun 13/ }).click()
  await expect(rowOf(page, 'Rehearsal of the ceremony')).toBeVisible()
  await page.locator('body').press('ControlOrMeta+z')
  await expect(page.getByText('No run sheet yet')).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Redo the Run Sheet' }).click()
  await expect(page.getByRole('button', { name: /^Rehearsal Fri, Jun 13/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Brunch Sun, Jun 15/ })).toBeVisible()

  await page.getByRole('button', { name: /^Wedding day Sat, Jun 14/ }).click()
  const days = (await (await page.request.get(`/api/clients/${clientId}/days`)).json()) as {
    id: number
    name: string
  }[]
  for (const { id, name } of days) if (name !== 'Wedding day') await page.request.delete(`/api/days/${id}`)
  await expect(page.getByRole('button', { name: /^(Brunch|Rehearsal) / })).toHaveCount(0)
  await page.getByRole('button', { name: 'Actions for Wedding day', exact: true }).first().click()
  await page.getByRole('menuitem', { name: 'Delete Day' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Day' }).click()
  await page.getByRole('button', { name: 'Undo the Deletion' }).click()
  await expect(rowOf(page, 'Ceremony')).toBeVisible()
})

test('a day that is over is compared with its plan, and its durations are offered next time', async ({
  page,
  planner,
}) => {
  const clientId = await planner.addClient({ ...shortCouple, weddingDate: '2026-06-13' })
  const day = await add(page, `/api/clients/${clientId}/days`, { name: 'Wedding day', timeZone: 'Europe/Rome' })
  const items = await send<Item[]>(page.request, `/api/days/${day.id}/items/several`, {
    items: [
      { title: 'Family photos', start: '14:00', minutes: 30 },
      { title: 'Toasts', start: '18:00', minutes: 20 },
      { title: 'family photos', start: '19:00', minutes: 30 },
    ],
  })
  const press = (index: number, state: string, at?: string) =>
    send(page.request, `/api/days/${day.id}/items/${items[index]!.id}/progress`, { state, ...(at && { at }) })
  await press(0, 'running', '2026-06-13T12:10:00Z')
  await press(0, 'done', '2026-06-13T12:34:00Z')
  await press(1, 'skipped')
  await press(2, 'running', '2026-06-13T17:00:00Z')
  await press(2, 'done', '2026-06-13T17:26:00Z')
  await page.goto(`/clients/${clientId}/day`)
  const afterwards = page.getByRole('region', { name: 'Planned and Actual' })
  await expect(afterwards).toContainText('4 min early at the end · 2 items of 3 started · 1 skipped')
  await expect(afterwards.getByRole('row', { name: /^Family photos/ })).toContainText(
    /2:00 PM, 30 min.*2:10 PM – 2:34 PM.*10 min late.*24 min.*6 min shorter/,
  )
  await expect(afterwards.getByRole('row', { name: /^Toasts/ })).toContainText('Skipped')
  await inspect(page)

  const next = await planner.addClient({ partnerOneName: 'Ada', email: 'ada@example.com', weddingDate: '2031-09-06' })
  await add(page, `/api/clients/${next}/days`, { name: 'Wedding day' })
  await page.goto(`/clients/${next}/day`)
  await line(page).fill('15:00 Family Photos')
  await expect(page.getByText('3:00 PM · Family Photos · usually 25 min')).toBeVisible()
  await line(page).fill('15:00 Family Photos 40m')
  await expect(page.getByText('3:00 PM · Family Photos · 40 min')).toBeVisible()
  await line(page).fill('15:00 Family Photos')
  await line(page).press('Enter')
  await expect(rowOf(page, 'Family Photos')).toContainText('25 min')
})
