import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sweepAccounts } from '#studio/accounts/server/jobs.ts'
import { latestToken, logIn, signUpForm } from '#test/accounts.ts'
import { openTestServer, unique, type TestServer } from '#test/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const signUp = async (email: string, name: string) => {
  const secret = `of-${name}`
  const form = { ...signUpForm(email), name, password: secret, confirmPassword: secret }
  expect((await server.visitor().post('/api/auth/signup', form)).status).toBe(201)
  return { secret, token: await latestToken(server) }
}
const verify = (token: string) => server.visitor().post('/api/auth/verify-email', { token })
const enter = async (email: string, secret: string) => (await logIn(server.visitor(), email, secret)).status
const newAddress = () => `${unique()}@example.com`
const linksOf = async () => {
  await server.workOff()
  const mails = await server.newMails()
  return mails.map(({ text = '' }) => ({ token: /token=([\w-]+)/.exec(text)?.[1] ?? '', text }))
}
const waiting = async (email: string) => {
  const { rows } = await server.database.ownerPool.query('select name from planners where lower(email) = $1', [email])
  return rows.map(({ name }) => name)
}

describe('several sign-ups with one address', () => {
  it('have links and passwords of their own, and confirming one forgets the others', async () => {
    const email = newAddress()
    const owner = await signUp(email, 'owner')
    const strangers = [await signUp(email.toUpperCase(), 'stranger'), await signUp(email, 'another')]
    for (const { secret } of [owner, ...strangers]) expect(await enter(email, secret)).toBe(403)
    expect((await verify(owner.token)).status).toBe(200)
    expect(await enter(email, owner.secret)).toBe(200)
    for (const { secret, token } of strangers) {
      expect(await enter(email, secret)).toBe(401)
      expect((await verify(token)).status).toBe(400)
    }
    expect(await waiting(email)).toEqual(['owner'])
    expect((await verify(owner.token)).status).toBe(200)
  })

  it('are told apart by when they were made', async () => {
    const email = newAddress()
    await signUp(email, 'owner')
    await server.visitor().post('/api/auth/resend-verification', { email })
    const [alone] = await linksOf()
    expect(alone?.text).not.toContain('more than once')
    expect(alone?.text).toMatch(/signed up with this address on \w+ \d+, \d{4}, \d\d:\d\d UTC and chose a password/)
    expect(alone?.text).toContain('if that was not you, do not open it')
    await server.database.ownerPool.query(`update planners set created_at = '2026-03-04 05:06Z' where email = $1`, [
      email,
    ])
    await signUp(email, 'stranger')
    await server.visitor().post('/api/auth/resend-verification', { email })
    const links = await linksOf()
    expect(links).toHaveLength(2)
    for (const { text } of links) expect(text).toContain('signed up with this address more than once')
    const own = links.find(({ text }) => text.includes('March 4, 2026, 05:06 UTC'))
    expect((await verify(own!.token)).status).toBe(200)
    expect(await enter(email, 'of-owner')).toBe(200)
  })

  it('are confirmed once, also at the same moment', async () => {
    const email = newAddress()
    const all = [await signUp(email, 'one'), await signUp(email, 'two'), await signUp(email, 'three')]
    const answers = await Promise.all(all.map(({ token }) => verify(token)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await waiting(email)).toHaveLength(1)
  })

  it('are forgotten by a new password, which proves the address too', async () => {
    const email = newAddress()
    const [owner, stranger] = [await signUp(email, 'owner'), await signUp(email, 'stranger')]
    await server.visitor().post('/api/auth/forgot-password', { email })
    const token = await latestToken(server)
    const chosen = { token, password: 'chosen-anew', confirmPassword: 'chosen-anew' }
    expect((await server.visitor().post('/api/auth/reset-password', chosen)).status).toBe(200)
    expect(await enter(email, 'chosen-anew')).toBe(200)
    for (const { secret, token: link } of [owner, stranger]) {
      expect(await enter(email, secret)).toBe(401)
      expect((await verify(link)).status).toBe(400)
    }
  })

  it('are deleted when nobody confirms them for thirty days', async () => {
    const email = newAddress()
    await signUp(email, 'old')
    const { ownerPool: pool } = server.database
    await pool.query(`update planners set created_at = now() - interval '31 days' where email = $1`, [email])
    const known = await server.planner()
    await pool.query(`update planners set created_at = now() - interval '31 days' where id = $1`, [known.id])
    await signUp(email, 'new')
    await sweepAccounts.run(null, server.jobContext, {} as never)
    expect(await waiting(email)).toEqual(['new'])
    expect((await known.get('/api/auth/me')).status).toBe(200)
  })
})

it('tokens and calendars work for confirmed accounts only', async () => {
  const owner = await server.planner()
  const { body: made } = await owner.post('/api/tokens', { name: 'Program', role: 'planner', days: null })
  const { body: feed } = await owner.post('/api/feeds', {})
  const headers = { authorization: `Bearer ${made.token}` }
  const calls = async () => [
    (await server.visitor().send('GET', '/api/clients', undefined, { headers })).status,
    (await server.visitor().get(`/api/calendar/${feed.token}.ics`)).status,
  ]
  expect(await calls()).toEqual([200, 200])
  await server.database.ownerPool.query('update planners set email_verified = false where id = $1', [owner.id])
  expect(await calls()).toEqual([401, 404])
})
