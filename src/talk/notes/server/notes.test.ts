import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Client } from '#weddings/clients/contract/endpoints.ts'
import type { Note } from '#talk/notes/contract/endpoints.ts'
import type { Notification } from '#talk/notifications/contract/endpoints.ts'
import { joinAs, type MemberCaller } from '#test/members.ts'
import { openTestServer, type Caller, type PlannerCaller, type TestServer } from '#test/server.ts'

let server: TestServer
let owner: PlannerCaller
let assistant: MemberCaller
let client: Client
let at: string

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

beforeEach(async () => {
  owner = await server.planner()
  assistant = await joinAs(server, owner, 'assistant')
  client = await owner.addClient()
  at = `/api/clients/${client.id}/notes`
})

const write = async (by: Caller, text: string): Promise<Note> => (await by.post(at, { text })).body
const news = async (of: Caller): Promise<Notification[]> =>
  (await of.get('/api/notifications')).body.filter(({ title }: Notification) => title.endsWith('mentioned you'))

describe('internal notes', () => {
  it('are read by the studio in the order in which they were written, with who wrote them', async () => {
    await write(owner, 'Aunt May is allergic to lilies.')
    await write(assistant, 'The band comes at four.')
    const { notes, people } = (await assistant.get(at)).body
    expect(notes).toMatchObject([
      { text: 'Aunt May is allergic to lilies.', isOwn: false },
      { text: 'The band comes at four.', isOwn: true, byName: 'Max assistant' },
    ])
    expect(people).toMatchObject([{ memberId: null }, { memberId: assistant.id, name: 'Max assistant' }])
    expect(notes[0].byName).toBe(people[0].name)
  })

  it('are never shown to the couple, to bookkeepers, to those on site, or to another studio', async () => {
    await write(owner, 'A secret')
    const couple = await server.couple(owner, client)
    const bookkeeper = await joinAs(server, owner, 'bookkeeper')
    const onSite = await joinAs(server, owner, 'day-of', [client.id])
    for (const caller of [couple, bookkeeper, onSite]) {
      expect((await caller.get(at)).status).toBe(403)
      expect((await caller.post(at, { text: 'Mine' })).status).toBe(403)
    }
    const stranger = await server.planner()
    expect((await stranger.get(at)).status).toBe(404)
    expect((await stranger.post(at, { text: 'Mine' })).status).toBe(404)
  })

  it('are deleted by who wrote them and by the owner, and by nobody else', async () => {
    const [first, second] = [await write(owner, 'One'), await write(assistant, 'Two')]
    expect((await assistant.delete(`/api/notes/${first.id}`)).status).toBe(403)
    expect((await assistant.delete(`/api/notes/${second.id}`)).status).toBe(204)
    expect((await assistant.delete(`/api/notes/${second.id}`)).status).toBe(404)
    const third = await write(assistant, 'Three')
    expect((await owner.delete(`/api/notes/${third.id}`)).status).toBe(204)
    expect((await owner.get(at)).body.notes).toHaveLength(1)
  })

  it('of others are not deleted with a token that lacks the right to the account', async () => {
    const { id } = await write(assistant, 'Two')
    const { body } = await owner.post('/api/tokens', { name: 'Program', role: 'assistant', days: 30 })
    const headers = { authorization: `Bearer ${body.token}` }
    expect((await server.visitor().delete(`/api/notes/${id}`, { headers })).status).toBe(403)
  })

  it('stay, with the name, when the member is removed', async () => {
    await write(assistant, 'The band comes at four.')
    await owner.delete(`/api/members/${assistant.id}`)
    const { notes, people } = (await owner.get(at)).body
    expect(notes).toMatchObject([{ byName: 'Max assistant' }])
    expect(people).toHaveLength(1)
  })

  it('notify whom they mention, but not whoever wrote them', async () => {
    const [{ name }] = (await owner.get(at)).body.people
    await write(assistant, `@${name} can you call the band? @Max Assistant did not reach it.`)
    expect(await news(owner)).toMatchObject([
      { title: 'Max assistant mentioned you', relatedType: 'message', relatedId: client.id },
    ])
    expect(await news(assistant)).toEqual([])
    await write(owner, 'Done, @max assistant, and @max assistant again.')
    expect(await news(assistant)).toHaveLength(1)
    await write(owner, 'Nobody is meant by max assistant or mail@max assistant.')
    expect(await news(assistant)).toHaveLength(1)
  })

  it('are refused when empty, too long or too many', async () => {
    for (const text of ['', ' \n ', 'x'.repeat(2001)]) expect((await owner.post(at, { text })).status).toBe(400)
    await server.database.ownerPool.query(
      `insert into notes (planner_id, client_id, text, by_name)
       select planner_id, id, 'x', 'x' from clients, generate_series(1, 500) where id = $1`,
      [client.id],
    )
    expect((await owner.post(at, { text: 'One more' })).body.message).toBe('A wedding has at most 500 internal notes.')
  })
})
