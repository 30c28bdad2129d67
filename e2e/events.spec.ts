import { addEvent, cell, heading } from './calendar.ts'
import { inspect, longCouple, skipIntroductions } from './inspection.ts'
import { expect, test } from './journey.ts'
import { blockLiveChannel } from './live-channel.ts'
import { toastOf } from './toasts.ts'

const emma = { partnerOneName: 'Emma', partnerTwoName: 'James', email: 'emma@example.com' }

test.beforeEach(({ page }) => skipIntroductions(page))

test('an event is created from an empty day, opened, changed and deleted', async ({ page, planner }) => {
  await planner.addClient(emma)
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
  await form.getByLabel('Title').fill('Cake tasting')
  await form.getByLabel('Client').selectOption('Emma & James')
  await form.getByLabel('Type').selectOption('Appointment')
  await form.getByLabel('Description').fill('Lemon or fig')
  await form.getByRole('button', { name: 'Create Event' }).click()
  await expect(toastOf(page, 'Event created')).toBeVisible()

  await cell(page, 'June 18').getByRole('button', { name: 'Cake tasting' }).click()
  const detail = page.getByRole('dialog', { name: 'Cake tasting' })
  await expect(detail).toContainText('Wednesday, June 18, 2031')
  await expect(detail).toContainText('9:00 AM')
  await expect(detail).toContainText('Lemon or fig')
  await detail.getByRole('button', { name: 'Edit' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit Event' })
  await edit.getByLabel('Date').fill('2031-06-20')
  await edit.getByLabel('Time').fill('')
  await edit.getByRole('button', { name: 'Update Event' }).click()
  await expect(toastOf(page, 'Event updated successfully')).toBeVisible()

  await cell(page, 'June 20').getByRole('button', { name: 'Cake tasting' }).click()
  await expect(detail).toContainText('Time TBD')
  await detail.getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete Event' })
  await expect(question).toContainText('Cake tasting on June 20, 2031')
  await question.getByRole('button', { name: 'Delete Event' }).click()
  await expect(toastOf(page, 'Event deleted successfully')).toBeVisible()
  await expect(page.getByText('Nothing planned in this month yet.')).toBeVisible()
})

test('events and deadlines show the name of their couple, also after it changes', async ({ page, planner }) => {
  const clientId = await planner.addClient(emma)
  await addEvent(page.request, clientId, { title: 'Cake tasting', date: '2031-06-18' })
  const task = { title: 'Choose the readings', dueDate: '2031-06-19', clientId }
  expect((await page.request.post('/api/tasks', { data: task })).ok()).toBe(true)
  await page.goto('/calendar?date=2031-06-10')
  await expect(cell(page, 'June 18')).toContainText('Emma & James')
  await expect(cell(page, 'June 19')).toContainText('Emma & James')
  await page.request.patch(`/api/clients/${clientId}`, { data: { partnerTwoName: 'Jim' } })
  await expect(cell(page, 'June 18')).toContainText('Emma & Jim')
  await expect(cell(page, 'June 19')).toContainText('Emma & Jim')
})

test('the keyboard moves through days and periods, and the address is updated', async ({ page, planner }) => {
  await planner.addClient(emma)
  await page.goto('/calendar?date=2031-06-10')
  await expect(heading(page, 'June 2031')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(heading(page, 'July 2031')).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(heading(page, 'June 2031')).toBeVisible()
  await page.getByRole('button', { name: 'Sunday, June 1', exact: true }).focus()
  await page.keyboard.press('ArrowUp')
  await expect(heading(page, 'May 2031')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sunday, May 25', exact: true })).toBeFocused()
  await page.keyboard.press('w')
  await expect(page).toHaveURL('/calendar?view=week&date=2031-05-25')
  await page.reload()
  await expect(heading(page, 'May 25 – 31, 2031')).toBeVisible()
  await page.keyboard.press('m')
  await page.keyboard.press('n')
  await expect(page.getByRole('dialog', { name: 'New Event' }).getByLabel('Date')).toHaveValue('May 25, 2031')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.keyboard.press('t')
  await expect(page.getByRole('grid').locator('[aria-current=date]')).toBeVisible()
})

test('a full day opens, and search and client filter the events', async ({ page, planner }) => {
  const client = await planner.addClient(emma)
  const other = await planner.addClient({ partnerOneName: 'Zoë', email: 'zoe@example.com' })
  for (const hour of ['09', '10', '11', '12', '13'])
    await addEvent(page.request, client, { title: `At ${hour}`, date: '2031-06-11', time: `${hour}:00` })
  await addEvent(page.request, other, { title: 'Florist', date: '2031-06-12', type: 'vendor' })
  const task = { title: 'Send the contract', dueDate: '2031-06-12', clientId: other }
  expect((await page.request.post('/api/tasks', { data: task })).ok()).toBe(true)

  await page.goto('/calendar?date=2031-06-10')
  await page.getByRole('button', { name: '+2 more events' }).click()
  const day = page.getByRole('dialog', { name: 'Wednesday, June 11' })
  await expect(day.getByRole('listitem')).toHaveCount(5)
  await page.keyboard.press('Escape')
  await page.getByRole('searchbox', { name: 'Search events' }).fill('zoe')
  await expect(cell(page, 'June 11').getByRole('listitem')).toHaveCount(0)
  await expect(cell(page, 'June 12').getByRole('listitem')).toHaveCount(2)
  await expect(page).toHaveURL(/[?&]q=zoe(&|$)/)
  await page.getByRole('button', { name: 'Next month' }).click()
  await page.getByRole('button', { name: 'Previous month' }).click()
  await page.reload()
  await expect(page.getByRole('searchbox', { name: 'Search events' })).toHaveValue('zoe')
  await expect(cell(page, 'June 11').getByRole('listitem')).toHaveCount(0)
  await page.getByRole('searchbox', { name: 'Search events' }).fill('')
  await page.getByLabel('Filter by client').selectOption('Emma & James')
  await expect(cell(page, 'June 12').getByRole('listitem')).toHaveCount(0)
  await page.getByLabel('Filter by client').selectOption('All clients')
  await page.getByRole('button', { name: 'Task due: Send the contract' }).click()
  await expect(page).toHaveURL(/\/tasks\/\d+$/)
})

test('each period is one call', async ({ page, planner }) => {
  await planner.addClient(emma)
  await blockLiveChannel(page)
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (/^\/api\/(calendar|events|tasks)$/.test(pathname)) calls.push(pathname + search)
  })
  await page.goto('/calendar?date=2031-06-10')
  await expect(page.getByText('Nothing planned in this month yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Next month' }).click()
  await expect(heading(page, 'July 2031')).toBeVisible()
  await expect(page.getByText('Nothing planned in this month yet.')).toBeVisible()
  expect(calls).toEqual(['/api/calendar?from=2031-06-01&to=2031-07-05', '/api/calendar?from=2031-06-29&to=2031-08-02'])
  calls.length = 0
  await page.goto('/calendar?view=month')
  await expect(page.getByText('Nothing planned in this month yet.')).toBeVisible()
  expect(calls).toEqual([])
})

test('a phone opens the agenda', async ({ page, planner }) => {
  const client = await planner.addClient(emma)
  await addEvent(page.request, client, { title: 'Fitting', date: '2031-06-11', time: '10:30' })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/calendar?date=2031-06-10')
  await expect(page.getByRole('heading', { name: 'Wednesday, June 11' })).toBeVisible()
  await page.getByRole('button', { name: 'Month' }).click()
  await page.getByRole('button', { name: 'Wednesday, June 11, 1 event' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Fitting' }).click()
  await expect(page.getByRole('dialog', { name: 'Fitting' })).toBeVisible()
})

test('an event has a page, and is listed on the page of its couple', async ({ page, planner }) => {
  const client = await planner.addClient(emma)
  await page.goto('/new-event')
  await page.getByLabel('Title').fill('Rehearsal')
  await page.getByLabel('Client').selectOption('Emma & James')
  await page.getByLabel('Date').fill('2031-06-13')
  await page.getByRole('button', { name: 'Create Event' }).click()
  await expect(toastOf(page, 'Event created')).toBeVisible()
  await expect(heading(page, 'June 2031')).toBeVisible()

  await page.goto(`/clients/${client}?tab=events`)
  await page.getByRole('link', { name: 'Rehearsal' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Rehearsal' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Friday, June 13, 2031')
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Event' }).click()
  await expect(page).toHaveURL('/calendar?date=2031-06-13')
  await expect(toastOf(page, 'Event deleted successfully')).toBeVisible()
})

test('a wedding is shown on its day without an event, and links to its couple', async ({ page, planner }) => {
  const id = await planner.addClient({ ...emma, weddingDate: '2031-06-21' })
  await page.goto('/calendar?date=2031-06-10')
  const wedding = cell(page, 'June 21').getByRole('button', { name: 'Wedding: Emma & James' })
  await expect(wedding).toBeVisible()
  await page.request.patch(`/api/clients/${id}`, { data: { weddingDate: '2031-06-28' } })
  await expect(wedding).toBeHidden()
  await cell(page, 'June 28').getByRole('button', { name: 'Wedding: Emma & James' }).click()
  await expect(page).toHaveURL(`/clients/${id}`)
})

test.describe('the calendar is accessible and fits the screen', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('its views, with many events', async ({ page, planner }) => {
    const client = await planner.addClient(longCouple)
    const types = ['milestone', 'appointment', 'deadline', 'consultation', 'venue', 'vendor', 'tasting', 'dress']
    for (const [index, type] of [...types, 'rehearsal', 'wedding', 'final'].entries()) {
      const title = `${type}: a title that is a little longer than there is room for`
      await addEvent(page.request, client, {
        title,
        type,
        date: `2031-06-1${index % 4}`,
        time: index > 6 ? '' : '09:30',
      })
    }
    const task = { title: 'Send the contract to everybody', dueDate: '2031-06-12' }
    expect((await page.request.post('/api/tasks', { data: task })).ok()).toBe(true)
    for (const view of ['month', 'week', 'agenda']) {
      await page.goto(`/calendar?view=${view}&date=2031-06-10`)
      await expect(page.getByRole('main').getByText('wedding: a title').filter({ visible: true }).first()).toBeVisible()
      await inspect(page)
    }
  })

  test('its dialogs, and the pages of an event', async ({ page, planner }) => {
    const client = await planner.addClient(longCouple)
    const id = await addEvent(page.request, client, { title: 'Fitting', date: '2031-06-11', description: 'Long veil' })
    await page.goto('/calendar?view=month&date=2031-06-10')
    await page.getByRole('button', { name: 'Fitting' }).click()
    await expect(page.getByRole('dialog', { name: 'Fitting' })).toBeVisible()
    await inspect(page)
    await page.getByRole('button', { name: 'Edit' }).click()
    await page.getByLabel('Title').fill('')
    await page.getByRole('button', { name: 'Update Event' }).click()
    await expect(page.getByText('Title is required')).toBeVisible()
    await inspect(page)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Wednesday, June 11, 1 event' }).click()
    await expect(page.getByRole('dialog', { name: 'Wednesday, June 11' })).toBeVisible()
    await inspect(page)
    for (const path of [`/events/${id}`, `/clients/${client}?tab=events`]) {
      await page.goto(path)
      await expect(page.getByRole('main').getByText('Fitting').first()).toBeVisible()
      await inspect(page)
    }
  })
})
