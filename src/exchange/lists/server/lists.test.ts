import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Client } from '#weddings/clients/contract/endpoints.ts'
import type { ListOutcome } from '#exchange/lists/contract/endpoints.ts'
import { joinAs } from '#test/members.ts'
import { openTestServer, type PlannerCaller, type TestServer } from '#test/server.ts'

let server: TestServer
let planner: PlannerCaller
beforeAll(async () => {
  server = await openTestServer()
})
beforeEach(async () => {
  planner = await server.planner()
})
afterAll(() => server.close())

const send = async (kind: string, rows: object[], more: object = {}) => {
  const { status, body } = await planner.post('/api/lists', { kind, rows, ...more })
  return { status, body: body as ListOutcome & { message: string; issues: { path: string; message: string }[] } }
}
const couples = async () => (await planner.get('/api/clients')).body as Client[]
const emma = { partnerOneName: 'Emma', partnerTwoName: 'James', email: 'emma@example.com', weddingDate: '2031-06-14' }
const lola = { partnerOneName: 'Lola', email: 'lola@example.com', status: 'inquiry', guestCount: '80' }

describe('a list', () => {
  it('of couples is added with all that the form has', async () => {
    const { status, body } = await send('clients', [emma, lola])
    expect({ status, added: body.added }).toEqual({ status: 200, added: 2 })
    expect(await couples()).toMatchObject([
      { ...emma, status: 'initial' },
      { ...lola, partnerTwoName: null },
    ])
  })

  it('is taken back, and can be added again', async () => {
    const { body } = await send('clients', [emma, lola])
    const undo = await planner.post(`/api/history/${body.batch}/undo`)
    expect(undo).toMatchObject({ status: 200, body: { count: 2, kept: [] } })
    expect(await couples()).toEqual([])
    expect((await planner.post(`/api/history/${body.batch}/undo`)).status).toBe(404)
    expect((await send('clients', [emma, lola])).body.added).toBe(2)
  })

  it('is taken back but for couples that something was added to', async () => {
    const { body } = await send('clients', [emma, lola])
    const [first] = await couples()
    await planner.post('/api/tasks', { title: 'Order the cake', clientId: first!.id })
    const undo = await planner.post(`/api/history/${body.batch}/undo`)
    expect(undo).toMatchObject({ body: { count: 1, kept: [{ what: 'wedding', title: 'Emma & James' }] } })
    expect(await couples()).toMatchObject([emma])
  })

  it('is named for a day, until it is taken back', async () => {
    const { body } = await send('clients', [emma])
    const other = await send('vendors', [{ name: 'Bloom', category: 'other' }])
    const recent = async () => {
      const { body: lists } = await planner.get('/api/lists')
      return (lists as { batch: number; kind: string; count: number }[]).map(({ batch, kind, count }) => ({
        batch,
        kind,
        count,
      }))
    }
    const ofCouples = { batch: body.batch, kind: 'clients', count: 1 }
    const ofVendors = { batch: other.body.batch, kind: 'vendors', count: 1 }
    expect(await recent()).toEqual([ofVendors, ofCouples])
    expect((await (await server.planner()).get('/api/lists')).body).toEqual([])
    await planner.post(`/api/history/${body.batch}/undo`)
    expect(await recent()).toEqual([ofVendors])
    await server.database.ownerPool.query(`update history_batches set at = now() - interval '25 hours' where id = $1`, [
      other.body.batch,
    ])
    expect(await recent()).toEqual([])
  })

  it('of a couple that was added by hand is not taken back', async () => {
    const { id } = await planner.addClient()
    const [entry] = (await planner.get(`/api/clients/${id}/history`)).body as { batch: number; canUndo: boolean }[]
    expect(entry).toMatchObject({ canUndo: false })
    expect((await planner.post(`/api/history/${entry!.batch}/undo`)).status).toBe(409)
  })

  it('of vendors is added and taken back, but for those that were booked or changed since', async () => {
    const vendors = ['Bloom', 'Cakes', 'Tunes'].map((name) => ({ name, category: 'other', phone: '0044 20 1234' }))
    const { body } = await send('vendors', vendors)
    const listed = (await planner.get('/api/vendors')).body as { id: number; name: string }[]
    expect(listed).toMatchObject(vendors)
    const wedding = await planner.addClient()
    await planner.post(`/api/clients/${wedding.id}/vendors`, { vendorId: listed[0]!.id })
    await planner.patch(`/api/vendors/${listed[1]!.id}`, { phone: '1' })
    const undo = await planner.post(`/api/history/${body.batch}/undo`)
    expect(undo.body).toMatchObject({ count: 1 })
    expect((await planner.get('/api/vendors')).body).toMatchObject([{ name: 'Bloom' }, { name: 'Cakes', phone: '1' }])
  })

  it('of tasks and events finds its couples by names in any order, and by address', async () => {
    await send('clients', [emma, lola])
    const [emmas, lolas] = (await couples()).map(({ id }) => id)
    const names = ['Emma & James', 'james and EMMA', 'Emma', 'emma@example.com', 'Lola']
    const tasks = names.map((couple, n) => ({ title: `Task ${n}`, couple, dueDate: '2031-01-01' }))
    expect((await send('tasks', [...tasks, { title: 'Own', completed: 'yes', priority: 'high' }])).body.added).toBe(6)
    expect((await planner.get('/api/tasks')).body).toMatchObject([
      ...[emmas, emmas, emmas, emmas, lolas].map((clientId) => ({ clientId, dueDate: '2031-01-01' })),
      { title: 'Own', clientId: null, completed: true, priority: 'high' },
    ])
    const event = { title: 'Tasting', date: '2031-02-01', time: '14:30', minutes: '90', couple: 'Lola' }
    const { body } = await send('events', [event])
    const [stored] = (await planner.get(`/api/clients/${lolas}/events`)).body as object[]
    expect(stored).toMatchObject({ title: 'Tasting', date: '2031-02-01', time: '14:30', minutes: 90 })
    await planner.post(`/api/history/${body.batch}/undo`)
    expect((await planner.get(`/api/clients/${lolas}/events`)).body).toEqual([])
  })

  it('of events brings those of the studio where a row says so, which are taken back too', async () => {
    await send('clients', [lola])
    const dated = { date: '2031-02-01', place: 'Exhibition hall' }
    const fairs = [
      { title: 'Fair', couple: ' STUDIO', ...dated },
      { title: 'Lunch', clientId: 'studio', ...dated },
      { title: 'Tasting', couple: 'Lola', clientId: 'studio', ...dated },
    ]
    const { body } = await send('events', fairs)
    expect(body.added).toBe(3)
    const listed = async () => (await planner.get('/api/events')).body as { clientId: number | null }[]
    const [{ id: lolas }] = (await couples()) as [Client]
    expect(await listed()).toMatchObject([
      { title: 'Fair', clientId: null, place: 'Exhibition hall' },
      { title: 'Lunch', clientId: null, place: 'Exhibition hall' },
      { title: 'Tasting', clientId: lolas },
    ])
    const again = await send('events', fairs, { preview: true })
    expect(again.body.duplicates.map(({ row }) => row)).toEqual([0, 1, 2])
    expect((await planner.get('/api/lists')).body).toMatchObject([{ batch: body.batch, count: 3 }, {}])
    await planner.post(`/api/history/${body.batch}/undo`)
    expect(await listed()).toEqual([])
  })

  it('of events or tasks is refused a row of nobody’s that does not say that it is the studio’s', async () => {
    const message = 'Please enter the couple it belongs to, or “Studio”.'
    expect((await send('events', [{ title: 'Fair', date: '2031-02-01' }])).body.issues).toEqual([
      { path: 'rows.0.couple', message },
    ])
    const { status, body } = await send('tasks', [{ title: 'Order', clientId: 'studio' }])
    expect({ status, paths: body.issues.map(({ path }) => path) }).toEqual({ status: 400, paths: ['rows.0.clientId'] })
  })

  it('with a wrong row is not added at all, and each wrong cell is named', async () => {
    const rows = [emma, { ...lola, email: 'lola' }, { email: 'x@example.com', weddingDate: '14.6.2031' }]
    const { status, body } = await send('clients', rows)
    expect(status).toBe(400)
    expect(body.issues).toEqual([
      { path: 'rows.1.email', message: 'Valid email is required' },
      { path: 'rows.2.partnerOneName', message: 'Partner 1 name is required' },
      { path: 'rows.2.weddingDate', message: 'Please enter the date as yyyy-MM-dd.' },
    ])
    expect(await couples()).toEqual([])
    const preview = await send('clients', rows, { preview: true })
    expect(preview.body.problems.map(({ row, field }) => `${row} ${field}`)).toEqual([
      '1 email',
      '2 partnerOneName',
      '2 weddingDate',
    ])
  })

  it('with an unknown couple, or one of several of its name, names the row', async () => {
    await send('clients', [emma, { ...emma, email: 'other@example.com' }])
    const { body } = await send('tasks', [
      { title: 'One', couple: 'Nobody' },
      { title: 'Two', couple: 'Emma & James' },
    ])
    expect(body.issues).toEqual([
      { path: 'rows.0.couple', message: 'There is no couple “Nobody”.' },
      { path: 'rows.1.couple', message: 'Several couples are called “Emma & James”. Please enter an email address.' },
    ])
  })

  it('never finds couples of another studio', async () => {
    await (await server.planner()).addClient({ partnerOneName: 'Zelda', partnerTwoName: null })
    const { body } = await send('tasks', [{ title: 'One', couple: 'Zelda' }], { preview: true })
    expect(body.problems).toMatchObject([{ message: 'There is no couple “Zelda”.' }])
  })

  it('previews what is there already or twice in the list, and changes nothing', async () => {
    await send('clients', [emma])
    await send('vendors', [{ name: 'Bloom', category: 'florist', email: 'hi@bloom.example' }])
    await send('tasks', [{ title: 'Cake', couple: 'Emma', dueDate: '2031-01-01' }])
    await send('events', [{ title: 'Tasting', couple: 'Emma', date: '2031-01-02' }])
    const preview = async (kind: string, rows: object[]) =>
      (await send(kind, rows, { preview: true })).body.duplicates.map(({ row, message }) => `${row}: ${message}`)
    expect(
      await preview('clients', [
        { ...emma, partnerOneName: 'Emmy', email: 'EMMA@example.com' },
        { ...emma, email: 'new@example.com' },
        lola,
        { ...lola, email: 'LOLA@example.com' },
      ]),
    ).toEqual([
      '0: There is already one with this address.',
      '1: There is already one with these names.',
      '3: Row 3 of the list also has this address.',
    ])
    expect(
      await preview('vendors', [
        { name: 'bloom ', category: 'florist' },
        { name: 'Bloom', category: 'baker' },
        { name: 'Other', category: 'other', email: 'HI@bloom.example' },
      ]),
    ).toEqual(['0: There is already one with this name.', '2: There is already one with this address.'])
    expect(
      await preview('tasks', [{ title: 'cake', couple: 'Emma', dueDate: '2031-01-01' }, { title: 'Cake' }]),
    ).toEqual(['0: There is already one with this title and date.'])
    expect(await preview('events', [{ title: 'Tasting', couple: 'Emma', date: '2031-01-02' }])).toHaveLength(1)
    expect(await couples()).toHaveLength(1)
  })

  it('has at least one row and at most a thousand', async () => {
    expect((await send('vendors', [])).status).toBe(400)
    const many = Array.from({ length: 1001 }, (_, n) => ({ name: `Vendor ${n}`, category: 'other' }))
    expect((await send('vendors', many)).status).toBe(400)
    expect((await send('vendors', many.slice(1))).body.added).toBe(1000)
  })

  it('is added by an assistant without budgets, and by no bookkeeper', async () => {
    const assistant = await joinAs(server, planner, 'assistant')
    const add = (rows: object[]) => assistant.post('/api/lists', { kind: 'clients', rows })
    expect(await add([{ ...emma, budget: '40,000' }])).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'rows.0.budget' }] },
    })
    expect((await add([emma])).status).toBe(200)
    const bookkeeper = await joinAs(server, planner, 'bookkeeper')
    expect((await bookkeeper.post('/api/lists', { kind: 'clients', rows: [lola] })).status).toBe(403)
  })
})
