import { expect, it, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import type { CalendarActions } from '#overview/calendar/web/calendar-actions.ts'
import { moveEvent } from '#overview/calendar/web/move-event.ts'
import { MonthView } from '#overview/calendar/web/MonthView.tsx'
import { useCalendarItems } from '#overview/calendar/web/use-calendar-items.ts'
import { useDrag } from '#overview/calendar/web/use-drag.ts'
import { answerCalls, held, Refused, show } from '#test/web/test-page.tsx'

const event = {
  id: 1,
  clientId: 1,
  title: 'Fitting',
  date: '2031-06-11',
  time: '10:30',
  type: 'milestone',
  description: null,
}

const open = vi.fn<CalendarActions['open']>()

function Month() {
  const { items } = useCalendarItems('month', '2031-06-10')
  const nothing = () => {}
  const actions: CalendarActions = { open, create: nothing, showDay: nothing, startDrag: useDrag(moveEvent) }
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

type Finger = { x: number; y: number }

/** Real touches of the browser, so that it decides about scrolling and clicks. */
const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Finger[]) =>
  cdp().send('Input.dispatchTouchEvent', { type, touchPoints })

/** A point of an element in the window, of which the page of the test is a frame. */
function inWindow(element: Element, below = 0.5): Finger {
  const frame = window.frameElement!.getBoundingClientRect()
  const { left, top, width, height } = element.getBoundingClientRect()
  const scale = frame.width / innerWidth
  return { x: frame.left + (left + width / 2) * scale, y: frame.top + (top + height * below) * scale }
}

async function slide(from: Finger, to: Finger): Promise<void> {
  for (let part = 1; part <= 8; part++)
    await touch('touchMove', { x: from.x + ((to.x - from.x) * part) / 8, y: from.y + ((to.y - from.y) * part) / 8 })
}

it('a long touch drags an event, one that moves at once scrolls, and a short one opens the event', async () => {
  await page.viewport(820, 500)
  const { bodies, stored } = calendar((body) => Object.assign(stored, body))
  await show(<Month />)
  await expect.element(chip).toBeVisible()
  open.mockClear()
  const target = cell('2031-06-18').element()
  target.scrollIntoView({ block: 'end' })
  const scrolled = scrollY
  const from = inWindow(chip.element())
  await touch('touchStart', from)
  await expect.poll(() => chip.element().closest('[data-dragging]')).not.toBeNull()
  await slide(from, inWindow(target, 0.8))
  await touch('touchEnd')
  await expect.poll(cellOf).toBe('2031-06-18')
  await expect.poll(() => bodies('PATCH /api/events/1')).toEqual([{ date: '2031-06-18', time: '10:30' }])
  expect(scrollY).toBe(scrolled)
  expect(open).not.toHaveBeenCalled()

  const atRest = new Promise((resolve) => addEventListener('scrollend', resolve, { once: true }))
  const again = inWindow(chip.element())
  await touch('touchStart', again)
  await slide(again, { x: again.x, y: again.y - 200 })
  await touch('touchEnd')
  await atRest
  expect(scrollY).not.toBe(scrolled)
  expect(cellOf()).toBe('2031-06-18')
  expect(open).not.toHaveBeenCalled()
  await touch('touchStart', inWindow(chip.element()))
  await touch('touchEnd')
  await expect.poll(() => open.mock.calls.length).toBe(1)
})
