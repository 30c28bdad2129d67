import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { planRows } from '#test/plan-rows.ts'
import { openTestServer, type PlannerCaller, type TestServer } from '#test/server.ts'

let server: TestServer
let planner: PlannerCaller
let ids: number[]

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  planner = await server.planner()
  ids = []
  for (const name of ['Ada', 'Bea', 'Cleo'])
    ids.push((await planner.addClient({ partnerOneName: name, status: 'inquiry', weddingDate: '2027-06-30' })).id)
})

type Row = Record<string, unknown>
const clients = async () => (await planner.get('/api/clients')).body as Row[]
const statuses = async () => (await clients()).map(({ status }) => status)
const undo = (batch: number) => planner.post(`/api/history/${batch}/undo`)
const tasksOf = async (id: number) => (await planner.get(`/api/clients/${id}/tasks`)).body as Row[]

it('gives several couples a status, named in the history of each, and takes it back as one', async () => {
  await planner.patch(`/api/clients/${ids[2]}`, { status: 'planning' })
  const { body } = await planner.post('/api/clients/bulk/status', { ids, status: 'planning' })
  expect(body).toEqual({ batch: expect.any(Number), changed: 2 })
  expect(await statuses()).toEqual(['planning', 'planning', 'planning'])
  const { body: history } = await planner.get(`/api/clients/${ids[0]}/history?limit=1`)
  expect(history[0].sentence).toBe('Paula Planner changed the status of the wedding from inquiry to planning.')
  expect((await undo(body.batch)).body).toMatchObject({ count: 2, kept: [] })
  expect((await statuses()).sort()).toEqual(['inquiry', 'inquiry', 'planning'])
  const again = await planner.post('/api/clients/bulk/status', { ids: [ids[2]], status: 'planning' })
  expect(again.body).toEqual({ batch: null, changed: 0 })
})

it('changes nothing if one of them is missing, or is of another studio', async () => {
  const other = await (await server.planner()).addClient()
  const { body: template } = await planner.post('/api/templates', { name: 'Plan', rows: planRows })
  for (const [path, more] of [
    ['status', { status: 'planning' }],
    ['apply-template', { templateId: template.id, past: 'now' }],
    ['invite', {}],
    ['archive', { archived: true }],
    ['delete', {}],
  ] as const)
    expect((await planner.post(`/api/clients/bulk/${path}`, { ids: [...ids, other.id], ...more })).status).toBe(404)
  expect(await statuses()).toEqual(['inquiry', 'inquiry', 'inquiry'])
  expect(await tasksOf(ids[0]!)).toEqual([])
  await server.workOff()
  expect((await server.newMails()).filter(({ subject }) => subject === 'Your wedding portal is ready')).toEqual([])
})

it('adds what each wedding does not have of a plan, with late tasks as the planner says, and takes it back', async () => {
  const { body: template } = await planner.post('/api/templates', { name: 'Plan', rows: planRows })
  const [first, second] = ids
  await planner.post(`/api/clients/${first}/apply-template`, {
    templateId: template.id,
    rows: planRows.filter(({ kind }) => kind !== 'payment').map(({ key }) => ({ key })),
  })
  const apply = (past: string) =>
    planner.post('/api/clients/bulk/apply-template', {
      ids: [first, second],
      templateId: template.id,
      past,
      today: '2026-11-01',
    })
  const venueOf = async () => (await tasksOf(second!)).find(({ title }) => title === 'Book the venue')
  for (const [past, venue] of [
    ['now', { dueDate: '2026-11-01', completed: false }],
    ['done', { dueDate: '2026-06-30', completed: true }],
    ['computed', { dueDate: '2026-06-30', completed: false }],
    ['skip', undefined],
  ] as const) {
    const { body } = await apply(past)
    expect(body).toEqual({ batches: [expect.any(Number)], added: venue ? 4 : 3 })
    if (venue) expect(await venueOf()).toMatchObject(venue)
    else expect(await venueOf()).toBeUndefined()
    expect((await apply(past)).body).toEqual({ batches: [], added: 0 })
    await undo(body.batches[0])
    expect(await tasksOf(second!)).toEqual([])
  }
  expect(await tasksOf(first!)).toHaveLength(3)
  expect((await planner.get(`/api/clients/${second}/invoices`)).body).toEqual([])
})

it('mails an invitation to each couple that has not opened its portal, with own words', async () => {
  const active = await server.couple(planner)
  await server.workOff()
  await server.newMails()
  const { body } = await planner.post('/api/clients/bulk/invite', {
    ids: [...ids, active.client.id],
    words: 'Welcome to our studio.',
  })
  const addresses = (await clients()).flatMap(({ id, email }) => (id === active.client.id ? [] : [email]))
  expect(body.sentTo.toSorted()).toEqual(addresses.toSorted())
  await server.workOff()
  const mails = await server.newMails()
  expect(mails.map(({ to }) => to?.[0]?.address).toSorted()).toEqual(addresses.toSorted())
  for (const { text } of mails) expect(text).toContain('Welcome to our studio.')
  expect((await clients()).every(({ inviteSent }) => inviteSent)).toBe(true)
})

it('mails nothing to a couple that activates its portal while the mails are counted', async () => {
  const [first, ...others] = await clients()
  const pool = server.database.ownerPool
  const held = await pool.connect()
  await held.query('begin')
  await held.query(`select pg_advisory_xact_lock(hashtextextended($1, 0))`, [
    `mail-invite-from-planner ${String(others[1]?.['email']).toLowerCase()}`,
  ])
  const sending = Promise.resolve(planner.post('/api/clients/bulk/invite', { ids }))
  const waits = `select from pg_locks where locktype = 'advisory' and not granted`
  await expect.poll(async () => (await pool.query(waits)).rowCount).toBe(1)
  await held.query('update clients set is_activated = true where id = $1', [first?.['id']])
  await held.query('commit')
  held.release()
  expect((await sending).body.sentTo.toSorted()).toEqual(others.map(({ email }) => email).toSorted())
})

it('names the address that has had too many mails, and mails none of the couples', async () => {
  const { email } = (await clients()).find(({ id }) => id === ids[1]) ?? {}
  for (let n = 0; n < 5; n++) await planner.post('/api/clients/bulk/invite', { ids: [ids[1]] })
  await server.workOff()
  await server.newMails()
  const refused = await planner.post('/api/clients/bulk/invite', { ids })
  expect([refused.status, refused.body.message]).toEqual([
    429,
    `Too many emails were sent to ${String(email)} in the last hour. Please wait a little and try again.`,
  ])
  await server.workOff()
  expect(await server.newMails()).toEqual([])
})

it('puts several couples into the trash, and brings them back with all that they had', async () => {
  await planner.post('/api/tasks', { title: 'Order the cake', clientId: ids[0] })
  const { body } = await planner.post('/api/clients/bulk/delete', { ids: ids.slice(0, 2) })
  expect(body.deleted).toHaveLength(2)
  expect((await clients()).map(({ id }) => id)).toEqual([ids[2]])
  expect((await planner.post('/api/deleted-clients/restore', { ids: [...body.deleted, 2147483647] })).status).toBe(404)
  expect(await clients()).toHaveLength(1)
  expect((await planner.post('/api/deleted-clients/restore', { ids: body.deleted })).body).toEqual({ restored: 2 })
  expect(await clients()).toHaveLength(3)
  expect(await tasksOf(ids[0]!)).toMatchObject([{ title: 'Order the cake' }])
})
