import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Session } from '#studio/sessions/contract/endpoints.ts'
import { mailTexts } from '#test/mail-texts.ts'
import { joinAs } from '#test/members.ts'
import { openTestServer, password, type Caller, type PlannerCaller, type TestServer } from '#test/server.ts'

let server: TestServer
let owner: PlannerCaller

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  owner = await server.planner()
  await server.workOff()
  await server.newMails()
})

const list = async (of: Caller): Promise<Session[]> => (await of.get('/api/sessions')).body
async function signIn(email: string, browser = server.visitor()): Promise<Caller> {
  expect((await browser.post('/api/auth/login', { email, password })).status).toBe(200)
  return browser
}
const told = async () => {
  await server.workOff()
  return mailTexts(await server.newMails())
}

describe('the sessions', () => {
  it('are listed with device and address, the current one first', async () => {
    const second = await signIn(owner.email)
    const sessions = await list(second)
    expect(sessions).toHaveLength(2)
    expect(sessions[0]).toMatchObject({ isCurrent: true, address: '127.0.0.1', device: 'Another program' })
    expect(sessions[1]).toMatchObject({ isCurrent: false })
  })

  it('are ended one by one, or all but the current one, at once', async () => {
    const [second, third, fourth] = [
      await signIn(owner.email),
      await signIn(owner.email),
      await signIn(owner.email),
    ] as const
    const [current] = await list(second)
    expect((await owner.delete(`/api/sessions/${current?.id}`)).status).toBe(204)
    expect((await second.get('/api/clients')).status).toBe(401)
    expect((await owner.delete(`/api/sessions/${current?.id}`)).status).toBe(404)
    expect((await third.delete('/api/sessions')).status).toBe(204)
    for (const ended of [owner, fourth]) expect((await ended.get('/api/clients')).status).toBe(401)
    expect(await list(third)).toHaveLength(1)
  })

  it('end at their time', async () => {
    expect((await owner.get('/api/clients')).status).toBe(200)
    const end = `update planner_sessions set expires_at = now() - interval '1 second' where planner_id = $1`
    await server.database.ownerPool.query(end, [owner.id])
    expect((await owner.get('/api/clients')).status).toBe(401)
  })

  it('of a member are its own', async () => {
    const assistant = await joinAs(server, owner, 'assistant')
    const bookkeeper = await joinAs(server, owner, 'bookkeeper')
    const [theirs] = await list(assistant)
    expect(await list(owner)).toHaveLength(1)
    for (const other of [owner, bookkeeper, await server.planner()])
      expect((await other.delete(`/api/sessions/${theirs?.id}`)).status).toBe(404)
    await bookkeeper.delete('/api/sessions')
    expect(await list(assistant)).toHaveLength(1)
    expect(await list(bookkeeper)).toHaveLength(1)
  })

  it('are not ended by a token', async () => {
    const { body } = await owner.post('/api/tokens', { name: 'Program', role: 'planner', days: 30 })
    const headers = { authorization: `Bearer ${body.token}` }
    expect((await server.visitor().delete('/api/sessions', { headers })).status).toBe(403)
    expect(await list(owner)).toHaveLength(1)
  })
})

describe('a sign-in', () => {
  it('with another browser is told by mail, with the same one it is not', async () => {
    expect(await told()).toBe('')
    const second = await signIn(owner.email)
    const text = await told()
    expect(text).toContain('with Another program, from the address 127.0.0.1')
    expect(text).toContain('/settings?tab=security')
    await second.post('/api/auth/logout')
    await signIn(owner.email, second)
    expect(await told()).toBe('')
  })

  it('of a member is told to the member', async () => {
    const assistant = await joinAs(server, owner, 'assistant')
    await told()
    await signIn(assistant.email)
    const mails = await (async () => {
      await server.workOff()
      return server.newMails()
    })()
    expect(mails).toHaveLength(1)
    expect(mailTexts(mails)).toContain('Max assistant')
  })

  it('is new for another account of the same browser', async () => {
    const other = await server.planner()
    await told()
    await signIn(other.email, await signIn(owner.email))
    expect((await told()).match(/A sign-in|with Another program/g)?.length).toBeGreaterThanOrEqual(2)
  })
})
