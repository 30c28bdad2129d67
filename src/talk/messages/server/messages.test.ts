import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '#weddings/clients/contract/endpoints.ts'
import type { Conversation } from '#talk/messages/contract/endpoints.ts'
import { heic } from '#test/heic.ts'
import { formOf, pdf } from '#test/form.ts'
import { openTestServer, type Caller, type PlannerCaller, type TestServer } from '#test/server.ts'

let server: TestServer
let planner: PlannerCaller
let couple: Caller & { client: Client }
let path: string

beforeAll(async () => {
  server = await openTestServer()
  planner = await server.planner()
  couple = await server.couple(planner)
  path = `/api/clients/${couple.client.id}/messages`
})
afterAll(() => server.close())

describe('a message', () => {
  it('is from the session’s user, whatever the body says', async () => {
    const forged = { sender: 'planner', senderName: 'The planner', content: ' Hello ' }
    expect(await couple.post(path, forged)).toMatchObject({
      status: 201,
      body: { sender: 'client', senderName: 'Client', content: 'Hello', read: false },
    })
    const answer = await planner.post(path, { sender: 'client', content: 'Hi' })
    expect(answer.body).toMatchObject({ sender: 'planner', senderName: 'Paula Planner' })
    const { body } = await couple.get(path)
    expect(body.map(({ content }: { content: string }) => content)).toEqual(['Hello', 'Hi'])
  })

  it.each([[{ content: '  ' }], [{}], [{ content: 'x'.repeat(10_001) }]])('%j is refused', async (body) => {
    expect((await couple.post(path, body)).status).toBe(400)
  })

  it('of a couple notifies its planner', async () => {
    await couple.post(path, { content: 'Can we talk?' })
    const { body } = await planner.get('/api/notifications')
    expect(body[0]).toMatchObject({
      type: 'message',
      title: 'Message from Emma & James',
      message: 'Can we talk?',
      relatedId: couple.client.id,
    })
    await couple.post(path, { content: `${'x'.repeat(119)}🌸🌸` })
    expect((await planner.get('/api/notifications')).body[0].message).toBe('x'.repeat(119))
  })
})

describe('files of a message', () => {
  const letter = { name: 'Liebe Grüße.txt', bytes: 'Bis bald!' }
  const bytesOf = (caller: Caller, id: number) =>
    server.app.inject({ url: `/api/attachments/${id}/download`, cookies: Object.fromEntries(caller.cookies) })

  it('are sent with or without text, and downloaded by both sides', async () => {
    const plan = { name: 'plan.pdf', bytes: pdf() }
    const { status, body } = await couple.post(path, ...(await formOf({ content: ' Look! ' }, [letter, plan])))
    expect(status).toBe(201)
    expect(body).toMatchObject({
      content: 'Look!',
      sender: 'client',
      hasAttachments: true,
      attachments: [
        { id: expect.any(Number), originalName: 'Liebe Grüße.txt', fileType: 'text/plain', fileSize: 9 },
        { id: expect.any(Number), originalName: 'plan.pdf', fileType: 'application/pdf', fileSize: 2000 },
      ],
    })
    expect(Object.keys(body.attachments[0]).sort()).toEqual(['fileSize', 'fileType', 'id', 'originalName'])
    expect((await planner.get(`${path}?limit=1`)).body).toEqual([body])
    for (const caller of [planner, couple]) {
      const file = await bytesOf(caller, body.attachments[0].id)
      expect(file.body).toBe('Bis bald!')
      expect(file.headers['content-disposition']).toBe(
        `attachment; filename="Liebe Gru_e.txt"; filename*=UTF-8''Liebe%20Gr%C3%BC%C3%9Fe.txt`,
      )
    }
    const silent = await couple.post(path, ...(await formOf({}, [letter])))
    expect(silent).toMatchObject({ status: 201, body: { content: '', attachments: [{ originalName: letter.name }] } })
    const notification = (await planner.get('/api/notifications')).body[0]
    expect(notification).toMatchObject({ type: 'message', message: letter.name })
    expect((await planner.get('/api/messages/recent')).body[0].content).toBe(letter.name)
    expect((await planner.get('/api/messages')).body[0].lastMessage.content).toBe(letter.name)
    await planner.post(path, { content: 'Thank you' })
    expect((await couple.get(`${path}?limit=1`)).body).toMatchObject([{ hasAttachments: false, attachments: [] }])
  })

  it('in HEIC become JPEG pictures, and a damaged one is refused', async () => {
    const before = await server.storedFiles()
    const { status, body } = await couple.post(path, ...(await formOf({}, [{ name: 'IMG_7.HEIC', bytes: heic() }])))
    expect(status).toBe(201)
    expect(body.attachments).toMatchObject([{ originalName: 'IMG_7.jpg', fileType: 'image/jpeg' }])
    const { rawPayload } = await bytesOf(planner, body.attachments[0].id)
    expect(rawPayload.subarray(0, 3).toString('hex')).toBe('ffd8ff')
    expect(rawPayload).toHaveLength(body.attachments[0].fileSize)
    const damaged = { name: 'a.heic', bytes: heic().subarray(0, 380) }
    expect((await couple.post(path, ...(await formOf({}, [damaged])))).status).toBe(415)
    expect(await server.storedFiles()).toHaveLength(before.length + 1)
  })

  it.each([
    ['more than five files', {}, Array.from({ length: 6 }, () => letter), 413],
    ['a file of a wrong type', { content: 'Look' }, [letter, { name: 'a.svg', bytes: '<svg/>' }], 415],
    [
      'a file that is too large',
      { content: 'Look' },
      [letter, { name: 'a.pdf', bytes: pdf(10 * 1024 * 1024 + 1) }],
      413,
    ],
    ['no file and no text', { content: ' ' }, [], 400],
    ['too much text', { content: 'x'.repeat(10_001) }, [letter], 400],
  ])('are refused: %s; nothing is stored', async (_, fields, files, status) => {
    const [messages, before] = [(await planner.get(path)).body, await server.storedFiles()]
    const answer = await couple.post(path, ...(await formOf(fields, files)))
    expect([answer.status, typeof answer.body.message]).toEqual([status, 'string'])
    expect(await server.storedFiles()).toEqual(before)
    expect((await planner.get(path)).body).toEqual(messages)
  })

  it('are not accessible to others', async () => {
    const { body } = await couple.post(path, ...(await formOf({}, [letter])))
    const strangers = [await server.couple(planner), await server.planner(), server.visitor()]
    const statuses = await Promise.all(strangers.map((caller) => bytesOf(caller, body.attachments[0].id)))
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([404, 404, 401])
    const before = await server.storedFiles()
    for (const caller of strangers.slice(0, 2))
      expect((await caller.post(path, ...(await formOf({}, [letter])))).status).toBe(404)
    expect(await server.storedFiles()).toEqual(before)
  })
})

describe('read receipts', () => {
  it("mark the other side's messages, not one's own", async () => {
    const quiet = await server.couple(planner)
    const thread = `/api/clients/${quiet.client.id}/messages`
    await quiet.post(thread, { content: 'one' })
    await quiet.post(thread, { content: 'two' })
    await planner.post(thread, { content: 'three' })
    const unread = async () =>
      ((await planner.get('/api/messages')).body as Conversation[]).find(({ clientId }) => clientId === quiet.client.id)
    expect(await unread()).toMatchObject({ unread: 2, lastMessage: { sender: 'planner', content: 'three' } })
    await quiet.post(`${thread}/read`)
    expect(await unread()).toMatchObject({ unread: 2 })
    await planner.post(`${thread}/read`)
    expect(await unread()).toMatchObject({ unread: 0 })
    expect((await quiet.get(thread)).body.every(({ read }: { read: boolean }) => read)).toBe(true)
  })
})

describe('a planner reading a conversation', () => {
  it('marks notifications about the conversation read, and announces it', async () => {
    const own = await server.planner()
    const [read, other] = [await server.couple(own), await server.couple(own)]
    await own.patch('/api/notifications/mark-all-read')
    for (const one of [read, read, other]) await one.post(`/api/clients/${one.client.id}/messages`, { content: 'Hi' })
    const counts = async () => (await own.get('/api/notifications/unread-count')).body
    expect(await counts()).toEqual({ count: 3, messages: 3 })
    await read.post(`/api/clients/${read.client.id}/messages/read`)
    expect(await counts()).toEqual({ count: 3, messages: 3 })
    await own.post(`/api/clients/${read.client.id}/messages/read`)
    expect(await counts()).toEqual({ count: 1, messages: 1 })
    const unread = (await own.get('/api/notifications')).body.filter(({ read: isRead }: { read: boolean }) => !isRead)
    expect(unread).toMatchObject([{ type: 'message', relatedId: other.client.id, clientId: other.client.id }])
  })
})

describe('lists', () => {
  it('contain every couple, latest conversation first, empty ones last', async () => {
    const other = await server.planner()
    const silent = await other.addClient({ partnerOneName: 'Silent' })
    const [early, late] = [await server.couple(other), await server.couple(other)]
    await early.post(`/api/clients/${early.client.id}/messages`, { content: 'early' })
    await late.post(`/api/clients/${late.client.id}/messages`, { content: 'before' })
    await late.post(`/api/clients/${late.client.id}/messages`, { content: 'late' })
    await other.post(`/api/clients/${late.client.id}/messages`, { content: 'an answer' })
    const { body } = await other.get('/api/messages')
    expect(body.map(({ clientId }: Conversation) => clientId)).toEqual([late.client.id, early.client.id, silent.id])
    expect(body[2].lastMessage).toBeNull()
    expect(body.map(({ isActivated }: Conversation) => isActivated)).toEqual([true, true, false])
    const recent = await other.get('/api/messages/recent')
    expect(recent.body).toHaveLength(2)
    expect(recent.body).toMatchObject([
      {
        content: 'late',
        senderName: 'Client',
        personName: 'Emma',
        clientName: 'Emma & James',
        avatarUrl: null,
        createdAt: expect.any(String),
      },
      { content: 'early' },
    ])
    await server.database.ownerPool.query(
      `update messages set timestamp = timestamp - interval '2 days' where client_id = ${late.client.id}`,
    )
    const couples = async (list: string) =>
      ((await other.get(list)).body as Conversation[]).map(({ clientId }) => clientId)
    expect(await couples('/api/messages/recent')).toEqual([early.client.id, late.client.id])
    expect(await couples('/api/messages')).toEqual([early.client.id, late.client.id, silent.id])
  })

  it('have pages with links', async () => {
    const talkative = await server.couple(planner)
    const thread = `/api/clients/${talkative.client.id}/messages`
    for (let n = 1; n <= 5; n++) await talkative.post(thread, { content: String(n) })
    const contents = (body: { content: string }[]) => body.map(({ content }) => content)
    const newest = await planner.get(`${thread}?limit=2`)
    expect(contents(newest.body)).toEqual(['4', '5'])
    const next = /<(.+)>; rel="next"/.exec(String(newest.headers.link))?.[1] ?? ''
    const older = await planner.get(next)
    expect(contents(older.body)).toEqual(['2', '3'])
    const oldest = await planner.get(/<(.+)>/.exec(String(older.headers.link))?.[1] ?? '')
    expect(contents(oldest.body)).toEqual(['1'])
    expect(oldest.headers).not.toHaveProperty('link')
    expect((await planner.get(thread)).body).toHaveLength(5)
  })
})
