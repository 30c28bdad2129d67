import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '#contract/clients.ts'
import type { Conversation } from '#contract/messages.ts'
import { openTestServer, type Caller, type PlannerCaller, type TestServer } from '#server/test-server.ts'

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
  it('is from whoever is signed in, whatever the body says', async () => {
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

  it('of a couple is news for its planner', async () => {
    await couple.post(path, { content: 'Can we talk?' })
    const { body } = await planner.get('/api/notifications')
    expect(body[0]).toMatchObject({
      type: 'message',
      title: 'Message from Emma & James',
      message: 'Can we talk?',
      relatedId: couple.client.id,
    })
  })
})

describe('reading', () => {
  it("marks the other side's messages, not one's own", async () => {
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

describe('lists', () => {
  it('name every couple, the latest conversation first, silent ones last', async () => {
    const other = await server.planner()
    const silent = await other.addClient({ partnerOneName: 'Silent' })
    const [early, late] = [await server.couple(other), await server.couple(other)]
    await early.post(`/api/clients/${early.client.id}/messages`, { content: 'early' })
    await late.post(`/api/clients/${late.client.id}/messages`, { content: 'late' })
    const { body } = await other.get('/api/messages')
    expect(body.map(({ clientId }: Conversation) => clientId)).toEqual([late.client.id, early.client.id, silent.id])
    expect(body[2].lastMessage).toBeNull()
    const recent = await other.get('/api/messages/recent')
    expect(recent.body).toMatchObject([
      { content: 'late', senderName: 'Client', clientName: 'Emma & James', createdAt: expect.any(String) },
      { content: 'early' },
    ])
  })

  it('come in pages that lead on', async () => {
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
