import { QueryClientProvider } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import EventFormDialog from '#planning/events/web/public/EventFormDialog.tsx'
import type { EditedEvent } from '#planning/events/web/event/use-event-form.ts'
import { cache } from '#platform/web/calls/api.ts'
import { chooseIn } from '#test/web/choose-in.ts'
import { answerCalls, Refused, show } from '#test/web/test-page.tsx'

const tasting: EditedEvent = {
  id: 31,
  title: 'Tasting',
  description: null,
  place: null,
  clientId: 7,
  clientName: 'Emma & James',
  date: '2031-05-01',
  time: '10:00',
  type: 'tasting',
  minutes: 60,
}

it('sends only what is changed, and lets choose where somebody else has changed the same meanwhile', async () => {
  let isStale = true
  const { bodies } = answerCalls({
    'GET /api/clients': () => [{ id: 7, partnerOneName: 'Emma', partnerTwoName: 'James' }],
    'PATCH /api/events/31': () => {
      if (isStale) throw new Refused(409, 'Someone else changed “Tasting” in the meantime.')
      return tasting
    },
  })
  const dialog = (item: EditedEvent) => <EventFormDialog start={{ item }} open onClose={() => {}} />
  const { rerender } = await show(dialog(tasting))
  await page.getByLabelText('Minutes (Optional)').fill('90')
  await page.getByLabelText('Place (Optional)').fill('The bakery')
  await page.getByRole('button', { name: 'Update Event' }).click()
  await expect.element(page.getByText('Someone else changed “Tasting” in the meantime.')).toBeVisible()
  const theirs = { ...tasting, time: '11:00', minutes: 45 }
  await rerender(<QueryClientProvider client={cache}>{dialog(theirs)}</QueryClientProvider>)
  await expect.element(page.getByLabelText('Time')).toHaveValue('11:00')
  await expect
    .element(page.getByText('Minutes: “90” has not been saved. In the meantime, someone else entered “45”.'))
    .toBeVisible()
  await page.getByRole('button', { name: 'Use Mine' }).click()
  isStale = false
  await page.getByRole('button', { name: 'Update Event' }).click()
  await expect
    .poll(() => bodies('PATCH /api/events/31'))
    .toEqual([
      { minutes: 90, place: 'The bakery', previous: { minutes: 60, place: null } },
      { minutes: 90, place: 'The bakery', previous: { minutes: 45, place: null } },
    ])
})

it('gives an event that follows the wedding its date anew with another couple, and none that belongs to the studio', async () => {
  const offset = { months: 0, days: -3 }
  const { bodies } = answerCalls({
    'GET /api/clients': () => [
      { id: 7, partnerOneName: 'Emma', partnerTwoName: 'James' },
      { id: 8, partnerOneName: 'Zoë', partnerTwoName: 'Ben' },
    ],
    'PATCH /api/events/31': () => tasting,
  })
  await show(<EventFormDialog start={{ item: { ...tasting, offset } }} open onClose={() => {}} />)
  await chooseIn(page.getByLabelText('Client'), 'Zoë & Ben')
  await page.getByRole('button', { name: 'Update Event' }).click()
  const ofOther = { clientId: 8, offset, previous: { clientId: 7, offset } }
  await expect.poll(() => bodies('PATCH /api/events/31')).toEqual([ofOther])
  await page.getByLabelText('How Many').fill('4')
  await chooseIn(page.getByLabelText('Client'), 'Studio')
  await page.getByRole('button', { name: 'Update Event' }).click()
  const ofStudio = { clientId: null, offset: null, previous: { clientId: 7, offset } }
  await expect.poll(() => bodies('PATCH /api/events/31')).toEqual([ofOther, ofStudio])
})
