import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, password, unique, type Caller, type TestServer } from '#test/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const logIn = (email: string, secret = password, caller = server.visitor()) =>
  caller.post('/api/auth/login', { email, password: secret })
const newAddress = () => `${unique()}@example.com`

/** The mails written since the last call, by recipient. */
async function mailsTo(address: string) {
  await server.workOff()
  const mails = await server.newMails()
  return mails.filter(({ to }) => to?.[0]?.address === address)
}
const tokenIn = (mail: { text?: string | undefined } | undefined) => /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''

async function askForReset(email: string): Promise<string> {
  await server.visitor().post('/api/auth/forgot-password', { email })
  return tokenIn((await mailsTo(email))[0])
}
const reset = (token: string, secret = 'chosen-anew') =>
  server.visitor().post('/api/auth/reset-password', { token, password: secret, confirmPassword: secret })
const verify = (token: string) => server.visitor().post('/api/auth/verify-email', { token })
const restore = (token: string) => server.visitor().post('/api/auth/restore-email', { token })
const startChange = (planner: Caller, email: string, more: object = {}) =>
  planner.patch('/api/profile', { email, currentPassword: password, ...more })

/** Changes the address and returns the mail to the old one. */
async function change(planner: Caller, from: string, to: string) {
  expect((await startChange(planner, to)).status).toBe(200)
  await verify(tokenIn((await mailsTo(to))[0]))
  const [notice] = await mailsTo(from)
  return notice
}

describe('a changed email address', () => {
  it('is mailed to as often as a studio may mail in an hour', async () => {
    const planner = await server.planner()
    await server.database.ownerPool.query(
      `insert into attempts (kind, key) select 'mails-of-studio', $1 from generate_series(1, 299)`,
      [String(planner.id)],
    )
    expect((await startChange(planner, newAddress())).status).toBe(200)
    const beyond = newAddress()
    expect((await startChange(planner, beyond)).status).toBe(429)
    expect(await mailsTo(beyond)).toEqual([])
  })

  it('requires the password, and becomes the login when verified', async () => {
    const planner = await server.planner()
    const email = newAddress()
    for (const currentPassword of [undefined, '', 'not-it']) {
      const refused = await startChange(planner, email, { name: 'Ann', currentPassword })
      expect(refused).toMatchObject({ status: 400, body: { issues: [{ path: 'currentPassword' }] } })
    }
    expect((await planner.get('/api/auth/me')).body.user).toMatchObject({ name: 'Paula Planner', pendingEmail: null })
    expect((await startChange(planner, email)).body).toMatchObject({ email: planner.email, pendingEmail: email })
    const token = tokenIn((await mailsTo(email))[0])
    expect((await logIn(email)).status).toBe(401)
    expect((await planner.patch('/api/profile', { email, name: 'Ann' })).status).toBe(200)
    await server.visitor().post('/api/auth/resend-verification', { email })
    const newer = tokenIn((await mailsTo(email))[0])
    expect((await verify(token)).status).toBe(400)
    expect((await verify(newer)).status).toBe(200)
    expect((await verify(newer)).status).toBe(200)
    expect((await planner.get('/api/auth/me')).body.user).toMatchObject({ email, pendingEmail: null })
    expect((await logIn(email)).status).toBe(200)
    expect((await logIn(planner.email)).status).toBe(401)
  })

  it('limits password attempts like a login', async () => {
    const planner = await server.planner()
    const guess = () => startChange(planner, newAddress(), { currentPassword: 'guess' })
    const answers = await Promise.all(Array.from({ length: 12 }, guess))
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2)
  })

  it('ends the other sessions on request', async () => {
    const planner = await server.planner()
    const elsewhere = server.visitor()
    await logIn(planner.email, password, elsewhere)
    await startChange(planner, newAddress())
    expect((await elsewhere.get('/api/auth/me')).status).toBe(200)
    await startChange(planner, newAddress(), { endOtherSessions: true })
    expect((await elsewhere.get('/api/auth/me')).status).toBe(401)
    expect((await planner.get('/api/auth/me')).status).toBe(200)
  })

  it('that belongs to another account is never verified, and only its owner is told', async () => {
    const [planner, other] = [await server.planner(), await server.planner()]
    await mailsTo(other.email)
    expect(await startChange(planner, other.email)).toMatchObject({ status: 200 })
    await server.visitor().post('/api/auth/resend-verification', { email: other.email })
    expect((await mailsTo(other.email)).map(({ subject }) => subject)).toEqual([
      'You already have an account',
      'You already have an account',
    ])
    expect((await logIn(other.email)).body.user.id).toBe(other.id)
  })

  it('can no longer be verified after it was withdrawn', async () => {
    const planner = await server.planner()
    const email = newAddress()
    await startChange(planner, email)
    const token = tokenIn((await mailsTo(email))[0])
    expect((await planner.patch('/api/profile', { email: planner.email })).body.pendingEmail).toBeNull()
    expect((await verify(token)).status).toBe(400)
  })
})

describe('unused links are invalidated', () => {
  it('when the password changes', async () => {
    const planner = await server.planner()
    const email = newAddress()
    await startChange(planner, email)
    const verification = tokenIn((await mailsTo(email))[0])
    const token = await askForReset(planner.email)
    const body = { currentPassword: password, newPassword: 'brand-new-one', confirmPassword: 'brand-new-one' }
    expect((await planner.patch('/api/auth/password', body)).status).toBe(200)
    expect((await reset(token)).status).toBe(400)
    expect((await verify(verification)).status).toBe(400)
    expect((await planner.get('/api/auth/me')).body.user.pendingEmail).toBeNull()
  })

  it('when the password is reset', async () => {
    const planner = await server.planner()
    const email = newAddress()
    await startChange(planner, email)
    const verification = tokenIn((await mailsTo(email))[0])
    expect((await reset(await askForReset(planner.email))).status).toBe(200)
    expect((await verify(verification)).status).toBe(400)
    expect((await logIn(planner.email, 'chosen-anew')).status).toBe(200)
  })

  it('when the address changes', async () => {
    const planner = await server.planner()
    const token = await askForReset(planner.email)
    await change(planner, planner.email, newAddress())
    expect((await reset(token)).status).toBe(400)
  })
})

describe('the old address after a change', () => {
  it('is notified, and can revert the change within a week', async () => {
    const planner = await server.planner()
    const thief = newAddress()
    const notice = await change(planner, planner.email, thief)
    expect(notice?.subject).toBe('Your email address was changed')
    expect(notice?.text).toContain(thief)
    const resetByThief = await askForReset(thief)
    // Signing up with the old address must not keep it from its owner.
    const squatter = { name: 'S', username: unique(), email: planner.email, password, confirmPassword: password }
    await server.visitor().post('/api/auth/signup', squatter)
    await mailsTo(planner.email)
    expect((await restore(tokenIn(notice))).status).toBe(200)
    expect((await restore(tokenIn(notice))).status).toBe(200)
    expect((await planner.get('/api/auth/me')).status).toBe(401)
    expect((await logIn(thief)).status).toBe(401)
    expect((await reset(resetByThief)).status).toBe(400)
    const [choose, ...more] = await mailsTo(planner.email)
    expect([choose?.subject, more]).toEqual(['Choose a new password', []])
    expect((await reset(tokenIn(choose))).status).toBe(200)
    expect((await logIn(planner.email, 'chosen-anew')).body.user.id).toBe(planner.id)
  })

  it('overrides later addresses', async () => {
    const planner = await server.planner()
    const [second, third] = [newAddress(), newAddress()]
    const toFirst = tokenIn(await change(planner, planner.email, second))
    const toSecond = tokenIn(await change(planner, second, third))
    expect((await restore(toFirst)).status).toBe(200)
    expect((await restore(toSecond)).status).toBe(400)
    expect((await logIn(planner.email)).status).toBe(200)
  })

  it('can’t be restored after a week, or by a token of another kind', async () => {
    const planner = await server.planner()
    const notice = await change(planner, planner.email, newAddress())
    const { ownerPool: pool } = server.database
    await pool.query(`update mailed_tokens set expires_at = expires_at - interval '7 days' where planner_id = $1`, [
      planner.id,
    ])
    expect((await restore(tokenIn(notice))).status).toBe(400)
    expect((await restore('made-up')).status).toBe(400)
  })
})

describe('signing in again in the same browser', () => {
  it('ends the previous session, of any planner', async () => {
    const [planner, other] = [await server.planner(), await server.planner()]
    const before = Object.assign(server.visitor(), { cookies: new Map(planner.cookies) })
    expect((await before.get('/api/auth/me')).status).toBe(200)
    await logIn(other.email, password, planner)
    expect((await planner.get('/api/auth/me')).body.user.id).toBe(other.id)
    expect((await before.get('/api/auth/me')).status).toBe(401)
  })

  it('ends no session in another browser', async () => {
    const planner = await server.planner()
    await logIn(planner.email)
    expect((await planner.get('/api/auth/me')).status).toBe(200)
  })
})
