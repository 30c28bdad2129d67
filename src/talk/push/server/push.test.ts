import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PushState } from '#talk/push/contract/endpoints.ts'
import type { Person } from '#weddings/people/contract/endpoints.ts'
import { openKeys } from '#talk/push/server/jobs/open-keys.ts'
import { signInAs } from '#test/people.ts'
import { openPushStandIn, type PushStandIn } from '#test/push/stand-in.ts'
import { openTestServer, password, type Caller, type TestServer } from '#test/server.ts'

let service: PushStandIn
let server: TestServer
beforeAll(async () => {
  service = await openPushStandIn()
  server = await openTestServer({ standIns: service.standIns })
})
afterAll(async () => {
  await server.close()
  await service.close()
})

const stateOf = async (caller: Caller) => (await caller.get('/api/push')).body as PushState
const stored = async (where: string) =>
  (await server.database.ownerPool.query<object>(`select * from push_subscriptions where ${where}`)).rows

describe('the key pair', () => {
  it('is the same for all processes that start at once, and for later ones', async () => {
    const { ownerPool } = server.database
    const before = await openKeys(ownerPool)
    await ownerPool.query('delete from push_keys')
    const keys = await Promise.all(Array.from({ length: 8 }, () => openKeys(ownerPool)))
    expect(new Set(keys.map(({ publicKey, privateKey }) => `${publicKey} ${privateKey}`)).size).toBe(1)
    expect(await openKeys(ownerPool)).toEqual(keys[0])
    expect(keys[0]).not.toEqual(before)
  })

  it('can be read by no role', async () => {
    for (const role of ['planner', 'couple', 'door', 'app'])
      for (const table of ['push_keys', 'sent_pushes']) {
        const { rows } = await server.database.ownerPool.query<{ may: boolean }>(
          `select has_any_column_privilege($1, $2, 'select, insert, update') as may`,
          [`larkspur_${role}`, table],
        )
        expect(rows, `${role} ${table}`).toEqual([{ may: false }])
      }
  })
})

describe('a device', () => {
  it('gets notifications until it is unsubscribed', async () => {
    const planner = await server.planner()
    const { publicKey } = await stateOf(planner)
    expect(Buffer.from(publicKey, 'base64url')).toHaveLength(65)
    expect(await stateOf(planner)).toEqual({ publicKey, endpoint: null, label: '', others: [] })
    const given = service.subscription()
    const { status, body } = await planner.put('/api/push', given)
    expect({ status, body }).toEqual({
      status: 200,
      body: { publicKey, endpoint: given.endpoint, label: given.label, others: [] },
    })
    const newer = service.subscription()
    expect((await planner.put('/api/push', newer)).body.endpoint).toBe(newer.endpoint)
    expect(await stored(`planner_id = ${planner.id}`)).toHaveLength(1)
    expect((await planner.delete('/api/push')).status).toBe(204)
    expect((await planner.delete('/api/push')).status).toBe(204)
    expect((await stateOf(planner)).endpoint).toBeNull()
  })

  it('belongs to a session, and ends with it', async () => {
    const planner = await server.planner()
    const couple = await server.couple(planner)
    await planner.put('/api/push', service.subscription())
    await couple.put('/api/push', service.subscription())
    await couple.post('/api/client-logout')
    expect(await stored(`planner_id = ${planner.id} and person_id is not null`)).toEqual([])
    await planner.post('/api/auth/logout')
    expect(await stored(`planner_id = ${planner.id}`)).toEqual([])
  })

  it('ends with the person, and does not come back with a restored couple', async () => {
    const planner = await server.planner()
    const couple = await server.couple(planner)
    const at = `/api/clients/${couple.client.id}`
    const { body: mother } = await planner.post(`${at}/people`, { name: 'Ruth', email: 'ruth@example.com' })
    const device = await signInAs(server, planner, mother as Person)
    await device.put('/api/push', service.subscription())
    await planner.delete(`/api/people/${mother.id}`)
    expect(await stored(`planner_id = ${planner.id}`)).toEqual([])

    await couple.put('/api/push', service.subscription())
    await planner.delete(at)
    const { rows } = await server.database.ownerPool.query<{ rows: object }>(
      'select rows from deleted_weddings where planner_id = $1',
      [planner.id],
    )
    expect(JSON.stringify(rows)).not.toContain('push.example.com')
    const [deleted] = (await planner.get('/api/deleted-clients')).body
    expect((await planner.post(`/api/deleted-clients/${deleted.id}/restore`)).status).toBe(200)
    expect(await stored(`planner_id = ${planner.id}`)).toEqual([])
  })

  it('is one of ten at most; the one that was used least gives way', async () => {
    const planner = await server.planner()
    const devices: Caller[] = []
    for (let count = 0; count < 12; count += 1) {
      const device = server.visitor()
      await device.post('/api/auth/login', { email: planner.email, password })
      expect((await device.put('/api/push', service.subscription(`Device ${count}`))).status).toBe(200)
      devices.push(device)
    }
    expect(await stored(`planner_id = ${planner.id}`)).toHaveLength(10)
    expect((await stateOf(devices[1]!)).endpoint).toBeNull()
    expect((await stateOf(devices[11]!)).others).toEqual(
      Array.from({ length: 9 }, (_, index) => `Device ${10 - index}`),
    )
  })

  it('is stored once if the same browser signs in again', async () => {
    const planner = await server.planner()
    const again = server.visitor()
    await again.post('/api/auth/login', { email: planner.email, password })
    const given = service.subscription()
    await planner.put('/api/push', given)
    await again.put('/api/push', given)
    expect(await stored(`planner_id = ${planner.id}`)).toHaveLength(1)
    expect((await stateOf(again)).endpoint).toBe(given.endpoint)
  })
})

describe('devices of others', () => {
  it('are not seen, replaced or ended, also not by another person of the same wedding', async () => {
    const planner = await server.planner()
    const couple = await server.couple(planner)
    const { body: mother } = await planner.post(`/api/clients/${couple.client.id}/people`, {
      name: 'Ruth',
      email: 'ruth@example.com',
    })
    const other = await signInAs(server, planner, mother as Person)
    const everybody = [planner, couple, other]
    const given = everybody.map(() => service.subscription())
    for (const [index, caller] of everybody.entries()) {
      const forged = { ...given[index], personId: 1, clientId: 1, plannerId: 1, sessionId: 1, coupleSessionId: 1 }
      expect((await caller.put('/api/push', forged)).body).toMatchObject({
        endpoint: given[index]?.endpoint,
        others: [],
      })
    }
    const owners = await stored(`planner_id = ${planner.id} order by id`)
    expect(owners).toMatchObject([
      { person_id: null, client_id: null },
      { person_id: expect.any(Number), client_id: couple.client.id },
      { person_id: mother.id, client_id: couple.client.id },
    ])
    await other.delete('/api/push')
    expect((await stateOf(couple)).endpoint).toBe(given[1]?.endpoint)
    expect((await stateOf(planner)).endpoint).toBe(given[0]?.endpoint)
  })
})

describe('what is no subscription', () => {
  const valid = () => service.subscription()
  it.each([
    ['an address in this network', () => ({ ...valid(), endpoint: 'https://127.0.0.1/x' })],
    ['an address without encryption', () => ({ ...valid(), endpoint: 'http://push.example.com/x' })],
    ['a name in this network', () => ({ ...valid(), endpoint: 'https://localhost/x' })],
    ['a long address', () => ({ ...valid(), endpoint: `https://push.example.com/${'x'.repeat(1000)}` })],
    ['a short key', () => ({ ...valid(), keys: { ...valid().keys, auth: 'x' } })],
    ['a key that is no point of the curve', () => ({ ...valid(), keys: { ...valid().keys, p256dh: 'A'.repeat(87) } })],
    ['a long label', () => ({ ...valid(), label: 'x'.repeat(61) })],
    ['nothing', () => ({})],
  ])('is refused: %s', async (_, body) => {
    const planner = await server.planner()
    expect(await planner.put('/api/push', body())).toMatchObject({ status: 400, body: { message: expect.any(String) } })
    expect((await stateOf(planner)).endpoint).toBeNull()
  })
})
