import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Client } from '#weddings/clients/contract/endpoints.ts'
import type { Day, DaySummary } from '#day/days/contract/day-records.ts'
import type { Entry } from '#weddings/history/contract/endpoints.ts'
import type { SheetTemplate } from '#day/days/contract/sheets/endpoints.ts'
import { openTestServer, type PlannerCaller, type TestServer } from '#test/server.ts'

let server: TestServer
let planner: PlannerCaller
let client: Client
beforeAll(async () => (server = await openTestServer()))
afterAll(() => server.close())
beforeEach(async () => {
  planner = await server.planner()
  client = await planner.addClient({ weddingDate: '2027-06-12', guestCount: '100' })
})

const start = (body: object, to = client) =>
  planner.post(`/api/clients/${to.id}/days/from-template`, { time: '15:00', ...body })
const listDays = async (of = client): Promise<DaySummary[]> => (await planner.get(`/api/clients/${of.id}/days`)).body
const readDay = async (id: number): Promise<Day> => (await planner.get(`/api/days/${id}`)).body
const addDay = async (to = client): Promise<number> =>
  (await planner.post(`/api/clients/${to.id}/days`, { name: 'Our day' })).body.id
const itemOf = ({ items }: Day, title: string) => items.find((item) => item.title === title)
async function vendor(category: string, status = 'booked') {
  const { body } = await planner.post('/api/vendors', { name: `A ${category}`, category })
  await planner.post(`/api/clients/${client.id}/vendors`, { vendorId: body.id, status })
  return body.id as number
}
async function ownTemplate(values: object = {}): Promise<SheetTemplate> {
  const dayId = await addDay()
  const place = 'Abbey'
  await planner.post(`/api/days/${dayId}/items`, {
    title: 'Hair',
    start: '10:00',
    minutes: 60,
    section: 'Getting ready',
    place: 'Cottage',
  })
  await planner.post(`/api/days/${dayId}/items`, { title: 'Ceremony', start: '14:30', minutes: 45, isKey: true, place })
  const { body, status } = await planner.post('/api/sheet-templates', { name: 'Ours', dayIds: [dayId], ...values })
  expect(status).toBe(201)
  return body
}

describe('the templates of run sheets', () => {
  it('begin with three that come with Larkspur', async () => {
    const { body } = await planner.get('/api/sheet-templates')
    expect(body.map(({ id, key, dayNames }: SheetTemplate) => [id, key, dayNames.length])).toEqual([
      [null, 'church-and-hall', 1],
      [null, 'outdoors', 1],
      [null, 'two-days', 3],
    ])
  })

  it('are made from a wedding, renamed and deleted', async () => {
    const saved = await ownTemplate()
    expect(saved).toMatchObject({ name: 'Ours', key: null, items: 2, first: -270, last: 45, dayNames: ['Our day'] })
    const renamed = await planner.patch(`/api/sheet-templates/${saved.id}`, { name: 'Abbeys' })
    expect(renamed.body).toMatchObject({ id: saved.id, name: 'Abbeys' })
    expect((await planner.get('/api/sheet-templates')).body[0]).toMatchObject({ name: 'Abbeys' })
    expect((await planner.delete(`/api/sheet-templates/${saved.id}`)).status).toBe(204)
    expect((await planner.get('/api/sheet-templates')).body).toHaveLength(3)
    expect((await planner.delete(`/api/sheet-templates/${saved.id}`)).status).toBe(404)
  })

  it('are not saved from nothing, from days of two weddings, or with an item of another day', async () => {
    const dayId = await addDay()
    const other = await planner.addClient()
    const dayIds = [dayId, await addDay(other)]
    const save = (body: object) => planner.post('/api/sheet-templates', { name: 'Ours', ...body })
    expect((await save({ dayIds: [dayId] })).body.message).toBe('These days have no items yet.')
    await planner.post(`/api/days/${dayId}/items`, { title: 'Hair' })
    expect(await save({ dayIds })).toMatchObject({
      status: 400,
      body: { message: 'Please choose days of one wedding.' },
    })
    expect((await save({ dayIds: [dayId], ceremonyItem: 1_000_000 })).status).toBe(400)
    expect((await save({ dayIds: [] })).status).toBe(400)
    expect((await save({ dayIds: [dayId], name: ' ' })).status).toBe(400)
  })

  it('belong to one studio', async () => {
    const { id } = await ownTemplate()
    const [day] = await listDays()
    const other = await server.planner()
    const theirs = await other.addClient({ weddingDate: '2027-06-12' })
    expect((await other.get('/api/sheet-templates')).body).toHaveLength(3)
    expect((await other.patch(`/api/sheet-templates/${id}`, { name: 'Mine' })).status).toBe(404)
    expect((await other.delete(`/api/sheet-templates/${id}`)).status).toBe(404)
    expect((await other.post('/api/sheet-templates', { name: 'Mine', dayIds: [day!.id] })).status).toBe(404)
    const from = (clientId: number, body: object) =>
      other.post(`/api/clients/${clientId}/days/from-template`, { time: '15:00', ...body })
    expect((await from(theirs.id, { template: id })).status).toBe(404)
    expect((await from(client.id, { template: 'outdoors' })).status).toBe(404)
    expect((await from(theirs.id, { template: 'outdoors', dayId: day!.id })).status).toBe(404)
    expect((await other.get(`/api/clients/${theirs.id}/days`)).body).toEqual([])
  })
})

describe('a run sheet from a template', () => {
  it('fills an empty day, with the wedding’s places and vendors', async () => {
    const photographer = await vendor('photographer')
    await vendor('photographer', 'potential')
    const florist = await vendor('florist', 'contacted')
    const dayId = await addDay()
    const places = { ceremony: 'St. Mary', reception: 'Town hall', gettingReady: 'Hotel' }
    const { body, status } = await start({ template: 'church-and-hall', dayId, firstLook: true, places })
    expect(status).toBe(201)
    expect(body).toMatchObject({ dayId, days: 1 })
    const day = await readDay(dayId)
    expect(day.items).toHaveLength(body.items)
    expect(itemOf(day, 'Ceremony')).toMatchObject({ start: '15:00', place: 'St. Mary', isKey: true, isFixed: true })
    expect(itemOf(day, 'Ceremony')?.vendorIds).toEqual([photographer])
    expect(itemOf(day, 'First look')).toMatchObject({ audience: 'couple' })
    expect(itemOf(day, 'Portraits of the couple')?.start).toBe('13:15')
    expect(itemOf(day, 'Last dance and farewell')?.start).toBe('23:45')
    expect(itemOf(day, 'Clearing up')?.start).toBe('24:00')
    expect(itemOf(day, 'Bouquets and buttonholes are delivered')?.vendorIds).toEqual([florist])
    expect(itemOf(day, 'Hair and makeup')).toMatchObject({ place: 'Hotel', vendorIds: [] })
  })

  it('asks for the guests, and else takes the wedding’s number', async () => {
    const minutesFor = async (body: object) => {
      const { body: made } = await start({ template: 'outdoors', ...body })
      return itemOf(await readDay(made.dayId), 'Dinner')?.minutes
    }
    expect(await minutesFor({})).toBe(75)
    expect(await minutesFor({ guests: 200 })).toBe(95)
    await planner.patch(`/api/clients/${client.id}`, { guestCount: '150' })
    expect(await minutesFor({})).toBe(85)
  })

  it('adds the days around the wedding, which move with it, and uses those that are there', async () => {
    const { body } = await planner.post(`/api/clients/${client.id}/days`, { name: 'brunch', date: '2027-06-14' })
    const made = await start({ template: 'two-days' })
    expect(made.body).toMatchObject({ days: 3 })
    const days = await listDays()
    expect(days.map(({ name, date, offset }) => [name, date, offset?.days])).toEqual([
      ['Rehearsal', '2027-06-11', -1],
      ['Wedding day', '2027-06-12', 0],
      ['brunch', '2027-06-14', undefined],
    ])
    expect((await readDay(days[0]!.id)).items[0]).toMatchObject({ start: '15:00' })
    expect((await readDay(body.id)).items).toHaveLength(4)
  })

  it('has the offsets of the wedding that it was saved from, with the places of the new one', async () => {
    const { id: template } = await ownTemplate()
    const next = await planner.addClient({ weddingDate: '2028-03-26' })
    const { body } = await start({ template, time: '17:00', places: { ceremony: 'Chapel' } }, next)
    const day = await readDay(body.dayId)
    expect(day.items.map((item) => [item.start, item.title, item.place])).toEqual([
      ['12:30', 'Hair', null],
      ['17:00', 'Ceremony', 'Chapel'],
    ])
    expect(day).toMatchObject({ name: 'Our day', date: '2028-03-26', place: 'Chapel' })
  })

  it('is one line of the history, and one undo takes all of it back', async () => {
    const dayId = await addDay()
    await start({ template: 'two-days', dayId })
    const entries: Entry[] = (await planner.get(`/api/clients/${client.id}/history`)).body
    expect(entries[0]?.sentence).toMatch(/ created the run sheet “Rehearsal, wedding and brunch”: \d\d items\.$/)
    const undone = await planner.post(`/api/days/${dayId}/undo`)
    expect(undone.status).toBe(200)
    expect((await listDays()).map(({ name, itemCount }) => [name, itemCount])).toEqual([['Our day', 0]])
    expect((await planner.post(`/api/days/${dayId}/redo`)).status).toBe(200)
    expect((await listDays()).map(({ name }) => name)).toEqual(['Rehearsal', 'Our day', 'Brunch'])
    expect((await readDay(dayId)).items.length).toBeGreaterThan(25)
  })

  it('is made again after an undo that left the wedding without a day', async () => {
    const { body } = await start({ template: 'two-days' })
    const { items } = await readDay(body.dayId)
    const steps = async () => (await planner.get(`/api/clients/${client.id}/days/steps`)).body
    await planner.patch(`/api/days/${body.dayId}/items/${items[0]?.id}`, { title: 'Coffee' })
    for (const _ of [1, 2]) expect((await planner.post(`/api/days/${body.dayId}/undo`)).status).toBe(200)
    expect(await listDays()).toEqual([])
    expect(await steps()).toEqual({ undo: false, redo: true })
    expect((await planner.post(`/api/clients/${client.id}/days/redo`)).status).toBe(200)
    expect((await listDays()).map(({ name }) => name)).toEqual(['Rehearsal', 'Wedding day', 'Brunch'])
    expect((await readDay(body.dayId)).items).toEqual(items)
    expect((await planner.post(`/api/days/${body.dayId}/redo`)).status).toBe(200)
    expect((await readDay(body.dayId)).items[0]?.title).toBe('Coffee')
  })

  it('is made again from another day, and a deleted day comes back there', async () => {
    const other = await addDay()
    const { body } = await start({ template: 'outdoors' })
    const names = async () => (await listDays()).map(({ name }) => name)
    const both = await names()
    const undoOrRedo = async (what: string) => (await planner.post(`/api/days/${other}/${what}`)).status
    expect(await undoOrRedo('undo')).toBe(200)
    expect(await names()).toEqual(['Our day'])
    expect(await undoOrRedo('redo')).toBe(200)
    expect(await names()).toEqual(both)
    const { items } = await readDay(body.dayId)
    await planner.delete(`/api/days/${body.dayId}`)
    expect(await undoOrRedo('undo')).toBe(200)
    expect((await readDay(body.dayId)).items).toEqual(items)
    expect(await undoOrRedo('redo')).toBe(200)
    expect(await names()).toEqual(['Our day'])
  })

  it('keeps the days whose items were changed since when it is taken back', async () => {
    const dayId = await addDay()
    await start({ template: 'two-days', dayId })
    const brunch = (await listDays()).at(-1)!
    await planner.post(`/api/days/${brunch.id}/items`, { title: 'Farewell' })
    expect((await planner.post(`/api/days/${dayId}/undo`)).status).toBe(200)
    expect((await readDay(brunch.id)).items.map(({ title }) => title)).toEqual(['Farewell'])
  })

  it.each([
    ['no template', {}, 'template'],
    ['an unknown template', { template: 'castle' }, 'template'],
    ['no time', { template: 'outdoors', time: 'noon' }, 'time'],
    ['a time in the night after', { template: 'outdoors', time: '25:30' }, 'time'],
    ['a time that leaves no time before it', { template: 'outdoors', time: '06:00' }, 'time'],
    ['a time that leaves no time after it', { template: 'two-days', time: '23:59', guests: 5000 }, 'time'],
    ['no guests', { template: 'outdoors', guests: 0 }, 'guests'],
    ['a long place', { template: 'outdoors', places: { ceremony: 'a'.repeat(5000) } }, 'places.ceremony'],
  ])('is refused with %s, and nothing is written', async (_, body, path) => {
    const { status, body: answer } = await start(body)
    expect(status).toBe(400)
    expect(answer.issues.map((issue: { path: string }) => issue.path)).toContain(path)
    expect(await listDays()).toEqual([])
  })

  it('is refused whole if the day would have too many items', async () => {
    const dayId = await addDay()
    const items = Array.from({ length: 280 }, (_, n) => ({ title: `Item ${n}`, start: '12:00' }))
    await planner.post(`/api/days/${dayId}/items/several`, { items })
    const { status, body } = await start({ template: 'two-days', dayId })
    expect(status).toBe(400)
    expect(body.message).toBe('A day has at most 300 items.')
    expect((await listDays()).map(({ itemCount }) => itemCount)).toEqual([280])
  })

  it('is refused for an unknown template, day or wedding', async () => {
    expect((await start({ template: 1_000_000 })).status).toBe(404)
    expect((await start({ template: 'outdoors', dayId: 1_000_000 })).status).toBe(404)
    expect((await start({ template: 'outdoors', dayId: await addDay(await planner.addClient()) })).status).toBe(404)
  })
})

describe('the usual durations', () => {
  const run = async (dayId: number, title: string, minutes: number) => {
    const { body: item } = await planner.post(`/api/days/${dayId}/items`, { title, minutes: 30 })
    const press = (state: string, at: string) =>
      planner.post(`/api/days/${dayId}/items/${item.id}/progress`, { state, at })
    const began = Date.parse('2026-05-01T12:00:00Z')
    await press('running', new Date(began).toISOString())
    await press('done', new Date(began + minutes * 60_000).toISOString())
  }
  const usual = async (of = planner) => (await of.get('/api/usual-durations')).body

  it('are the medians of what was measured at least twice, whatever the case of the title', async () => {
    const dayId = await addDay()
    for (const [title, minutes] of [
      ['Family photos', 20],
      ['family photos', 26],
      ['FAMILY PHOTOS', 90],
      ['Cake', 10],
      ['Toasts', 0],
      ['Toasts', 0],
    ] as const)
      await run(dayId, title, minutes)
    await planner.post(`/api/days/${dayId}/items`, { title: 'Cake', minutes: 30 })
    expect(await usual()).toEqual([{ title: 'family photos', minutes: 26, times: 3 }])
    expect(await usual(await server.planner())).toEqual([])
  })
})
