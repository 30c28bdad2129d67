import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, password, unique, type PlannerCaller, type TestServer } from '#test/server.ts'

let server: TestServer
let planner: PlannerCaller

beforeAll(async () => {
  server = await openTestServer({ publicUrl: 'https://bloom.example' })
  planner = await server.planner()
})
afterAll(() => server.close())

async function invite(clientId: number): Promise<string> {
  const { status, body } = await planner.post(`/api/clients/${clientId}/invite`)
  expect(status).toBe(200)
  expect(body.inviteUrl).toMatch(/^https:\/\/bloom\.example\/client-invite\/[\w-]{43}$/)
  return body.inviteUrl.split('/').pop()
}

const read = (token: string) => server.visitor().get(`/api/client-invite/${token}`)
const activate = (token: string, secret = password) =>
  server.visitor().post(`/api/client-invite/${token}/activate`, { password: secret })
const logIn = (email: string, secret = password) =>
  server.visitor().post('/api/client-login', { email, password: secret })

describe('an invite', () => {
  it('shows its couple, and activates the portal once', async () => {
    const client = await planner.addClient({ venue: 'The Old Mill', notes: 'private' })
    const token = await invite(client.id)
    await planner.patch('/api/business', { country: 'FR' })
    expect(await read(token)).toMatchObject({
      status: 200,
      body: {
        partnerOneName: 'Emma',
        partnerTwoName: 'James',
        venue: 'The Old Mill',
        weddingDate: null,
        isActivated: false,
        region: { country: 'FR', dateOrder: 'day' },
      },
    })
    expect(Object.keys((await read(token)).body)).not.toContain('notes')
    const unknown = await logIn(`${unique()}@example.com`)
    expect(await logIn(client.email)).toMatchObject({ status: 401, body: unknown.body })
    expect((await activate(token, 'short')).status).toBe(400)
    expect((await activate(token)).status).toBe(200)
    expect((await read(token)).body.isActivated).toBe(true)
    expect((await activate(token, 'another-password')).status).toBe(409)
    const login = await logIn(client.email.toUpperCase())
    expect(login).toMatchObject({ status: 200, body: { client: { id: client.id, partnerOneName: 'Emma' } } })
    expect(login.cookies).toMatchObject([
      { name: '__Host-larkspur_couple', httpOnly: true, secure: true, sameSite: 'Lax' },
    ])
    expect((await planner.get(`/api/clients/${client.id}`)).body).toMatchObject({
      isActivated: true,
      inviteSent: true,
      lastLogin: expect.any(String),
    })
  })

  it('is invalidated when the couple’s address changes, unless it was used', async () => {
    const client = await planner.addClient()
    const token = await invite(client.id)
    const move = (email: string) => planner.patch(`/api/clients/${client.id}`, { email })
    expect((await move(client.email.toUpperCase())).body.inviteSent).toBe(true)
    expect((await move(`${unique()}@example.com`)).body).toMatchObject({ inviteSent: false, inviteExpiresAt: null })
    expect((await read(token)).status).toBe(404)
    expect((await activate(token)).status).toBe(404)
    const used = await invite(client.id)
    await activate(used)
    const corrected = `${unique()}@example.com`
    expect((await move(corrected)).body).toMatchObject({ inviteSent: true, isActivated: true })
    const { body } = await read(used)
    expect(body.isActivated).toBe(true)
    expect(JSON.stringify(body)).not.toContain(corrected)
  })

  it('invalidates the previous one', async () => {
    const client = await planner.addClient()
    const first = await invite(client.id)
    const second = await invite(client.id)
    expect((await read(first)).status).toBe(404)
    expect((await activate(first)).status).toBe(404)
    expect((await read(second)).status).toBe(200)
  })

  it('expires after fourteen days', async () => {
    const client = await planner.addClient()
    const token = await invite(client.id)
    const { inviteExpiresAt } = (await planner.get(`/api/clients/${client.id}`)).body
    expect(Math.round((Date.parse(inviteExpiresAt) - Date.now()) / 86_400_000)).toBe(14)
    await server.database.ownerPool.query(
      `update couple_secrets set invite_expires_at = now() - interval '1 second' where client_id = $1`,
      [client.id],
    )
    expect((await read(token)).status).toBe(404)
    expect((await activate(token)).status).toBe(404)
  })

  it('sets a new password after the activation; the old one works until then', async () => {
    const couple = await server.couple(planner)
    const token = await invite(couple.client.id)
    expect((await read(token)).body.isActivated).toBe(false)
    expect((await logIn(couple.client.email)).status).toBe(200)
    expect((await activate(token, 'the-second-one')).status).toBe(200)
    expect((await logIn(couple.client.email)).status).toBe(401)
    expect((await logIn(couple.client.email, 'the-second-one')).status).toBe(200)
    expect((await couple.get('/api/client-session')).status).toBe(401)
  })

  it('signs in, and ends the previous session in this browser', async () => {
    const couple = await server.couple(planner)
    const before = couple.cookies.get('__Host-larkspur_couple')
    const other = await planner.addClient()
    const { status, body } = await couple.post(`/api/client-invite/${await invite(other.id)}/activate`, { password })
    expect({ status, id: body.client.id }).toEqual({ status: 200, id: other.id })
    expect((await couple.get('/api/client-session')).body.client.id).toBe(other.id)
    couple.cookies.set('__Host-larkspur_couple', before ?? '')
    expect((await couple.get('/api/client-session')).status).toBe(401)
  })

  it('can be used once, also by concurrent calls', async () => {
    const client = await planner.addClient()
    const token = await invite(client.id)
    const answers = await Promise.all(
      ['one-password', 'two-password', 'three-password'].map((secret) => activate(token, secret)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('notifies the planner when it is used', async () => {
    const couple = await server.couple(planner)
    const { body } = await planner.get('/api/notifications')
    expect(body[0]).toMatchObject({
      type: 'client',
      read: false,
      relatedId: couple.client.id,
      message: 'The portal of Emma & James was activated.',
    })
  })

  it('does not give two couples of one studio the same address as login', async () => {
    const email = `${unique()}@example.com`
    const first = await planner.addClient({ email })
    const second = await planner.addClient({ email })
    expect((await activate(await invite(first.id))).status).toBe(200)
    const token = await invite(second.id)
    expect((await activate(token)).status).toBe(409)
    expect((await read(token)).body.isActivated).toBe(false)
  })
})

describe('an invite by mail', () => {
  const mail = (clientId: number) => planner.post(`/api/clients/${clientId}/invite/mail`)
  const mailed = async () => {
    await server.workOff()
    return server.newMails()
  }

  it('is sent in the studio’s name, and replaces an earlier one', async () => {
    await planner.patch('/api/business', { businessName: 'Fern & Fig' })
    const client = await planner.addClient()
    const first = await invite(client.id)
    await mailed()
    const { status, body } = await mail(client.id)
    expect({ status, sentTo: body.sentTo }).toEqual({ status: 200, sentTo: client.email })
    const [letter, ...more] = await mailed()
    expect(more).toEqual([])
    expect(letter).toMatchObject({ to: [{ address: client.email }], subject: 'Your wedding portal is ready' })
    expect(letter?.text).toContain('Dear Emma & James,')
    expect(letter?.text).toContain('Fern & Fig')
    expect(letter?.text).toContain(body.inviteUrl)
    expect((await read(first)).status).toBe(404)
    expect((await activate(body.inviteUrl.split('/').pop())).status).toBe(200)

    await mail(client.id)
    expect((await mailed())[0]).toMatchObject({ subject: 'A new password for your wedding portal' })
  })

  it('and mails to sign in come in the studio’s name, from the address of the installation', async () => {
    await planner.patch('/api/business', { businessName: 'Bank <safe@bank.example>', businessEmail: 'hi@fern.example' })
    const { client } = await server.couple(planner)
    await mailed()
    const from = { name: 'Bank safe bank.example via Larkspur', address: 'hello@example.com' }
    const named = { from, replyTo: [{ address: 'hi@fern.example' }] }
    await server.visitor().post('/api/client-forgot-password', { email: client.email })
    expect((await mailed())[0]).toMatchObject({ subject: 'A new password for your wedding portal', ...named })
    await server.visitor().post('/api/client-login/link', { email: client.email })
    expect((await mailed())[0]).toMatchObject({ subject: 'Your link to your wedding portal', ...named })

    const other = await server.planner()
    const { id } = await other.addClient({ email: client.email })
    await other.post(`/api/clients/${id}/invite`)
    await mailed()
    await server.visitor().post('/api/client-login/link', { email: client.email })
    expect((await mailed())[0]).toMatchObject({ from: { address: 'hello@example.com', name: 'Larkspur' } })
    await planner.patch('/api/business', { businessName: 'Fern & Fig' })
  })

  it('is sent five times an hour to one address; password reset requests by strangers do not count', async () => {
    const couple = await server.couple(planner)
    const forgotten = () => server.visitor().post('/api/client-forgot-password', { email: couple.client.email })
    for (let count = 0; count < 5; count++) expect((await forgotten()).status).toBe(200)
    expect((await forgotten()).status).toBe(429)
    for (let count = 0; count < 5; count++) expect((await mail(couple.client.id)).status).toBe(200)
    const link = (await mailed()).at(-1)?.text?.match(/client-invite\/([\w-]+)/)?.[1] ?? ''
    const refused = await mail(couple.client.id)
    expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': expect.any(String) } })
    expect(await mailed()).toEqual([])
    expect((await read(link)).status).toBe(200)
  })

  it('is not sent for a couple of another studio', async () => {
    const other = await server.planner()
    const theirs = await other.addClient()
    await mailed()
    expect((await mail(theirs.id)).status).toBe(404)
    expect(await mailed()).toEqual([])
  })
})

describe('signing in', () => {
  it('selects the wedding by password if one address has two', async () => {
    const email = `${unique()}@example.com`
    const other = await server.planner()
    const mine = await planner.addClient({ email })
    await activate(await invite(mine.id), 'first-wedding')
    const theirs = await other.addClient({ email })
    const { body } = await other.post(`/api/clients/${theirs.id}/invite`)
    await activate(body.inviteUrl.split('/').pop(), 'second-wedding')
    expect((await logIn(email, 'first-wedding')).body.client.id).toBe(mine.id)
    expect((await logIn(email, 'second-wedding')).body.client.id).toBe(theirs.id)
    expect((await logIn(email, 'third-wedding')).status).toBe(401)
  })

  it('uses the client’s current address', async () => {
    const couple = await server.couple(planner)
    const email = `${unique()}@example.com`
    await planner.patch(`/api/clients/${couple.client.id}`, { email })
    expect((await logIn(couple.client.email)).status).toBe(401)
    expect((await logIn(email)).status).toBe(200)
  })

  it('is limited like a planner’s', async () => {
    const couple = await server.couple(planner)
    const guess = () =>
      server
        .visitor()
        .post('/api/client-login', { email: couple.client.email, password: 'guess' }, { from: '10.5.5.5' })
    const answers = await Promise.all(Array.from({ length: 12 }, guess))
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2)
  })
})

describe('a session', () => {
  it('ends on logout', async () => {
    const couple = await server.couple(planner)
    expect((await couple.get('/api/client-session')).body.client.id).toBe(couple.client.id)
    expect((await couple.post('/api/client-logout')).status).toBe(200)
    expect((await couple.get('/api/client-session')).status).toBe(401)
  })

  it('beside a planner’s counts for its own wedding only, and never on the planner’s pages', async () => {
    const couple = await server.couple(planner)
    const another = await planner.addClient({ notes: 'private' })
    const both = await server.planner()
    for (const [name, value] of [...planner.cookies, ...couple.cookies]) both.cookies.set(name, value)
    const own = `/api/clients/${couple.client.id}`
    expect((await both.get(own)).body).not.toHaveProperty('notes')
    expect((await both.get(own, { headers: { 'x-larkspur-as': 'planner' } })).body).toHaveProperty('notes')
    expect((await both.get(`/api/clients/${another.id}`)).body).toHaveProperty('notes')
  })
})

it('a forgotten password sends a new link to invited couples, with the same answer for all', async () => {
  const couple = await server.couple(planner)
  const invited = await planner.addClient()
  await planner.post(`/api/clients/${invited.id}/invite`)
  const uninvited = await planner.addClient()
  await server.workOff()
  await server.newMails()
  const answers = []
  for (const email of [couple.client.email, invited.email, uninvited.email, 'nobody@example.com']) {
    answers.push(await server.visitor().post('/api/client-forgot-password', { email }))
  }
  expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
  await server.workOff()
  const mails = await server.newMails()
  const mailTo = (email: string) => mails.filter((mail) => mail.to?.[0]?.address === email)
  expect(mails.map((mail) => mail.to?.[0]?.address).sort()).toEqual([couple.client.email, invited.email].sort())
  const [invitation] = mailTo(invited.email)
  expect(invitation?.subject).toBe('Your wedding portal is ready')
  const first = /client-invite\/([\w-]+)/.exec(invitation?.text ?? '')?.[1] ?? ''
  expect((await activate(first, 'the-first-one')).status).toBe(200)
  expect((await logIn(invited.email, 'the-first-one')).status).toBe(200)
  const token = /client-invite\/([\w-]+)/.exec(mailTo(couple.client.email)[0]?.text ?? '')?.[1] ?? ''
  expect((await activate(token, 'the-newest-one')).status).toBe(200)
  expect((await logIn(couple.client.email, 'the-newest-one')).status).toBe(200)
})

it('a session of a couple ends at its time', async () => {
  const couple = await server.couple(planner)
  const read = () => couple.get(`/api/clients/${couple.client.id}`)
  expect((await read()).status).toBe(200)
  const end = `update couple_sessions set expires_at = now() - interval '1 second' where client_id = $1`
  await server.database.ownerPool.query(end, [couple.client.id])
  expect((await read()).status).toBe(401)
})
