import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { TodayLine, WeddingToday } from '#overview/today/contract/endpoints.ts'
import { Today } from '#overview/today/web/public/Today.tsx'
import { WeddingsToday } from '#overview/today/web/public/WeddingsToday.tsx'
import { addDays, dayHere } from '#platform/contract/calendar-date.ts'
import { cache } from '#platform/web/calls/api.ts'
import { answerCalls, show } from '#test/web/test-page.tsx'

beforeEach(() => cache.clear())

const lineOf = (values: Partial<TodayLine>): TodayLine => ({
  key: 'task-1',
  kind: 'task',
  clientId: null,
  clientName: null,
  weddingDate: null,
  title: 'Order paper',
  detail: {},
  reason: 'Due today.',
  page: { to: '/tasks' },
  action: { kind: 'open' },
  ...values,
})
const ahead = (days: number) => addDays(dayHere(), days)
const ofCouple = (clientId: number, days: number) => ({
  clientId,
  clientName: `Couple ${clientId}`,
  weddingDate: ahead(days),
})

it('names each wedding once, the nearest first, and opens what many weddings lack', async () => {
  const lacking = [1, 2, 3].map((id) =>
    lineOf({ ...ofCouple(id, 10 + id), key: `vendors-${id}`, kind: 'vendors', title: 'Confirm the vendors' }),
  )
  answerCalls({
    'GET /api/today': () => [
      lineOf({ ...ofCouple(9, 90), key: 'task-9', title: 'Book the band' }),
      lineOf({}),
      lineOf({ ...ofCouple(4, 20), key: 'invoice-4', kind: 'invoice', title: '$500 of 12' }),
      lineOf({ ...ofCouple(4, 20), key: 'task-4', title: 'Order the cake' }),
      ...lacking,
    ],
  })
  await show(<Today />)
  const headings = page.getByRole('heading', { level: 3 })
  await expect
    .poll(() => headings.elements().map(({ textContent }) => textContent?.slice(0, 8)))
    .toEqual(['Couple 4', 'Couple 9', 'Studio'])
  expect(page.getByText('Couple 4').elements()).toHaveLength(1)
  const same = page.getByRole('button', { name: 'Three weddings have no confirmed vendor' })
  await expect.element(page.getByText('Confirm the vendors').first()).not.toBeInTheDocument()
  await same.click()
  await expect.poll(() => page.getByText('Confirm the vendors').elements()).toHaveLength(3)
})

it('offers the rest only while lines are hidden: what many weddings lack is one line', async () => {
  const tasks = (count: number) =>
    Array.from({ length: count }, (_, n) => lineOf({ key: `task-${n}`, title: `Task ${n}` }))
  const lacking = Array.from({ length: 9 }, (_, n) =>
    lineOf({ ...ofCouple(n + 1, 10 + n), key: `venue-${n}`, kind: 'venue', title: 'Choose the venue' }),
  )
  answerCalls({ 'GET /api/today': () => [...tasks(11), ...lacking] })
  const { unmount } = await show(<Today />)
  await expect.element(page.getByRole('button', { name: 'Nine weddings have no venue' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Show all/ })).not.toBeInTheDocument()
  await unmount()
  cache.clear()
  answerCalls({ 'GET /api/today': () => [...tasks(14), ...lacking] })
  await show(<Today />)
  const hidden = page.getByRole('button', { name: 'Nine weddings have no venue' })
  await page.getByRole('button', { name: 'Show all 15' }).click()
  await expect.element(hidden).toBeVisible()
  await expect.element(page.getByText('Task 13')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Show all/ })).not.toBeInTheDocument()
})

it('begins on the day of a wedding with what comes next and day mode', async () => {
  const wedding: WeddingToday = {
    clientId: 4,
    clientName: 'Emma & James',
    venue: 'The Old Mill',
    weddingDate: dayHere(),
    dayId: 7,
    next: [{ id: 1, title: 'Toast', start: '25:30', place: 'Garden' }],
    more: 12,
  }
  const others = { ...wedding, clientId: 5, clientName: 'Zoë', venue: null, dayId: null, next: [], more: 0 }
  const late = { ...wedding, clientId: 6, clientName: 'Ana & Ben', weddingDate: ahead(-1) }
  answerCalls({ 'GET /api/today/weddings': () => [late, wedding, others] })
  await show(<WeddingsToday />)
  const card = page.getByRole('region', { name: 'The wedding of Emma & James, today' })
  await expect.element(card.getByRole('link', { name: 'Day Mode' })).toHaveAttribute('href', '/day/7')
  await expect.element(card.getByText('1:30 AM +1')).toBeVisible()
  await expect.element(card.getByText('12 more after that')).toBeVisible()
  const other = page.getByRole('region', { name: 'The wedding of Zoë, today' })
  await expect.element(other.getByRole('link', { name: 'Plan the Day' })).toBeVisible()
  const stillOn = page.getByRole('region', { name: 'The wedding of Ana & Ben, since yesterday' })
  await expect.element(stillOn.getByText('The wedding is still going')).toBeVisible()
})
