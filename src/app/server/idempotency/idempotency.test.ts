import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sweepKeyedAnswers } from '#app/server/idempotency/jobs.ts'
import { formOf, pdf } from '#test/form.ts'
import { joinAs } from '#test/members.ts'
import { openTestServer, password, unique, type Caller, type TestServer } from '#test/server.ts'

let server: TestServer

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const keyed = (key = unique()) => ({ headers: { 'idempotency-key': key } })
const titles = async (caller: Caller): Promise<string[]> =>
  (await caller.get('/api/tasks')).body.map(({ title }: { title: string }) => title)
const task = { title: 'Order the cake' }

describe('a write with an Idempotency-Key', () => {
  it('is applied once, and each repeat gets the same answer', async () => {
    const planner = await server.planner()
    const key = keyed()
    const first = await planner.post('/api/tasks', task, key)
    const second = await planner.post('/api/tasks', task, key)
    expect(first.status).toBe(201)
    expect([second.status, second.body]).toEqual([201, first.body])
    expect(await titles(planner)).toEqual([task.title])
    await planner.post('/api/tasks', task, keyed())
    expect(await titles(planner)).toHaveLength(2)
  })

  it('without an answer is repeated without one, although its row is gone', async () => {
    const planner = await server.planner()
    const { body } = await planner.post('/api/tasks', task)
    const key = keyed()
    for (const _ of [1, 2]) {
      const { status, body: empty } = await planner.send('DELETE', `/api/tasks/${body.id}`, undefined, key)
      expect([status, empty]).toEqual([204, undefined])
    }
    expect((await planner.delete(`/api/tasks/${body.id}`)).status).toBe(404)
  })

  it('is applied once when it is sent twenty times at once', async () => {
    const planner = await server.planner()
    const key = keyed()
    const answers = await Promise.all(Array.from({ length: 20 }, () => planner.post('/api/tasks', task, key)))
    expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1)
    expect(answers[0]!.status).toBe(201)
    expect(await titles(planner)).toEqual([task.title])
  })

  it('is tried anew after a refusal', async () => {
    const planner = await server.planner()
    const client = await planner.addClient()
    const { body: day } = await planner.post(`/api/clients/${client.id}/days`, { name: 'Day' })
    const { body: item } = await planner.post(`/api/days/${day.id}/items`, { title: 'Vows' })
    const path = `/api/days/${day.id}/items/${item.id}`
    const change = { title: 'Ceremony', previous: { title: 'Blessing' } }
    const key = keyed()
    expect((await planner.patch(path, change, key)).status).toBe(409)
    await planner.patch(path, { title: 'Blessing' })
    expect((await planner.patch(path, change, key)).status).toBe(200)
    await planner.patch(path, { title: 'Party' })
    expect((await planner.patch(path, change, key)).body.title).toBe('Ceremony')
    expect((await planner.get(`/api/days/${day.id}`)).body.items[0].title).toBe('Party')
  })

  it('is refused with the key of another call', async () => {
    const planner = await server.planner()
    const key = keyed()
    const { body } = await planner.post('/api/tasks', task, key)
    const others = [
      planner.post('/api/tasks', { title: 'Another' }, key),
      planner.post('/api/tasks', { title: 7 }, key),
      planner.patch(`/api/tasks/${body.id}`, task, key),
      planner.send('DELETE', `/api/tasks/${body.id}`, undefined, key),
    ]
    for (const { status, body: refusal } of await Promise.all(others))
      expect([status, refusal.message]).toEqual([409, 'This Idempotency-Key was used for another call.'])
    expect(await titles(planner)).toEqual([task.title])
  })

  it('does not know the keys of other callers', async () => {
    const planner = await server.planner()
    const couple = await server.couple(planner)
    const other = await server.planner()
    const { body } = await planner.post('/api/tasks', { ...task, clientId: couple.client.id, assignedTo: 'client' })
    const key = keyed()
    const tick = (caller: Caller, completed: boolean) => caller.patch(`/api/tasks/${body.id}`, { completed }, key)
    expect((await tick(couple, true)).body.completed).toBe(true)
    expect((await tick(planner, false)).body.completed).toBe(false)
    expect((await tick(other, true)).status).toBe(404)
    expect((await tick(couple, true)).body.completed).toBe(true)
    expect((await planner.get(`/api/tasks/${body.id}`)).body.completed).toBe(false)
    const { rows } = await server.database.ownerPool.query(
      `select person_id is null as "isPlanner" from keyed_answers where key = $1 order by 1`,
      [key.headers['idempotency-key']],
    )
    expect(rows).toEqual([{ isPlanner: false }, { isPlanner: true }])
  })

  it.each([
    ['/api/feeds', { own: true }],
    ['/api/tasks', task],
  ])('does not know the keys of others of the studio: %s', async (path, body) => {
    const owner = await server.planner()
    const member = await joinAs(server, owner, 'assistant')
    const colleague = await joinAs(server, owner, 'assistant')
    const key = keyed()
    const programs = await Promise.all(
      [1, 2].map(async () => {
        const { token } = (await owner.post('/api/tokens', { name: 'Zaps', role: 'planner', days: 30 })).body
        return { headers: { ...key.headers, authorization: `Bearer ${token}` } }
      }),
    )
    const people = [owner, member, colleague]
    const calls = [
      ...people.map((who) => () => who.post(path, body, key)),
      ...programs.map((headers) => () => server.visitor().post('/api/tasks', task, headers)),
    ]
    const answers = []
    for (const call of calls) answers.push(await call())
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
    expect(new Set(answers.map(({ body: made }) => JSON.stringify(made))).size).toBe(5)
    for (const [index, call] of calls.entries()) expect((await call()).body).toEqual(answers[index]!.body)
  })

  it('is forgotten after a week', async () => {
    const planner = await server.planner()
    const [old, young] = [keyed(), keyed()]
    for (const key of [old, young]) await planner.post('/api/tasks', task, key)
    const age = `update keyed_answers set at = now() - $2::interval where key = $1`
    await server.database.ownerPool.query(age, [old.headers['idempotency-key'], '7 days 1 minute'])
    await server.database.ownerPool.query(age, [young.headers['idempotency-key'], '6 days 23 hours'])
    await server.run(sweepKeyedAnswers, null)
    for (const key of [old, young]) expect((await planner.post('/api/tasks', task, key)).status).toBe(201)
    expect(await titles(planner)).toHaveLength(3)
  })

  it.each(['', 'two words', 'x'.repeat(201), 'schlüssel', '\u007f'])('is refused with the key “%s”', async (key) => {
    const planner = await server.planner()
    const { status, body } = await planner.post('/api/tasks', task, keyed(key))
    expect([status, body.message]).toEqual([400, expect.stringContaining('1 to 200 visible ASCII characters')])
    expect(await titles(planner)).toEqual([])
    expect((await planner.post('/api/tasks', task, keyed('~'.repeat(200)))).status).toBe(201)
  })

  it('without a session, and a read, ignore the key', async () => {
    const planner = await server.planner()
    const login = { email: planner.email, password }
    expect((await server.visitor().post('/api/auth/login', login, keyed('two words'))).status).toBe(200)
    expect((await planner.get('/api/tasks', keyed('two words'))).status).toBe(200)
  })

  it('needs a session for a repeat too', async () => {
    const planner = await server.planner()
    const key = keyed()
    await planner.post('/api/tasks', task, key)
    expect((await server.visitor().post('/api/tasks', task, key)).status).toBe(401)
  })
})

describe('a write with an Idempotency-Key that works outside of one transaction', () => {
  const keyOf = ({ headers }: ReturnType<typeof keyed>) => headers['idempotency-key']
  const letter = { subject: 'Times', text: 'Please confirm.' }

  async function withVendor(email = 'r@example.com') {
    const planner = await server.planner()
    const client = await planner.addClient()
    const vendor = await planner.post('/api/vendors', { name: 'Rosebud', category: 'florist', email })
    await planner.post(`/api/clients/${client.id}/vendors`, { vendorId: vendor.body.id })
    const mailed = { ...letter, vendorIds: [vendor.body.id], withDay: false }
    const send = (key: Extra, by: Caller = planner) => by.post(`/api/clients/${client.id}/vendor-mails`, mailed, key)
    return { planner, client, send }
  }
  type Extra = ReturnType<typeof keyed>
  const vendorMails = async () => {
    await server.workOff()
    return (await server.newMails()).filter(({ subject }) => subject === letter.subject).length
  }

  it('is applied once, and each repeat gets the same answer', async () => {
    const { planner, send } = await withVendor()
    const key = keyed()
    const answers = [await send(key), await send(key)]
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [202, { mails: 1 }],
      [202, { mails: 1 }],
    ])
    expect(await vendorMails()).toBe(1)
    expect((await planner.post('/api/tasks', task, key)).status).toBe(409)
  })

  it('does not know the keys of others of the studio', async () => {
    const { planner, client, send } = await withVendor(`${unique()}@example.com`)
    const member = await joinAs(server, planner, 'assistant')
    await vendorMails()
    const key = keyed()
    for (const by of [planner, member, member]) expect((await send(key, by)).status).toBe(202)
    expect(await vendorMails()).toBe(2)
    const [form, { headers }] = await formOf({}, [{ name: 'plan.pdf', bytes: pdf() }])
    const upload = { headers: { ...headers, ...keyed().headers } }
    const ids = []
    for (const by of [planner, member, member])
      ids.push((await by.post(`/api/clients/${client.id}/documents`, form, upload)).body.id)
    expect(ids[1]).toBeGreaterThan(ids[0])
    expect(ids[2]).toBe(ids[1])
  })

  it('is answered by 425 while it is running, and goes on when a process that has ended cannot finish it', async () => {
    const { send } = await withVendor()
    const key = keyed()
    await send(key)
    const asOwner = (change: string) =>
      server.database.ownerPool.query(`update keyed_answers set ${change} where key = $1`, [keyOf(key)])
    await asOwner(`status = null, sealed_answer = null, runs_until = now() + interval '1 minute'`)
    const { status, headers } = await send(key)
    expect([status, headers['retry-after']]).toEqual([425, '1'])
    await asOwner(`runs_until = now() - interval '1 second'`)
    expect((await send(key)).status).toBe(202)
    expect((await send(key)).status).toBe(202)
    expect(await vendorMails()).toBe(2)
  })

  it('is applied once when it is sent many times at once', async () => {
    const { send } = await withVendor()
    const key = keyed()
    const answers = await Promise.all(Array.from({ length: 12 }, () => send(key)))
    const statuses = answers.map(({ status }) => status)
    expect(
      statuses.every((status) => status === 202 || status === 425),
      String(statuses),
    ).toBe(true)
    expect(await vendorMails()).toBe(1)
  })

  it('is tried anew after a refusal', async () => {
    const planner = await server.planner()
    const key = keyed()
    const newPassword = 'seven-lanterns-in-a-meadow'
    const change = { currentPassword: 'not-the-password', newPassword, confirmPassword: newPassword }
    expect((await planner.patch('/api/auth/password', change, key)).status).toBe(400)
    const right = { ...change, currentPassword: password }
    expect((await planner.patch('/api/auth/password', right, key)).status).toBe(200)
    // The password is another one by now.
    expect((await planner.patch('/api/auth/password', right, key)).status).toBe(200)
  })

  it('is applied once with its files, which are stored once', async () => {
    const couple = await server.couple(await server.planner())
    const path = `/api/clients/${couple.client.id}/messages`
    const key = keyed()
    const files = [{ name: 'plan.pdf', bytes: pdf(), type: 'application/pdf' }]
    const send = async (content: string, chosen = files) => {
      const [body, { headers }] = await formOf({ content }, chosen)
      return couple.post(path, body, { headers: { ...headers, ...key.headers } })
    }
    const before = (await server.storedFiles()).length
    const first = await send('Our plan')
    const answers = [await send('Our plan'), ...(await Promise.all([1, 2, 3].map(() => send('Our plan'))))]
    for (const { status, body } of answers) expect([status, body]).toEqual([201, first.body])
    expect((await couple.get(path)).body).toHaveLength(1)
    expect((await server.storedFiles()).length).toBe(before + 1)
    const others = [
      send('Another'),
      send('Our plan', [{ ...files[0]!, name: 'other.pdf' }]),
      send('Our plan', [{ ...files[0]!, bytes: pdf(3000) }]),
      couple.post(path, { content: 'Our plan' }, key),
    ]
    for (const { status } of await Promise.all(others)) expect(status).toBe(409)
    expect((await server.storedFiles()).length).toBe(before + 1)
  })

  it('is applied once with files that arrive several times at once', async () => {
    const couple = await server.couple(await server.planner())
    const path = `/api/clients/${couple.client.id}/documents`
    const key = keyed()
    const before = (await server.storedFiles()).length
    const answers = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const [body, { headers }] = await formOf({}, [{ name: 'plan.pdf', bytes: pdf(), type: 'application/pdf' }])
        return couple.post(path, body, { headers: { ...headers, ...key.headers } })
      }),
    )
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1)
    expect(answers[0]!.status).toBe(201)
    expect((await couple.get(path)).body).toHaveLength(1)
    expect((await server.storedFiles()).length).toBe(before + 1)
  })
})

it('stores no answer that can be read in the database', async () => {
  const planner = await server.planner()
  const { body } = await planner.post('/api/tokens', { name: 'A program', role: 'planner', days: null }, keyed())
  expect(body.token).toMatch(/^lark_/)
  const { rows } = await server.database.ownerPool.query(
    'select answer, sealed_answer as sealed from keyed_answers where planner_id = $1',
    [planner.id],
  )
  expect(rows).toEqual([{ answer: null, sealed: expect.any(Buffer) }])
  expect(rows[0].sealed.includes('lark_')).toBe(false)
})

it('stores nothing without a key', async () => {
  const planner = await server.planner()
  await planner.post('/api/tasks', task)
  const { rows } = await server.database.ownerPool.query('select from keyed_answers where planner_id = $1', [
    planner.id,
  ])
  expect(rows).toEqual([])
})
