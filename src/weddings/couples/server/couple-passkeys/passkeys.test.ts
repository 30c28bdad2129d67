import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Client } from '#weddings/clients/contract/endpoints.ts'
import { mailTexts } from '#test/mail-texts.ts'
import { PasskeyDevice } from '#test/passkey-device.ts'
import { openTestServer, randomAddress, type Caller, type PlannerCaller, type TestServer } from '#test/server.ts'

const origin = 'https://studio.example'
let server: TestServer
let planner: PlannerCaller
let couple: Caller & { client: Client }

beforeAll(async () => {
  server = await openTestServer({ publicUrl: origin })
})
afterAll(() => server.close())
beforeEach(async () => {
  planner = await server.planner()
  couple = await server.couple(planner)
})

async function addPasskey(caller: Caller, device = new PasskeyDevice(origin)) {
  const { body } = await caller.post('/api/client-passkeys/options')
  const added = await caller.post('/api/client-passkeys', device.make(body))
  expect(added.status, JSON.stringify(added.body)).toBe(201)
  return { device, id: (added.body as { id: number }).id }
}

async function signIn(device: PasskeyDevice, odd = {}, browser = server.visitor()) {
  const from = randomAddress()
  const { body } = await browser.post('/api/client-login/passkey/options', undefined, { from })
  return browser.post('/api/client-login/passkey', device.prove(body, odd), { from })
}

describe('a passkey of a person', () => {
  it('opens the portal of this person, and is told by mail', async () => {
    await server.workOff()
    await server.newMails()
    await planner.patch('/api/business', { businessName: 'Fern & Fig', businessEmail: 'hi@fern.example' })
    const { device, id } = await addPasskey(couple)
    await server.workOff()
    const mails = await server.newMails()
    expect(mailTexts(mails)).toContain('You can now open your wedding portal with a passkey from Another program')
    expect(mails).toMatchObject([
      { from: { name: 'Fern & Fig via Larkspur' }, replyTo: [{ address: 'hi@fern.example' }] },
    ])
    const browser = server.visitor()
    expect(await signIn(device, {}, browser)).toMatchObject({ status: 200, body: { client: { id: couple.client.id } } })
    expect((await browser.get('/api/client-session')).body.person).toMatchObject({ name: 'Emma' })
    expect((await browser.get('/api/client-passkeys')).body).toMatchObject([{ id, lastUsedAt: expect.any(String) }])
  })

  it('is not accepted for another site, without the person, or at the door of planners', async () => {
    const { device } = await addPasskey(couple)
    for (const odd of [{ origin: 'https://evil.example' }, { rpId: 'evil.example' }, { isVerified: false }])
      expect((await signIn(device, odd)).status, JSON.stringify(odd)).toBe(401)
    const browser = server.visitor()
    const { body } = await browser.post('/api/auth/passkey/options')
    expect((await browser.post('/api/auth/passkey', device.prove(body))).status).toBe(401)
    const { body: other } = await browser.post('/api/auth/passkey/options')
    expect((await browser.post('/api/client-login/passkey', device.prove(other))).status).toBe(400)
  })

  it('is listed and removed by this person only', async () => {
    const { device, id } = await addPasskey(couple)
    const others = [await server.couple(planner), await server.couple(await server.planner())]
    for (const other of others) {
      expect((await other.get('/api/client-passkeys')).body).toEqual([])
      expect((await other.delete(`/api/client-passkeys/${id}`)).status).toBe(404)
    }
    expect((await planner.get('/api/client-passkeys')).status).toBe(403)
    expect((await couple.delete(`/api/client-passkeys/${id}`)).status).toBe(204)
    expect((await signIn(device)).status).toBe(401)
    const log = (await planner.get('/api/audit')).body as { kind: string }[]
    const wedding = { id: couple.client.id }
    expect(log.filter(({ kind }) => kind.startsWith('factor-'))).toMatchObject([
      {
        kind: 'factor-removed',
        actor: 'person',
        name: 'Emma',
        wedding,
        sentence: expect.stringContaining('a passkey'),
      },
      { kind: 'factor-added', actor: 'person', name: 'Emma', wedding },
    ])
  })

  it('goes with the person', async () => {
    const { body: witness } = await planner.post(`/api/clients/${couple.client.id}/people`, {
      name: 'Aunt May',
      email: 'may@example.com',
    })
    await planner.post(`/api/people/${witness.id}/invite`, {})
    await server.workOff()
    const mails = (await server.newMails()).filter(({ to }) => to?.[0]?.address === 'may@example.com')
    const [, token] = /client-login\/link\?token=([\w-]+)/.exec(mails.at(-1)?.text ?? '') ?? []
    const may = server.visitor()
    expect((await may.post(`/api/client-login/link/${token}`, {})).status).toBe(200)
    const { device } = await addPasskey(may)
    expect((await couple.get('/api/client-passkeys')).body).toEqual([])
    expect((await signIn(device)).status).toBe(200)
    expect((await planner.delete(`/api/people/${witness.id}`)).status).toBe(204)
    expect((await signIn(device)).status).toBe(401)
  })

  it('comes back with a couple that is restored', async () => {
    const { device } = await addPasskey(couple)
    await planner.delete(`/api/clients/${couple.client.id}`)
    expect((await signIn(device)).status).toBe(401)
    const [{ id }] = (await planner.get('/api/deleted-clients')).body
    expect((await planner.post(`/api/deleted-clients/${id}/restore`)).status).toBe(200)
    expect((await signIn(device)).status).toBe(200)
  })
})
