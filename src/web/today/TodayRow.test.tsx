import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { TodayLine } from '#contract/today.ts'
import { show } from '#web/test-page.tsx'
import { TodayRow } from '#web/today/TodayRow.tsx'

const event: TodayLine = {
  key: 'event-1',
  kind: 'event',
  clientId: 1,
  clientName: 'Emma & James',
  title: 'Tasting',
  detail: { time: '10:30', place: 'The Old Mill', phone: '+1 415 555 0100' },
  reason: 'This happens today.',
  page: { to: '/events/{id}', id: 1 },
  action: { kind: 'open' },
}
const link = page.getByRole('link', { name: /^(10:30 AM ?)?Tasting/ })

it('shows the time of an event instead of the reason, which its menu has', async () => {
  await show(<TodayRow line={event} place={0} />)
  await expect.element(link).toHaveTextContent('10:30 AMTastingEmma & James · The Old Mill')
  await expect.element(link).not.toHaveTextContent('This happens today.')
  await page.getByRole('button', { name: /^Why is this here/ }).click()
  await expect.element(page.getByText('This happens today.')).toBeVisible()
})

it('shows the reason of an event without a time', async () => {
  await show(<TodayRow line={{ ...event, detail: { place: 'The Old Mill' } }} place={0} />)
  await expect.element(link).toHaveTextContent('TastingEmma & James · The Old Mill · This happens today.')
})
