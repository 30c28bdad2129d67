import ICAL from 'ical.js'
import nodeIcal from 'node-ical'
import { convertIcsCalendar } from 'ts-ics'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestServer, type PlannerCaller, type TestServer } from '#test/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

/** What a reader finds of an event: its state, its beginning as a moment or a date, and its end if it has one. */
type Found = { title: string; status: string; start: string; end?: string | undefined; sequence: number }
type Reader = (text: string) => Record<string, Found>

const dateOf = (date: Date) => date.toISOString().slice(0, 10)

const withIcalJs: Reader = (text) => {
  const calendar = new ICAL.Component(ICAL.parse(text))
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone)
  return Object.fromEntries(
    calendar.getAllSubcomponents('vevent').map((component) => {
      const { uid, summary, startDate, endDate, sequence } = new ICAL.Event(component)
      const isDay = startDate.isDate
      return [
        uid,
        {
          title: summary,
          status: String(component.getFirstPropertyValue('status')),
          start: isDay ? startDate.toString() : startDate.toJSDate().toISOString(),
          end: isDay ? undefined : endDate.toJSDate().toISOString(),
          sequence,
        },
      ]
    }),
  )
}

const withNodeIcal: Reader = (text) =>
  Object.fromEntries(
    Object.values(nodeIcal.sync.parseICS(text)).flatMap((event) => {
      if (event?.type !== 'VEVENT') return []
      const { uid, summary, status, start, end, datetype, sequence } = event
      const isDay = datetype === 'date'
      // The date of a whole day is read as the midnight of the machine.
      const day = `${start.getFullYear()}-${String(start.getMonth() + 1).padStart(2, '0')}-${String(start.getDate()).padStart(2, '0')}`
      return [
        [
          uid,
          {
            title: typeof summary === 'string' ? summary : summary.val,
            status: String(status),
            start: isDay ? day : start.toISOString(),
            end: isDay ? undefined : end?.toISOString(),
            sequence: Number(sequence),
          },
        ],
      ]
    }),
  )

const withTsIcs: Reader = (text) => {
  const { events = [] } = convertIcsCalendar(undefined, text)
  return Object.fromEntries(
    events.map(({ uid, summary, status, start, end, sequence }) => {
      const isDay = start.type === 'DATE'
      return [
        uid,
        {
          title: summary,
          status: String(status),
          start: isDay ? dateOf(start.date) : start.date.toISOString(),
          end: isDay ? undefined : end?.date.toISOString(),
          sequence: Number(sequence),
        },
      ]
    }),
  )
}

const title = 'Tasting; with Zoë, "plain" \\ and 花嫁のケーキの試食 🎂 in a very long line that has to be folded'

async function feedOf(planner: PlannerCaller) {
  const client = await planner.addClient()
  await planner.patch('/api/preferences', { timeZone: 'Europe/Rome' })
  const add = async (body: object) =>
    ((await planner.post(`/api/clients/${client.id}/events`, body)).body as { id: number }).id
  const moved = await add({ title, date: '2027-03-26', time: '23:30', minutes: 240, description: 'One\nTwo' })
  const cancelled = await add({ title: 'Fitting', date: '2027-10-30', time: '12:00', minutes: 60 })
  const whole = await add({ title: 'Clocks', date: '2027-03-28' })
  const autumn = await add({ title: 'After', date: '2027-11-02', time: '09:00', minutes: 45 })
  const { token } = (await planner.post('/api/feeds', { clientId: client.id })).body as { token: string }
  const read = async () => String((await server.visitor().get(`/api/calendar/${token}.ics`)).body)
  const before = await read()
  // The night in which the clocks skip an hour.
  await planner.patch(`/api/events/${moved}`, { date: '2027-03-27' })
  await planner.delete(`/api/events/${cancelled}`)
  return { before, after: await read(), ids: { moved, cancelled, whole, autumn } }
}

it('three readers find the same moments in it, also over a change of the clocks', async () => {
  const planner = await server.planner()
  const { before, after, ids } = await feedOf(planner)
  const uidOf = (id: number) => `event-${id}@localhost`
  for (const [name, reader] of Object.entries({ withIcalJs, withNodeIcal, withTsIcs })) {
    const [earlier, found] = [reader(before), reader(after)]
    expect(Object.keys(found).toSorted(), name).toEqual(Object.values(ids).map(uidOf).toSorted())
    expect(found[uidOf(ids.moved)], name).toMatchObject({
      title,
      status: 'CONFIRMED',
      start: '2027-03-27T22:30:00.000Z',
      end: '2027-03-28T02:30:00.000Z',
    })
    expect(found[uidOf(ids.cancelled)], name).toMatchObject({
      status: 'CANCELLED',
      start: '2027-10-30T10:00:00.000Z',
      end: '2027-10-30T11:00:00.000Z',
    })
    expect(found[uidOf(ids.whole)], name).toMatchObject({ title: 'Clocks', start: '2027-03-28' })
    expect(found[uidOf(ids.autumn)], name).toMatchObject({
      start: '2027-11-02T08:00:00.000Z',
      end: '2027-11-02T08:45:00.000Z',
    })
    for (const id of [ids.moved, ids.cancelled])
      expect(found[uidOf(id)]?.sequence, name).toBeGreaterThan(earlier[uidOf(id)]!.sequence)
    expect(found[uidOf(ids.whole)], name).toEqual(earlier[uidOf(ids.whole)])
  }
})

it('times in years whose clocks nobody knows have no zone', async () => {
  const planner = await server.planner()
  const client = await planner.addClient()
  await planner.patch('/api/preferences', { timeZone: 'Europe/Rome' })
  for (const date of ['0001-01-01', '9999-12-31'])
    await planner.post(`/api/clients/${client.id}/events`, { title: 'Typing error', date, time: '23:30', minutes: 60 })
  const { token } = (await planner.post('/api/feeds', {})).body as { token: string }
  const { status, body } = await server.visitor().get(`/api/calendar/${token}.ics`)
  expect({ status, hasZone: String(body).includes('TZID') }).toEqual({ status: 200, hasZone: false })
  for (const year of ['0001', '9999']) expect(body).toContain(`DTSTART:${year}`)
})

it('its lines end with CRLF and have at most 75 bytes', async () => {
  const { after } = await feedOf(await server.planner())
  const lines = after.split('\r\n')
  expect(after.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  expect(after.replaceAll('\r\n ', '')).toContain('DESCRIPTION:One\\nTwo')
  expect(Buffer.from(after).toString()).not.toContain('\uFFFD')
})
