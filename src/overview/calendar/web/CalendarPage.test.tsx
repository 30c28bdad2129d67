import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { readRange } from '#overview/calendar/contract/calendar-views.ts'
import { dayHere } from '#platform/contract/calendar-date.ts'
import { cache } from '#platform/web/calls/api.ts'
import { chooseIn } from '#test/web/choose-in.ts'
import { answerCalls, held, Refused } from '#test/web/test-page.tsx'
import { showPage } from '#test/web/test-planner-page.tsx'

beforeEach(async () => {
  cache.clear()
  await page.viewport(1280, 800)
})

const heading = (name: string) => page.getByRole('heading', { level: 2, name, exact: true })
const nothing = page.getByText(/^Nothing planned in this month yet\./)
const address = () => location.pathname + location.search

/** A server with these events; changes of the first are answered by the test. */
function studio(events: object[] = [], change: (body: unknown) => unknown = () => ({}), deadlines: object[] = []) {
  const calls = answerCalls({
    'GET /api/clients': () => [],
    'GET /api/calendar': () => ({ events: events.map((one) => ({ ...one })), deadlines, moments: [], busy: [] }),
    'PATCH /api/events/1': ({ body }) => change(body),
  })
  const periods = () =>
    calls.sent.filter(({ route }) => route === 'GET /api/calendar').map(({ query }) => [query['from'], query['to']])
  return periods
}

it('moves through months with the keyboard, each of which is one call', async () => {
  const periods = studio()
  await showPage('/calendar?view=month&date=2031-06-10')
  await expect.element(nothing).toBeVisible()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(heading('July 2031')).toBeVisible()
  await expect.element(nothing).toBeVisible()
  // The page's first read is of today's month.
  expect(periods().filter(([from]) => from?.startsWith('2031'))).toEqual([
    ['2031-05-26', '2031-07-06'],
    ['2031-06-25', '2031-08-06'],
  ])
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(heading('June 2031')).toBeVisible()
})

it.each([
  ['a phone', '/calendar', 390, 'agenda'],
  ['a wide screen', '/calendar', 1280, 'month'],
  ['any screen with a view in the address', '/calendar?view=week', 390, 'week'],
] as const)('reads on %s only what it shows', async (_, path, width, view) => {
  await page.viewport(width, 800)
  const periods = studio()
  await showPage(path)
  await expect.element(page.getByText(/^Nothing planned/)).toBeVisible()
  const { from, to } = readRange(view, dayHere())
  expect(periods()).toEqual([[from, to]])
})

it.each([
  ['2031-06-08', 'Sunday, June 8'],
  ['2031-06-11', 'Tuesday, June 10'],
  ['2031-06-14', 'Thursday, June 12'],
])('shows three whole days of a week on a phone, among them %s', async (date, first) => {
  await page.viewport(390, 800)
  studio()
  await showPage(`/calendar?view=week&date=${date}`)
  const button = page.getByRole('button', { name: first })
  await expect.element(button).toBeVisible()
  const day = button.element().closest('[data-slot-date]')!.getBoundingClientRect()
  const hours = document.querySelector('[data-hours]')!.getBoundingClientRect()
  expect(Math.abs(day.left - hours.right)).toBeLessThanOrEqual(1)
  const week = page.getByRole('region', { name: /^Week of/ }).element()
  expect(Math.abs(day.width * 3 + hours.width - week.clientWidth)).toBeLessThanOrEqual(1)
})

it('moves through days and views with the keyboard, and keeps the day in the address', async () => {
  studio()
  await showPage('/calendar?view=month&date=2031-06-10')
  const day = (name: string) => page.getByRole('button', { name, exact: true })
  await expect.element(nothing).toBeVisible()
  ;(day('Sunday, June 1').element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(heading('May 2031')).toBeVisible()
  await expect.element(day('Sunday, May 25')).toHaveFocus()
  await userEvent.keyboard('w')
  await expect.element(heading('May 25 – 31, 2031')).toBeVisible()
  await expect.poll(address).toBe('/calendar?view=week&date=2031-05-25')
  await userEvent.keyboard('m')
  await expect.element(heading('May 2031')).toBeVisible()
  await userEvent.keyboard('n')
  const form = page.getByRole('dialog', { name: 'New Event' })
  await expect.element(form.getByLabelText('Date')).toHaveValue('May 25, 2031')
  await userEvent.keyboard('{Escape}')
  await expect.element(form).not.toBeInTheDocument()
  await userEvent.keyboard('t')
  await expect.poll(() => document.querySelector('[role=grid] [aria-current=date]')).not.toBeNull()
})

it('opens the week and day that its address names', async () => {
  studio()
  await showPage('/calendar?view=week&date=2031-05-25')
  await expect.element(heading('May 25 – 31, 2031')).toBeVisible()
})

it('renders only some rows of an agenda with many deadlines until one scrolls down, and all of them in print', async () => {
  const deadlines = Array.from({ length: 400 }, (_, at) => {
    const dueDate = `2031-06-${String(10 + Math.floor(at / 20)).padStart(2, '0')}`
    return { id: at + 1, clientId: null, title: `Task ${at + 1}`, description: null, dueDate }
  })
  studio([], undefined, deadlines)
  const rows = () => document.querySelectorAll('[data-event-type]').length
  // A page beside others that are tested may be idle only every two seconds.
  const pause = vi.spyOn(window, 'requestIdleCallback').mockImplementation((act) => setTimeout(act))
  const idle = () => new Promise((rested) => requestAnimationFrame(() => setTimeout(() => requestIdleCallback(rested))))
  await showPage('/calendar?view=agenda&date=2031-06-10')
  await expect.poll(rows).toBe(240)
  for (let turn = 0; turn < 5; turn++) await idle()
  expect(rows()).toBe(240)
  document.querySelector('section:last-of-type')?.scrollIntoView({ block: 'end' })
  await expect.poll(rows).toBeGreaterThan(240)
  dispatchEvent(new Event('beforeprint'))
  expect(rows()).toBe(400)
  dispatchEvent(new Event('afterprint'))
  pause.mockRestore()
})

const fitting = {
  id: 1,
  clientId: 1,
  title: 'Fitting',
  date: '2031-06-11',
  time: '10:30',
  type: 'milestone',
  description: null,
}
const chip = page.getByRole('button', { name: 'Fitting', exact: false })
/** The day of a month is around the event, the hours of a week are beside it. */
const dayOfChip = () => {
  const event = chip.element()
  const slot = event.closest('[data-slot-date]') ?? event.parentElement?.querySelector('[data-slot-date]')
  return (slot as HTMLElement | undefined)?.dataset['slotDate']
}

/** From the upper edge of the event to the lower half of the hour. */
const dragTo = (hour: string) =>
  userEvent.dragAndDrop(chip, page.getByRole('button', { name: `New event on June 12, 2031 at ${hour}` }), {
    sourcePosition: { x: 20, y: 8 },
    targetPosition: { x: 40, y: 40 },
  })

it('shows a move that is not answered yet in every view', async () => {
  const stored = { ...fitting }
  const { answer, resolve } = held<void>()
  studio([stored], async (body) => {
    await answer
    return Object.assign(stored, body)
  })
  await showPage('/calendar?view=month&date=2031-06-10')
  await expect.element(chip).toBeVisible()
  const friday = document.querySelector('[data-slot-date="2031-06-13"]')!
  await userEvent.dragAndDrop(chip, page.elementLocator(friday))
  await expect.poll(dayOfChip).toBe('2031-06-13')
  await userEvent.keyboard('w')
  await expect.element(heading('Jun 8 – 14, 2031')).toBeVisible()
  await expect.poll(dayOfChip).toBe('2031-06-13')
  resolve()
  await expect.element(page.getByText('Fitting is now on June 13, 2031 at 10:30 AM.')).toBeVisible()
  expect(dayOfChip()).toBe('2031-06-13')
})

it('moves an event to another hour of the week, and back when that is refused, with the reason', async () => {
  const stored = { ...fitting }
  let isRefused = true
  studio([stored], (body) => {
    if (isRefused) throw new Refused(500, 'Not today.')
    return Object.assign(stored, body)
  })
  await showPage('/calendar?view=week&date=2031-06-10')
  await expect.element(chip).toBeVisible()
  await dragTo('2:00 PM')
  await expect.element(page.getByText('Fitting stays on June 11, 2031 at 10:30 AM. Not today.')).toBeVisible()
  await expect.element(chip).toMatchTextContent(/10:30 AM/)
  expect(dayOfChip()).toBe('2031-06-11')
  isRefused = false
  await dragTo('2:00 PM')
  await expect.element(page.getByText('Fitting is now on June 12, 2031 at 2:30 PM.')).toBeVisible()
  await expect.element(chip).toMatchTextContent(/2:30 PM/)
  expect(stored).toMatchObject({ date: '2031-06-12', time: '14:30' })
})

const emma = { id: 1, partnerOneName: 'Emma Stone', partnerTwoName: 'James Lee', weddingDate: null, venue: null }

/** A couple with a fitting and five tasks on one day. */
function busyDay() {
  const deadlines = [1, 2, 3, 4, 5].map((id) => {
    return { id, clientId: 1, title: `Task ${id}`, description: null, dueDate: fitting.date }
  })
  answerCalls({
    'GET /api/clients': () => [emma],
    'GET /api/calendar': () => ({ events: [{ ...fitting, place: null }], deadlines, moments: [], busy: [] }),
  })
}

it('begins an entry with the first names, and folds, hides and colors as chosen', async () => {
  localStorage.removeItem('calendar-look')
  busyDay()
  await showPage('/calendar?view=month&date=2031-06-10')
  await expect.element(chip).toMatchTextContent(/Emma & James: Fitting$/)
  await expect.element(page.getByRole('button', { name: '+3 more events' })).toBeVisible()
  const options = page.getByRole('dialog', { name: 'Calendar Options' })
  await page.getByRole('button', { name: 'Options', exact: true }).click()
  await options.getByLabelText('Fold deadlines').click()
  await options.getByLabelText('By couple').click()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('button', { name: '5 deadlines' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: /more event/ })).not.toBeInTheDocument()
  expect((chip.element() as HTMLElement).style.getPropertyValue('--event-hue')).not.toBe('')

  await userEvent.keyboard('w')
  await expect.element(heading('Jun 8 – 14, 2031')).toBeVisible()
  await page.getByRole('button', { name: '5 deadlines' }).first().click()
  const day = page.getByRole('dialog', { name: 'Wednesday, June 11' })
  await expect.element(day.getByText(/Task 5/)).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: 'Options', exact: true }).click()
  await options.getByLabelText('Milestone').click()
  await userEvent.keyboard('{Escape}')
  await expect.element(chip).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Options, 1 hidden' })).toBeVisible()
  expect(JSON.parse(localStorage.getItem('calendar-look') ?? '')).toEqual({
    colours: 'couple',
    hidden: ['milestone'],
    isFolded: true,
  })
  localStorage.removeItem('calendar-look')
})

it('adds an event of the studio with a place, which asks for no couple', async () => {
  const calls = answerCalls({
    'GET /api/clients': () => [emma],
    'GET /api/calendar': () => ({ events: [], deadlines: [], moments: [], busy: [] }),
    'POST /api/events': ({ body }) => ({ id: 9, ...(body as object) }),
  })
  await showPage('/calendar?view=month&date=2031-06-10')
  await page.getByRole('button', { name: 'New Event', exact: true }).click()
  const form = page.getByRole('dialog', { name: 'New Event' })
  await form.getByLabelText('Title').fill('Wedding fair')
  await expect.element(form.getByLabelText('Client')).toHaveValue('')
  await chooseIn(form.getByLabelText('Client'), 'Studio')
  await expect.element(form.getByLabelText('Follows the wedding')).not.toBeInTheDocument()
  await form.getByLabelText('Place (Optional)').fill('Exhibition hall')
  await form.getByRole('button', { name: 'Create Event' }).click()
  await expect.element(page.getByText('The event is on your calendar.')).toBeVisible()
  expect(calls.sent.find(({ route }) => route === 'POST /api/events')?.body).toMatchObject({
    title: 'Wedding fair',
    place: 'Exhibition hall',
    offset: null,
  })
})
