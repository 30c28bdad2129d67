import type { Client } from '#weddings/clients/contract/endpoints.ts'
import type { Day } from '#day/days/contract/day-records.ts'
import { minutesOf } from '#day/days/contract/day-time.ts'
import type { NewItem } from '#day/days/contract/endpoints.ts'
import { momentOf } from '#platform/contract/zoned-time.ts'
import type { DemoStudio } from '#platform/server/foundation/demo-studio.ts'

type Vendor = { vendorId: number; name: string }
type DemoItem = Omit<NewItem, 'vendorIds'> & { by?: string[] }

const sections = (section: string, items: DemoItem[]): DemoItem[] => items.map((item) => ({ section, ...item }))

const emmasDay: DemoItem[] = [
  ...sections('Getting ready', [
    { start: '08:00', minutes: 150, title: 'Hair and makeup', place: 'Mill cottage', by: ['Inès'] },
    { start: '09:30', minutes: 60, title: 'Flowers arrive', place: 'Courtyard', by: ['Fern'] },
    { start: '10:00', minutes: 90, title: 'Arch and aisle are dressed', place: 'Meadow', by: ['Fern'] },
    { start: '11:00', minutes: 15, title: 'Photographer arrives', place: 'Mill cottage', by: ['Theo'] },
    { start: '11:15', minutes: 45, title: 'Dress, rings and letters', place: 'Mill cottage', by: ['Theo'] },
    { start: '12:30', minutes: 30, title: 'First look', place: 'Footbridge', isKey: true, by: ['Theo'] },
    { start: '13:00', minutes: 45, title: 'Portraits', place: 'Riverside', by: ['Theo'] },
    {
      start: '14:00',
      minutes: 30,
      title: 'Coaches from the hotel',
      place: 'Hotel',
      details: 'Two coaches, the second one with the lift.',
      by: ['Bayline'],
    },
    {
      start: '14:15',
      minutes: 15,
      title: 'Rain plan is decided',
      audience: 'studio',
      notes: 'Marquee if it rains by two. Ring the venue first.',
    },
  ]),
  ...sections('Ceremony', [
    { start: '14:30', minutes: 30, title: 'Guests are seated', place: 'Meadow' },
    {
      start: '15:00',
      minutes: 40,
      title: 'Ceremony',
      place: 'Meadow',
      isKey: true,
      isFixed: true,
      notes: 'Emma’s grandmother comes by the step-free path.',
      by: ['Theo', 'Fern'],
    },
    { start: '15:40', minutes: 15, title: 'Confetti', place: 'Courtyard', by: ['Theo'] },
    { start: '15:55', minutes: 25, title: 'Group photograph', place: 'Mill steps', by: ['Theo'] },
  ]),
  ...sections('Reception', [
    { start: '16:00', minutes: 90, title: 'Drinks and canapés', place: 'Terrace' },
    { start: '16:30', minutes: 30, title: 'Cake is set up', place: 'Mill hall', by: ['Crumb'] },
    { start: '17:30', minutes: 75, title: 'Dinner', place: 'Mill hall' },
    { start: '18:45', minutes: 30, title: 'Speeches', place: 'Mill hall', isKey: true },
    { start: '19:30', minutes: 15, title: 'Cake cutting', place: 'Mill hall', isKey: true, by: ['Theo', 'Crumb'] },
    { start: '20:00', minutes: 10, title: 'First dance', place: 'Mill hall', isKey: true, by: ['Theo'] },
    { start: '20:10', minutes: 210, title: 'Dancing', place: 'Mill hall' },
    { start: '22:30', minutes: 15, title: 'Sparklers', place: 'Courtyard', by: ['Theo'], audience: 'vendors' },
    { start: '24:00', minutes: 30, title: 'Coaches leave', place: 'Gate', by: ['Bayline'] },
  ]),
]

const emmasRehearsal: DemoItem[] = [
  { start: '16:00', minutes: 60, title: 'Walk through the ceremony', place: 'Meadow', audience: 'party' },
  { start: '18:30', minutes: 150, title: 'Rehearsal dinner', place: 'The Weir', audience: 'couple' },
]

/** Minutes that each item of a past day began late, and took longer. */
const amelias: (DemoItem & { late: number; longer: number })[] = [
  { start: '13:30', minutes: 60, title: 'Portraits', place: 'Garden', late: 0, longer: 12, by: ['Theo'] },
  { start: '15:00', minutes: 40, title: 'Ceremony', place: 'Chapel', isKey: true, late: 8, longer: 3 },
  { start: '15:45', minutes: 20, title: 'Group photograph', place: 'Steps', late: 11, longer: 9, by: ['Theo'] },
  { start: '18:00', minutes: 110, title: 'Dinner', place: 'Hall', late: 15, longer: 14 },
  { start: '19:00', minutes: 30, title: 'Speeches', place: 'Hall', isKey: true, late: 20, longer: 17 },
  {
    start: '21:00',
    minutes: 10,
    title: 'First dance',
    place: 'Hall',
    isKey: true,
    late: 25,
    longer: -2,
    by: ['Marlowe'],
  },
]

type Call = DemoStudio['call']

async function addDay(call: Call, clientId: number, day: object, items: readonly DemoItem[]): Promise<Day> {
  const { id } = (await call('POST', `/api/clients/${clientId}/days`, day)) as Day
  const { vendors } = (await call('GET', `/api/days/${id}`)) as { vendors: Vendor[] }
  const idsOf = (names: string[] = []) =>
    vendors.flatMap(({ vendorId, name }) => (names.some((part) => name.includes(part)) ? [vendorId] : []))
  const rows = items.map(({ by, ...item }) => ({ ...item, vendorIds: idsOf(by) }))
  await call('POST', `/api/days/${id}/items/several`, { items: rows })
  return (await call('POST', `/api/days/${id}/publish`)) as Day
}

async function addEmmas(call: Call, { id }: Client): Promise<void> {
  const bath = { place: 'The Old Mill, Bath', timeZone: 'Europe/London', latitude: 51.385, longitude: -2.36 }
  await addDay(call, id, { name: 'Rehearsal', offset: { months: 0, days: -1 }, ...bath }, emmasRehearsal)
  const day = await addDay(call, id, { name: 'Wedding day', offset: { months: 0, days: 0 }, ...bath }, emmasDay)
  await call('POST', `/api/days/${day.id}/contacts`, {
    name: 'Priscilla Okafor',
    role: 'Maid of honor',
    phone: '+44 1632 960 114',
    audience: 'everyone',
  })
  await call('POST', `/api/days/${day.id}/publish`)
  // Something that is not published yet.
  const cake = day.items.find(({ title }) => title === 'Cake cutting')
  await call('PATCH', `/api/days/${day.id}/items/${cake?.id}`, { start: '19:45' })
}

/** A day that is over, with the times at which its items really began and ended. */
async function addAmelias(call: Call, { id, weddingDate }: Client): Promise<void> {
  const timeZone = 'America/Los_Angeles'
  const whole = { name: 'Wedding day', offset: { months: 0, days: 0 }, timeZone, place: 'Rosewood Hall' }
  const items = amelias.map(({ late: _late, longer: _longer, ...item }) => item)
  const day = await addDay(call, id, whole, items)
  for (const { id: itemId, title, start, minutes } of day.items) {
    const { late = 0, longer = 0 } = amelias.find((item) => item.title === title) ?? {}
    const begun = (minutesOf(start) ?? 0) + late
    const press = (state: string, at: number) =>
      call('POST', `/api/days/${day.id}/items/${itemId}/progress`, {
        state,
        at: new Date(momentOf(weddingDate ?? '', at, timeZone)).toISOString(),
      })
    await press('running', begun)
    await press('done', begun + minutes + longer)
  }
}

/** Adds run sheets to a wedding that comes and to one that is over. */
export default async function addDays({ call }: DemoStudio): Promise<void> {
  for (const client of (await call('GET', '/api/clients')) as Client[]) {
    if (client.partnerOneName === 'Emma Hartley') await addEmmas(call, client)
    if (client.partnerOneName === 'Amelia Stone') await addAmelias(call, client)
  }
}
