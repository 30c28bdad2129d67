import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import type { Item } from '#day/days/contract/day-records.ts'
import { minutesOf } from '#day/days/contract/day-time.ts'
import { dayForTests, itemForTests } from '#day/days/web/day-for-tests.ts'
import Lanes from '#day/days/web/Lanes.tsx'
import { usualZoom } from '#day/days/web/lanes.ts'
import { show } from '#test/web/test-page.tsx'
import '#day/days/web/days.css'

const item = (id: number, title: string, start: string, values: Partial<Item> = {}) =>
  itemForTests({ id, title, start, ...values })
const day = dayForTests({
  items: [item(1, 'Ceremony', '12:00'), item(2, 'Coaches', '15:00', { isFixed: true }), item(3, 'Dance', '30:00')],
})

const save = vi.fn<(item: Item, values: { start?: string }) => void>()
const open = vi.fn<(id: number) => void>()
const nothing = () => {}
const actions = { save, open, edit: nothing, drop: nothing, choose: nothing, remove: nothing, shiftFrom: nothing }
async function showLanes() {
  await show(<Lanes day={day} by="vendor" sun={[]} actions={actions} />)
  await expect.element(blockOf('Ceremony')).toBeVisible()
}

beforeEach(async () => {
  await page.viewport(800, 800)
  save.mockClear()
  open.mockClear()
  scrollTo(0, 0)
})

it('shows the times of the sun beside the hours, also when the lanes are scrolled sideways', async () => {
  await page.viewport(390, 800)
  const places = ['A', 'B', 'C', 'D', 'E'].map((place, at) => item(10 + at, place, '20:00', { place, minutes: 120 }))
  const sun = [{ name: 'Sunset', minutes: 20 * 60 + 46 }] as const
  await show(<Lanes day={{ ...day, items: [...day.items, ...places] }} by="place" sun={sun} actions={actions} />)
  const label = page.elementLocator(document.querySelector('.day-sun-label')!)
  await expect.element(label).toHaveTextContent('Sunset8:46 PM')
  document.querySelector('.day-lanes')!.scrollLeft = 500
  const { left, right, top, height } = label.element().getBoundingClientRect()
  expect(left).toBeGreaterThanOrEqual(0)
  expect(right).toBeLessThan(100)
  const lines = [...document.querySelectorAll('.day-sunline')].map((line) => line.getBoundingClientRect().top)
  for (const line of lines) expect(Math.abs(line - top - height / 2)).toBeLessThan(2)
})

const blockOf = (title: string) => page.getByRole('button', { name: title, exact: false })
const shownTime = () => blockOf('Ceremony').element().textContent

type Finger = { x: number; y: number; id?: number }

/** Real touches of the browser, so that it decides about scrolling and clicks. */
const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Finger[]) =>
  cdp().send('Input.dispatchTouchEvent', { type, touchPoints })

const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
/** Longer than a touch has to rest. */
const longMs = 550

/** Until the touch that rests counts as long, which the device says. */
async function touchLong(at: Finger): Promise<void> {
  const vibrate = vi.spyOn(navigator, 'vibrate').mockReturnValue(true)
  await touch('touchStart', at)
  await expect.poll(() => vibrate.mock.calls).toHaveLength(1)
  vibrate.mockRestore()
}

/** A touch that no time passes for. */
async function touchShortly(at: Finger): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  await touch('touchStart', at)
}

/** The page of the test is a frame of the window whose coordinates touches have. */
function middleOf(title: string): Finger {
  const frame = window.frameElement!.getBoundingClientRect()
  const { left, top, width, height } = blockOf(title).element().getBoundingClientRect()
  const scale = frame.width / innerWidth
  return { x: frame.left + (left + width / 2) * scale, y: frame.top + (top + height / 2) * scale }
}

const hour = 60 * usualZoom

/** An hour in the lanes, as far as a finger moves for it. */
const hourInWindow = () => (hour * window.frameElement!.getBoundingClientRect().width) / innerWidth

async function slide(from: Finger, by: number): Promise<void> {
  for (let part = 1; part <= 6; part++) await touch('touchMove', { x: from.x, y: from.y + (by * part) / 6 })
}

it('a long touch moves an item in steps of five minutes', async () => {
  await showLanes()
  const at = middleOf('Ceremony')
  await touchLong(at)
  await slide(at, hourInWindow())
  await expect.poll(shownTime).toMatch(/^1:00 PM/)
  await touch('touchEnd')
  expect(save.mock.calls).toEqual([[day.items[0], { start: '13:00' }]])
  expect(open).not.toHaveBeenCalled()
})

it('a touch that moves at once scrolls', async () => {
  await showLanes()
  const at = middleOf('Ceremony')
  await touchShortly(at)
  await slide(at, -3 * hourInWindow())
  const ended = new Promise((resolve) => addEventListener('scrollend', resolve, { once: true }))
  await touch('touchEnd')
  await ended
  expect(scrollY).toBeGreaterThan(0)
  expect(save).not.toHaveBeenCalled()
  expect(open).not.toHaveBeenCalled()
})

it('a short touch opens the item', async () => {
  await showLanes()
  await touchShortly(middleOf('Ceremony'))
  await touch('touchEnd')
  await expect.poll(() => open.mock.calls).toEqual([[1]])
})

it('Escape and a second finger end a drag without a change', async () => {
  await showLanes()
  const at = middleOf('Ceremony')
  await touchLong(at)
  await slide(at, hourInWindow())
  await expect.poll(shownTime).toMatch(/^1:00 PM/)
  await touch('touchStart', { ...at, y: at.y + hourInWindow(), id: 0 }, { x: at.x + 40, y: at.y, id: 1 })
  await expect.poll(shownTime).toMatch(/^12:00 PM/)
  await touch('touchEnd')
  await touchLong(at)
  await slide(at, hourInWindow())
  await expect.poll(shownTime).toMatch(/^1:00 PM/)
  await userEvent.keyboard('{Escape}')
  await expect.poll(shownTime).toMatch(/^12:00 PM/)
  await touch('touchEnd')
  await rest(50)
  expect(save).not.toHaveBeenCalled()
  expect(open).not.toHaveBeenCalled()
})

it('fixed items stay where they are', async () => {
  await showLanes()
  const at = middleOf('Coaches')
  await touch('touchStart', at)
  await rest(longMs)
  await slide(at, hourInWindow())
  await touch('touchEnd')
  expect(save).not.toHaveBeenCalled()
})

it('near the edge of the window the lanes scroll along', async () => {
  await showLanes()
  const at = middleOf('Ceremony')
  await touchLong(at)
  const frame = window.frameElement!.getBoundingClientRect()
  await slide(at, frame.bottom - 4 - at.y)
  await expect.poll(() => scrollY).toBeGreaterThan(100)
  await touch('touchEnd')
  const [, { start = '' }] = save.mock.calls[0]!
  const moved = (frame.bottom - 4 - at.y) / (hourInWindow() / hour) + scrollY
  expect(Math.abs(minutesOf(start)! - (12 * 60 + moved / usualZoom))).toBeLessThan(6)
})

it('a mouse moves an item and its lower edge changes the duration; a click opens it', async () => {
  await showLanes()
  await userEvent.dragAndDrop(blockOf('Ceremony'), blockOf('Coaches'))
  expect(save.mock.calls.map(([, values]) => values)).toEqual([{ start: '15:00' }])
  expect(open).not.toHaveBeenCalled()
  save.mockClear()
  const edge = page.elementLocator(blockOf('Ceremony').element().nextElementSibling!)
  await userEvent.dragAndDrop(edge, blockOf('Coaches'))
  expect(save.mock.calls.map(([, values]) => Object.keys(values))).toEqual([['minutes']])
  await blockOf('Coaches').click()
  expect(open.mock.calls).toEqual([[2]])
})

it('the names of the lanes stay at the top, and beside their lanes', async () => {
  const places = Array.from({ length: 8 }, (_, index) =>
    item(10 + index, `Item ${index}`, '12:00', { place: `Place ${index}` }),
  )
  await show(<Lanes day={{ ...day, items: [...day.items, ...places] }} by="place" sun={[]} actions={actions} />)
  const name = page.getByText('Place 5', { exact: true })
  const lane = page.getByRole('region', { name: 'Place 5' })
  await expect.element(lane).toBeInTheDocument()
  lane.element().scrollIntoView({ inline: 'center' })
  scrollTo(0, 900)
  const left = (element: Element) => Math.round(element.getBoundingClientRect().left)
  await expect.poll(() => left(name.element())).toBe(left(lane.element()))
  expect(left(name.element())).toBeLessThan(800)
  const { top } = name.element().getBoundingClientRect()
  expect([top >= 0, top < 100]).toEqual([true, true])
})

it('zooms, and a short item stays high enough to be pressed', async () => {
  await showLanes()
  const height = () => blockOf('Ceremony').element().getBoundingClientRect().height
  const before = height()
  await page.getByRole('button', { name: 'Larger' }).click()
  await expect.poll(height).toBeGreaterThan(before * 1.5)
  await expect.element(page.getByRole('button', { name: 'Larger' })).toBeDisabled()
  for (let times = 0; times < 3; times++) await page.getByRole('button', { name: 'Smaller' }).click()
  await expect.poll(height).toBeLessThan(before / 2)
  expect(height()).toBeGreaterThanOrEqual(24)
})
