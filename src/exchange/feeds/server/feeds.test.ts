import ICAL from 'ical.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { linkIsGone } from '#platform/contract/link-kinds.ts'
import { openTestServer, randomAddress, type PlannerCaller, type TestServer } from '#test/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

type Made = { id: number; token: string }
const gone = { status: 404, body: { message: linkIsGone } }
const get = (token: string, headers: Record<string, string> = {}) =>
  server.visitor().send('GET', `/api/calendar/${token}.ics`, undefined, { headers, from: randomAddress() })

async function entriesOf(token: string) {
  const { body } = await get(token)
  const calendar = new ICAL.Component(ICAL.parse(String(body)))
  return calendar.getAllSubcomponents('vevent').map((event) => ({
    uid: event.getFirstPropertyValue('uid'),
    title: event.getFirstPropertyValue('summary'),
    start: String(event.getFirstPropertyValue('dtstart')),
    status: event.getFirstPropertyValue('status'),
    sequence: Number(event.getFirstPropertyValue('sequence')),
  }))
}

const feedOf = async (planner: PlannerCaller, clientId?: number) =>
  (await planner.post('/api/feeds', { clientId })).body as Made

async function studio() {
  const planner = await server.planner()
  const client = await planner.addClient()
  const addEvent = async (body: object, clientId = client.id) =>
    (await planner.post(`/api/clients/${clientId}/events`, body)).body as { id: number }
  return { planner, client, addEvent }
}

describe('a calendar', () => {
  it('has the events of all weddings, or of its own', async () => {
    const { planner, client, addEvent } = await studio()
    const { id: other } = await planner.addClient({ partnerOneName: 'Ada', partnerTwoName: 'Bo' })
    await addEvent({ title: 'Tasting', date: '2027-05-01', time: '10:30' })
    await addEvent({ title: 'Fitting', date: '2027-05-02' }, other)
    const foreign = await studio()
    await foreign.addEvent({ title: 'Foreign', date: '2027-05-02' })
    const [all, own] = [await feedOf(planner), await feedOf(planner, client.id)]
    expect((await entriesOf(all.token)).map(({ title, start }) => [title, start])).toEqual([
      ['Tasting (Emma & James)', '2027-05-01T10:30:00Z'],
      ['Fitting (Ada & Bo)', '2027-05-02'],
    ])
    expect((await entriesOf(own.token)).map(({ title }) => title)).toEqual(['Tasting'])
  })

  it('is a private text that is sent again only after a change', async () => {
    const { planner, client, addEvent } = await studio()
    const { token } = await feedOf(planner)
    const first = await get(token)
    expect(first).toMatchObject({
      status: 200,
      cookies: [],
      headers: { 'content-type': 'text/calendar; charset=utf-8', 'cache-control': 'private, no-cache' },
    })
    let etag = String(first.headers['etag'])
    const isNew = async () => {
      const answer = await get(token, { 'if-none-match': `"other", ${etag}` })
      etag = String(answer.headers['etag'])
      if (answer.status === 304) expect(answer.body || undefined).toBeUndefined()
      return answer.status === 200
    }
    expect(await isNew()).toBe(false)
    const { id } = await addEvent({ title: 'Tasting', date: '2027-05-01' })
    expect(await isNew()).toBe(true)
    await planner.patch(`/api/events/${id}`, { time: '11:00' })
    expect(await isNew()).toBe(true)
    await planner.patch(`/api/events/${id}`, { type: 'tasting', time: '11:00' })
    expect(await isNew()).toBe(false)
    await planner.patch(`/api/clients/${client.id}`, { partnerOneName: 'Emmeline' })
    expect(await isNew()).toBe(true)
    await planner.patch('/api/business', { businessName: 'Rosa Weddings' })
    expect(await isNew()).toBe(true)
    await planner.delete(`/api/events/${id}`)
    expect(await isNew()).toBe(true)
    expect(await isNew()).toBe(false)
  })

  it('keeps the identity of an event and counts its changes, also with a new address', async () => {
    const { planner, addEvent } = await studio()
    const { id, token } = await feedOf(planner)
    const event = await addEvent({ title: 'Tasting', date: '2027-05-01' })
    const [before] = await entriesOf(token)
    await planner.patch(`/api/events/${event.id}`, { date: '2027-05-03' })
    const renewed = (await planner.post(`/api/feeds/${id}/renew`)).body as Made
    const [after] = await entriesOf(renewed.token)
    expect(after).toMatchObject({ uid: `event-${event.id}@localhost`, start: '2027-05-03', status: 'CONFIRMED' })
    expect(after?.uid).toBe(before?.uid)
    expect(after?.sequence).toBeGreaterThan(before!.sequence)
  })

  it('has what was deleted as cancelled for thirty days, without its description', async () => {
    const { planner, addEvent } = await studio()
    const { token } = await feedOf(planner)
    const event = await addEvent({ title: 'Tasting', description: 'Bring the list', date: '2027-05-01' })
    const [before] = await entriesOf(token)
    expect((await get(token)).body).toContain('Bring the list')
    await planner.delete(`/api/events/${event.id}`)
    const [after] = await entriesOf(token)
    expect(after).toMatchObject({ uid: before?.uid, status: 'CANCELLED', start: '2027-05-01' })
    expect(after?.sequence).toBeGreaterThan(before!.sequence)
    expect((await get(token)).body).not.toContain('Bring the list')
    await server.database.ownerPool.query(
      `update feed_entries set cancelled_at = now() - interval '30 days' where planner_id = $1`,
      [planner.id],
    )
    await planner.post('/api/tasks', { title: 'What is kept ends with this' })
    expect(await entriesOf(token)).toEqual([])
  })

  it('cancels the events of a deleted couple, and brings them back with it', async () => {
    const { planner, client, addEvent } = await studio()
    const [all, own] = [await feedOf(planner), await feedOf(planner, client.id)]
    await addEvent({ title: 'Tasting', date: '2027-05-01' })
    const [before] = await entriesOf(all.token)
    await planner.delete(`/api/clients/${client.id}`)
    const [cancelled] = await entriesOf(all.token)
    expect(cancelled).toMatchObject({ uid: before?.uid, status: 'CANCELLED' })
    const [deleted] = (await planner.get('/api/deleted-clients')).body as [{ id: number }]
    await planner.post(`/api/deleted-clients/${deleted.id}/restore`)
    const [restored] = await entriesOf(all.token)
    expect(restored).toMatchObject({ uid: before?.uid, status: 'CONFIRMED' })
    expect(restored?.sequence).toBeGreaterThan(cancelled!.sequence)
    expect(await get(own.token)).toMatchObject(gone)
    await planner.delete(`/api/clients/${client.id}`)
    const [again] = (await planner.get('/api/deleted-clients')).body as [{ id: number }]
    await planner.delete(`/api/deleted-clients/${again.id}`)
    expect(await entriesOf(all.token)).toEqual([])
  })

  it('cancels an event in the calendar of the wedding that it leaves', async () => {
    const { planner, client, addEvent } = await studio()
    const { id: other } = await planner.addClient({ partnerOneName: 'Ada' })
    const event = await addEvent({ title: 'Tasting', date: '2027-05-01' })
    const feeds = [await feedOf(planner, client.id), await feedOf(planner, other), await feedOf(planner)]
    await planner.patch(`/api/events/${event.id}`, { clientId: other })
    const [left, entered, all] = await Promise.all(feeds.map(({ token }) => entriesOf(token)))
    expect(left).toMatchObject([{ title: 'Tasting', status: 'CANCELLED' }])
    expect(entered).toMatchObject([{ title: 'Tasting', status: 'CONFIRMED' }])
    expect(all).toMatchObject([{ title: 'Tasting (Ada & James)', status: 'CONFIRMED' }])
  })

  it('has the events of the studio with their places, and cancels them, but not in the calendar of a wedding', async () => {
    const { planner, client } = await studio()
    const fair = { title: 'Wedding fair', date: '2027-05-01', place: 'Exhibition hall, north' }
    const { id } = (await planner.post('/api/events', fair)).body as { id: number }
    const [all, own] = [await feedOf(planner), await feedOf(planner, client.id)]
    expect(await entriesOf(all.token)).toMatchObject([{ title: 'Wedding fair', status: 'CONFIRMED' }])
    expect(String((await get(all.token)).body)).toContain('LOCATION:Exhibition hall\\, north')
    expect(await entriesOf(own.token)).toEqual([])
    await planner.patch(`/api/events/${id}`, { clientId: client.id })
    expect(await entriesOf(all.token)).toMatchObject([{ title: 'Wedding fair (Emma & James)', status: 'CONFIRMED' }])
    await planner.patch(`/api/events/${id}`, { clientId: null })
    expect(await entriesOf(own.token)).toMatchObject([{ title: 'Wedding fair', status: 'CANCELLED' }])
    await planner.delete(`/api/events/${id}`)
    expect(await entriesOf(all.token)).toMatchObject([{ title: 'Wedding fair', status: 'CANCELLED' }])
  })

  it('has the key moments of published days, in the time of their place', async () => {
    const { planner, client } = await studio()
    const { token } = await feedOf(planner, client.id)
    const day = (
      await planner.post(`/api/clients/${client.id}/days`, {
        name: 'Wedding day',
        date: '2027-05-01',
        timeZone: 'Europe/Rome',
      })
    ).body as { id: number }
    const add = async (body: object) =>
      (await planner.post(`/api/days/${day.id}/items`, { minutes: 30, ...body })).body as { id: number }
    const item = await add({ title: 'Ceremony', start: '15:00', isKey: true })
    await add({ title: 'Dishes', start: '16:00' })
    expect(await entriesOf(token)).toEqual([])
    await planner.post(`/api/days/${day.id}/publish`)
    const [first, ...others] = await entriesOf(token)
    expect(first).toMatchObject({ uid: `moment-${item.id}@localhost`, title: 'Ceremony', start: '2027-05-01T15:00:00' })
    expect(others).toEqual([])
    await planner.post(`/api/days/${day.id}/publish`)
    expect(await entriesOf(token)).toEqual([first])
    await planner.delete(`/api/days/${day.id}/items/${item.id}`)
    expect(await entriesOf(token)).toEqual([first])
    await planner.post(`/api/days/${day.id}/publish`)
    expect(await entriesOf(token)).toMatchObject([{ uid: first?.uid, status: 'CANCELLED' }])
  })
})

describe('the address of a calendar', () => {
  it('is shown once, renewed and ended', async () => {
    const { planner, client } = await studio()
    const { id, token } = await feedOf(planner, client.id)
    const list = await planner.get('/api/feeds')
    expect(list.body).toMatchObject([{ id, clientId: client.id, clientName: 'Emma & James', lastOpenedAt: null }])
    expect(JSON.stringify(list.body)).not.toContain(token)
    expect((await get(token)).status).toBe(200)
    const renewed = (await planner.post(`/api/feeds/${id}/renew`)).body as Made
    expect(await get(token)).toMatchObject(gone)
    expect((await get(renewed.token)).status).toBe(200)
    expect((await planner.delete(`/api/feeds/${id}`)).status).toBe(204)
    expect(await get(renewed.token)).toMatchObject(gone)
    expect((await planner.get('/api/feeds')).body).toEqual([])
    expect((await planner.post('/api/feeds', { clientId: client.id })).status).toBe(201)
  })

  it('exists once for the studio and each wedding, of its own couples only', async () => {
    const { planner, client } = await studio()
    const foreign = await (await server.planner()).addClient()
    for (const clientId of [undefined, client.id]) {
      expect((await planner.post('/api/feeds', { clientId })).status).toBe(201)
      expect((await planner.post('/api/feeds', { clientId })).status).toBe(409)
    }
    expect((await planner.post('/api/feeds', { clientId: foreign.id })).status).toBe(404)
    const { id } = (await planner.post(`/api/clients/${client.id}/day-links`, { kind: 'guest-day', label: 'Rose' }))
      .body as Made
    expect((await planner.post(`/api/feeds/${id}/renew`)).status).toBe(404)
    expect((await planner.delete(`/api/feeds/${id}`)).status).toBe(404)
    expect((await planner.post('/api/feeds/2147483647/renew')).status).toBe(404)
  })

  it('cannot be guessed', async () => {
    const { planner } = await studio()
    const { token } = await feedOf(planner)
    const from = randomAddress()
    const guess = (secret: string) => server.visitor().get(`/api/calendar/${secret}.ics`, { from })
    for (let turn = 0; turn < 60; turn++) expect(await guess(`guess-${turn}`)).toMatchObject(gone)
    expect((await guess('guess-60')).status).toBe(429)
    // Calendar services ask for the calendars of many from one address.
    expect((await guess(token)).status).toBe(200)
  })
})
