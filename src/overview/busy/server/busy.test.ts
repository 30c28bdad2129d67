import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { BusyCalendar } from '#overview/busy/contract/endpoints.ts'
import { addDays, dayInUtc } from '#platform/contract/calendar-date.ts'
import { readDueCalendars } from '#overview/busy/server/jobs.ts'
import { joinAs } from '#test/members.ts'
import { openTestServer, type PlannerCaller, type TestServer } from '#test/server.ts'

const origin = 'https://calendars.example.com'
const address = `${origin}/private.ics`
let server: TestServer
let planner: PlannerCaller
let asked: IncomingHttpHeaders[] = []
let answer: (response: ServerResponse) => void

const service = createServer((request, response) => {
  asked.push(request.headers)
  answer(response)
})

const day = addDays(dayInUtc(), 7)
const digits = (date: string) => date.replaceAll('-', '')
const calendar = (...events: string[][]) =>
  [
    'BEGIN:VCALENDAR',
    'X-WR-CALNAME:Private',
    ...events.flatMap((lines, index) => ['BEGIN:VEVENT', `UID:${index}`, 'SUMMARY:Dentist', ...lines, 'END:VEVENT']),
    'END:VCALENDAR',
  ].join('\r\n')
const morning = [`DTSTART:${digits(day)}T090000Z`, 'DURATION:PT1H']
const sends = (text: string) => (response: ServerResponse) => response.setHeader('etag', '"1"').end(text)

beforeAll(async () => {
  service.listen(0, '127.0.0.1')
  await once(service, 'listening')
  const { port } = service.address() as AddressInfo
  server = await openTestServer({ standIns: { [origin]: `http://127.0.0.1:${port}` } })
})
beforeEach(async () => {
  planner = await server.planner()
  asked = []
  answer = sends(calendar(morning))
})
afterAll(async () => {
  await server.close()
  service.closeAllConnections()
  service.close()
})

const add = (body: object = {}) => planner.post('/api/busy-calendars', { address, ...body })
const listed = async () => (await planner.get('/api/busy-calendars')).body as readonly BusyCalendar[]
const busy = async (from = day, to = day) =>
  (await planner.get(`/api/calendar?from=${from}&to=${to}`)).body.busy as object[]
/** As if half an hour were over. */
async function readAgain(more = '') {
  await server.database.ownerPool.query(`update busy_calendars set tried_at = now() - interval '1 hour'${more}`)
  await server.run(readDueCalendars, null)
  await server.workOff()
}

describe('a calendar kept elsewhere', () => {
  it('is read at once, and shows only when somebody is busy', async () => {
    const { status, body } = await add({ address: address.replace('https', 'webcal') })
    expect(status).toBe(201)
    expect(body).toMatchObject({ name: 'Private', host: 'calendars.example.com', problem: null })
    expect(await listed()).toEqual([body])
    expect(await busy()).toMatchObject([{ name: 'Private', date: day, time: '09:00', minutes: 60 }])
    expect(await busy(addDays(day, 1), addDays(day, 9))).toEqual([])
    const { rows } = await server.database.ownerPool.query('select * from busy_times')
    expect(JSON.stringify([body, rows])).not.toContain('Dentist')
    expect(JSON.stringify(body)).not.toContain('private.ics')
    expect(await (await server.planner()).get(`/api/calendar?from=${day}&to=${day}`)).toMatchObject({
      body: { busy: [] },
    })
  })

  it('has the name that it is given, and is removed with its times', async () => {
    const { body } = await add({ name: 'Mine' })
    expect(body.name).toBe('Mine')
    expect((await planner.delete(`/api/busy-calendars/${body.id}`)).status).toBe(204)
    expect([await listed(), await busy()]).toEqual([[], []])
  })

  it('is read again, in the time of the studio, and sent again only if it has changed', async () => {
    await add()
    await planner.patch('/api/preferences', { timeZone: 'Asia/Tokyo' })
    await readAgain()
    expect(asked.at(-1)).not.toHaveProperty('if-none-match')
    expect(await busy()).toMatchObject([{ time: '18:00' }])
    answer = (response) => response.writeHead(304).end()
    await readAgain()
    expect(asked.at(-1)).toHaveProperty('if-none-match', '"1"')
    expect(await busy()).toHaveLength(1)
    answer = sends(calendar(morning, [`DTSTART;VALUE=DATE:${digits(day)}`]))
    await readAgain(`, read_at = now() - interval '2 days'`)
    expect(asked.at(-1)).not.toHaveProperty('if-none-match')
    expect(await busy()).toMatchObject([{ time: null, minutes: null }, { time: '18:00' }])
  })

  it('keeps its times while it cannot be read, and says why', async () => {
    await add()
    answer = (response) => response.writeHead(503).end()
    await readAgain()
    expect(await listed()).toMatchObject([{ problem: 'The service answered with error 503.' }])
    expect(await busy()).toHaveLength(1)
    answer = sends(calendar())
    await readAgain()
    expect(await listed()).toMatchObject([{ problem: null }])
    expect(await busy()).toEqual([])
  })

  it('is shown to members who work on weddings', async () => {
    await add()
    const assistant = await joinAs(server, planner, 'assistant')
    expect((await assistant.get(`/api/calendar?from=${day}&to=${day}`)).body.busy).toHaveLength(1)
  })

  it('is one of ten at most', async () => {
    for (let turn = 0; turn < 10; turn++) expect((await add()).status).toBe(201)
    expect(await add()).toMatchObject({ status: 409, body: { message: expect.stringContaining('at most 10') } })
  })
})

describe('an address is refused in words', () => {
  const refused = async (given: string) => {
    const { status, body } = await add({ address: given })
    expect(await listed()).toEqual([])
    return { status, words: body.message }
  }

  it.each([
    'http://calendars.example.com/private.ics',
    'https://localhost/private.ics',
    'https://127.0.0.1/private.ics',
    'https://[::1]/private.ics',
    'https://192.168.1.4/private.ics',
    'https://169.254.169.254/latest/meta-data',
    'https://me:secret@calendars.example.com/private.ics',
    'https://calendars.example.com:8443/private.ics',
    'file:///etc/passwd',
    'private',
  ])('%s', async (given) => {
    expect(await refused(given)).toEqual({ status: 400, words: 'Please enter a public https address.' })
    expect(asked).toEqual([])
  })

  /** The last value says which of the waits is made shorter: the one for the answer, or the one for its reading. */
  it.each<[string, typeof answer, string, number?]>([
    [
      'that leads to another one',
      (response: ServerResponse) => response.writeHead(302, { location: 'http://127.0.0.1/' }).end(),
      'This address redirects to another one. Please enter that one instead.',
    ],
    ['did not send a calendar', sends('<!doctype html>'), 'There is no calendar at this address.'],
    [
      'of a service that fails',
      (response: ServerResponse) => response.writeHead(404).end(),
      'The service answered with error 404.',
    ],
    [
      'of a calendar without an end',
      (response: ServerResponse) => {
        const part = Buffer.alloc(100_000, 'X')
        const more = () => {
          while (response.write(part)) if (response.destroyed) return
        }
        response.on('drain', more)
        more()
      },
      'This calendar is larger than 5 MB.',
    ],
    [
      'of a calendar that would take for ever to read',
      sends(calendar(['DTSTART:19000101T000000Z', 'DURATION:PT0S', 'RRULE:FREQ=SECONDLY'])),
      'This calendar cannot be read: it is too large or damaged.',
      2,
    ],
    [
      'of a service that is slow',
      (response: ServerResponse) => response.write('BEGIN:VCALENDAR'),
      'The calendar did not arrive within 10 seconds.',
      1,
    ],
  ])('%s', async (_, gives, words, shorter) => {
    answer = gives
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    let waits = 0
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout((waits += 1) === shorter ? ms / 10 : ms))
    onTestFinished(() => void vi.restoreAllMocks())
    expect(await refused(address)).toEqual({ status: 400, words })
  })

  it('that nobody answers at', async () => {
    expect((await refused('https://calendars.example.invalid-name.zz/private.ics')).status).toBe(400)
  })
})
