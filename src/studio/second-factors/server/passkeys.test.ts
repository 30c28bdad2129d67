import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mailTexts } from '#test/mail-texts.ts'
import { joinAs } from '#test/members.ts'
import { PasskeyDevice } from '#test/passkey-device.ts'
import {
  openTestServer,
  password,
  randomAddress,
  type Caller,
  type PlannerCaller,
  type TestServer,
} from '#test/server.ts'

const origin = 'https://studio.example'
let server: TestServer
let owner: PlannerCaller

beforeAll(async () => {
  server = await openTestServer({ publicUrl: origin })
})
afterAll(() => server.close())
beforeEach(async () => {
  owner = await server.planner()
})

const optionsFor = (caller: Caller, currentPassword = password, headers = {}) =>
  caller.post('/api/passkeys/options', { currentPassword }, { headers })

async function addPasskey(caller: Caller, device = new PasskeyDevice(origin)) {
  const { body } = await optionsFor(caller)
  const added = await caller.post('/api/passkeys', device.make(body))
  expect(added.status, JSON.stringify(added.body)).toBe(201)
  return { device, ...added.body } as {
    device: PasskeyDevice
    passkey: { id: number; name: string }
    recoveryCodes: string[] | null
  }
}

async function signIn(device: PasskeyDevice, odd = {}, browser = server.visitor(), from = randomAddress()) {
  const { body } = await browser.post('/api/auth/passkey/options', undefined, { from })
  return browser.post('/api/auth/passkey', device.prove(body, odd), { from })
}
const withPassword = (email: string, code?: string) =>
  server.visitor().post('/api/auth/login', { email, password, ...(code && { code }) }, { from: randomAddress() })
const state = async (caller: Caller = owner) => (await caller.get('/api/second-factors')).body

describe('a passkey', () => {
  it('is added with the password, and brings recovery codes', async () => {
    expect((await optionsFor(owner, 'wrong')).status).toBe(400)
    const { passkey, recoveryCodes } = await addPasskey(owner)
    expect(recoveryCodes).toHaveLength(10)
    expect(passkey.name).toBe('Another program')
    expect((await state()).passkeys).toEqual([
      { id: passkey.id, name: 'Another program', createdAt: expect.any(String), lastUsedAt: null },
    ])
    expect((await addPasskey(owner)).recoveryCodes).toBeNull()
    await server.workOff()
    expect(mailTexts(await server.newMails())).toContain('You added the passkey “Another program”')
  })

  it('belongs to the public address, whatever the request says', async () => {
    const { body } = await optionsFor(owner, password, { host: 'evil.example', origin })
    expect(body).toMatchObject({
      rp: { id: 'studio.example', name: 'Larkspur' },
      user: { name: owner.email },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
  })

  it('signs in alone, as its account', async () => {
    const member = await joinAs(server, owner, 'assistant')
    const { device } = await addPasskey(member)
    const browser = server.visitor()
    const answer = await signIn(device, {}, browser)
    expect(answer).toMatchObject({ status: 200, body: { user: { email: member.email } } })
    expect((await browser.get('/api/auth/me')).body.user.memberId).toBe(member.id)
    expect((await state(browser)).passkeys[0].lastUsedAt).toEqual(expect.any(String))
  })

  it('makes the password alone too little', async () => {
    const { recoveryCodes } = await addPasskey(owner)
    expect(await withPassword(owner.email)).toMatchObject({ status: 403, body: { methods: ['passkey', 'recovery'] } })
    expect((await withPassword(owner.email, '000000')).status).toBe(401)
    expect((await withPassword(owner.email, recoveryCodes?.[0])).status).toBe(200)
  })

  it('is not accepted for another site, or without the person', async () => {
    const wrong = [{ origin: 'https://evil.example' }, { rpId: 'evil.example' }, { isVerified: false }]
    for (const odd of wrong) {
      const { body } = await optionsFor(owner)
      const answer = await owner.post('/api/passkeys', new PasskeyDevice(origin).make(body, odd))
      expect(answer, JSON.stringify(odd)).toMatchObject({ status: 400, body: { message: expect.any(String) } })
    }
    expect((await state()).passkeys).toEqual([])
    const { device } = await addPasskey(owner)
    for (const odd of wrong) expect((await signIn(device, odd)).status, JSON.stringify(odd)).toBe(401)
    expect((await signIn(new PasskeyDevice(origin))).status).toBe(401)
  })

  it('is renamed and removed by its account only', async () => {
    const { passkey, device } = await addPasskey(owner)
    const member = await joinAs(server, owner, 'planner')
    const at = `/api/passkeys/${passkey.id}`
    for (const other of [member, await server.planner()]) {
      expect((await other.patch(at, { name: 'Mine' })).status).toBe(404)
      expect((await other.post(`${at}/remove`, { currentPassword: password })).status).toBe(404)
    }
    expect((await owner.patch(at, { name: '' })).status).toBe(400)
    expect((await owner.patch(at, { name: 'My laptop' })).body.name).toBe('My laptop')
    expect((await owner.post(`${at}/remove`, { currentPassword: 'wrong' })).status).toBe(400)
    const removed = await owner.post(`${at}/remove`, { currentPassword: password })
    expect(removed).toMatchObject({ status: 200, body: { passkeys: [], recoveryCodesLeft: 0 } })
    expect((await signIn(device)).status).toBe(401)
    expect((await withPassword(owner.email)).status).toBe(200)
  })
})

describe('a challenge', () => {
  it('is signed once', async () => {
    const { device } = await addPasskey(owner)
    const browser = server.visitor()
    const { body } = await browser.post('/api/auth/passkey/options')
    const cookies = new Map(browser.cookies)
    const proof = device.prove(body)
    expect((await browser.post('/api/auth/passkey', proof)).status).toBe(200)
    const again = server.visitor()
    for (const [name, value] of cookies) again.cookies.set(name, value)
    expect((await again.post('/api/auth/passkey', proof)).status).toBe(400)
  })

  it('belongs to the browser and to what it was asked for', async () => {
    const { device } = await addPasskey(owner)
    const browser = server.visitor()
    const { body } = await browser.post('/api/auth/passkey/options')
    expect((await server.visitor().post('/api/auth/passkey', device.prove(body))).status).toBe(400)
    const { body: toAdd } = await optionsFor(owner)
    expect((await owner.post('/api/auth/passkey', device.prove(toAdd))).status).toBe(400)
    const other = await server.planner()
    const { body: ofOther } = await optionsFor(other)
    other.cookies.set('__Host-larkspur_planner', owner.cookies.get('__Host-larkspur_planner') ?? '')
    expect((await other.post('/api/passkeys', new PasskeyDevice(origin).make(ofOther))).status).toBe(400)
    const { body: another } = await browser.post('/api/auth/passkey/options')
    await browser.post('/api/auth/passkey/options')
    expect((await browser.post('/api/auth/passkey', device.prove(another))).status).toBe(401)
  })

  it('lasts five minutes', async () => {
    const { device } = await addPasskey(owner)
    const browser = server.visitor()
    const { body } = await browser.post('/api/auth/passkey/options')
    await server.database.ownerPool.query(
      `update passkey_challenges set expires_at = expires_at - interval '5 minutes'`,
    )
    expect((await browser.post('/api/auth/passkey', device.prove(body))).status).toBe(400)
  })

  it('is kept in a cookie that scripts cannot read', async () => {
    const { cookies } = await server.visitor().post('/api/auth/passkey/options')
    expect(cookies).toEqual([
      expect.objectContaining({
        name: '__Host-larkspur_challenge',
        httpOnly: true,
        sameSite: 'Strict',
        secure: true,
        maxAge: 300,
      }),
    ])
  })

  it('is given to an address a limited number of times', async () => {
    const from = randomAddress()
    const ask = () => server.visitor().post('/api/auth/passkey/options', undefined, { from })
    for (let tries = 0; tries < 100; tries++) expect((await ask()).status).toBe(200)
    expect((await ask()).status).toBe(429)
  })
})

it('passkeys need the name of a host', async () => {
  const numbered = await openTestServer({ publicUrl: 'http://127.0.0.1:3000' })
  const answer = await numbered.visitor().post('/api/auth/passkey/options')
  expect(answer).toMatchObject({ status: 403, body: { message: 'Passkeys need an address with a host name.' } })
  await numbered.close()
})
