import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { joinAs } from '#test/members.ts'
import { openTestServer, password, unique, type PlannerCaller, type TestServer } from '#test/server.ts'
import { watch } from '#test/event-stream.ts'

let server: TestServer
let owner: PlannerCaller
beforeAll(async () => {
  server = await openTestServer({ publicUrl: 'https://bloom.example' })
})
afterAll(() => server.close())
beforeEach(async () => {
  owner = await server.planner()
})

const invited = () => ({ name: 'Ada Assistant', email: `${unique()}@team.example`, role: 'assistant' })

/** The token of the link in the latest mail. */
async function mailedToken(): Promise<string> {
  await server.workOff()
  const mails = await server.newMails()
  return /join\?token=([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? ''
}

describe('an invitation', () => {
  it('is mailed, names the studio, is used once and signs in', async () => {
    await owner.patch('/api/business', { businessName: 'Fern & Fig' })
    const ada = invited()
    const { status, body } = await owner.post('/api/members', ada)
    expect({ status, body }).toMatchObject({ status: 201, body: { ...ada, joinedAt: null, weddings: [] } })
    const token = await mailedToken()
    const visitor = server.visitor()
    const read = await visitor.get(`/api/member-invite/${token}`)
    expect(read.body).toEqual({
      studio: 'Fern & Fig',
      name: ada.name,
      email: ada.email,
      role: 'assistant',
      hasJoined: false,
    })
    const joined = await visitor.post(`/api/member-invite/${token}`, {
      name: 'Ada',
      password,
      confirmPassword: password,
    })
    expect(joined.body.user).toMatchObject({
      name: 'Ada',
      email: ada.email,
      role: 'Assistant',
      rights: ['work', 'names', 'day'],
    })
    expect((await visitor.get('/api/auth/me')).body.user).toMatchObject({
      id: owner.id,
      name: 'Ada',
      memberId: body.id,
    })
    const again = await server
      .visitor()
      .post(`/api/member-invite/${token}`, { name: 'Eve', password, confirmPassword: password })
    expect(again.status).toBe(404)
    expect((await owner.get('/api/members')).body).toMatchObject([{ name: 'Ada', joinedAt: expect.any(String) }])
  })

  it('that is sent again ends the earlier link', async () => {
    const { body } = await owner.post('/api/members', invited())
    const first = await mailedToken()
    expect((await owner.post(`/api/members/${body.id}/invite`)).status).toBe(200)
    expect((await server.visitor().get(`/api/member-invite/${first}`)).status).toBe(404)
    expect((await server.visitor().get(`/api/member-invite/${await mailedToken()}`)).status).toBe(200)
  })

  it('expires after 14 days', async () => {
    const { body } = await owner.post('/api/members', invited())
    const token = await mailedToken()
    await server.database.ownerPool.query(`update members set invite_expires_at = now() where id = $1`, [body.id])
    expect((await server.visitor().get(`/api/member-invite/${token}`)).status).toBe(404)
  })

  it.each([
    [{ role: 'owner' }, 'role'],
    [{ role: 'king' }, 'role'],
    [{ email: 'no address' }, 'email'],
    [{ name: ' ' }, 'name'],
    [{ weddings: [987654] }, 'weddings'],
  ])('with %j is refused', async (wrong, path) => {
    const { status, body } = await owner.post('/api/members', { ...invited(), ...wrong })
    expect({ status, issues: body.issues }).toMatchObject({ status: 400, issues: [{ path }] })
    expect((await owner.get('/api/members')).body).toEqual([])
  })

  it('of the owner, or of somebody twice, is refused', async () => {
    expect((await owner.post('/api/members', { ...invited(), email: owner.email })).status).toBe(400)
    const ada = invited()
    await owner.post('/api/members', ada)
    const { status, body } = await owner.post('/api/members', { ...ada, email: ada.email.toUpperCase() })
    expect({ status, body }).toMatchObject({ status: 409, body: { issues: [{ path: 'email' }] } })
  })
})

describe('a member', () => {
  it('signs in with a password of its own, and is not told apart from an unknown address without it', async () => {
    const ada = await joinAs(server, owner, 'assistant')
    const visitor = server.visitor()
    const wrong = await visitor.post('/api/auth/login', { email: ada.email, password: 'something else' })
    const unknown = await visitor.post('/api/auth/login', { email: 'nobody@team.example', password })
    expect(wrong).toMatchObject({ status: 401, body: { message: unknown.body.message } })
    const { body } = await visitor.post('/api/auth/login', { email: ada.email.toUpperCase(), password })
    expect(body.user).toMatchObject({ memberId: ada.id, role: 'Assistant' })
  })

  it('with the address of a studio of its own is signed in by the password', async () => {
    const other = await server.planner()
    const { body } = await other.post('/api/members', { ...invited(), email: owner.email })
    const token = await mailedToken()
    const theirs = { name: 'Paula', password: 'another-good-one', confirmPassword: 'another-good-one' }
    await server.visitor().post(`/api/member-invite/${token}`, theirs)
    const signIn = async (with_: string) =>
      (await server.visitor().post('/api/auth/login', { email: owner.email, password: with_ })).body.user
    expect(await signIn(password)).toMatchObject({ id: owner.id, memberId: null })
    expect(await signIn('another-good-one')).toMatchObject({ id: other.id, memberId: body.id })
  })

  it('changes its own name, phone number and password, and ends only its own sessions by that', async () => {
    const ada = await joinAs(server, owner, 'assistant')
    const elsewhere = server.visitor()
    await elsewhere.post('/api/auth/login', { email: ada.email, password })
    const changed = await ada.patch('/api/profile', { name: 'Ada L.', phone: '+1 555 0100', email: ada.email, bio: '' })
    expect(changed.body).toMatchObject({ name: 'Ada L.', phone: '+1 555 0100', memberId: ada.id })
    expect((await ada.patch('/api/profile', { email: 'new@team.example' })).status).toBe(400)
    expect((await ada.patch('/api/profile', { bio: 'My words' })).status).toBe(400)
    expect((await owner.get('/api/auth/me')).body.user).toMatchObject({ name: 'Paula Planner', phone: null })
    const next = { currentPassword: password, newPassword: 'a-better-one', confirmPassword: 'a-better-one' }
    expect((await ada.patch('/api/auth/password', { ...next, currentPassword: 'wrong' })).status).toBe(400)
    expect((await ada.patch('/api/auth/password', next)).status).toBe(200)
    expect((await ada.get('/api/auth/me')).status).toBe(200)
    expect((await elsewhere.get('/api/auth/me')).status).toBe(401)
    expect((await owner.get('/api/auth/me')).status).toBe(200)
    const again = await server.visitor().post('/api/auth/login', { email: ada.email, password: 'a-better-one' })
    expect(again.status).toBe(200)
  })

  it('chooses a new password by mail', async () => {
    const ada = await joinAs(server, owner, 'assistant')
    await server.workOff()
    await server.newMails()
    await server.visitor().post('/api/auth/forgot-password', { email: ada.email })
    const token = await mailedToken()
    expect((await server.visitor().get(`/api/member-invite/${token}`)).body).toMatchObject({ hasJoined: true })
    const next = { name: 'Ada', password: 'a-better-one', confirmPassword: 'a-better-one' }
    expect((await server.visitor().post(`/api/member-invite/${token}`, next)).status).toBe(200)
    expect((await ada.get('/api/auth/me')).status).toBe(401)
  })

  it('is signed out at once when removed, also from the live channel', async () => {
    const ada = await joinAs(server, owner, 'planner')
    const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
    const stream = await watch(address, ada)
    expect((await owner.delete(`/api/members/${ada.id}`)).status).toBe(204)
    await stream.ended
    expect((await ada.get('/api/clients')).status).toBe(401)
    expect((await server.visitor().post('/api/auth/login', { email: ada.email, password })).status).toBe(401)
  })

  it('with another role has its rights from the next call on', async () => {
    const ada = await joinAs(server, owner, 'planner')
    expect((await ada.get('/api/invoices')).status).toBe(200)
    await owner.patch(`/api/members/${ada.id}`, { role: 'assistant' })
    expect((await ada.get('/api/invoices')).status).toBe(403)
    await owner.patch(`/api/members/${ada.id}`, { role: 'bookkeeper' })
    expect((await ada.get('/api/tasks')).status).toBe(403)
    expect((await ada.get('/api/invoices')).status).toBe(200)
  })

  it('is named in the history', async () => {
    const client = await owner.addClient()
    const ada = await joinAs(server, owner, 'assistant')
    await ada.post('/api/tasks', { title: 'Order the cake', clientId: client.id })
    const { body } = await owner.get(`/api/clients/${client.id}/history`)
    expect(body[0]).toMatchObject({ by: 'Max assistant' })
  })

  it('writes to couples under its own name', async () => {
    const client = await owner.addClient()
    const ada = await joinAs(server, owner, 'assistant')
    const { body } = await ada.post(`/api/clients/${client.id}/messages`, { content: 'Hello' })
    expect(body).toMatchObject({ sender: 'planner', senderName: 'Max assistant' })
  })

  it('becomes the owner when the studio is handed over, and the owner a planner', async () => {
    const ada = await joinAs(server, owner, 'assistant')
    await owner.addClient()
    const path = `/api/members/${ada.id}/hand-over`
    expect((await owner.post(path, { currentPassword: 'wrong' })).status).toBe(400)
    expect((await owner.post(path, { currentPassword: password })).status).toBe(200)
    for (const caller of [owner, ada]) expect((await caller.get('/api/auth/me')).status).toBe(401)
    const signIn = async (email: string) =>
      (await server.visitor().post('/api/auth/login', { email, password })).body.user
    expect(await signIn(ada.email)).toMatchObject({
      id: owner.id,
      memberId: null,
      role: 'Admin',
      name: 'Max assistant',
    })
    expect(await signIn(owner.email)).toMatchObject({ id: owner.id, memberId: ada.id, role: 'Planner' })
  })

  it('who has not joined cannot become the owner', async () => {
    const { body } = await owner.post('/api/members', invited())
    const { status } = await owner.post(`/api/members/${body.id}/hand-over`, { currentPassword: password })
    expect(status).toBe(404)
    expect((await owner.get('/api/auth/me')).status).toBe(200)
  })

  it('of another studio is not found', async () => {
    const ada = await joinAs(server, owner, 'assistant')
    const other = await server.planner()
    expect((await other.patch(`/api/members/${ada.id}`, { role: 'planner' })).status).toBe(404)
    expect((await other.delete(`/api/members/${ada.id}`)).status).toBe(404)
    expect((await ada.get('/api/auth/me')).body.user.role).toBe('Assistant')
  })
})

it('what a member writes while its role changes is stored once, with the new rights', async () => {
  const owner = await server.planner()
  const client = await owner.addClient()
  const member = await joinAs(server, owner, 'planner')
  const as = async (role: string) => {
    // The process remembers the member as it is now.
    await member.get('/api/tasks')
    await server.database.ownerPool.query('update members set role = $2 where id = $1', [member.id, role])
  }
  await as('assistant')
  const task = (await member.post('/api/tasks', { title: 'Once' })).body as { id: number }
  await as('planner')
  expect((await member.patch(`/api/tasks/${task.id}`, { completed: true })).status).toBe(200)
  await as('assistant')
  expect((await member.patch(`/api/clients/${client.id}`, { notes: 'Once' })).status).toBe(200)
  expect((await owner.get('/api/tasks')).body).toMatchObject([{ title: 'Once', completed: true }])
  const { rows } = await server.database.ownerPool.query(
    `select operation from history where planner_id = $1 and table_name = 'tasks' order by id`,
    [owner.id],
  )
  expect(rows).toEqual([{ operation: 'insert' }, { operation: 'update' }])
})
