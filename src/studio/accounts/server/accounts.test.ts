import { createHook } from 'node:async_hooks'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, openTestServer, password, type TestServer, unique } from '#test/server.ts'
import { latestToken, logIn, signUpForm } from '#test/accounts.ts'

let server: TestServer

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

/** How many passwords are hashed meanwhile. The library's tasks are the only ones without a type. */
async function hashedDuring(work: () => Promise<unknown>): Promise<number> {
  let count = 0
  const hook = createHook({ init: (_, type) => void (count += type === 'undefined' ? 1 : 0) }).enable()
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

let visitor: Caller

async function signUp() {
  visitor = server.visitor()
  const values = signUpForm()
  const answer = await visitor.post('/api/auth/signup', values)
  return { ...values, answer, token: await latestToken(server) }
}

describe('signing up', () => {
  it('creates an account that works once the address is verified', async () => {
    const { answer, token, email } = await signUp()
    expect(answer.status).toBe(201)
    expect(answer.cookies).toEqual([])
    expect(JSON.stringify(answer.body)).not.toContain(token)
    expect(answer.body.user).toMatchObject({ name: 'Ann Lee', email })

    const early = await logIn(visitor, email)
    expect(early).toMatchObject({ status: 403, body: { needsVerification: true } })
    expect((await visitor.post('/api/auth/verify-email', { token })).status).toBe(200)
    expect((await visitor.post('/api/auth/verify-email', { token })).status).toBe(200)

    const late = await logIn(visitor, email.toUpperCase())
    expect(late).toMatchObject({ status: 200, body: { user: { name: 'Ann Lee', emailVerified: true, role: 'Admin' } } })
    expect((await visitor.get('/api/auth/me')).body).toEqual(late.body)
  })

  describe('in a browser that keeps a key', () => {
    const signInKey = 'a-key-that-only-the-browser-of-the-sign-up-has'
    const signUpWithKey = async (more: object = {}) => {
      const values = { ...signUpForm(), signInKey }
      expect(await server.visitor().post('/api/auth/signup', values)).toMatchObject({ status: 201, cookies: [] })
      return { ...values, ...more, token: await latestToken(server) }
    }
    const verify = async (body: object) => {
      const browser = server.visitor()
      const { status, body: answer } = await browser.post('/api/auth/verify-email', body)
      return { status, user: answer.user, me: (await browser.get('/api/auth/me')).status }
    }

    it('is signed in there by the mailed link, once', async () => {
      const { token, email } = await signUpWithKey()
      expect(await verify({ token, signInKey })).toMatchObject({ status: 200, user: { email }, me: 200 })
      expect(await verify({ token, signInKey })).toEqual({ status: 200, user: undefined, me: 401 })
    })

    it('is signed in nowhere else, also not later when the link was opened by a program before', async () => {
      const { token } = await signUpWithKey()
      expect(await verify({ token })).toEqual({ status: 200, user: undefined, me: 401 })
      expect(await verify({ token, signInKey })).toEqual({ status: 200, user: undefined, me: 401 })
      const other = await signUpWithKey()
      const wrong = { token: other.token, signInKey: signInKey.toUpperCase() }
      expect(await verify(wrong)).toEqual({ status: 200, user: undefined, me: 401 })
    })

    it('is not signed in by the key without a link, nor by that of a changed address', async () => {
      await signUpWithKey()
      expect((await verify({ token: 'made-up', signInKey })).me).toBe(401)
      const { token } = await signUpWithKey()
      const planner = server.visitor()
      await planner.post('/api/auth/verify-email', { token, signInKey })
      await planner.patch('/api/profile', { email: `${unique()}@example.com`, currentPassword: password })
      const changed = await latestToken(server)
      expect(await verify({ token: changed, signInKey })).toEqual({ status: 200, user: undefined, me: 401 })
    })

    it('still needs a second factor', async () => {
      const { token, email } = await signUpWithKey()
      const { ownerPool: pool } = server.database
      const { rows } = await pool.query('select id from planners where email = $1', [email])
      await pool.query(
        `insert into authenticators (planner_id, sealed_secret, confirmed_at) values ($1, 'sealed', now())`,
        [rows[0].id],
      )
      expect(await verify({ token, signInKey })).toEqual({ status: 200, user: undefined, me: 401 })
    })
  })

  it('answers the same for a known address, whose owner gets a mail', async () => {
    const owner = await server.planner()
    await server.workOff()
    await server.newMails()
    const sent = { ...signUpForm(owner.email.toUpperCase()), name: 'Buy⁣ now', businessName: 'spam.example' }
    for (const email of [sent.email, `${unique()}@example.com`, sent.email]) {
      const answer = await server.visitor().post('/api/auth/signup', { ...sent, email })
      expect(answer).toMatchObject({ status: 201, cookies: [] })
      const { name, username, businessName } = sent
      const user = { name, username, email, businessName }
      expect(answer.body).toEqual({ user, message: 'Please check your email to verify your account.' })
    }
    await server.workOff()
    const mails = await server.newMails()
    expect(mails.filter(({ to }) => to?.[0]?.address === owner.email).map(({ subject }) => subject)).toEqual([
      'You already have an account',
      'You already have an account',
    ])
    for (const { text, html } of mails) expect(`${text} ${html}`).not.toMatch(/Buy|spam/)
    expect((await logIn(server.visitor(), owner.email)).status).toBe(200)
  })

  it('gives a username to the first who verifies, ignoring case', async () => {
    const [first, second] = [await signUp(), signUpForm()]
    const sameName = { ...second, username: ` ${first.username.toUpperCase()} ` }
    expect((await visitor.post('/api/auth/signup', sameName)).status).toBe(201)
    const token = await latestToken(server)
    expect((await visitor.post('/api/auth/verify-email', { token: first.token })).status).toBe(200)
    const third = await visitor.post('/api/auth/signup', { ...signUpForm(), username: first.username })
    expect(third).toMatchObject({
      status: 409,
      body: { message: 'This username is already taken.', issues: [{ path: 'username' }] },
    })
    expect((await visitor.post('/api/auth/verify-email', { token })).status).toBe(200)
    const { body } = await logIn(visitor, second.email)
    expect(body.user.username).toBe(`${first.username.toUpperCase()}-${body.user.id}`)
  })

  it.each([
    ['different passwords', { confirmPassword: 'another-one' }, 'Passwords do not match. Please try again.'],
    [
      'a short password',
      { password: 'short', confirmPassword: 'short' },
      'Password must be at least 6 characters long.',
    ],
    ['no name', { name: ' ' }, 'Full name is required'],
    ['a name of two lines', { name: 'Ann\nBuy now' }, 'Please write this on one line.'],
    ['an invalid email address', { email: 'ann' }, 'Valid email is required'],
  ])('refuses %s', async (_, change, message) => {
    const answer = await server.visitor().post('/api/auth/signup', { ...signUpForm(), ...change })
    expect(answer).toMatchObject({ status: 400, body: { message } })
  })

  it('refuses a token that was never mailed, or has expired', async () => {
    const { token } = await signUp()
    expect((await visitor.post('/api/auth/verify-email', { token: 'made-up' })).status).toBe(400)
    await server.database.ownerPool.query(`update mailed_tokens set expires_at = now() - interval '1 second'`)
    expect((await visitor.post('/api/auth/verify-email', { token })).status).toBe(400)
  })
})

describe('requesting mails', () => {
  it('answers the same for every address, and sends mail only if applicable', async () => {
    const { email } = await signUp()
    const known = await server.planner()
    await latestToken(server)
    const answers = []
    for (const to of [email, known.email, 'nobody@example.com']) {
      answers.push(await visitor.post('/api/auth/resend-verification', { email: to }))
      answers.push(await visitor.post('/api/auth/forgot-password', { email: to }))
    }
    expect(new Set(answers.map((answer) => JSON.stringify([answer.status, answer.body]))).size).toBe(1)
    await server.workOff()
    const mails = await server.newMails()
    expect(mails.map((mail) => `${mail.to?.[0]?.address} ${mail.subject}`).sort()).toEqual(
      [
        `${email} Please confirm your email address`,
        `${email} Choose a new password`,
        `${known.email} Choose a new password`,
      ].sort(),
    )
  })

  it('sends at most five of a kind per hour to one address', async () => {
    const email = `${unique()}@example.com`
    for (let n = 0; n < 5; n++)
      expect((await server.visitor().post('/api/auth/forgot-password', { email })).status).toBe(200)
    const sixth = await server.visitor().post('/api/auth/forgot-password', { email })
    expect(sixth.status).toBe(429)
    expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(3000)
  })

  it('invalidates the previous link', async () => {
    const { email, token } = await signUp()
    await visitor.post('/api/auth/resend-verification', { email })
    const newer = await latestToken(server)
    expect(newer).not.toBe(token)
    expect((await visitor.post('/api/auth/verify-email', { token })).status).toBe(400)
    expect((await visitor.post('/api/auth/verify-email', { token: newer })).status).toBe(200)
  })
})

it('allows twenty sign-ups an hour from one address', async () => {
  const from = { from: '10.4.4.4' }
  const answers = await Promise.all(
    Array.from({ length: 22 }, () => server.visitor().post('/api/auth/signup', signUpForm(), from)),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(20)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(2)
})
