import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { within } from '#platform/server/db/caller-transaction.ts'
import { sendDueMessages } from '#talk/messages/server/jobs.ts'
import { formOf, pdf } from '#test/form.ts'
import { openTestServer, type TestServer } from '#test/server.ts'

let server: TestServer
let planner: Awaited<ReturnType<TestServer['planner']>>
let couple: Awaited<ReturnType<TestServer['couple']>>
let at: string

beforeAll(async () => (server = await openTestServer()))
afterAll(() => server.close())
beforeEach(async () => {
  planner = await server.planner()
  couple = await server.couple(planner)
  at = `/api/clients/${couple.client.id}`
})

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
const schedule = async (content = 'Tomorrow', sendAt = inMinutes(60)) =>
  (await planner.post(`${at}/messages`, { content, sendAt })).body
const scheduled = async () => (await planner.get(`${at}/scheduled-messages`)).body
const written = async (caller = couple as Pick<typeof couple, 'get'>) =>
  ((await caller.get(`${at}/messages`)).body as { content: string }[]).map(({ content }) => content)
const run = () => sendDueMessages(server.jobContext)
const ask = (sql: string, values: unknown[] = []) => server.database.ownerPool.query(sql, values)
/** Lets the time of all scheduled messages pass. */
const makeDue = () => ask(`update scheduled_messages set send_at = now() - interval '1 second'`)
const notices = async () =>
  (await ask(`select kind, title, detail from notices where client_id = $1`, [couple.client.id])).rows

describe('a scheduled message', () => {
  it('is shown to the planner only, until its time comes', async () => {
    const sendAt = inMinutes(90)
    const file = { name: 'plan.pdf', bytes: pdf() }
    const form = await formOf({ content: 'See you soon', sendAt }, [file])
    const { status, body } = await planner.post(`${at}/messages`, ...form)
    expect(status).toBe(201)
    expect(body).toMatchObject({ content: 'See you soon', sendAt, senderName: 'Paula Planner' })
    expect(await scheduled()).toEqual([
      {
        id: body.id,
        clientId: couple.client.id,
        content: 'See you soon',
        sendAt,
        held: false,
        fileNames: ['plan.pdf'],
        cards: [],
      },
    ])
    await run()
    expect([await written(), await written(planner)]).toEqual([[], []])
    expect(await notices()).toEqual([])
    expect((await couple.get(`${at}/scheduled-messages`)).status).toBe(403)

    await makeDue()
    await run()
    expect(await written()).toEqual(['See you soon'])
    const [message] = (await couple.get(`${at}/messages`)).body
    expect(message.attachments).toMatchObject([{ originalName: 'plan.pdf', fileSize: 2000 }])
    expect((await couple.get(`/api/attachments/${message.attachments[0].id}/download`)).status).toBe(200)
    expect(await notices()).toEqual([{ kind: 'message', title: 'Message from Paula Planner', detail: 'See you soon' }])
    expect(await scheduled()).toEqual([])
    await run()
    expect(await written()).toHaveLength(1)
  })

  it('cannot be read in the couple’s role, whatever is asked', async () => {
    await schedule()
    const session = (await ask('select id from couple_sessions where client_id = $1', [couple.client.id])).rows[0].id
    const person = { id: 1, name: 'Emma', access: 'all' } as const
    const who = {
      kind: 'couple',
      plannerId: planner.id,
      clientId: couple.client.id,
      sessionId: session,
      person,
    } as const
    for (const table of ['scheduled_messages', 'scheduled_files'])
      await expect(
        within(server.database.pool, who, (tx) => tx.execute(`select count(*) from ${table}`)),
      ).rejects.toThrow()
  })

  it('is sent once by two processes, and in the order of its time', async () => {
    for (const content of ['one', 'two', 'three']) await schedule(content)
    await makeDue()
    await ask(`update scheduled_messages set send_at = now() - interval '1 day' where content = 'three'`)
    await Promise.all([run(), run(), run()])
    expect((await written()).sort()).toEqual(['one', 'three', 'two'])
    expect((await notices()).length).toBeLessThanOrEqual(3)
  })

  it('is sent with what the planner changed at the last second, and not before a new time', async () => {
    const [changed, moved] = [await schedule('Old words'), await schedule('Later')]
    await makeDue()
    await planner.patch(`/api/scheduled-messages/${changed.id}`, { content: 'New words' })
    const later = inMinutes(30)
    expect((await planner.patch(`/api/scheduled-messages/${moved.id}`, { sendAt: later })).body.sendAt).toBe(later)
    await run()
    expect(await written()).toEqual(['New words'])
    expect(await scheduled()).toMatchObject([{ content: 'Later', sendAt: later }])
  })

  it('is not sent when it is given a new time while it is being sent', async () => {
    const { id } = await schedule('Later')
    await makeDue()
    const gate = await server.database.ownerPool.connect()
    await gate.query('begin')
    await gate.query('select from clients where id = $1 for update', [couple.client.id])
    const running = run()
    const waiting = `select from pg_locks w where not granted and exists (select from pg_locks l
      where l.pid = w.pid and l.database = (select oid from pg_database where datname = current_database()))`
    await expect.poll(async () => (await gate.query(waiting)).rowCount).toBe(1)
    await gate.query(`update scheduled_messages set send_at = now() + interval '1 hour' where id = $1`, [id])
    await gate.query('commit')
    gate.release()
    await running
    expect(await written()).toEqual([])
    expect(await scheduled()).toMatchObject([{ content: 'Later' }])
  })

  it('is filled in the language of the wedding, as the country of the studio writes', async () => {
    await planner.patch('/api/business', { country: 'FR' })
    await planner.patch(at, { language: 'fr', weddingDate: '2087-06-12' })
    await schedule('Encore {days to go} avant le {wedding date} !')
    await makeDue()
    await run()
    expect(await written()).toEqual([expect.stringMatching(/^Encore \d\d\s\d{3}\sjours avant le 12 juin 2087 !$/)])
  })

  it('is filled when it is sent, and waits for its planner while a field has no value', async () => {
    const days = async (count: number) => {
      const weddingDate = new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10)
      await planner.patch(`/api/clients/${couple.client.id}`, { weddingDate })
    }
    await days(40)
    const { id } = await schedule('Only {days to go} to go, {partner one}! {smile}')
    await days(39)
    await makeDue()
    await run()
    expect(await written()).toEqual([`Only 39 days to go, ${couple.client.partnerOneName}! {smile}`])
    expect((await planner.patch(`/api/scheduled-messages/${id}`, { content: 'Too late' })).status).toBe(404)

    await days(-1)
    await planner.patch('/api/preferences', { clientMessages: false })
    const late = await schedule('Only {days to go} to go')
    expect(await planner.post(`/api/scheduled-messages/${late.id}/send`)).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('{days to go}: no days to go') },
    })
    await makeDue()
    for (let turn = 0; turn < 2; turn++) await run()
    expect(await written()).toHaveLength(1)
    expect(await scheduled()).toMatchObject([{ id: late.id, held: true }])
    const told = (await planner.get('/api/notifications')).body as { title: string; message: string }[]
    expect(told.filter(({ title }) => title === 'A scheduled message was not sent')).toMatchObject([
      { message: expect.stringMatching(/^It was for Emma & James\. {days to go}: no days to go/) },
    ])
  })

  it('is sent now, once', async () => {
    const { id } = await schedule('Now after all')
    const answers = await Promise.all([1, 2].map(() => planner.post(`/api/scheduled-messages/${id}/send`)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 404])
    expect(await written()).toEqual(['Now after all'])
    expect((await planner.patch(`/api/scheduled-messages/${id}`, { content: 'Too late' })).status).toBe(404)
  })

  it('is cancelled, and brought back before its time', async () => {
    const { id } = await schedule()
    expect((await planner.patch(`/api/scheduled-messages/${id}`, { cancelled: true })).status).toBe(200)
    expect(await scheduled()).toEqual([])
    expect((await planner.post(`/api/scheduled-messages/${id}/send`)).status).toBe(404)
    await planner.patch(`/api/scheduled-messages/${id}`, { cancelled: false })
    expect(await scheduled()).toHaveLength(1)
    await planner.patch(`/api/scheduled-messages/${id}`, { cancelled: true })
    await makeDue()
    await run()
    expect(await written()).toEqual([])
    const late = await planner.patch(`/api/scheduled-messages/${id}`, { cancelled: false })
    expect(late).toMatchObject({ status: 400, body: { issues: [{ path: 'sendAt' }] } })
    expect(await scheduled()).toEqual([])
    const again = await planner.patch(`/api/scheduled-messages/${id}`, { cancelled: false, sendAt: inMinutes(5) })
    expect(again.status).toBe(200)
    expect(await scheduled()).toHaveLength(1)
  })

  it.each([
    ['in the past', () => inMinutes(-1)],
    ['in more than a year', () => inMinutes(60 * 24 * 367)],
    ['without a zone', () => '2031-05-01T10:00:00'],
    ['of rubbish', () => 'soon'],
  ])('is refused with a time %s', async (_, time) => {
    const refused = await planner.post(`${at}/messages`, { content: 'Hello', sendAt: time() })
    expect(refused).toMatchObject({ status: 400, body: { issues: [{ path: 'sendAt' }] } })
    const { id } = await schedule()
    const before = await scheduled()
    expect((await planner.patch(`/api/scheduled-messages/${id}`, { sendAt: time() })).status).toBe(400)
    expect((await planner.patch(`/api/scheduled-messages/${id}`, { content: ' ' })).status).toBe(400)
    expect(await scheduled()).toEqual(before)
    expect(await written()).toEqual([])
  })

  it('of a couple is sent at once, because only planners schedule', async () => {
    expect((await couple.post(`${at}/messages`, { content: 'Hi', sendAt: inMinutes(60) })).status).toBe(201)
    expect(await written()).toEqual(['Hi'])
  })
})

describe('of a deleted couple', () => {
  const restore = async () => {
    const [deleted] = (await planner.get('/api/deleted-clients')).body
    expect((await planner.post(`/api/deleted-clients/${deleted.id}/restore`)).status).toBe(200)
  }

  it('nothing is sent, and after a restore what is late waits for the planner', async () => {
    const late = await schedule('Late')
    const file = { name: 'plan.pdf', bytes: pdf() }
    await planner.post(`${at}/messages`, ...(await formOf({ content: 'Ahead', sendAt: inMinutes(60) }, [file])))
    await ask(`update scheduled_messages set send_at = now() where id = $1`, [late.id])
    await planner.delete(at)
    await run()
    await restore()
    await run()
    expect(await written(planner)).toEqual([])
    expect(await scheduled()).toMatchObject([
      { content: 'Late', held: true },
      { content: 'Ahead', held: false, fileNames: ['plan.pdf'] },
    ])
    expect((await planner.post(`/api/scheduled-messages/${late.id}/send`)).status).toBe(201)
    await makeDue()
    await run()
    expect(await written(planner)).toEqual(['Late', 'Ahead'])
  })

  it('a late message is sent at the new time that its planner gives it', async () => {
    const { id } = await schedule('Late')
    await ask(`update scheduled_messages set send_at = now() where id = $1`, [id])
    await planner.delete(at)
    await restore()
    expect((await planner.patch(`/api/scheduled-messages/${id}`, { sendAt: inMinutes(1) })).body.held).toBe(false)
    await makeDue()
    await run()
    expect(await written(planner)).toEqual(['Late'])
  })

  it('deleting and sending at the same time ends in one of both', async () => {
    await schedule('Racing')
    await makeDue()
    const [, deleted] = await Promise.all([run(), planner.delete(at)])
    expect(deleted.status).toBe(204)
    await run()
    expect((await planner.get(`${at}/messages`)).status).toBe(404)
  })
})

it('a job sends what is due, also what became due while no process ran', async () => {
  await schedule('Overdue')
  await ask(`update scheduled_messages set send_at = now() - interval '3 days'`)
  await ask(`select graphile_worker.add_job('send-scheduled-messages', 'null'::json)`)
  await server.workOff()
  expect(await written()).toEqual(['Overdue'])
})
