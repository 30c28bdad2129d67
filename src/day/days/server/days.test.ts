import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Client } from '#weddings/clients/contract/endpoints.ts'
import type { Day, Item } from '#day/days/contract/day-records.ts'
import { joinAs } from '#test/members.ts'
import { openTestServer, type PlannerCaller, type TestServer } from '#test/server.ts'
import { sendLetters } from '#overview/letter-sending/server/jobs.ts'
import { noonLater } from '#test/clock.ts'
import { within } from '#platform/server/db/caller-transaction.ts'

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
const titles = async () => (await read()).items.map(({ start, title }) => `${start} ${title}`)

async function vendor(name = 'Rosebud', email = 'rose@example.com') {
  const { body } = await planner.post('/api/vendors', { name, category: 'florist', email, phone: '555' })
  await planner.post(`/api/clients/${client.id}/vendors`, { vendorId: body.id })
  return body.id as number
}

describe('a day', () => {
  it('follows the wedding’s date unless it has one of its own, in the studio’s time zone', async () => {
    expect(day).toMatchObject({
      date: '2027-06-12',
      offset: { months: 0, days: 0 },
      timeZone: 'UTC',
      version: 0,
      items: [],
    })
    const brunch = { name: 'Brunch', date: '2027-06-13', timeZone: 'Europe/Rome', place: 'Villa' }
    const { body, status } = await planner.post(`/api/clients/${client.id}/days`, brunch)
    expect(status).toBe(201)
    expect(body).toMatchObject({ ...brunch, offset: null, clientName: 'Emma & James' })
    for (const title of ['Ceremony', 'Dinner']) await add({ title })
    const { body: list } = await planner.get(`/api/clients/${client.id}/days`)
    expect(list.map(({ name, itemCount }: { name: string; itemCount: number }) => [name, itemCount])).toEqual([
      ['Wedding day', 2],
      ['Brunch', 0],
    ])
    const tied = await planner.patch(`/api/days/${body.id}`, { offset: { months: 0, days: 2 } })
    expect(tied.body).toMatchObject({ date: '2027-06-14' })
  })

  it('moves with the wedding', async () => {
    const { body: proposal } = await planner.get(`/api/clients/${client.id}/re-date?weddingDate=2027-08-21`)
    const row = proposal.rows.find(({ kind }: { kind: string }) => kind === 'day')
    expect(row).toMatchObject({ id: day.id, title: 'Wedding day' })
    const rows = [{ kind: 'day', id: day.id, date: '2027-08-21' }]
    const moved = await planner.post(`/api/clients/${client.id}/re-date`, { weddingDate: '2027-08-21', rows })
    expect(moved.status).toBe(200)
    expect(await read()).toMatchObject({ date: '2027-08-21' })
  })

  it('is refused with a time zone, date or coordinates that do not exist', async () => {
    for (const values of [{ timeZone: 'Mars/Base' }, { date: '2027-02-30' }, { latitude: 91 }, { name: ' ' }])
      expect((await planner.patch(at, values)).status, JSON.stringify(values)).toBe(400)
  })
})

describe('an item', () => {
  it('begins when the one before ends, unless it says otherwise, also after midnight', async () => {
    await add({ title: 'Hair' })
    await add({ title: 'Makeup', minutes: 60 })
    await add({ title: 'Ceremony', start: '14:30', minutes: 45, place: 'Garden', isKey: true })
    await add({ title: 'Last dance', start: '25:30' })
    expect(await titles()).toEqual(['09:00 Hair', '09:30 Makeup', '14:30 Ceremony', '25:30 Last dance'])
  })

  it('is refused with a time, duration, text or vendor that cannot be', async () => {
    const other = await server.planner()
    const { body: foreign } = await other.post('/api/vendors', { name: 'Foreign', category: 'florist' })
    for (const values of [
      { start: '24:60' },
      { start: '36:00' },
      { start: 'noon' },
      { minutes: 0 },
      { minutes: 2000 },
      { minutes: 1.5 },
      { details: 'x'.repeat(5000) },
      { audience: 'all' },
      { vendorIds: [foreign.id] },
      { title: '' },
    ])
      expect((await planner.post(`${at}/items`, { title: 'Toast', ...values })).status, JSON.stringify(values)).toBe(
        400,
      )
    expect(await titles()).toEqual([])
    expect((await add({ title: '🥂' })).title).toBe('🥂')
  })

  it('is added with others, all or none, with the errors of each row', async () => {
    const rows = [
      { title: 'One', start: '10:00' },
      { title: '', start: '11:00' },
      { title: 'Three', start: '99:00' },
    ]
    const refused = await planner.post(`${at}/items/several`, { items: rows })
    expect(refused.status).toBe(400)
    expect(refused.body.issues.map(({ path }: { path: string }) => path)).toEqual(['items.1.title', 'items.2.start'])
    expect(await titles()).toEqual([])
    const many = Array.from({ length: 300 }, (_, row) => ({ title: `Row ${row}`, minutes: 1 }))
    expect((await planner.post(`${at}/items/several`, { items: many })).body).toHaveLength(300)
    expect((await planner.post(`${at}/items`, { title: 'One more' })).body.message).toBe('A day has at most 300 items.')
    expect((await planner.post(`${at}/items/several`, { items: [...many, ...many] })).status).toBe(400)
  })

  it('keeps what somebody else has changed meanwhile', async () => {
    const { id } = await add({ title: 'Toast', start: '18:00', place: 'Hall' })
    const change = (values: object) => planner.patch(`${at}/items/${id}`, values)
    expect((await change({ title: 'Toasts', previous: { title: 'Toast' } })).status).toBe(200)
    expect((await change({ place: 'Barn', previous: { place: 'Hall' } })).body).toMatchObject({
      title: 'Toasts',
      place: 'Barn',
    })
    const refused = await change({ title: 'Speeches', previous: { title: 'Toast' } })
    expect(refused.status).toBe(409)
    expect(refused.body.message).toBe('Someone else changed “Toasts” in the meantime. Please take another look.')
    const several = { title: 'Speeches', place: 'Terrace', details: 'Two', start: '18:00', vendorIds: [] }
    const seen = { title: 'Toast', place: 'Barn', details: '', start: '18:00', vendorIds: [] }
    const issues = (await change({ ...several, previous: seen })).body.issues as { path: string }[]
    expect(issues.map(({ path }) => path)).toEqual(['title'])
    expect((await change({ title: 'Toasts', previous: { title: 'Toast' } })).status).toBe(200)
    expect((await change({ start: '18:15', previous: { start: '18:00' } })).body).toMatchObject({ start: '18:15' })
  })

  it('is shown to others, alone or with others, in one step that is taken back', async () => {
    const ids = [(await add({ title: 'A' })).id, (await add({ title: 'B' })).id]
    const seenBy = async () => (await planner.get(at)).body.items.map((item: { audience: string }) => item.audience)
    expect((await planner.post(`${at}/items/change`, { ids, audience: 'party' })).body).toEqual({ count: 2 })
    expect(await seenBy()).toEqual(['party', 'party'])
    expect((await planner.post(`${at}/undo`)).body).toMatchObject({ count: 2 })
    expect(await seenBy()).toEqual(['vendors', 'vendors'])
    expect((await planner.post(`${at}/items/change`, { ids, audience: 'guests' })).status).toBe(400)
    expect((await planner.post(`${at}/items/change`, { ids: [2 ** 30], audience: 'party' })).status).toBe(404)
  })

  it('gets vendors and a place, alone or with others, in one step that is taken back', async () => {
    const vendor = async (name: string) => {
      const { body } = await planner.post('/api/vendors', { name, category: 'florist' })
      await planner.post(`/api/clients/${client.id}/vendors`, { vendorId: body.id })
      return body.id as number
    }
    const [rose, ivy] = [await vendor('Rose'), await vendor('Ivy')]
    const one = await add({ title: 'A', vendorIds: [rose], place: 'Hall' })
    const other = await add({ title: 'B' })
    const now = async () =>
      (await planner.get(at)).body.items.map((item: { place: string; vendorIds: number[] }) => [
        item.place,
        item.vendorIds,
      ])
    const change = (to: object) => planner.post(`${at}/items/change`, { ids: [one.id, other.id], ...to })
    expect((await change({ place: 'Garden', addVendorIds: [ivy] })).body).toEqual({ count: 2 })
    expect(await now()).toEqual([
      ['Garden', [rose, ivy]],
      ['Garden', [ivy]],
    ])
    await change({ place: '', removeVendorIds: [ivy, rose] })
    expect(await now()).toEqual([
      [null, []],
      [null, []],
    ])
    for (const _ of ['both', 'steps']) await planner.post(`${at}/undo`)
    expect(await now()).toEqual([
      ['Hall', [rose]],
      [null, []],
    ])
    await planner.patch(`${at}/items/${one.id}`, { vendorIds: [ivy, rose] })
    await change({ audience: 'party' })
    expect((await now())[0]).toEqual(['Hall', [ivy, rose]])
    const { body: foreign } = await (
      await server.planner()
    ).post('/api/vendors', { name: 'Foreign', category: 'baker' })
    expect((await change({ addVendorIds: [foreign.id] })).status).toBe(400)
    expect((await change({ place: 'x'.repeat(500) })).status).toBe(400)
  })

  it('is deleted alone or with others', async () => {
    const [one, two, three] = [await add({ title: 'A' }), await add({ title: 'B' }), await add({ title: 'C' })]
    expect((await planner.delete(`${at}/items/${one.id}`)).status).toBe(204)
    expect((await planner.delete(`${at}/items/${one.id}`)).status).toBe(404)
    expect((await planner.post(`${at}/items/remove`, { ids: [two.id, three.id] })).body).toEqual({ count: 2 })
  })
})

describe('a contact', () => {
  it('is refused with an e-mail address or a phone number that cannot be', async () => {
    const refused = [{ email: 'not an address' }, { phone: '1'.repeat(61) }]
    for (const wrong of refused) {
      const answer = await planner.post(`${at}/contacts`, { name: 'Aunt Mae', ...wrong })
      expect([answer.status, answer.body.issues[0].path]).toEqual([400, Object.keys(wrong)[0]])
    }
    const { body } = await planner.post(`${at}/contacts`, { name: 'Aunt Mae', email: '', phone: '+44 1632 960' })
    expect(body).toMatchObject({ email: null, phone: '+44 1632 960' })
    expect((await planner.patch(`${at}/contacts/${body.id}`, { email: 'mae' })).status).toBe(400)
  })

  it('is kept as somebody else has changed it since it was seen', async () => {
    const { body } = await planner.post(`${at}/contacts`, { name: 'Aunt Mae', phone: '1' })
    const change = (values: object) => planner.patch(`${at}/contacts/${body.id}`, values)
    const previous = { name: 'Aunt Mae', phone: '1', role: null }
    expect((await change({ phone: '2', previous })).status).toBe(200)
    expect(await change({ phone: '3', role: 'Witness', previous })).toMatchObject({
      status: 409,
      body: { issues: [{ path: 'phone' }], current: { phone: '2' } },
    })
    expect((await change({ role: 'Witness', previous })).body).toMatchObject({ phone: '2', role: 'Witness' })
    expect((await planner.patch(`${at}/contacts/999999999`, { phone: '3', previous })).status).toBe(404)
  })
})

describe('a day that is read again', () => {
  it('shows whatever was written meanwhile', async () => {
    const vendorId = await vendor()
    const { id } = await add({ title: 'Toast', vendorIds: [vendorId] })
    const { token } = (await planner.post(`/api/clients/${client.id}/day-links`, { kind: 'vendor-day', vendorId })).body
    const writes: [string, () => Promise<unknown>][] = [
      ['an item', () => planner.patch(`${at}/items/${id}`, { title: 'Toasts' })],
      ['the day', () => planner.patch(at, { place: 'Barn' })],
      ['a contact', () => planner.post(`${at}/contacts`, { name: 'Aunt Mae', audience: 'everyone' })],
      ['the version', () => planner.post(`${at}/publish`)],
      ['the couple', () => planner.patch(`/api/clients/${client.id}`, { partnerOneName: 'Ada' })],
      ['a vendor', () => planner.patch(`/api/vendors/${vendorId}`, { name: 'Rose & Bud' })],
      ['an opened link', () => server.visitor().get(`/api/links/${token}`)],
      ['a confirmation', () => server.visitor().post(`/api/links/${token}/confirm`, { by: 'Ann' })],
      ['progress', () => planner.post(`${at}/items/${id}/progress`, { state: 'running' })],
      ['a vendor who leaves', () => planner.delete(`/api/clients/${client.id}/vendors/${vendorId}`)],
      ['an item that is gone', () => planner.delete(`${at}/items/${id}`)],
    ]
    let before = await read()
    for (const [what, write] of writes) {
      expect(await read(), what).toEqual(before)
      await write()
      const after = await read()
      expect(after, what).not.toEqual(before)
      before = after
    }
    const other = await server.planner()
    expect((await other.get(at)).status).toBe(404)
    await planner.delete(at)
    expect((await planner.get(at)).status).toBe(404)
  })

  // A hash that mixes row numbers and transaction numbers badly gives the same mark for two neighbours written twice.
  it('shows every change of items that change together', async () => {
    const ids: number[] = []
    for (const title of ['A', 'B', 'C', 'D']) ids.push((await add({ title })).id)
    for (const [first, second] of [ids.slice(0, 2), [ids[0], ids[2]], ids.slice(1, 3), [ids[0], ids[3]]])
      for (const audience of ['party', 'couple', 'party', 'couple', 'party', 'couple', 'party', 'couple']) {
        await planner.post(`${at}/items/change`, { ids: [first, second], audience })
        const seen = (await read()).items.filter(({ id }: { id: number }) => id === first || id === second)
        expect(seen).toMatchObject([{ audience }, { audience }])
      }
  })
})

describe('a shift', () => {
  it('moves what is chosen, or what follows, but nothing that is fixed', async () => {
    const hair = await add({ title: 'Hair', start: '10:00' })
    await add({ title: 'Ceremony', start: '14:00', isFixed: true })
    await add({ title: 'Dinner', start: '18:00' })
    await planner.post(`${at}/shift`, { minutes: 15, fromItem: hair.id })
    expect(await titles()).toEqual(['10:15 Hair', '14:00 Ceremony', '18:15 Dinner'])
    await planner.post(`${at}/shift`, { minutes: -30, ids: [hair.id] })
    expect(await titles()).toEqual(['09:45 Hair', '14:00 Ceremony', '18:15 Dinner'])
    await planner.post(`${at}/shift`, { minutes: 1440, fromItem: hair.id })
    expect(await titles()).toEqual(['14:00 Ceremony', '18:15 Dinner', '33:45 Hair'])
  })

  it('moves what begins at the same time too', async () => {
    const [drinks, portraits] = [
      await add({ title: 'Drinks', start: '15:00' }),
      await add({ title: 'Portraits', start: '15:00' }),
    ]
    for (const { id } of [drinks, portraits]) await planner.post(`${at}/shift`, { minutes: 5, fromItem: id })
    expect(await titles()).toEqual(['15:10 Drinks', '15:10 Portraits'])
  })
})

describe('undo and redo', () => {
  it('go through all changes of a day, also several of one item', async () => {
    const step = async (what: 'undo' | 'redo') => (await planner.post(`${at}/${what}`)).status
    const { id } = await add({ title: 'Toast', start: '18:00' })
    await planner.patch(`${at}/items/${id}`, { title: 'Toasts' })
    await planner.post(`${at}/shift`, { minutes: 15, fromItem: id })
    await planner.delete(`${at}/items/${id}`)
    const states = [[], ['18:15 Toasts'], ['18:00 Toasts'], ['18:00 Toast'], []]
    for (const state of states.slice(1)) {
      expect(await step('undo')).toBe(200)
      expect(await titles()).toEqual(state)
    }
    expect(await step('undo')).toBe(409)
    for (const state of states.toReversed().slice(1)) {
      expect(await step('redo')).toBe(200)
      expect(await titles()).toEqual(state)
    }
    expect(await step('redo')).toBe(409)
    expect(await step('undo')).toBe(200)
    await add({ title: 'Cake', start: '20:00' })
    expect(await step('redo')).toBe(409)
    expect(await step('undo')).toBe(200)
    expect(await titles()).toEqual(['18:15 Toasts'])
  })

  it('take back what the caller did, not what a colleague did', async () => {
    const nina = await joinAs(server, planner, 'assistant')
    const [cake, toast] = [await add({ title: 'Cake' }), await add({ title: 'Toast' })]
    await planner.patch(`${at}/items/${cake.id}`, { title: 'Wedding cake' })
    await nina.patch(`${at}/items/${toast.id}`, { title: 'Toasts' })
    expect((await planner.post(`${at}/undo`)).body).toMatchObject({ title: 'Wedding cake' })
    expect((await read()).items.map(({ title }) => title)).toEqual(['Cake', 'Toasts'])
    expect((await nina.post(`${at}/undo`)).status).toBe(200)
    expect((await nina.post(`${at}/undo`)).status).toBe(409)
    expect((await read()).items.map(({ title }) => title)).toEqual(['Cake', 'Toast'])
  })

  it('leave out vendors who do not work on the wedding any more', async () => {
    const [gone, kept] = [await vendor('Gone', 'gone@example.com'), await vendor()]
    const { id } = await add({ title: 'Arch', vendorIds: [gone, kept] })
    await planner.patch(`${at}/items/${id}`, { vendorIds: [] })
    await planner.delete(`/api/vendors/${gone}`)
    expect((await planner.post(`${at}/undo`)).body).toEqual({ title: 'Arch', count: 1 })
    expect((await read()).items[0]?.vendorIds).toEqual([kept])
  })

  it('keep the progress of the day', async () => {
    const { id } = await add({ title: 'Toast' })
    await planner.post(`${at}/publish`)
    await planner.post(`${at}/items/${id}/progress`, { state: 'done' })
    await planner.post(`${at}/undo`)
    expect((await read()).items).toEqual([])
    await planner.post(`${at}/redo`)
    expect((await read()).items).toMatchObject([{ id, state: 'done', endedAt: expect.any(String) }])
  })

  it('leave what was pressed later in its order', async () => {
    const { id } = await add({ title: 'Toast' })
    await planner.post(`${at}/publish`)
    await planner.patch(`${at}/items/${id}`, { title: 'Cheers' })
    await planner.post(`${at}/items/${id}/progress`, { state: 'skipped', at: '2026-01-01T10:00:00Z' })
    await planner.post(`${at}/undo`)
    await planner.post(`${at}/items/${id}/progress`, { state: 'running', at: '2026-01-01T09:00:00Z' })
    expect((await read()).items).toMatchObject([{ title: 'Toast', state: 'skipped' }])
  })
})

it('the role of couples sees no day that is not published', async () => {
  const person = { id: 0, name: 'Emma', access: 'all' } as const
  const who = { kind: 'couple', plannerId: planner.id, sessionId: 0, clientId: client.id, person } as const
  const seen = async () => (await within(server.database.pool, who, (tx) => tx.execute('select id from days'))).rows
  expect(await seen()).toEqual([])
  await planner.post(`${at}/publish`)
  expect(await seen()).toEqual([{ id: day.id }])
})

describe('publishing', () => {
  const told = async () => {
    await sendLetters(server.jobContext, noonLater())
    await server.workOff()
    const mails = (await server.newMails()).filter(({ to }) => to?.[0]?.address === client.email)
    return mails.flatMap(({ subject, text }) => {
      const detail = /^.*planned this for you:\n\n[^\n]*\n\n(.*)$/m.exec(text ?? '')?.[1]
      return detail ? [[subject, detail]] : []
    })
  }
  beforeEach(() => server.couple(planner, client))

  it('says before who is mailed what', async () => {
    const hears = async () => (await planner.get(`${at}/hears`)).body
    const { body: florist } = await planner.post('/api/vendors', {
      name: 'Rosebud',
      category: 'florist',
      email: 'rosebud@example.com',
    })
    const { body: band } = await planner.post('/api/vendors', { name: 'Band', category: 'other' })
    for (const { id: vendorId } of [florist, band])
      await planner.post(`/api/clients/${client.id}/vendors`, { vendorId })
    const nobody = { people: [], vendors: [], held: false }
    expect(await hears()).toEqual(nobody)
    await add({ title: 'Arch', start: '10:00', vendorIds: [florist.id] })
    await add({ title: 'Music', start: '19:00', vendorIds: [band.id] })
    const vendors = [
      { name: 'Rosebud', email: 'rosebud@example.com' },
      { name: 'Band', email: null },
    ]
    expect((await hears()).vendors).toEqual(expect.arrayContaining(vendors))
    expect((await hears()).people).toEqual([])
    await planner.post(`${at}/publish`)
    expect(await hears()).toEqual(nobody)
    await add({ title: 'Ceremony', start: '14:30', audience: 'everyone' })
    expect(await hears()).toEqual({ ...nobody, people: ['Emma'] })
  })

  it('tells the couple what changed of the items that it sees', async () => {
    const addForAll = (values: object) => add({ ...values, audience: 'everyone' })
    const ceremony = await addForAll({ title: 'Ceremony', start: '14:30' })
    const { id } = await add({ title: 'Two nut allergies at table 4', start: '9:00' })
    await planner.post(`${at}/publish`)
    await addForAll({ title: 'Toast', start: '17:00' })
    await planner.post(`${at}/publish`)
    const schedule = 'The schedule of “Wedding day”'
    expect(await told()).toEqual([[schedule, '2 items']])
    await planner.patch(`${at}/items/${id}`, { title: 'Three nut allergies at table 4' })
    await planner.post(`${at}/publish`)
    expect(await told()).toEqual([])
    await planner.patch(`${at}/items/${ceremony.id}`, { start: '16:00', place: 'the garden' })
    await planner.post(`${at}/publish`)
    await addForAll({ title: 'Dinner', start: '18:00' })
    await planner.post(`${at}/publish`)
    const now = 'Ceremony: Now at 4:00 PM instead of 2:30 PM. The place is now the garden. New at 6:00 PM: Dinner.'
    expect(await told()).toEqual([[`Changed: ${schedule.replace('The', 'the')}`, now]])
    const moveTo = async (start: string) => {
      await planner.patch(`${at}/items/${ceremony.id}`, { start })
      await planner.post(`${at}/publish`)
    }
    await moveTo('17:00')
    await moveTo('16:00')
    expect(await told()).toEqual([])
    const { body: vendor } = await planner.post('/api/vendors', { name: 'Rosebud', category: 'florist' })
    await planner.post(`/api/clients/${client.id}/vendors`, { vendorId: vendor.id })
    await planner.patch(`${at}/items/${ceremony.id}`, { vendorIds: [vendor.id] })
    await planner.post(`${at}/publish`)
    expect(await told()).toEqual([])
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
    const { id } = await add({ title: 'Ceremony', start: '14:00', audience: 'everyone' })
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
