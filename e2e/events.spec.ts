import { chooseIn } from './choose-in.ts'
import { addEvent, cell, heading } from './calendar.ts'
import { inspect, longCouple, skipIntroductions } from './inspection.ts'
import { expect, test } from './journey.ts'
import { toastOf } from './toasts.ts'
import { add } from './wedding.ts'

const emma = { partnerOneName: 'Emma', partnerTwoName: 'James', email: 'emma@example.com' }

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.beforeEach(({ page }) => skipIntroductions(page))

test('an event is created from an empty day, opened, changed and deleted, and has a page', async ({
  page,
  planner,
}) => {
  const clientId = await planner.addClient(emma)
  const chip = (day: string) => cell(page, day).getByRole('button', { name: 'Cake tasting' })
  const detail = page.getByRole('dialog', { name: 'Cake tasting' })
  const remove = page.getByRole('alertdialog', { name: 'Delete Event' })

  await test.step('the month of today comes with the page', async () => {
    const calls: string[] = []
    page.on('request', (request) => calls.push(new URL(request.url()).pathname))
    await page.goto('/calendar?view=month')
    await expect(page.getByText('Nothing planned in this month yet.')).toBeVisible()
    expect(calls.filter((path) => /^\/api\/(calendar|events|tasks)$/.test(path))).toEqual([])
  })

  await test.step('it is created', async () => {
    await page.goto('/calendar?date=2031-06-10')
    await expect(heading(page, 'June 2031')).toBeVisible()
    await page.getByRole('button', { name: 'New event on June 18, 2031' }).click()
    const form = page.getByRole('dialog', { name: 'New Event' })
    await expect(form.getByLabel('Date')).toHaveValue('June 18, 2031')
    await expect(form.getByLabel('Time')).toHaveValue('09:00')
    await expect(form.getByLabel('Type')).toHaveValue('milestone')
    await form.getByRole('button', { name: 'Create Event' }).click()
    await expect(form.getByLabel('Title')).toHaveAccessibleDescription('Title is required')
    await expect(form.getByLabel('Client')).toHaveAccessibleDescription('Please select a client')
    await inspect(page)
    await page.setViewportSize({ width: 1280, height: 720 })
    await form.getByLabel('Title').fill('Cake tasting')
    await chooseIn(form.getByLabel('Client'), 'Emma & James')
    await form.getByLabel('Type').selectOption('Appointment')
    await form.getByLabel('Description').fill('Lemon or fig')
    await form.getByRole('button', { name: 'Create Event' }).click()
    await expect(toastOf(page, 'Event created')).toBeVisible()
  })

  await test.step('it is opened and changed', async () => {
    await chip('June 18').click()
    await expect(detail).toContainText('Wednesday, June 18, 2031')
    await expect(detail).toContainText('9:00 AM')
    await expect(detail).toContainText('Lemon or fig')
    await inspect(page)
    await page.setViewportSize({ width: 1280, height: 720 })
    await detail.getByRole('button', { name: 'Edit' }).click()
    const edit = page.getByRole('dialog', { name: 'Edit Event' })
    await edit.getByLabel('Date').fill('2031-06-20')
    await edit.getByLabel('Time').fill('')
    await edit.getByRole('button', { name: 'Update Event' }).click()
    await expect(toastOf(page, 'Event updated successfully')).toBeVisible()
  })

  await test.step('events, deadlines and weddings follow their couple', async () => {
    await add(page, '/api/tasks', { title: 'Choose the readings', dueDate: '2031-06-19', clientId })
    await expect(cell(page, 'June 20')).toContainText('Emma & James')
    await expect(cell(page, 'June 19')).toContainText('Emma & James')
    const changed = { partnerTwoName: 'Jim', weddingDate: '2031-06-28' }
    await page.request.patch(`/api/clients/${clientId}`, { data: changed })
    await expect(cell(page, 'June 20')).toContainText('Emma & Jim')
    await expect(cell(page, 'June 19')).toContainText('Emma & Jim')
    const wedding = (day: string) => cell(page, day).getByRole('button', { name: 'Wedding: Emma & Jim' })
    await expect(wedding('June 28')).toBeVisible()
    await page.request.patch(`/api/clients/${clientId}`, { data: { weddingDate: '2031-06-27' } })
    await expect(wedding('June 28')).toBeHidden()
    await wedding('June 27').click()
    await expect(page).toHaveURL(`/clients/${clientId}`)
    await page.goBack()
  })

  await test.step('it is deleted', async () => {
    await chip('June 20').click()
    await expect(detail).toContainText('Time TBD')
    await detail.getByRole('button', { name: 'Delete' }).click()
    await expect(remove).toContainText('Cake tasting on June 20, 2031')
    await remove.getByRole('button', { name: 'Delete Event' }).click()
    await expect(toastOf(page, 'Event deleted successfully')).toBeVisible()
    await expect(chip('June 20')).toHaveCount(0)
  })

  await test.step('one that is created on a page has a page, from the page of its couple', async () => {
    await page.goto('/new-event')
    await page.getByLabel('Title').fill('Rehearsal')
    await chooseIn(page.getByLabel('Client'), 'Emma & Jim')
    await page.getByLabel('Date').fill('2031-06-13')
    await page.getByRole('button', { name: 'Create Event' }).click()
    await expect(toastOf(page, 'Event created')).toBeVisible()
    await expect(heading(page, 'June 2031')).toBeVisible()
    await page.goto(`/clients/${clientId}?tab=events`)
    await page.getByRole('link', { name: 'Rehearsal' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Rehearsal' })).toBeVisible()
    await expect(page.getByRole('main')).toContainText('Friday, June 13, 2031')
    await page.getByRole('button', { name: 'Delete' }).click()
    await remove.getByRole('button', { name: 'Delete Event' }).click()
    await expect(page).toHaveURL('/calendar?date=2031-06-13')
    await expect(toastOf(page, 'Event deleted successfully')).toBeVisible()
  })
})

test('a full calendar is searched and filtered, its views fit the screen, and a phone opens the agenda', async ({
  page,
  planner,
}) => {
  const client = await planner.addClient({ ...longCouple, weddingDate: '' })
  const zoe = await planner.addClient({ partnerOneName: 'Zoë', email: 'zoe@example.com', weddingDate: '2031-06-14' })
  const types = ['milestone', 'appointment', 'deadline', 'consultation', 'venue', 'vendor', 'tasting', 'dress']
  for (const [index, type] of [...types, 'rehearsal', 'wedding', 'final'].entries())
    await addEvent(page.request, client, {
      title: `${type}: a title that is a little longer than there is room for`,
      type,
      date: `2031-06-1${index % 3}`,
      time: index > 6 ? '' : '09:30',
    })
  await addEvent(page.request, zoe, { title: 'Florist', date: '2031-06-12', type: 'vendor' })
  await add(page, '/api/tasks', { title: 'Send the contract', dueDate: '2031-06-13', clientId: zoe })
  const day = await add(page, `/api/clients/${zoe}/days`, { name: 'Wedding day' })
  await add(page, `/api/days/${day.id}/items`, { start: '14:30', title: 'Vows', isKey: true })
  await add(page, `/api/days/${day.id}/publish`, {})

  // A narrow screen opens the agenda, which is inspected with the other pages.
  for (const view of ['week', 'month'])
    await test.step(`the ${view} fits the screen`, async () => {
      await page.goto(`/calendar?view=${view}&date=2031-06-10`)
      await expect(page.getByRole('main').getByText('milestone: a title').filter({ visible: true })).not.toHaveCount(0)
      await inspect(page)
    })

  await test.step('a full day opens', async () => {
    await page.setViewportSize({ width: 1280, height: 720 })
    await cell(page, 'June 12').getByRole('button', { name: '+1 more event' }).click()
    const list = page.getByRole('dialog', { name: 'Thursday, June 12' })
    await expect(list.getByRole('listitem')).toHaveCount(4)
    await inspect(page)
    await page.setViewportSize({ width: 1280, height: 720 })
    await page.keyboard.press('Escape')
    await expect(list).toHaveCount(0)
  })

  await test.step('words and a couple filter the events, also after a reload', async () => {
    const search = page.getByRole('searchbox', { name: 'Search events' })
    await search.fill('zoe')
    await expect(cell(page, 'June 11').getByRole('listitem')).toHaveCount(0)
    await expect(cell(page, 'June 12').getByRole('listitem')).toHaveCount(1)
    await expect(cell(page, 'June 13').getByRole('listitem')).toHaveCount(1)
    await expect(page).toHaveURL(/[?&]q=zoe(&|$)/)
    await page.getByRole('button', { name: 'Next month' }).click()
    await expect(heading(page, 'July 2031')).toBeVisible()
    await page.getByRole('button', { name: 'Previous month' }).click()
    await expect(heading(page, 'June 2031')).toBeVisible()
    await page.reload()
    await expect(search).toHaveValue('zoe')
    await expect(cell(page, 'June 11').getByRole('listitem')).toHaveCount(0)
    await search.fill('')
    await page.getByLabel('Filter by client').selectOption(String(client))
    await expect(cell(page, 'June 13').getByRole('listitem')).toHaveCount(0)
    await page.getByLabel('Filter by client').selectOption('All clients')
    await page.getByRole('button', { name: /^Task due: .*Send the contract/ }).click()
    await expect(page).toHaveURL(/\/tasks\/\d+$/)
  })

  await test.step('a phone opens the agenda', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/calendar?date=2031-06-10')
    await expect(page.getByRole('heading', { name: 'Thursday, June 12' })).toBeVisible()
    await page.getByRole('button', { name: 'Month' }).click()
    await page.getByRole('button', { name: 'Thursday, June 12, 4 events' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Florist' }).click()
    await expect(page.getByRole('dialog', { name: 'Florist' })).toBeVisible()
  })
})
