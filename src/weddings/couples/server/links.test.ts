import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { linkIn } from '#test/people.ts'
import { openTestServer, password, unique, type PlannerCaller, type TestServer } from '#test/server.ts'

let server: TestServer
let planner: PlannerCaller
beforeAll(async () => (server = await openTestServer()))
afterAll(() => server.close())
beforeEach(async () => {
  planner = await server.planner()
  await server.workOff()
  await server.newMails()
})

async function mailed() {
  await server.workOff()
  return server.newMails()
}
const ask = (email: string, path?: string) => server.visitor().post('/api/client-login/link', { email, path })
async function linkFor(email: string, path?: string) {
  expect((await ask(email, path)).status).toBe(202)
  return linkIn(await mailed())
}
const coupleWith = async (email: string, owner = planner) =>
  (await server.couple(owner, await owner.addClient({ email }))).client
const address = () => `${unique()}@couple.example`

describe('a link to sign in', () => {
  it('signs in once, without a password', async () => {
    const client = await coupleWith(address())
    const link = await linkFor(client.email)
    expect((await server.visitor().get(link)).body).toMatchObject({
      state: 'open',
      portals: [{ clientId: client.id, studio: 'Paula Planner' }],
    })
    const couple = server.visitor()
    const opened = await couple.post(link, {})
    expect(opened).toMatchObject({
      status: 200,
      body: { client: { id: client.id }, path: `/client-portal/${client.id}` },
    })
    expect((await couple.get('/api/client-session')).body.person.name).toBe(client.partnerOneName)
    expect((await server.visitor().post(link, {})).status).toBe(409)
    expect((await server.visitor().get(link)).body.state).toBe('used')
  })

  it('is used by one of several concurrent calls', async () => {
    const link = await linkFor((await coupleWith(address())).email)
    const answers = await Promise.all([1, 2, 3].map(() => server.visitor().post(link, {})))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })

  it('expires after 15 minutes, and offers a new one to the same address', async () => {
    const client = await coupleWith(address())
    const link = await linkFor(client.email)
    const inSeconds = await server.database.ownerPool.query<{ left: number }>(
      `select extract(epoch from max(expires_at) - now())::int as left from sign_in_links where email = $1`,
      [client.email],
    )
    expect(Math.abs((inSeconds.rows[0]?.left ?? 0) - 15 * 60)).toBeLessThan(30)
    await server.database.ownerPool.query('update sign_in_links set expires_at = now() where email = $1', [
      client.email,
    ])
    expect((await server.visitor().get(link)).body.state).toBe('expired')
    expect((await server.visitor().post(link, {})).status).toBe(409)
    const renewed = await server.visitor().post(`${link}/renew`)
    expect(renewed.body.message).toMatch(/…@couple\.example/)
    const mails = await mailed()
    expect(mails.map(({ to }) => to?.[0]?.address)).toEqual([client.email])
    expect((await server.visitor().post(linkIn(mails), {})).status).toBe(200)
  })

  it('leads to the page that it was asked for, if it is of this portal', async () => {
    const client = await coupleWith(address())
    const path = `/client-portal/${client.id}?tab=billing`
    expect((await server.visitor().post(await linkFor(client.email, path), {})).body.path).toBe(path)
    const foreign = await linkFor(client.email, `/client-portal/${client.id + 1}?tab=billing`)
    expect((await server.visitor().post(foreign, {})).body.path).toBe(`/client-portal/${client.id}`)
    for (const bad of ['https://evil.example', '//evil.example', '/settings'])
      expect((await ask(client.email, bad)).status).toBe(400)
  })

  it('is mailed to nobody who was not invited, with the same answer', async () => {
    const client = await planner.addClient({ email: address() })
    const answers = [await ask(client.email), await ask(address())]
    expect(answers[0]?.body).toEqual(answers[1]?.body)
    expect(await mailed()).toEqual([])
  })

  it('activates a portal that was invited, and tells the planner', async () => {
    const client = await planner.addClient({ email: address() })
    await planner.post(`/api/clients/${client.id}/invite`)
    expect((await server.visitor().post(await linkFor(client.email), {})).status).toBe(200)
    expect((await planner.get(`/api/clients/${client.id}`)).body.isActivated).toBe(true)
    expect((await planner.get('/api/notifications')).body[0].title).toBe('Portal activated')
  })

  it('does not work for an address that the couple has left', async () => {
    const client = await coupleWith(address())
    const link = await linkFor(client.email)
    await planner.patch(`/api/clients/${client.id}`, { email: address() })
    expect((await server.visitor().post(link, {})).status).toBe(409)
  })

  it('is refused in words when it is unknown', async () => {
    const answer = await server.visitor().get('/api/client-login/link/nothing')
    expect(answer).toMatchObject({ status: 404, body: { message: expect.stringContaining('ask for a new one') } })
  })

  it('is limited by address', async () => {
    const email = address()
    const statuses = []
    for (let count = 0; count < 6; count++) statuses.push((await ask(email)).status)
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429])
  })
})

describe('one address with portals of two studios', () => {
  it('chooses after a link', async () => {
    const email = address()
    const [one, two] = [await coupleWith(email), await coupleWith(email, await server.planner())]
    const link = await linkFor(email)
    const { portals } = (await server.visitor().get(link)).body
    expect(portals.map(({ clientId }: { clientId: number }) => clientId).sort()).toEqual([one.id, two.id])
    expect((await server.visitor().post(link, {})).status).toBe(400)
    expect((await server.visitor().post(link, { clientId: two.id + 999 })).status).toBe(400)
    expect((await server.visitor().post(link, { clientId: two.id })).body.client.id).toBe(two.id)
  })

  it('chooses after a password that opens both', async () => {
    const email = address()
    const [one, two] = [await coupleWith(email), await coupleWith(email, await server.planner())]
    const couple = server.visitor()
    const { body } = await couple.post('/api/client-login', { email, password })
    expect(body.portals).toHaveLength(2)
    for (const { id } of [one, two]) {
      const chosen = await couple.post('/api/client-login', { email, password, clientId: id })
      expect(chosen.body.client.id).toBe(id)
      expect((await couple.get('/api/client-session')).body.client.id).toBe(id)
    }
    expect((await couple.post('/api/client-login', { email, password, clientId: two.id + 999 })).status).toBe(401)
  })

  it('does not enter another portal of the address with the password of one', async () => {
    const email = address()
    await coupleWith(email)
    const other = await server.planner()
    const theirs = await other.addClient({ email })
    const { inviteUrl } = (await other.post(`/api/clients/${theirs.id}/invite`)).body
    await server
      .visitor()
      .post(`/api/client-invite/${inviteUrl.split('/').pop()}/activate`, { password: 'another one' })
    const { body } = await server.visitor().post('/api/client-login', { email, password: 'another one' })
    expect(body.portals.map(({ clientId }: { clientId: number }) => clientId)).toEqual([theirs.id])
  })
})
