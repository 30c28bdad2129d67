import { createHook } from 'node:async_hooks'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, password, unique, type TestServer } from '#test/server.ts'
import { latestToken, logIn, signUpForm } from '#test/accounts.ts'

let server: TestServer

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

/** How many passwords are hashed meanwhile. The library's tasks are the only ones without a type. */
async function hashedDuring(work: () => Promise<unknown>): Promise<number> {
  let count = 0
  const hook = createHook({ init: (_, type) => void (count += String(type) === 'undefined' ? 1 : 0) }).enable()
  await work()
  hook.disable()
  return count
}

describe('a session', () => {
  it('uses an HttpOnly cookie', async () => {
    const planner = await server.planner()
    const { cookies } = await logIn(server.visitor(), planner.email)
    expect(cookies).toMatchObject([
      { name: 'larkspur_planner', httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 30 * 86400 },
      { name: 'larkspur_browser', httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 400 * 86400 },
    ])
    const { rows } = await server.database.ownerPool.query('select token_hash from planner_sessions')
    expect(rows.some(({ token_hash }) => token_hash.toString('base64url') === cookies[0]?.value)).toBe(false)
  })

  it('ends on logout; a logout without one succeeds', async () => {
    const planner = await server.planner()
    expect((await planner.post('/api/auth/logout')).status).toBe(200)
    expect([...planner.cookies.keys()]).toEqual(['larkspur_browser'])
    expect((await planner.get('/api/auth/me')).status).toBe(401)
    expect((await planner.post('/api/auth/logout')).status).toBe(200)
  })

  it('lasts thirty days from the last request', async () => {
    const planner = await server.planner()
    const { ownerPool: pool } = server.database
    await pool.query(
      `update planner_sessions set seen_at = now() - interval '29 days', expires_at = now() + interval '1 day' where planner_id = $1`,
      [planner.id],
    )
    const { cookies } = await planner.get('/api/auth/me')
    expect(cookies).toMatchObject([{ name: 'larkspur_planner', maxAge: 30 * 86400 }])
    const { rows } = await pool.query(
      `select expires_at > now() + interval '29 days' as renewed from planner_sessions where planner_id = $1`,
      [planner.id],
    )
    expect(rows).toEqual([{ renewed: true }])
    await pool.query(`update planner_sessions set expires_at = now() - interval '1 second' where planner_id = $1`, [
      planner.id,
    ])
    expect((await planner.get('/api/auth/me')).status).toBe(401)
  })
})

describe('wrong passwords', () => {
  it('get the same message as unknown addresses', async () => {
    const planner = await server.planner()
    const wrong = await logIn(server.visitor(), planner.email, 'not-it')
    const unknown = await logIn(server.visitor(), 'nobody@example.com', 'not-it')
    expect(wrong.status).toBe(401)
    expect(wrong.body).toEqual({ message: 'Invalid email or password. Please try again.' })
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body])
  })

  it('are compared for unknown addresses too, so that they take as long', async () => {
    const planner = await server.planner()
    const compared = (email: string) => hashedDuring(() => logIn(server.visitor(), email, 'not-it'))
    // The first one also makes the hash that unknown addresses are compared with.
    await compared(`${unique()}@example.com`)
    expect(await compared(planner.email)).toBe(1)
    expect(await compared(`${unique()}@example.com`)).toBe(1)
  })

  it('are limited per account and address, so that the owner is never locked out', async () => {
    const planner = await server.planner()
    const attacker = { from: '10.1.1.1' }
    const guess = () => server.visitor().post('/api/auth/login', { email: planner.email, password: 'guess' }, attacker)
    const guesses = await Promise.all(Array.from({ length: 14 }, guess))
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(10)
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(4)
    const owner = await server
      .visitor()
      .post('/api/auth/login', { email: planner.email, password }, { from: '10.1.1.2' })
    expect(owner.status).toBe(200)
  })

  it('are limited per address over all accounts', async () => {
    const from = { from: '10.2.2.2' }
    const guess = () =>
      server.visitor().post('/api/auth/login', { email: `${unique()}@example.com`, password: 'guess' }, from)
    const guesses = await Promise.all(Array.from({ length: 62 }, guess))
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(2)
  })

  it('do not count successful logins', async () => {
    const planner = await server.planner()
    for (let n = 0; n < 12; n++) {
      expect(
        (await server.visitor().post('/api/auth/login', { email: planner.email, password }, { from: '10.3.3.3' }))
          .status,
      ).toBe(200)
    }
  })
})

describe('a forgotten password', () => {
  it('is reset once, and every session ends', async () => {
    const planner = await server.planner()
    const visitor = server.visitor()
    await visitor.post('/api/auth/forgot-password', { email: planner.email })
    const token = await latestToken(server)
    const chosen = { token, password: 'brand-new-one', confirmPassword: 'brand-new-one' }
    expect((await visitor.post('/api/auth/reset-password', { ...chosen, confirmPassword: 'other' })).status).toBe(400)
    expect((await visitor.post('/api/auth/reset-password', chosen)).status).toBe(200)
    expect((await visitor.post('/api/auth/reset-password', chosen)).status).toBe(400)
    expect((await planner.get('/api/auth/me')).status).toBe(401)
    expect((await logIn(visitor, planner.email)).status).toBe(401)
    expect((await logIn(visitor, planner.email, 'brand-new-one')).status).toBe(200)
  })

  it('requires a token of its own kind', async () => {
    const visitor = server.visitor()
    await visitor.post('/api/auth/signup', signUpForm())
    const token = await latestToken(server)
    expect(
      (await visitor.post('/api/auth/reset-password', { token, password, confirmPassword: password })).status,
    ).toBe(400)
  })
})

describe('changing the password', () => {
  it('ends all other sessions', async () => {
    const planner = await server.planner()
    const elsewhere = server.visitor()
    await logIn(elsewhere, planner.email)
    const change = { currentPassword: password, newPassword: 'brand-new-one', confirmPassword: 'brand-new-one' }
    expect((await planner.patch('/api/auth/password', { ...change, currentPassword: 'wrong' })).status).toBe(400)
    expect((await planner.patch('/api/auth/password', change)).status).toBe(200)
    expect((await planner.get('/api/auth/me')).status).toBe(200)
    expect((await elsewhere.get('/api/auth/me')).status).toBe(401)
    expect((await logIn(elsewhere, planner.email, 'brand-new-one')).status).toBe(200)
  })

  it('reports the mismatch first of two errors', async () => {
    const planner = await server.planner()
    const both = await planner.patch('/api/auth/password', {
      currentPassword: password,
      newPassword: 'a',
      confirmPassword: 'b',
    })
    expect(both).toMatchObject({ status: 400, body: { message: 'New passwords do not match.' } })
    const short = await planner.patch('/api/auth/password', {
      currentPassword: password,
      newPassword: 'a',
      confirmPassword: 'a',
    })
    expect(short).toMatchObject({ status: 400, body: { message: 'Password must be at least 6 characters long.' } })
  })
})

describe('profile, business and preferences', () => {
  it('are stored and returned', async () => {
    const planner = await server.planner()
    const profile = { name: 'Ann', phone: '1', bio: 'Hi', website: 'ann.example', location: 'Bath' }
    expect((await planner.patch('/api/profile', profile)).body).toMatchObject(profile)
    const business = {
      businessName: 'Bloom',
      businessEmail: 'hi@bloom.example',
      businessPhone: '2',
      businessAddress: 'A',
      businessWebsite: 'b',
      businessDescription: 'c',
    }
    expect((await planner.patch('/api/business', business)).body).toMatchObject({ ...profile, ...business })
    expect((await planner.patch('/api/business', { businessName: '' })).body).toMatchObject({
      businessName: null,
      businessPhone: '2',
    })
    expect((await planner.patch('/api/profile', { name: '' })).status).toBe(400)
    expect((await planner.patch('/api/preferences', { clientMessages: false })).body).toEqual({
      emailNotifications: true,
      pushNotifications: true,
      smsNotifications: false,
      clientMessages: false,
      eventReminders: true,
      taskDeadlines: true,
      paymentAlerts: true,
      mailDigest: false,
      unavailable: ['sms'],
    })
    expect((await planner.get('/api/preferences')).body.clientMessages).toBe(false)
  })
})
