import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eventStream } from '#platform/contract/fields.ts'
import { resetFactorsOf } from '#studio/second-factors/server/jobs.ts'
import { addApp } from '#test/authenticator.ts'
import { mailTexts } from '#test/mail-texts.ts'
import { joinAs, type MemberCaller } from '#test/members.ts'
import { endpoints, sampleBody } from '#test/samples.ts'
import {
  openTestServer,
  password,
  randomAddress,
  type Caller,
  type PlannerCaller,
  type TestServer,
} from '#test/server.ts'
import { everythingOf } from '#test/studio-rows.ts'

let server: TestServer
let owner: PlannerCaller
let member: MemberCaller

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  owner = await server.planner()
  await owner.addClient()
  member = await joinAs(server, owner, 'planner')
})

const told = async () => {
  await server.workOff()
  return mailTexts(await server.newMails())
}
const require = (isRequired: boolean, by: Caller = owner) => by.patch('/api/studio/second-factors', { isRequired })
const mustAdd = { status: 403, body: { mustAddSecondFactor: true, message: expect.any(String) } }
const signIn = async (email: string, code?: string) => {
  const browser = server.visitor()
  const answer = await browser.post(
    '/api/auth/login',
    { email, password, ...(code && { code }) },
    { from: randomAddress() },
  )
  return { ...answer, browser }
}

describe('a required second factor', () => {
  it('is required by an owner who has one', async () => {
    expect((await owner.get('/api/studio/second-factors')).body).toEqual({ isRequired: false, hasOwn: false })
    expect(await require(true)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('of your own') },
    })
    expect((await require(true, member)).status).toBe(403)
    await addApp(owner)
    expect((await require(true)).body).toEqual({ isRequired: true, hasOwn: true })
    expect((await owner.get('/api/clients')).status).toBe(200)
  })

  it('takes the rights from open sessions at once, and they come back with a factor', async () => {
    const { browser: second } = await signIn(member.email)
    for (const session of [member, second]) expect((await session.get('/api/clients')).status).toBe(200)
    await addApp(owner)
    await require(true)
    for (const session of [member, second]) expect(await session.get('/api/clients')).toMatchObject(mustAdd)
    const { browser: third } = await signIn(member.email)
    expect(await third.get('/api/clients')).toMatchObject(mustAdd)
    expect((await third.get('/api/auth/me')).body.user).toMatchObject({ mustAddSecondFactor: true, rights: [] })
    await addApp(third)
    for (const session of [member, second, third]) expect((await session.get('/api/clients')).status).toBe(200)
    expect((await third.get('/api/auth/me')).body.user).toMatchObject({ mustAddSecondFactor: false })
  })

  it('is not required any more once the owner says so', async () => {
    await addApp(owner)
    await require(true)
    expect((await member.get('/api/clients')).status).toBe(403)
    await require(false)
    expect((await member.get('/api/clients')).status).toBe(200)
  })

  it('binds the owner too, who removes the own one', async () => {
    await addApp(owner)
    await require(true)
    await owner.post('/api/second-factors/authenticator/remove', { currentPassword: password })
    expect(await owner.get('/api/clients')).toMatchObject(mustAdd)
    expect(await require(false)).toMatchObject(mustAdd)
  })

  it('is asked of nobody in another studio, and not of programs', async () => {
    const other = await server.planner()
    const { body } = await owner.post('/api/tokens', { name: 'Program', role: 'planner', days: 30 })
    await addApp(owner)
    await require(true)
    expect((await other.get('/api/clients')).status).toBe(200)
    const headers = { authorization: `Bearer ${body.token}` }
    expect((await server.visitor().get('/api/clients', { headers })).status).toBe(200)
  })

  it('leaves a session without it nothing but the way to add one, at every endpoint', async () => {
    await addApp(owner)
    await require(true)
    const before = await everythingOf(server.database.ownerPool, owner.id)
    for (const endpoint of endpoints) {
      if (!endpoint.for.planner || endpoint.for.link) continue
      const address = endpoint.path.replace(/\{\w+\}/g, '1')
      const body = endpoint.upload ? undefined : sampleBody(endpoint, 'planner')
      if (endpoint.beforeSecondFactor) continue
      const answer = await member.send(endpoint.method, address, body)
      const isStream = Object.values(endpoint.for).some(({ returns }) => returns === eventStream)
      expect(answer, `${endpoint.route}${isStream ? ', a stream' : ''}`).toMatchObject(mustAdd)
    }
    expect(await everythingOf(server.database.ownerPool, owner.id)).toEqual(before)
    expect(endpoints.filter(({ beforeSecondFactor }) => beforeSecondFactor).map(({ route }) => route)).toEqual([
      'GET /api/auth/me',
      'GET /api/second-factors',
      'POST /api/second-factors/authenticator',
      'POST /api/second-factors/authenticator/confirm',
      'POST /api/passkeys/options',
      'POST /api/passkeys',
    ])
  })

  it('is asked for by the database as well', async () => {
    await addApp(owner)
    await require(true)
    const { rows } = await server.database.ownerPool.query<{ token_hash: Buffer }>(
      'select token_hash from planner_sessions where member_id = $1',
      [member.id],
    )
    const connection = await server.database.pool.connect()
    try {
      await connection.query('begin')
      await connection.query('select * from enter_planner_session($1)', [rows[0]?.token_hash])
      const settings = await connection.query(
        `select current_setting('app.role') as role, current_setting('app.weddings') as weddings`,
      )
      expect(settings.rows).toEqual([{ role: '', weddings: '{}' }])
    } finally {
      await connection.query('rollback')
      connection.release()
    }
  })
})

describe('a lost second factor', () => {
  const reset = (currentPassword: string, by: Caller = owner) =>
    by.post(`/api/members/${member.id}/reset-second-factors`, { currentPassword })

  it('of a member is reset by the owner, with the password', async () => {
    await addApp(member)
    expect((await owner.get('/api/members')).body).toMatchObject([{ id: member.id, hasSecondFactor: true }])
    expect((await signIn(member.email)).status).toBe(403)
    expect((await reset('wrong')).status).toBe(400)
    expect((await reset(password, member)).status).toBe(403)
    expect((await reset(password, await server.planner())).status).toBe(404)
    await told()
    expect(await reset(password)).toMatchObject({ status: 200, body: { hasSecondFactor: false } })
    expect(await told()).toContain('The owner of your studio has removed your second factors')
    expect((await member.get('/api/auth/me')).status).toBe(401)
    expect((await signIn(member.email)).status).toBe(200)
  })

  it('of an owner is reset by the operator, and a required one is added anew', async () => {
    await addApp(owner)
    await require(true)
    await told()
    expect(await resetFactorsOf(server.database.ownerPool, owner.email.toUpperCase())).toBe(1)
    expect(await told()).toContain('The operator of your Larkspur has removed your second factors')
    expect((await owner.get('/api/auth/me')).status).toBe(401)
    const { status, browser } = await signIn(owner.email)
    expect(status).toBe(200)
    expect(await browser.get('/api/clients')).toMatchObject(mustAdd)
    await addApp(browser)
    expect((await browser.get('/api/clients')).status).toBe(200)
    expect(await resetFactorsOf(server.database.ownerPool, 'nobody@studio.example')).toBe(0)
  })
})
