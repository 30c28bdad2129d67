import type { Locator, Page } from '@playwright/test'
import { addEvent, cell, heading } from './calendar.ts'
import { skipIntroductions } from './inspection.ts'
import { expect, test } from './journey.ts'
import { toastOf } from './toasts.ts'

const emma = { partnerOneName: 'Emma', partnerTwoName: 'James', email: 'emma@example.com' }

/** Drags with the mouse in steps, so that the browser receives every move event. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()]
  if (!start || !end) throw new Error('there is nothing to drag, or nowhere to drag it')
  await page.mouse.move(start.x + 20, start.y + 8)
  await page.mouse.down()
  await page.mouse.move(end.x + end.width / 2, end.y + end.height - 8, { steps: 6 })
  await page.mouse.up()
}

test.beforeEach(({ page }) => skipIntroductions(page))

test('an event is dragged to another day and hour, and the move is undone', async ({ page, planner }) => {
  const client = await planner.addClient(emma)
  await addEvent(page.request, client, { title: 'Fitting', date: '2031-06-11', time: '10:30' })
  await page.goto('/calendar?date=2031-06-10')
  const chip = page.getByRole('button', { name: 'Fitting' })
  await drag(page, chip, cell(page, 'June 13'))
  await expect(toastOf(page, 'Event moved')).toContainText('Fitting is now on June 13, 2031 at 10:30 AM.')
  await expect(cell(page, 'June 13').getByRole('button', { name: 'Fitting' })).toBeVisible()
  await toastOf(page, 'Event moved').getByRole('button', { name: 'Undo' }).click()
  await expect(cell(page, 'June 11').getByRole('button', { name: 'Fitting' })).toBeVisible()

  await page.keyboard.press('w')
  await expect(heading(page, 'Jun 8 – 14, 2031')).toBeVisible()
  await drag(page, chip, page.getByRole('button', { name: 'New event on June 12, 2031 at 2:00 PM' }))
  await expect(toastOf(page, 'Event moved')).toContainText('June 12, 2031 at 2:30 PM')
  await page.reload()
  await expect(chip).toContainText('2:30 PM')
})

test('a pending move is shown in every view, and rolled back if it is refused', async ({ page, planner }) => {
  const client = await planner.addClient(emma)
  await addEvent(page.request, client, { title: 'Fitting', date: '2031-06-11', time: '10:30' })
  await page.goto('/calendar?date=2031-06-10')
  const chip = page.getByRole('button', { name: 'Fitting' })
  const column = (day: string) =>
    page.locator('div', { has: page.locator(`> button[aria-label="New event on ${day}, 2031 at 10:00 AM"]`) }).last()
  let answer: (() => void) | undefined
  await page.route('**/api/events/*', (route) => {
    answer = () => void route.continue()
  })

  await drag(page, chip, cell(page, 'June 13'))
  const week = page.waitForResponse(/\/api\/calendar/)
  await page.keyboard.press('w')
  await week
  await expect(column('June 13').getByRole('button', { name: 'Fitting' })).toBeVisible()
  await expect.poll(() => answer).toBeTruthy()
  answer?.()
  await expect(toastOf(page, 'Event moved')).toBeVisible()
  await expect(column('June 13').getByRole('button', { name: 'Fitting' })).toBeVisible()

  await page.unroute('**/api/events/*')
  await page.route('**/api/events/*', (route) => route.fulfill({ status: 500, json: { message: 'Not today.' } }))
  await drag(page, chip, page.getByRole('button', { name: 'New event on June 12, 2031 at 2:00 PM' }))
  await expect(toastOf(page, 'Event not moved')).toContainText('Fitting stays on June 13, 2031 at 10:30 AM. Not today.')
  await expect(column('June 13').getByRole('button', { name: 'Fitting' })).toContainText('10:30 AM')
})

test.describe('with touch input', () => {
  test.use({ hasTouch: true, viewport: { width: 820, height: 700 } })

  /** A touch that moves from one point to another, optionally after a long press. */
  async function slide(page: Page, from: Locator, to: Locator, restMs: number): Promise<void> {
    const [start, end] = [await from.boundingBox(), await to.boundingBox()]
    if (!start || !end) throw new Error('there is nothing to drag, or nowhere to drag it')
    const session = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] })
    const [fromX, fromY] = [start.x + 20, start.y + 8]
    const [toX, toY] = [end.x + end.width / 2, end.y + end.height - 8]
    await touch('touchStart', fromX, fromY)
    await page.waitForTimeout(restMs)
    for (let step = 1; step <= 8; step++)
      await touch('touchMove', fromX + ((toX - fromX) * step) / 8, fromY + ((toY - fromY) * step) / 8)
    await touch('touchEnd')
  }

  test('a long press drags an event, and back again; a shorter touch scrolls', async ({ page, planner }) => {
    const client = await planner.addClient(emma)
    await addEvent(page.request, client, { title: 'Fitting', date: '2031-06-25', time: '10:30' })
    await page.goto('/calendar?view=month&date=2031-06-10')
    const event = page.getByRole('button', { name: 'Fitting' })
    await event.scrollIntoViewIfNeeded()
    const scrolled = () => page.evaluate(() => Math.max(scrollY, document.querySelector('main')?.scrollTop ?? 0))
    const before = await scrolled()
    await slide(page, event, cell(page, 'June 18'), 600)
    await expect(toastOf(page, 'Event moved')).toBeVisible()
    await expect(cell(page, 'June 18').getByRole('button', { name: 'Fitting' })).toBeVisible()
    expect(await scrolled()).toBe(before)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await toastOf(page, 'Event moved').getByRole('button', { name: 'Undo' }).click()
    await expect(cell(page, 'June 25').getByRole('button', { name: 'Fitting' })).toBeVisible()

    const atRest = page.evaluate(
      () => new Promise((resolve) => addEventListener('scrollend', resolve, { once: true, capture: true })),
    )
    await slide(page, event, cell(page, 'June 30'), 0)
    await atRest
    expect(await scrolled()).not.toBe(before)
    await expect(cell(page, 'June 25').getByRole('button', { name: 'Fitting' })).toBeVisible()
    await event.tap()
    await expect(page.getByRole('dialog', { name: 'Fitting' })).toBeVisible()
  })
})
