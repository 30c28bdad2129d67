import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { TodayLine } from '#overview/today/contract/endpoints.ts'
import { answerCalls, show } from '#test/web/test-page.tsx'
import { TodayRow } from '#overview/today/web/TodayRow.tsx'

const event: TodayLine = {
  key: 'event-1',
  kind: 'event',
  clientId: 1,
  clientName: 'Emma & James',
  weddingDate: null,
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
  await expect.element(link).not.toMatchTextContent('This happens today.')
  await page.getByRole('button', { name: /^Why is this here/ }).click()
  await expect.element(page.getByText('This happens today.')).toBeVisible()
})

it('shows the reason of an event without a time', async () => {
  await show(<TodayRow line={{ ...event, detail: { place: 'The Old Mill' } }} place={0} />)
  await expect.element(link).toHaveTextContent('TastingEmma & James · The Old Mill · This happens today.')
})

it('shows the place of an event on a map, and calls the couple', async () => {
  const url = 'https://maps.example/The%20Old%20Mill'
  await show(<TodayRow line={{ ...event, action: { kind: 'map', url } }} place={0} />)
  await expect.element(page.getByRole('link', { name: 'Map of The Old Mill' })).toHaveAttribute('href', url)
  const call = page.getByRole('link', { name: 'Call Emma & James: +1 415 555 0100' })
  await expect.element(call).toHaveAttribute('href', 'tel:+14155550100')
})

const lacking = (kind: 'venue' | 'vendors', action: TodayLine['action']['kind']): TodayLine => ({
  ...event,
  key: `${kind}-1`,
  kind,
  title: 'Something is missing',
  detail: {},
  page: { to: '/clients/{id}', id: 1 },
  action: { kind: action, clientId: 1 },
})

it('gives a wedding its venue in place, and takes it back', async () => {
  const calls = answerCalls({ 'PATCH /api/clients/1': () => ({}) })
  await show(<TodayRow line={lacking('venue', 'set-venue')} place={0} />)
  await page.getByRole('button', { name: /^Set Venue/ }).click()
  const venue = page.getByLabelText('Venue of Emma & James')
  await expect.element(venue).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Please enter where the wedding is.')).toBeVisible()
  await venue.fill('The Old Mill')
  await userEvent.keyboard('{Enter}')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect
    .poll(() => calls.bodies('PATCH /api/clients/1'))
    .toEqual([
      { venue: 'The Old Mill', previous: { venue: null } },
      { venue: '', previous: { venue: 'The Old Mill' } },
    ])
})

it('asks the vendors that have not confirmed', async () => {
  const vendor = (id: number, status: string, email: string | null) => ({
    id,
    vendorId: id,
    status,
    vendor: { id, name: `Vendor ${id}`, email },
  })
  const calls = answerCalls({
    'GET /api/clients/1/vendors': () => [
      vendor(1, 'booked', 'one@example.com'),
      vendor(2, 'booked', null),
      vendor(3, 'confirmed', 'three@example.com'),
    ],
    'GET /api/clients/1': () => ({ id: 1, weddingDate: '2027-06-30' }),
    'POST /api/clients/1/vendor-mails': () => ({ mails: 1 }),
  })
  await show(<TodayRow line={lacking('vendors', 'ask-vendors')} place={0} />)
  await page.getByRole('button', { name: /^Ask/ }).click()
  await page.getByRole('button', { name: 'Send' }).click()
  await expect
    .poll(() => calls.bodies('POST /api/clients/1/vendor-mails'))
    .toEqual([
      {
        vendorIds: [1],
        subject: 'Please confirm: the wedding of Emma & James',
        text: expect.stringContaining('Emma & James on June 30, 2027 is coming up.'),
        withDay: true,
      },
    ])
})
