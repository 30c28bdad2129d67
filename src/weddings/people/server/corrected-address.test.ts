import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { PasskeyDevice } from '#test/passkey-device.ts'
import { linkIn, signInAs } from '#test/people.ts'
import {
  openTestServer,
  randomAddress,
  unique,
  type Caller,
  type PlannerCaller,
  type TestServer,
} from '#test/server.ts'

const origin = 'http://localhost:5000'
let server: TestServer
let planner: PlannerCaller
beforeAll(async () => (server = await openTestServer({ publicUrl: origin })))
afterAll(() => server.close())
beforeEach(async () => {
  planner = await server.planner()
  await server.newMails()
})

const newAddress = () => `${unique()}@example.com`
const addPasskey = async (caller: Caller) => {
  const device = new PasskeyDevice(origin)
  const { body } = await caller.post('/api/client-passkeys/options')
  expect((await caller.post('/api/client-passkeys', device.make(body))).status).toBe(201)
  return device
}
const enterWith = async (device: PasskeyDevice) => {
  const [browser, from] = [server.visitor(), randomAddress()]
  const { body } = await browser.post('/api/client-login/passkey/options', undefined, { from })
  return (await browser.post('/api/client-login/passkey', device.prove(body), { from })).status
}
const repliesTo = async (personId: number) => {
  const { rows } = await server.database.ownerPool.query('select 1 from reply_addresses where person_id = $1', [
    personId,
  ])
  return rows.length
}

it('a person with another address has to sign in anew, with that address', async () => {
  const client = await planner.addClient()
  const email = newAddress()
  const { body: ruth } = await planner.post(`/api/clients/${client.id}/people`, { name: 'Ruth', email })
  const stranger = await signInAs(server, planner, ruth)
  const passkey = await addPasskey(stranger)
  await planner.post(`/api/people/${ruth.id}/invite`)
  await server.workOff()
  const link = linkIn(await server.newMails())
  const other = await server.couple(planner, client)

  const change = (address: string | null) => planner.patch(`/api/people/${ruth.id}`, { email: address })
  expect((await change(email.toUpperCase())).status).toBe(200)
  expect((await stranger.get('/api/client-session')).status).toBe(200)
  await server.database.ownerPool.query(
    'insert into reply_addresses (planner_id, client_id, person_id, token_hash) values ($1, $2, $3, $4)',
    [planner.id, client.id, ruth.id, Buffer.from(unique())],
  )
  expect(await repliesTo(ruth.id)).toBe(1)

  const corrected = newAddress()
  expect((await change(corrected)).status).toBe(200)
  expect((await stranger.get('/api/client-session')).status).toBe(401)
  expect(await enterWith(passkey)).toBe(401)
  expect((await server.visitor().post(link, {})).status).toBe(404)
  expect(await repliesTo(ruth.id)).toBe(0)
  expect((await other.get('/api/client-session')).status).toBe(200)
  // The address from before gives the stranger nothing back.
  expect((await change(email)).status).toBe(200)
  expect((await server.visitor().post(link, {})).status).toBe(404)

  await change(corrected)
  await server.visitor().post('/api/client-login/link', { email: corrected })
  await server.workOff()
  const own = server.visitor()
  expect((await own.post(linkIn(await server.newMails()), {})).status).toBe(200)
  expect((await own.get('/api/client-session')).body.person).toMatchObject({ id: ruth.id })
})

it('so has a couple', async () => {
  const couple = await server.couple(planner)
  const passkey = await addPasskey(couple)
  const change = (values: object) => planner.patch(`/api/clients/${couple.client.id}`, values)
  expect((await change({ venue: 'Villa', email: couple.client.email.toUpperCase() })).status).toBe(200)
  expect((await couple.get('/api/client-session')).status).toBe(200)
  expect((await change({ email: newAddress() })).status).toBe(200)
  expect((await couple.get('/api/client-session')).status).toBe(401)
  expect(await enterWith(passkey)).toBe(401)
})
