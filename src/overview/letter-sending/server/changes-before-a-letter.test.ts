import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Client } from '#weddings/clients/contract/endpoints.ts'
import type { Letter } from '#talk/letters/contract/endpoints.ts'
import type { Person } from '#weddings/people/contract/endpoints.ts'
import { asSystem } from '#platform/server/db/as-system.ts'
import { sendLetters } from '#overview/letter-sending/server/jobs.ts'
import { tellOfDue } from '#talk/letters/server/jobs.ts'
import { listWaiting, takeNews } from '#overview/letter-sending/server/waiting-queries.ts'
import { dayIn, noonLater } from '#test/clock.ts'
import { openTestServer, unique, type PlannerCaller, type TestServer } from '#test/server.ts'

let server: TestServer
let planner: PlannerCaller
let client: Client
let ruth: Person
let at: string
beforeAll(async () => (server = await openTestServer()))
afterAll(() => server.close())
beforeEach(async () => {
  planner = await server.planner()
  client = await planner.addClient()
  at = `/api/clients/${client.id}`
  const { body } = await planner.post(`${at}/people`, { name: 'Ruth', email: `ruth-${unique()}@example.com` })
  ruth = body
  await planner.post(`/api/people/${ruth.id}/invite`, {})
  await letters()
})

async function letters(now = noonLater()) {
  await sendLetters(server.jobContext, now)
  await server.workOff()
  return (await server.newMails()).filter(({ text }) => text?.includes('/mail-settings/'))
}
const change = (values: Partial<Person>) => planner.patch(`/api/people/${ruth.id}`, values)
const invoice = () => planner.post(`${at}/invoices`, { amount: '500', dueDate: '2027-03-01', status: 'Sent' })
const write = () => planner.post(`${at}/messages`, { content: 'Hello' })
const sendAgain = async () => {
  const [letter] = (await planner.get(`${at}/letters`)).body as Letter[]
  return planner.post(`/api/letters/${letter?.id}/send-again`)
}

describe('news that waits for its letter', () => {
  it('is not told to a person who may not see it any more', async () => {
    await invoice()
    await change({ access: 'no-money' })
    expect(await letters()).toEqual([])
    await write()
    await change({ access: 'only-money' })
    expect(await letters()).toEqual([])
  })

  it('is not told to a person who has ended mail', async () => {
    await write()
    await change({ rhythm: 'none' })
    expect(await letters()).toEqual([])
  })

  it('is not told when the studio has switched its kind or its part of the portal off', async () => {
    await write()
    await planner.patch(`${at}/letter-settings`, { kindsOff: ['message'] })
    expect(await letters()).toEqual([])
    await planner.patch(`${at}/letter-settings`, { kindsOff: [] })
    await write()
    await planner.post(`${at}/customization`, { enabledFeatures: ['calendar'] })
    expect(await letters()).toEqual([])
  })

  it('goes to the address of the moment when its letter is written', async () => {
    await write()
    const email = `new-${ruth.email}`
    const waiting = await asSystem(server.database.ownerPool, (tx) => listWaiting(tx, new Date()))
    await change({ email })
    const taken = await asSystem(server.database.ownerPool, (tx) =>
      takeNews(
        tx,
        waiting.find(({ personId }) => personId === ruth.id)!,
      ),
    )
    expect(taken).toMatchObject({ email, news: [{ kind: 'message' }] })
  })

  it('of one person does not wait for that of another whose letter cannot be written', async () => {
    const { body: other } = await planner.post(`${at}/people`, { name: 'Ida', email: `ida-${unique()}@example.com` })
    await planner.post(`/api/people/${other.id}/invite`, {})
    await letters()
    await write()
    const ofAnotherVersion = `update notices set kind = 'newer' where settled_at is null and person_id = $1`
    await server.database.ownerPool.query(ofAnotherVersion, [ruth.id])
    expect((await letters()).map(({ to }) => to?.[0]?.address)).toEqual([other.email])
    await server.database.ownerPool.query(`update notices set kind = 'message' where kind = 'newer'`)
    expect((await letters()).map(({ to }) => to?.[0]?.address)).toEqual([ruth.email])
  })
})

describe('a task that waits for its letter', () => {
  const task = { title: 'Choose the band', assignedTo: 'client', dueDate: dayIn('UTC', 1) }
  const add = async () => (await planner.post('/api/tasks', { ...task, clientId: client.id })).body as { id: number }

  it('is not told when the studio has taken it over', async () => {
    const { id } = await add()
    await planner.patch(`/api/tasks/${id}`, { assignedTo: 'planner' })
    expect(await letters()).toEqual([])
  })

  it('is not told as due tomorrow when it is due on another day', async () => {
    const { id } = await add()
    expect(await letters()).toHaveLength(1)
    await server.run(tellOfDue, null)
    await planner.patch(`/api/tasks/${id}`, { dueDate: dayIn('UTC', 9) })
    expect(await letters()).toEqual([])
  })
})

describe('letters', () => {
  it('to one address in an hour are at most 20, also of several weddings; the others wait', async () => {
    const weddings = await Promise.all(Array.from({ length: 21 }, () => planner.addClient({ email: ruth.email! })))
    for (const { id } of weddings) {
      await planner.post(`/api/clients/${id}/invite`)
      await planner.post(`/api/clients/${id}/messages`, { content: 'Hello' })
    }
    expect(await letters()).toHaveLength(20)
    expect(await letters()).toEqual([])
    await server.database.ownerPool.query(`update attempts set at = at - interval '1 hour' where kind = 'letters-to'`)
    expect(await letters()).toHaveLength(1)
  })

  it('of one studio in an hour are at most 2000; those of others go out', async () => {
    const insert = `insert into attempts (kind, key) select 'letters-of-studio', $1 from generate_series(1, 2000)`
    await server.database.ownerPool.query(insert, [String(planner.id)])
    await write()
    const other = await server.planner()
    const { client: theirs } = await server.couple(other)
    await other.post(`/api/clients/${theirs.id}/messages`, { content: 'Hello' })
    expect((await letters()).map(({ to }) => to?.[0]?.address)).toEqual([theirs.email])
  })
})

describe('a letter is not sent again', () => {
  it('to a person who has ended mail, except a receipt', async () => {
    await write()
    expect(await letters()).toHaveLength(1)
    await change({ rhythm: 'none' })
    const refused = await sendAgain()
    expect(refused).toMatchObject({ status: 400, body: { message: 'Ruth has opted out of this, or may not see it.' } })
    expect(await letters()).toEqual([])

    const { body } = await invoice()
    await planner.post(`/api/invoices/${body.id}/payments`, { amount: '200', date: '2026-01-05' })
    expect((await letters()).map(({ subject }) => subject)).toEqual(['Payment received: $200.00'])
    expect((await sendAgain()).status).toBe(202)
    expect((await letters()).map(({ subject }) => subject)).toEqual(['Payment received: $200.00'])
  })

  it('with what its person may not see any more', async () => {
    await write()
    await invoice()
    expect((await letters())[0]?.text).toContain('$500.00')
    await change({ access: 'no-money' })
    expect((await sendAgain()).status).toBe(202)
    const [again] = await letters()
    expect(again?.text).toContain('Hello')
    expect(again?.text).not.toContain('$500.00')
  })

  it('beyond 300 mails of a studio in an hour', async () => {
    await write()
    await letters()
    const insert = `insert into attempts (kind, key) select 'mails-of-studio', $1 from generate_series(1, 299)`
    await server.database.ownerPool.query(insert, [String(planner.id)])
    expect((await sendAgain()).status).toBe(429)
    expect(await letters()).toEqual([])
  })
})
