import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { CalendarActions } from '#web/events/calendar/calendar-actions.ts'
import { moveEvent } from '#web/events/calendar/move-event.ts'
import { MonthView } from '#web/events/calendar/MonthView.tsx'
import { useCalendarItems } from '#web/events/calendar/use-calendar-items.ts'
import { useDrag } from '#web/events/calendar/use-drag.ts'
import { answerCalls, held, Refused, show } from '#web/test-page.tsx'

const event = {
  id: 1,
  clientId: 1,
  title: 'Fitting',
  date: '2031-06-11',
  time: '10:30',
  type: 'milestone',
  description: null,
}

function Month() {
  const { items } = useCalendarItems('month', '2031-06-10')
  const nothing = () => {}
  const actions: CalendarActions = { open: nothing, create: nothing, showDay: nothing, startDrag: useDrag(moveEvent) }
  return <MonthView date="2031-06-10" today="2031-06-01" items={items} loading={false} actions={actions} />
}

function calendar(answer: (body: unknown) => unknown) {
  const stored = { ...event }
  const calls = answerCalls({
    'GET /api/clients': () => [{ id: 1, partnerOneName: 'Emma', partnerTwoName: 'James', weddingDate: null }],
    'GET /api/calendar': () => ({ events: [{ ...stored }], deadlines: [], moments: [], busy: [] }),
    'PATCH /api/events/1': ({ body }) => answer(body),
  })
  return { ...calls, stored }
}

const chip = page.getByRole('button', { name: 'Fitting', exact: false })
const cellOf = () => chip.element().closest<HTMLElement>('[data-slot-date]')?.dataset['slotDate']
const cell = (date: string) => page.elementLocator(document.querySelector<HTMLElement>(`[data-slot-date="${date}"]`)!)

it('moves an event that is dragged to another day, and moves it back on undo', async () => {
  const { stored, bodies } = calendar((body) => Object.assign(stored, body))
  await show(<Month />)
  await expect.element(chip).toBeVisible()
  await userEvent.dragAndDrop(chip, cell('2031-06-13'))
  await expect.poll(cellOf).toBe('2031-06-13')
  await expect.element(page.getByText('Fitting is now on June 13, 2031 at 10:30 AM.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(cellOf).toBe('2031-06-11')
  const moved = (date: string) => ({ date, time: '10:30' })
  await expect.poll(() => bodies('PATCH /api/events/1')).toEqual([moved('2031-06-13'), moved('2031-06-11')])
})

it('shows the event in its new place while the change is pending, and rolls it back when that is refused', async () => {
  const refusal = held<never>()
  calendar(() => refusal.answer)
  await show(<Month />)
  await expect.element(chip).toBeVisible()
  await userEvent.dragAndDrop(chip, cell('2031-06-20'))
  await expect.poll(cellOf).toBe('2031-06-20')
  refusal.reject(new Refused(500, 'Not today.'))
  await expect.element(page.getByText('Fitting stays on June 11, 2031 at 10:30 AM. Not today.')).toBeVisible()
  await expect.poll(cellOf).toBe('2031-06-11')
})

it('does nothing when an event is dropped where it was, or outside of the days', async () => {
  const { count } = calendar(() => ({}))
  await show(<Month />)
  await expect.element(chip).toBeVisible()
  await userEvent.dragAndDrop(chip, cell('2031-06-11'))
  expect(cellOf()).toBe('2031-06-11')
  expect(count('PATCH /api/events/1')).toBe(0)
})
