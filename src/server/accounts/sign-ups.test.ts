import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, unique, type Caller, type TestServer } from '#test/server.ts'
import { latestToken, logIn, signUpForm } from '#test/accounts.ts'

let server: TestServer
let visitor: Caller

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

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

  it('replaces an unverified sign-up with the same address', async () => {
    const first = await signUp()
    const again = {
      ...signUpForm(first.email),
      name: 'The Owner',
      password: 'another-one',
      confirmPassword: 'another-one',
    }
    expect((await visitor.post('/api/auth/signup', again)).status).toBe(201)
    const token = await latestToken(server)
    expect((await visitor.post('/api/auth/verify-email', { token: first.token })).status).toBe(400)
    expect((await visitor.post('/api/auth/verify-email', { token })).status).toBe(200)
    expect((await logIn(visitor, first.email)).status).toBe(401)
    expect((await logIn(visitor, first.email, 'another-one')).body).toMatchObject({ user: { name: 'The Owner' } })
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
    ['a name of two lines', { name: 'Ann\nBuy now' }, 'Please write this in one line.'],
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
