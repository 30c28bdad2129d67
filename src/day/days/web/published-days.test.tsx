import { expect, it, vi } from 'vitest'
import { cdp, page } from 'vitest/browser'
import type { PublishedDay } from '#day/days/contract/day-records.ts'
import { ConfirmDay } from '#day/days/web/public/ConfirmDay.tsx'
import { PublishedDays } from '#day/days/web/public/PublishedDays.tsx'
import { show } from '#test/web/test-page.tsx'

const rehearsal: PublishedDay = {
  id: 1,
  name: 'Rehearsal',
  date: '2031-06-13',
  timeZone: 'Europe/London',
  place: null,
  latitude: null,
  longitude: null,
  version: 1,
  publishedAt: '2031-06-01T09:00:00Z',
  dateIsChanging: false,
  late: 0,
  items: [],
  contacts: [{ id: 1, name: 'Fern & Filigree', role: 'florist', phone: null, email: null, audience: 'everyone' }],
}

const weddingDay: PublishedDay = {
  ...rehearsal,
  id: 2,
  name: 'Wedding day',
  date: '2031-06-14',
  items: [
    {
      id: 1,
      dayId: 2,
      title: 'Flowers arrive',
      start: '09:30',
      minutes: 60,
      place: null,
      details: null,
      section: null,
      isKey: false,
      isOwn: true,
      state: 'open',
      startedAt: null,
      endedAt: null,
    },
  ],
}

const dayOf = (name: string) => page.getByRole('region', { name })

it('leaves the contacts of a day without items out before a day with items', async () => {
  await show(<PublishedDays days={[rehearsal, weddingDay]} />)
  await expect.element(dayOf('Wedding day').getByText('Fern & Filigree')).toBeVisible()
  await expect.element(dayOf('Rehearsal').getByText('Nothing is planned for you on this day.')).toBeVisible()
  await expect.element(dayOf('Rehearsal').getByText('Fern & Filigree')).not.toBeInTheDocument()
})

it('says that the date is being changed while its planner has not published the new one', async () => {
  await show(<PublishedDays days={[{ ...weddingDay, dateIsChanging: true }]} />)
  await expect.element(dayOf('Wedding day').getByText(/date is changing/)).toBeVisible()
})

it('prints one day, with its version, and nothing else of the page', async () => {
  const other = { ...weddingDay, id: 3, name: 'Brunch' }
  await show(
    <main>
      <h1>Portal</h1>
      <PublishedDays days={[weddingDay, other]} />
    </main>,
  )
  const { promise: printed, resolve } = Promise.withResolvers<void>()
  const print = vi.spyOn(window, 'print').mockImplementation(resolve)
  await dayOf('Wedding day').getByRole('button', { name: 'Print' }).click()
  await printed
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' })
  await expect.element(dayOf('Wedding day').getByText('Version 1')).toBeVisible()
  await expect.element(page.getByText('Portal')).not.toBeVisible()
  await expect.element(page.getByText('Brunch')).not.toBeVisible()
  window.dispatchEvent(new Event('afterprint'))
  await expect.element(page.getByText('Brunch')).toBeVisible()
  await cdp().send('Emulation.setEmulatedMedia', { media: '' })
  print.mockRestore()
})

it.each([
  [80, 'Running 1 h 20 min late'],
  [-15, 'Running 15 min early'],
])('says that a day is %i minutes late', async (late, words) => {
  await show(<PublishedDays days={[{ ...weddingDay, late }]} />)
  await expect.element(dayOf('Wedding day').getByText(words)).toBeVisible()
})

it('links only what can be called or written to', async () => {
  const contact = { ...rehearsal.contacts[0]!, phone: 'call me', email: 'not an address' }
  const other = { ...contact, id: 2, phone: '+44 (0)1632 960', email: 'fern@example.com' }
  await show(<PublishedDays days={[{ ...weddingDay, contacts: [contact, other] }]} />)
  await expect.element(dayOf('Wedding day').getByText('call me')).toBeVisible()
  const links = dayOf('Wedding day').getByRole('link').elements()
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['tel:+4401632960', 'mailto:fern@example.com'])
})

it('keeps the time of an item after midnight in one line, and links an address to a map', async () => {
  const [arrival] = weddingDay.items
  const items = [
    { ...arrival!, start: '24:30', place: 'Terrace' },
    { ...arrival!, id: 2, place: 'The Weir, Bath' },
  ]
  await show(<PublishedDays days={[{ ...weddingDay, items }]} />)
  const time = dayOf('Wedding day').getByText(/^12:30 AM \+1/)
  await expect.element(time).toBeVisible()
  const text = document.createRange()
  text.selectNode(time.element().firstChild!)
  expect(text.getClientRects()).toHaveLength(1)
  const links = dayOf('Wedding day').getByRole('link').elements()
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['The Weir, Bath', 'https://www.openstreetmap.org/search?query=The%20Weir%2C%20Bath'],
  ])
})

it('asks only a vendor with a part to confirm it', async () => {
  const ask = (day: PublishedDay) => (
    <ConfirmDay content={{ days: [day], confirmations: [] }} token="a-secret" label="Fern" onConfirmed={() => {}} />
  )
  const { rerender } = await show(ask(weddingDay))
  await expect.element(page.getByRole('button', { name: 'Confirm' })).toBeVisible()
  await rerender(ask({ ...weddingDay, items: weddingDay.items.map((item) => ({ ...item, isOwn: false })) }))
  await expect.element(page.getByRole('button', { name: 'Confirm' })).not.toBeInTheDocument()
})

it('shows the contacts of days that all have no items', async () => {
  await show(<PublishedDays days={[rehearsal]} />)
  await expect.element(dayOf('Rehearsal').getByText('Fern & Filigree')).toBeVisible()
})
