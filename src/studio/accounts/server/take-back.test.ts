import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addApp } from '#test/authenticator.ts'
import { joinAs } from '#test/members.ts'
import { openTestServer, password, unique, type Caller, type PlannerCaller, type TestServer } from '#test/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const newAddress = () => `${unique()}@example.com`
const logIn = (email: string, secret = password, caller = server.visitor()) =>
  caller.post('/api/auth/login', { email, password: secret })

/** The mails written since the last call, by recipient. */
async function mailsTo(address: string) {
  await server.workOff()
  const mails = await server.newMails()
  return mails.filter(({ to }) => to?.[0]?.address === address)
}
const tokenIn = (mail: { text?: string | undefined } | undefined) => /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
const restore = (token: string) => server.visitor().post('/api/auth/restore-email', { token })

/** Asks for another address, adds `meanwhile`, and confirms the address; returns the token that takes it back. */
async function stealAddress(planner: PlannerCaller, meanwhile: () => Promise<unknown> = async () => {}) {
  const email = newAddress()
  expect((await planner.patch('/api/profile', { email, currentPassword: password })).status).toBe(200)
  const token = tokenIn((await mailsTo(email))[0])
  await meanwhile()
  expect((await server.visitor().post('/api/auth/verify-email', { token })).status).toBe(200)
  return { email, token: tokenIn((await mailsTo(planner.email))[0]) }
}

const makeToken = async (planner: Caller, name: string) => {
  const { status, body } = await planner.post('/api/tokens', { name, role: 'planner', days: null })
  expect(status).toBe(201)
  const headers = { authorization: `Bearer ${body.token}` }
  return () => server.visitor().send('GET', '/api/clients', undefined, { headers })
}
const makeFeed = async (planner: Caller, of: object) => {
  const { status, body } = await planner.post('/api/feeds', of)
  expect(status).toBe(201)
  return () => server.visitor().get(`/api/calendar/${body.token}.ics`)
}
const makeWebhook = (planner: Caller, host: string) =>
  planner.post('/api/webhooks', { address: `https://${host}/`, topics: ['messages'] })
const subscription = {
  endpoint: 'https://push.example.com/device',
  keys: {
    p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
    auth: 'tBHItJI5svbpez7KI4CCXg',
  },
  label: 'Chrome on Android',
}

describe('taking a changed address back', () => {
  it('ends what was added since, names it, and lets the owner in', async () => {
    const owner = await server.planner()
    const wedding = await owner.addClient({})
    const before = await makeToken(owner, 'Own program')
    const feedBefore = await makeFeed(owner, {})
    await makeWebhook(owner, 'own.example.com')
    const colleague = await joinAs(server, owner, 'planner')

    let early = before
    const { token } = await stealAddress(owner, async () => (early = await makeToken(owner, 'While it waits')))
    const late = await makeToken(owner, 'Never ending')
    const feeds = [await makeFeed(owner, { clientId: wedding.id }), await makeFeed(owner, { own: true })]
    await makeWebhook(owner, 'thief.example.com')
    expect((await owner.put('/api/push', subscription)).status).toBe(200)
    const accomplice = await joinAs(server, owner, 'planner')
    await addApp(owner)
    const { body: studio } = await owner.get('/api/studio/deletion')
    expect((await owner.post('/api/studio/deletion', { currentPassword: password, ...studio })).status).toBe(200)
    await mailsTo(owner.email)

    const { status, body } = await restore(token)
    expect(status).toBe(200)
    expect(body.ended.toSorted()).toEqual([
      'notifications on Chrome on Android',
      'the API token “Never ending”',
      'the API token “While it waits”',
      'the address of your own calendar',
      'the authenticator app',
      'the calendar address “Emma”',
      `the membership of Max planner (${accomplice.email})`,
      'the planned deletion of the studio',
      'the recovery codes',
      'the session of Another program',
      'the webhook to thief.example.com',
    ])
    for (const call of [early, late]) expect((await call()).status).toBe(401)
    for (const call of feeds) expect((await call()).status).toBe(404)
    for (const caller of [owner, accomplice]) expect((await caller.get('/api/clients')).status).toBe(401)

    const [choose] = await mailsTo(owner.email)
    for (const ended of body.ended) expect(choose?.text).toContain(ended)
    const chosen = { token: tokenIn(choose), password: 'chosen-anew', confirmPassword: 'chosen-anew' }
    expect((await server.visitor().post('/api/auth/reset-password', chosen)).status).toBe(200)
    const again = server.visitor()
    expect((await logIn(owner.email, 'chosen-anew', again)).status).toBe(200)

    // What was there before goes on.
    expect((await before()).status).toBe(200)
    expect((await feedBefore()).status).toBe(200)
    expect((await colleague.get('/api/clients')).status).toBe(200)
    expect((await again.get('/api/webhooks')).body).toMatchObject([{ address: 'https://own.example.com/' }])
    expect((await again.get('/api/studio/deletion')).body.deletesAt).toBeNull()
    const log = await again.get('/api/audit?group=account')
    expect(log.body.find(({ kind }: { kind: string }) => kind === 'address-restored').sentence).toContain(
      'which ended notifications on Chrome on Android; ',
    )
  })

  it('ends a calendar that was given a new address since, and recovery codes that were made anew', async () => {
    const owner = await server.planner()
    const { body: feed } = await owner.post('/api/feeds', {})
    const { app } = await addApp(owner)
    const pool = server.database.ownerPool
    await pool.query(
      `update authenticators set created_at = now() - interval '1 day', confirmed_at = now() - interval '1 day'
      where planner_id = $1`,
      [owner.id],
    )
    await pool.query(`update recovery_codes set created_at = now() - interval '1 day' where planner_id = $1`, [
      owner.id,
    ])
    const { token } = await stealAddress(owner)
    const { body: renewed } = await owner.post(`/api/feeds/${feed.id}/renew`)
    const codes = { currentPassword: password, code: await app.next() }
    expect((await owner.post('/api/second-factors/recovery-codes', codes)).status).toBe(200)
    const { body } = await restore(token)
    expect(body.ended).toEqual([
      'the session of Another program',
      'the recovery codes',
      'the calendar address “All weddings”',
    ])
    expect((await server.visitor().get(`/api/calendar/${renewed.token}.ics`)).status).toBe(404)
  })

  it('ends nothing of another studio', async () => {
    const [owner, other] = [await server.planner(), await server.planner()]
    const { token } = await stealAddress(owner)
    const call = await makeToken(other, 'Program')
    const feed = await makeFeed(other, {})
    expect((await restore(token)).status).toBe(200)
    expect((await call()).status).toBe(200)
    expect((await feed()).status).toBe(200)
    expect((await other.get('/api/clients')).status).toBe(200)
  })

  it('is not prevented by handing the studio over', async () => {
    const owner = await server.planner()
    const member = await joinAs(server, owner, 'planner')
    const { token } = await stealAddress(owner)
    const handOver = () => owner.post(`/api/members/${member.id}/hand-over`, { currentPassword: password })
    expect(await handOver()).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('within the last week') },
    })
    await server.database.ownerPool.query(`update mailed_tokens set expires_at = now() where planner_id = $1`, [
      owner.id,
    ])
    expect((await handOver()).status).toBe(200)
    expect((await restore(token)).status).toBe(400)
  })
})
