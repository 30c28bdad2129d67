import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventTypes, type Event } from '#planning/events/contract/endpoints.ts'
import { joinAs } from '#test/members.ts'
import { openTestServer, type Caller, type TestServer } from '#test/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

async function addEvent(planner: Caller, clientId: number, values: Record<string, unknown> = {}): Promise<Event> {
  const answer = await planner.post(`/api/clients/${clientId}/events`, {
    title: 'Tasting',
    date: '2027-03-14',
    ...values,
  })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body as Event
}

const titles = (events: { title: string }[]) => events.map(({ title }) => title)

describe('adding an event', () => {
  it('uses the wedding in the URL, whatever the body says', async () => {
    const planner = await server.planner()
    const client = await planner.addClient()
    const other = await planner.addClient()
    for (const clientId of [other.id, String(other.id)]) {
      const event = await addEvent(planner, client.id, {
        title: ' Cake tasting ',
        description: 'Lemon or fig',
        time: '14:30',
        type: 'appointment',
        clientId,
      })
      expect(event).toEqual({
        id: expect.any(Number),
        addedBy: null,
        clientId: client.id,
        clientName: 'Emma & James',
        title: 'Cake tasting',
        description: 'Lemon or fig',
        place: null,
        date: '2027-03-14',
        time: '14:30',
        type: 'appointment',
        minutes: null,
        offset: null,
      })
      expect((await planner.get(`/api/events/${event.id}`)).body).toEqual(event)
    }
  })

  it('defaults to a milestone without a time', async () => {
    const planner = await server.planner()
    const client = await planner.addClient({ partnerTwoName: '' })
    for (const time of ['', null, undefined]) {
      expect(await addEvent(planner, client.id, { time })).toMatchObject({
        type: 'milestone',
        time: null,
        description: null,
        clientName: 'Emma',
      })
    }
  })

  it('accepts all eleven types', async () => {
    const planner = await server.planner()
    const client = await planner.addClient()
    for (const type of eventTypes) expect(await addEvent(planner, client.id, { type })).toMatchObject({ type })
    expect(eventTypes).toHaveLength(11)
  })

  it.each([
    ['no title', { title: ' ' }, 'title'],
    ['no date', { date: '' }, 'date'],
    ['a date that does not exist', { date: '2027-02-29' }, 'date'],
    ['an hour that does not exist', { time: '24:00' }, 'time'],
    ['a time in words', { time: 'noon' }, 'time'],
    ['an unknown type', { type: 'funeral' }, 'type'],
    ['too much text', { description: 'x'.repeat(2001) }, 'description'],
  ])('refuses %s', async (_, values, path) => {
    const planner = await server.planner()
    const client = await planner.addClient()
    const answer = await planner.post(`/api/clients/${client.id}/events`, {
      title: 'Tasting',
      date: '2027-03-14',
      ...values,
    })
    expect(answer.status).toBe(400)
    expect(answer.body.issues).toContainEqual({ path, message: expect.any(String) })
    expect((await planner.get('/api/events')).body).toEqual([])
  })

  it('names the member who added it', async () => {
    const planner = await server.planner()
    const assistant = await joinAs(server, planner, 'assistant')
    const { id } = await planner.addClient()
    expect(await addEvent(planner, id)).toMatchObject({ addedBy: null })
    const event = await addEvent(assistant, id)
    expect(event).toMatchObject({ addedBy: 'Max assistant' })
    expect((await planner.get(`/api/events/${event.id}`)).body).toEqual(event)
  })

  it("is refused for another studio's wedding", async () => {
    const planner = await server.planner()
    const stranger = await server.planner()
    const client = await stranger.addClient()
    const answer = await planner.post(`/api/clients/${client.id}/events`, { title: 'Mine', date: '2027-03-14' })
    expect(answer.status).toBe(404)
    expect((await stranger.get('/api/events')).body).toEqual([])
  })
})

describe('a date range', () => {
  it('includes both ends, sorted, events without a time first', async () => {
    const planner = await server.planner()
    const client = await planner.addClient()
    const add = (title: string, date: string, time = '') => addEvent(planner, client.id, { title, date, time })
    await add('after', '2027-04-01')
    await add('last, late', '2027-03-31', '23:59')
    await add('last, early', '2027-03-31', '08:00')
    await add('last, no time', '2027-03-31')
    await add('first', '2027-03-01')
    await add('before', '2027-02-28')
    const { body } = await planner.get('/api/events?from=2027-03-01&to=2027-03-31')
    expect(titles(body)).toEqual(['first', 'last, no time', 'last, early', 'last, late'])
    expect((await planner.get('/api/events')).body).toHaveLength(6)
    expect((await planner.get('/api/events?from=2027-02-30')).status).toBe(400)
  })

  it('can be limited to one wedding', async () => {
    const planner = await server.planner()
    const [one, two] = [await planner.addClient(), await planner.addClient()]
    await addEvent(planner, one.id, { title: 'one' })
    await addEvent(planner, two.id, { title: 'two' })
    const { body } = await planner.get(`/api/events?from=2027-01-01&clientId=${two.id}`)
    expect(titles(body)).toEqual(['two'])
    expect((await planner.get('/api/events?clientId=x')).status).toBe(400)
  })
})

describe('the calendar', () => {
  it('has the events and open deadlines of a date range, both ends included', async () => {
    const planner = await server.planner()
    const client = await planner.addClient()
    const task = (values: object) => planner.post('/api/tasks', { title: 'Task', ...values })
    for (const day of ['2027-02-28', '2027-03-01', '2027-04-03', '2027-04-04']) {
      await addEvent(planner, client.id, { title: `Event ${day}`, date: day })
      await task({ title: `Due ${day}`, dueDate: day, clientId: client.id, description: 'By noon' })
    }
    await task({ title: 'Done', dueDate: '2027-03-02', completed: true })
    await task({ title: 'Some day' })
    await task({ title: 'Internal', dueDate: '2027-03-03' })
    const stranger = await server.planner()
    await stranger.post('/api/tasks', { title: 'Not ours', dueDate: '2027-03-03' })

    const { body } = await planner.get('/api/calendar?from=2027-03-01&to=2027-04-03')
    expect(titles(body.events)).toEqual(['Event 2027-03-01', 'Event 2027-04-03'])
    expect(titles(body.deadlines)).toEqual(['Due 2027-03-01', 'Internal', 'Due 2027-04-03'])
    expect(body.deadlines[0]).toEqual({
      id: expect.any(Number),
      title: 'Due 2027-03-01',
      description: 'By noon',
      clientId: client.id,
      dueDate: '2027-03-01',
    })
    expect(body.deadlines[1]).toMatchObject({ clientId: null })
    for (const wrong of ['', '?from=2027-03-01', '?from=2027-03-01&to=2027-02-30'])
      expect((await planner.get(`/api/calendar${wrong}`)).status, wrong).toBe(400)
  })
})

describe('upcoming events', () => {
  it("start with the viewer's date, and are at most fifty", async () => {
    const planner = await server.planner()
    const client = await planner.addClient()
    await addEvent(planner, client.id, { title: 'yesterday', date: '2027-03-13' })
    await addEvent(planner, client.id, { title: 'today', date: '2027-03-14', time: '09:00' })
    const { body } = await planner.get('/api/events/upcoming?today=2027-03-14')
    expect(body).toEqual([
      {
        id: expect.any(Number),
        title: 'today',
        clientName: 'Emma & James',
        type: 'milestone',
        time: '09:00',
        date: '2027-03-14',
      },
    ])
    for (let count = 0; count < 50; count += 1) await addEvent(planner, client.id, { date: '2027-06-01' })
    expect((await planner.get('/api/events/upcoming?today=2027-03-14')).body).toHaveLength(50)
  })

  it('start with the date in UTC if the viewer gives none', async () => {
    const planner = await server.planner()
    const client = await planner.addClient()
    const today = new Date().toISOString().slice(0, 10)
    await addEvent(planner, client.id, { title: 'today', date: today })
    await addEvent(planner, client.id, { title: 'long ago', date: '2020-01-01' })
    expect(titles((await planner.get('/api/events/upcoming')).body)).toEqual(['today'])
  })
})

describe('changing an event', () => {
  it('refuses what somebody else has changed since it was seen, and nothing else', async () => {
    const planner = await server.planner()
    const client = await planner.addClient()
    const event = await addEvent(planner, client.id, { time: '10:00', minutes: 60 })
    const change = (body: object) => planner.patch(`/api/events/${event.id}`, body)
    const previous = { clientId: client.id, date: event.date, time: '10:00', minutes: 60, place: null }
    expect((await change({ date: '2027-03-20', minutes: 90, place: '', previous })).status).toBe(200)
    const refused = await change({ date: '2027-03-21', minutes: 30, time: '11:00', previous })
    expect(refused).toMatchObject({
      status: 409,
      body: {
        message: 'Someone else changed “Tasting” in the meantime. Please take another look.',
        issues: [{ path: 'date' }, { path: 'minutes' }],
        current: { date: '2027-03-20', minutes: 90 },
      },
    })
    expect((await planner.get(`/api/events/${event.id}`)).body).toMatchObject({ date: '2027-03-20', time: '10:00' })
    expect((await change({ clientId: null, time: '11:00', previous })).body).toMatchObject({ clientId: null })
    expect((await planner.patch('/api/events/999999999', { title: 'x', previous })).status).toBe(404)
  })

  it('changes the given fields and keeps the rest', async () => {
    const planner = await server.planner()
    const client = await planner.addClient()
    const event = await addEvent(planner, client.id, { time: '10:00', description: 'Bring samples' })
    const { status, body } = await planner.patch(`/api/events/${event.id}`, { date: '2027-03-20', time: '11:15' })
    expect(status).toBe(200)
    expect(body).toEqual({ ...event, date: '2027-03-20', time: '11:15' })
    expect((await planner.patch(`/api/events/${event.id}`, { time: '' })).body.time).toBeNull()
    expect((await planner.patch(`/api/events/${event.id}`, {})).body).toEqual({ ...body, time: null })
    expect((await planner.patch(`/api/events/${event.id}`, { title: '' })).status).toBe(400)
  })

  it('moves it to another wedding of the studio only', async () => {
    const planner = await server.planner()
    const stranger = await server.planner()
    const [one, two] = [await planner.addClient(), await planner.addClient({ partnerOneName: 'Ada' })]
    const foreign = await stranger.addClient()
    const event = await addEvent(planner, one.id)
    const moved = await planner.patch(`/api/events/${event.id}`, { clientId: String(two.id) })
    expect(moved.body).toMatchObject({ clientId: two.id, clientName: 'Ada & James' })
    expect((await planner.patch(`/api/events/${event.id}`, { clientId: foreign.id })).status).toBe(404)
    expect((await planner.patch(`/api/events/${event.id}`, { clientId: 'x' })).status).toBe(400)
    expect((await planner.get(`/api/events/${event.id}`)).body.clientId).toBe(two.id)
  })

  it('deletes it', async () => {
    const planner = await server.planner()
    const event = await addEvent(planner, (await planner.addClient()).id)
    expect((await planner.delete(`/api/events/${event.id}`)).status).toBe(204)
    expect((await planner.get(`/api/events/${event.id}`)).status).toBe(404)
    expect((await planner.delete(`/api/events/${event.id}`)).status).toBe(404)
  })
})

describe('the events of one wedding', () => {
  it('are the same for planner and couple, without the couple’s name for the couple', async () => {
    const planner = await server.planner()
    const couple = await server.couple(planner)
    const event = await addEvent(planner, couple.client.id)
    await addEvent(planner, (await planner.addClient()).id, { title: "Another couple's" })
    expect((await planner.get(`/api/clients/${couple.client.id}/events`)).body).toEqual([event])
    const { clientName: _, offset: __, addedBy: ___, ...open } = event
    expect((await couple.get(`/api/clients/${couple.client.id}/events`)).body).toEqual([open])
  })

  it('are empty for a new couple, and 404 for a missing one', async () => {
    const planner = await server.planner()
    const client = await planner.addClient()
    expect((await planner.get(`/api/clients/${client.id}/events`)).body).toEqual([])
    expect((await planner.get('/api/clients/2147483647/events')).status).toBe(404)
  })

  it('are deleted with it', async () => {
    const planner = await server.planner()
    const client = await planner.addClient()
    await addEvent(planner, client.id)
    await planner.delete(`/api/clients/${client.id}`)
    expect((await planner.get('/api/events')).body).toEqual([])
  })
})

describe('an event of the studio', () => {
  const fair = { title: 'Wedding fair', date: '2027-03-20', time: '10:00', place: 'Exhibition hall' }
  const addFair = async (planner: Caller, values: object = {}) => {
    const { status, body } = await planner.post('/api/events', { ...fair, ...values })
    expect(status, JSON.stringify(body)).toBe(201)
    return body as Event
  }

  it('has no couple, and a place', async () => {
    const planner = await server.planner()
    const event = await addFair(planner)
    expect(event).toMatchObject({ ...fair, clientId: null, clientName: null, offset: null })
    expect((await planner.get(`/api/events/${event.id}`)).body).toEqual(event)
    expect((await planner.get('/api/events?from=2027-03-20&to=2027-03-20')).body).toEqual([event])
    expect((await planner.get('/api/events/upcoming?today=2027-03-20')).body).toMatchObject([{ clientName: null }])
    expect((await planner.get('/api/calendar?from=2027-03-01&to=2027-03-31')).body).toMatchObject({
      events: [{ title: 'Wedding fair', clientId: null, place: 'Exhibition hall' }],
    })
    expect((await planner.get('/api/search?q=fair')).body).toMatchObject([{ type: 'event', clientName: null }])
    expect((await planner.get('/api/today?today=2027-03-20')).body).toMatchObject([
      { title: 'Wedding fair', clientId: null, detail: { place: 'Exhibition hall' } },
    ])
  })

  it('belongs to a wedding if it names one, also one named by a select', async () => {
    const planner = await server.planner()
    const client = await planner.addClient()
    const foreign = await (await server.planner()).addClient()
    expect(await addFair(planner, { clientId: String(client.id) })).toMatchObject({ clientId: client.id })
    expect((await planner.post('/api/events', { ...fair, clientId: foreign.id })).status).toBe(404)
    expect((await planner.post('/api/events', { ...fair, clientId: '' })).status).toBe(400)
  })

  it('does not follow a wedding', async () => {
    const planner = await server.planner()
    const offset = { months: 0, days: -3 }
    expect((await planner.post('/api/events', { ...fair, offset })).status).toBe(400)
    const client = await planner.addClient({ weddingDate: '2027-05-01' })
    const tied = await addEvent(planner, client.id, { offset })
    expect((await planner.patch(`/api/events/${tied.id}`, { clientId: null })).body).toMatchObject({
      clientId: null,
      date: '2027-04-28',
      offset: null,
    })
  })

  it('is seen by no couple, nor by another studio or by a member without that right', async () => {
    const planner = await server.planner()
    const client = await planner.addClient()
    const couple = await server.couple(planner, client)
    const event = await addFair(planner)
    await addEvent(planner, client.id, { place: 'Bakery' })
    const shown = (await couple.get(`/api/clients/${client.id}/events`)).body
    expect(shown).toMatchObject([{ title: 'Tasting', place: 'Bakery' }])
    for (const caller of [await server.planner(), await joinAs(server, planner, 'day-of')]) {
      expect([403, 404]).toContain((await caller.get(`/api/events/${event.id}`)).status)
      expect([403, 404]).toContain((await caller.patch(`/api/events/${event.id}`, { title: 'Mine' })).status)
    }
    const assistant = await joinAs(server, planner, 'assistant')
    expect((await assistant.patch(`/api/events/${event.id}`, { title: 'Fair' })).body).toMatchObject({ title: 'Fair' })
  })

  it('can become one of a wedding and of the studio again, and be deleted', async () => {
    const planner = await server.planner()
    const client = await planner.addClient()
    const { id } = await addFair(planner)
    const ofClient = async () => (await planner.get(`/api/clients/${client.id}/events`)).body as Event[]
    await planner.patch(`/api/events/${id}`, { clientId: client.id })
    expect(titles(await ofClient())).toEqual(['Wedding fair'])
    await planner.patch(`/api/events/${id}`, { clientId: null })
    expect(await ofClient()).toEqual([])
    expect((await planner.delete(`/api/events/${id}`)).status).toBe(204)
    expect((await planner.get(`/api/events/${id}`)).status).toBe(404)
  })

  it('stays when a couple is deleted', async () => {
    const planner = await server.planner()
    const client = await planner.addClient()
    const { id } = await addFair(planner)
    await planner.delete(`/api/clients/${client.id}`)
    expect((await planner.get(`/api/events/${id}`)).status).toBe(200)
  })
})
