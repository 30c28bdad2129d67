import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Client } from '#contract/clients.ts'
import type { Day, Item } from '#contract/day-records.ts'
import { within } from '#server/db/within.ts'
import { openTestServer, type PlannerCaller, type TestServer } from '#test/server.ts'

let server: TestServer
let planner: PlannerCaller
let client: Client
let day: Day
let at: string
beforeAll(async () => (server = await openTestServer()))
afterAll(() => server.close())
beforeEach(async () => {
  planner = await server.planner()
  client = await planner.addClient({ weddingDate: '2027-06-12' })
  day = (await planner.post(`/api/clients/${client.id}/days`, { name: 'Wedding day' })).body
  at = `/api/days/${day.id}`
})

const add = async (values: object): Promise<Item> => (await planner.post(`${at}/items`, values)).body
const read = async (): Promise<Day> => (await planner.get(at)).body
async function vendor(name = 'Rosebud', email = 'rose@example.com') {
  const { body } = await planner.post('/api/vendors', { name, category: 'florist', email, phone: '555' })
  await planner.post(`/api/clients/${client.id}/vendors`, { vendorId: body.id })
  return body.id as number
}

it('the role of couples sees no day that is not published', async () => {
  const person = { id: 0, name: 'Emma', access: 'all' } as const
  const who = { kind: 'couple', plannerId: planner.id, sessionId: 0, clientId: client.id, person } as const
  const seen = async () => (await within(server.database.pool, who, (tx) => tx.execute('select id from days'))).rows
  expect(await seen()).toEqual([])
  await planner.post(`${at}/publish`)
  expect(await seen()).toEqual([{ id: day.id }])
})

describe('publishing', () => {
  const told = async () =>
    (
      await server.database.ownerPool.query(
        "select distinct title, detail from notices where client_id = $1 and kind = 'day' and settled_at is null",
        [client.id],
      )
    ).rows
  beforeEach(() => server.couple(planner, client))

  it('tells the couple what changed of the items that it sees', async () => {
    await add({ title: 'Ceremony', start: '14:30' })
    const { id } = await add({ title: 'Truck', start: '9:00', audience: 'vendors' })
    await planner.post(`${at}/publish`)
    expect(await told()).toEqual([{ title: 'The schedule of “Wedding day”', detail: '1 item' }])
    await server.database.ownerPool.query('delete from notices')
    await planner.patch(`${at}/items/${id}`, { title: 'Trucks' })
    await planner.post(`${at}/publish`)
    expect(await told()).toEqual([])
    await add({ title: 'Dinner', start: '18:00' })
    await planner.post(`${at}/publish`)
    expect(await told()).toEqual([{ title: 'Changed: the schedule of “Wedding day”', detail: '1 item changed' }])
  })

  it('tells nobody of a day that has begun, or that the couple is not shown', async () => {
    await add({ title: 'Ceremony', start: '14:30' })
    await planner.post(`/api/clients/${client.id}/customization`, { showsDay: false })
    await planner.post(`${at}/publish`)
    await planner.post(`/api/clients/${client.id}/customization`, { showsDay: true })
    await planner.patch(at, { date: '2026-01-10', offset: null })
    await add({ title: 'Dinner', start: '18:00' })
    await planner.post(`${at}/publish`)
    expect(await told()).toEqual([])
  })
})

describe('key moments', () => {
  it('are in the calendar once they are published, on the date on which they happen', async () => {
    const moments = async (from: string, to: string) =>
      (await planner.get(`/api/calendar?from=${from}&to=${to}`)).body.moments.map(
        ({ title, date, time }: { title: string; date: string; time: string }) => `${date} ${time} ${title}`,
      )
    const date = '2027-06-12'
    const next = '2027-06-13'
    await add({ title: 'Vows', start: '14:30', isKey: true })
    await add({ title: 'Last dance', start: '25:15', isKey: true })
    await add({ title: 'Dinner', start: '18:00' })
    expect(await moments(date, next)).toEqual([])
    await planner.post(`${at}/publish`)
    expect(await moments(date, next)).toEqual([`${date} 14:30 Vows`, `${next} 01:15 Last dance`])
    expect(await moments(date, date)).toEqual([`${date} 14:30 Vows`])
    expect(await moments(next, next)).toEqual([`${next} 01:15 Last dance`])
  })
})

describe('publishing', () => {
  it('shows the couple the last version, and only what is for it', async () => {
    const { client: theirs, ...couple } = await server.couple(planner)
    const { body } = await planner.post(`/api/clients/${theirs.id}/days`, { name: 'Wedding day', date: '2027-06-12' })
    const path = `/api/days/${body.id}`
    const seen = async () => (await couple.get(`/api/clients/${theirs.id}/published-days`)).body
    for (const [title, audience] of [
      ['Ceremony', 'everyone'],
      ['Letter', 'couple'],
      ['Setup', 'vendors'],
      ['Surprise', 'party'],
      ['Envelopes', 'studio'],
    ])
      await planner.post(`${path}/items`, { title, audience, notes: 'private-note' })
    await planner.post(`${path}/contacts`, { name: 'Aunt May', role: 'Witness', phone: '555-1' })
    await planner.post(`${path}/contacts`, { name: 'Security', audience: 'studio' })
    expect(await seen()).toEqual([])
    const published = await planner.post(`${path}/publish`)
    expect(published.body).toMatchObject({ version: 1, changes: [] })
    const [first] = await seen()
    expect(first).toMatchObject({ name: 'Wedding day', version: 1, late: 0 })
    expect(first.items.map(({ title }: Item) => title)).toEqual(['Ceremony', 'Letter'])
    expect(first.contacts.map(({ name }: { name: string }) => name)).toEqual(['Aunt May'])
    expect(JSON.stringify(first)).not.toMatch(/private-note|Envelopes|Surprise/)
    expect((await planner.get(`/api/clients/${theirs.id}/published-days`)).body[0].items).toHaveLength(2)

    const [ceremony] = (await planner.get(path)).body.items as Item[]
    await planner.patch(`${path}/items/${ceremony?.id}`, { start: '15:00' })
    expect((await planner.get(path)).body.changes).toMatchObject([
      { kind: 'moved', title: 'Ceremony', was: '09:00', start: '15:00' },
    ])
    expect((await seen())[0].items[0]).toMatchObject({ title: 'Ceremony', start: '09:00' })
    await planner.post(`${path}/publish`)
    expect((await seen())[0].items.map(({ start }: Item) => start)).toContain('15:00')
  })

  it('notes which vendors’ parts changed', async () => {
    const [rose, band] = [await vendor(), await vendor('The Band', 'band@example.com')]
    const arch = await add({ title: 'Arch', start: '10:00', vendorIds: [rose] })
    await add({ title: 'Sound check', start: '12:00', vendorIds: [band] })
    const changedIn = async () => {
      const { body } = await planner.post(`${at}/publish`)
      return (body as Day).vendors.map(({ name, changedIn: version }) => [name, version])
    }
    expect(await changedIn()).toEqual([
      ['Rosebud', 1],
      ['The Band', 1],
    ])
    await planner.patch(`${at}/items/${arch.id}`, { start: '10:30' })
    expect(await changedIn()).toEqual([
      ['Rosebud', 2],
      ['The Band', 1],
    ])
    await planner.patch(`${at}/items/${arch.id}`, { notes: 'Only ours' })
    expect(await changedIn()).toEqual([
      ['Rosebud', 2],
      ['The Band', 1],
    ])
    await planner.delete(`/api/clients/${client.id}/vendors/${rose}`)
    expect((await read()).items[0]).toMatchObject({ title: 'Arch', vendorIds: [] })
  })
})

describe('progress on the day', () => {
  it('is set by what was pressed last, whenever it arrives, and shown without publishing', async () => {
    const { id } = await add({ title: 'Ceremony', start: '14:00' })
    await planner.post(`${at}/publish`)
    const press = (state: string, time: string) =>
      planner.post(`${at}/items/${id}/progress`, { state, at: `2026-01-01T${time}:00Z` })
    expect((await press('running', '14:05')).body).toMatchObject({
      state: 'running',
      startedAt: '2026-01-01T14:05:00.000Z',
    })
    expect((await press('done', '14:50')).body).toMatchObject({ state: 'done', endedAt: '2026-01-01T14:50:00.000Z' })
    expect((await press('skipped', '14:10')).body).toMatchObject({ state: 'done' })
    const { body: days } = await planner.get(`/api/clients/${client.id}/published-days`)
    expect(days[0].items[0]).toMatchObject({ state: 'done', startedAt: '2026-01-01T14:05:00.000Z' })
    expect((await press('open', '15:00')).body).toMatchObject({ state: 'open', startedAt: null, endedAt: null })
    expect((await planner.post(`${at}/items/${id}/progress`, { state: 'late' })).status).toBe(400)
  })
})
