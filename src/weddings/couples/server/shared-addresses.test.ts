import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, password, randomAddress, unique, type PlannerCaller, type TestServer } from '#test/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const newAddress = () => `${unique()}@example.com`
const invite = async (planner: PlannerCaller, email: string) => {
  const { id } = await planner.addClient({ email })
  const { body } = await planner.post(`/api/clients/${id}/invite`)
  return { id, token: body.inviteUrl.split('/').pop() as string }
}
const activate = (token: string, secret: string) =>
  server.visitor().post(`/api/client-invite/${token}/activate`, { password: secret, confirmPassword: secret })
const logIn = (email: string, more: object = {}) =>
  server.visitor().post('/api/client-login', { email, password, ...more }, { from: randomAddress() })

/** Activates portals with this address in other studios, by as many planners. */
async function occupy(email: string, count: number): Promise<void> {
  for (let made = 0; made < count; made++) {
    const { token } = await invite(await server.planner(), email)
    expect((await activate(token, 'of somebody else')).status).toBe(200)
  }
}

describe('an address that strangers use for their couples too', () => {
  it('still opens the portal with the right password, whoever was first', async () => {
    const email = newAddress()
    await occupy(email, 11)
    const couple = await invite(await server.planner(), email)
    expect((await activate(couple.token, password)).status).toBe(200)
    await server.database.ownerPool.query(
      "update clients set last_login = now() + interval '1 day' where email = $1 and id <> $2",
      [email, couple.id],
    )
    expect(await logIn(email)).toMatchObject({
      status: 200,
      body: { client: { id: couple.id }, portals: [{ clientId: couple.id }] },
    })
    expect(await logIn(email, { clientId: couple.id })).toMatchObject({
      status: 200,
      body: { client: { id: couple.id } },
    })
    expect((await logIn(email, { password: 'guess' })).status).toBe(401)
  })

  it('makes guessing no cheaper: further portals count as further attempts', async () => {
    const email = newAddress()
    await occupy(email, 11)
    const from = randomAddress()
    const guess = () => server.visitor().post('/api/client-login', { email, password: 'guess' }, { from })
    const statuses: number[] = []
    for (let guesses = 0; guesses < 6; guesses++) statuses.push((await guess()).status)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
  })
})

it('of several couples of one studio with one address, one is activated, also at the same moment', async () => {
  const [planner, email] = [await server.planner(), newAddress()]
  const invites = [await invite(planner, email), await invite(planner, email), await invite(planner, email)]
  const answers = await Promise.all(invites.map(({ token }) => activate(token, password)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  const { body } = await logIn(email)
  expect(body.portals).toHaveLength(1)
})
