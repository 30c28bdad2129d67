import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openSecretBox } from '#platform/server/foundation/secret-box.ts'
import { addApp, App } from '#test/authenticator.ts'
import { mailTexts } from '#test/mail-texts.ts'
import { joinAs } from '#test/members.ts'
import { openTestServer, password, randomAddress, type PlannerCaller, type TestServer } from '#test/server.ts'

let server: TestServer
let owner: PlannerCaller

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  owner = await server.planner()
  await told()
})

const told = async () => {
  await server.workOff()
  return mailTexts(await server.newMails())
}
const signIn = (email: string, code?: string, given = password, browser = server.visitor()) =>
  browser.post('/api/auth/login', { email, password: given, ...(code && { code }) }, { from: randomAddress() })
const state = async () => (await owner.get('/api/second-factors')).body
const none = { authenticator: null, passkeys: [], recoveryCodesLeft: 0 }
const needsCode = {
  status: 403,
  body: { needsSecondFactor: true, methods: ['app', 'recovery'], message: expect.any(String) },
}

describe('an authenticator app', () => {
  it('is added by its first code, and brings recovery codes', async () => {
    expect(await state()).toEqual(none)
    const begun = await owner.post('/api/second-factors/authenticator', { currentPassword: password })
    expect(begun.body.address).toContain(`otpauth://totp/Larkspur:${encodeURIComponent(owner.email)}?secret=`)
    expect((await signIn(owner.email)).status).toBe(200)
    const confirm = (code: string) => owner.post('/api/second-factors/authenticator/confirm', { code })
    expect(await confirm('000000')).toMatchObject({ status: 400, body: { issues: [{ path: 'code' }] } })
    expect((await state()).authenticator).toBeNull()
    const { status, body } = await confirm(await new App(begun.body.secret).next())
    expect(status).toBe(200)
    expect(new Set(body.recoveryCodes).size).toBe(10)
    expect(await state()).toMatchObject({ authenticator: { createdAt: expect.any(String) }, recoveryCodesLeft: 10 })
    expect(await told()).toContain('You added an authenticator app to your Larkspur account')
  })

  it('needs the password, and is the only one', async () => {
    const begin = (currentPassword: string) => owner.post('/api/second-factors/authenticator', { currentPassword })
    expect(await begin('wrong')).toMatchObject({ status: 400, body: { issues: [{ path: 'currentPassword' }] } })
    await addApp(owner)
    expect((await begin(password)).status).toBe(409)
    expect((await owner.post('/api/second-factors/authenticator/confirm', { code: '123456' })).status).toBe(404)
  })

  it('is asked for after the password, and gives no session before', async () => {
    const { app } = await addApp(owner)
    const browser = server.visitor()
    const asked = await signIn(owner.email, undefined, password, browser)
    expect(asked).toMatchObject(needsCode)
    expect(asked.cookies).toEqual([])
    expect(await signIn(owner.email, await app.next(), 'wrong-password')).toMatchObject({ status: 401 })
    const wrong = await signIn(owner.email, '000000', password, browser)
    expect(wrong.status).toBe(401)
    expect(wrong.cookies).toEqual([])
    expect((await browser.get('/api/auth/me')).status).toBe(401)
    expect((await signIn(owner.email, await app.next(), password, browser)).status).toBe(200)
    expect((await browser.get('/api/auth/me')).status).toBe(200)
  })

  it('has codes that work once, of the present time step, the one before and the one after', async () => {
    const { app } = await addApp(owner)
    for (const step of [-3, 3]) expect((await signIn(owner.email, await app.at(step))).status).toBe(401)
    const code = await app.at(0)
    const both = await Promise.all([signIn(owner.email, code), signIn(owner.email, code)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401])
    expect((await signIn(owner.email, await app.at(-1))).status).toBe(401)
    const spaced = (await app.at(1)).replace(/^.../, '$& ')
    expect((await signIn(owner.email, spaced)).status).toBe(200)
  })

  it('is stored encrypted, and no role of a session reads its secret', async () => {
    const { app } = await addApp(owner)
    const { rows } = await server.database.ownerPool.query<{ sealed_secret: Buffer }>(
      'select sealed_secret from authenticators where planner_id = $1',
      [owner.id],
    )
    expect(rows[0]?.sealed_secret.toString('latin1')).not.toContain(app.secret)
    const { rows: readable } = await server.database.ownerPool.query(
      `select grantee from information_schema.column_privileges
       where column_name = 'sealed_secret' and grantee in ('larkspur_planner', 'larkspur_couple', 'larkspur_link')`,
    )
    expect(readable).toEqual([])
  })

  it('is not asked for its secret with another key, and recovery codes still work', async () => {
    const { app, recoveryCodes } = await addApp(owner)
    await server.database.ownerPool.query('update authenticators set sealed_secret = $2 where planner_id = $1', [
      owner.id,
      openSecretBox('another key', 'authenticators').seal(app.secret),
    ])
    expect(await signIn(owner.email, await app.at(0))).toMatchObject({
      status: 403,
      body: { message: expect.stringContaining('Please use a recovery code.') },
    })
    expect((await signIn(owner.email, recoveryCodes[0])).status).toBe(200)
  })

  it('is removed with the password, together with the recovery codes', async () => {
    const { recoveryCodes } = await addApp(owner)
    const remove = (currentPassword: string) =>
      owner.post('/api/second-factors/authenticator/remove', { currentPassword })
    expect((await remove('wrong')).status).toBe(400)
    expect((await signIn(owner.email)).status).toBe(403)
    await told()
    expect((await remove(password)).body).toEqual(none)
    expect(await told()).toContain('You removed an authenticator app from your Larkspur account')
    expect((await signIn(owner.email)).status).toBe(200)
    expect((await remove(password)).status).toBe(404)
    await addApp(owner)
    expect((await signIn(owner.email, recoveryCodes[0])).status).toBe(401)
  })
})

describe('recovery codes', () => {
  it('work once each, however they are typed, and their use is told', async () => {
    const { recoveryCodes } = await addApp(owner)
    const [first = '', second = ''] = recoveryCodes
    await told()
    expect((await signIn(owner.email, first)).status).toBe(200)
    expect(await told()).toContain('You have 9 left.')
    expect((await signIn(owner.email, first)).status).toBe(401)
    const typed = ` ${second.toUpperCase().replaceAll('-', ' ')}`
    const both = await Promise.all([signIn(owner.email, typed), signIn(owner.email, typed)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401])
    expect((await state()).recoveryCodesLeft).toBe(8)
  })

  it('are made anew with the password, and the earlier ones end', async () => {
    const renew = (currentPassword: string) => owner.post('/api/second-factors/recovery-codes', { currentPassword })
    expect((await renew(password)).status).toBe(404)
    const { recoveryCodes } = await addApp(owner)
    expect((await renew('wrong')).status).toBe(400)
    const { body } = await renew(password)
    expect(await told()).toContain('You made new recovery codes')
    expect((await signIn(owner.email, recoveryCodes[0])).status).toBe(401)
    expect((await signIn(owner.email, body.recoveryCodes[0])).status).toBe(200)
  })

  it('have 24 signs of 32, so 120 random bits', async () => {
    const { recoveryCodes } = await addApp(owner)
    for (const code of recoveryCodes) expect(code).toMatch(/^[a-km-np-z2-9]{4}(-[a-km-np-z2-9]{4}){5}$/)
  })

  it('of another account do not work', async () => {
    await addApp(owner)
    const { recoveryCodes } = await addApp(await server.planner())
    expect((await signIn(owner.email, recoveryCodes[0])).status).toBe(401)
  })
})

describe('wrong codes', () => {
  it('count like wrong passwords', async () => {
    const { app } = await addApp(owner)
    const from = randomAddress()
    const guess = (code: string) =>
      server.visitor().post('/api/auth/login', { email: owner.email, password, code }, { from })
    for (let tries = 0; tries < 10; tries++) expect((await guess('000000')).status).toBe(401)
    expect((await guess(await app.next())).status).toBe(429)
    expect((await signIn(owner.email, await app.at(1))).status).toBe(200)
  })

  it('are limited for an account from all addresses together', async () => {
    const { app } = await addApp(owner)
    for (let tries = 0; tries < 20; tries++) expect((await signIn(owner.email, '000000')).status).toBe(401)
    expect((await signIn(owner.email, await app.next())).status).toBe(429)
  })

  it('are not what a sign-in without a code counts as', async () => {
    const { app } = await addApp(owner)
    const from = randomAddress()
    const ask = () => server.visitor().post('/api/auth/login', { email: owner.email, password }, { from })
    for (let tries = 0; tries < 12; tries++) expect((await ask()).status).toBe(403)
    expect((await signIn(owner.email, await app.next())).status).toBe(200)
  })
})

describe('the second factors', () => {
  it('of a member are its own', async () => {
    const member = await joinAs(server, owner, 'assistant')
    const { app } = await addApp(member)
    expect(await state()).toEqual(none)
    expect((await signIn(owner.email)).status).toBe(200)
    expect(await signIn(member.email)).toMatchObject(needsCode)
    expect((await signIn(member.email, await app.next())).status).toBe(200)
  })

  it('outlast a new password, and a mailed link for one does not sign in without them', async () => {
    const member = await joinAs(server, owner, 'assistant')
    const { app } = await addApp(member)
    const newPassword = { name: 'Max', password: 'another-password', confirmPassword: 'another-password' }
    await told()
    await owner.post(`/api/members/${member.id}/invite`)
    await server.workOff()
    const [, token] = /join\?token=(\S+)/.exec((await server.newMails()).map(({ text }) => text).join('\n')) ?? []
    const browser = server.visitor()
    const joined = await browser.post(`/api/member-invite/${token}`, newPassword)
    expect(joined).toMatchObject({ status: 200, body: { user: null }, cookies: [] })
    expect((await browser.get('/api/auth/me')).status).toBe(401)
    expect((await signIn(member.email, undefined, 'another-password')).status).toBe(403)
    expect((await signIn(member.email, await app.next(), 'another-password')).status).toBe(200)
  })

  it('change places with their accounts when the studio is handed over', async () => {
    const member = await joinAs(server, owner, 'planner')
    const ofOwner = await addApp(owner)
    const ofMember = await addApp(member)
    const handedOver = await owner.post(`/api/members/${member.id}/hand-over`, { currentPassword: password })
    expect(handedOver.status).toBe(200)
    const next = server.visitor()
    expect((await signIn(member.email, await ofMember.app.next(), password, next)).status).toBe(200)
    expect((await next.get('/api/auth/me')).body.user.memberId).toBeNull()
    expect((await signIn(owner.email, ofMember.recoveryCodes[0])).status).toBe(401)
    expect((await signIn(owner.email, ofOwner.recoveryCodes[0])).status).toBe(200)
  })

  it('are not for tokens', async () => {
    const { body } = await owner.post('/api/tokens', { name: 'Program', role: 'planner', days: 30 })
    const headers = { authorization: `Bearer ${body.token}` }
    const program = server.visitor()
    expect((await program.get('/api/second-factors', { headers })).status).toBe(403)
    const asked = { currentPassword: password }
    expect((await program.post('/api/second-factors/authenticator', asked, { headers })).status).toBe(403)
  })
})
