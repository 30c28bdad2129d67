import { afterAll, beforeAll, expect, it } from 'vitest'
import { latestToken, logIn } from '#test/accounts.ts'
import { openTestServer, type PlannerCaller, type TestServer } from '#test/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

async function made(answer: ReturnType<PlannerCaller['post']>): Promise<{ id: number; token: string }> {
  const { status, body } = await answer
  expect(status).toBe(201)
  return body as { id: number; token: string }
}
const age = (table: string, { id }: { id: number }) =>
  server.database.ownerPool.query(`update ${table} set created_at = now() - interval '8 days' where id = $1`, [id])

it('a password that is chosen with a mailed link ends what acts without it, and names it', async () => {
  const owner = await server.planner()
  const { id: clientId } = await owner.addClient()
  const program = await made(owner.post('/api/tokens', { name: 'Never ending', role: 'planner', days: null }))
  await age('api_tokens', program)
  const [feed, oldFeed] = [await made(owner.post('/api/feeds', {})), await made(owner.post('/api/feeds', { clientId }))]
  await age('links', oldFeed)
  const webhookTo = (host: string) =>
    made(owner.post('/api/webhooks', { address: `https://${host}/`, topics: ['messages'] }))
  await webhookTo('thief.example.com')
  await age('webhooks', await webhookTo('own.example.com'))

  await server.visitor().post('/api/auth/forgot-password', { email: owner.email })
  const chosen = { token: await latestToken(server), password: 'chosen-anew', confirmPassword: 'chosen-anew' }
  expect((await server.visitor().post('/api/auth/reset-password', chosen)).status).toBe(200)

  const headers = { authorization: `Bearer ${program.token}` }
  expect((await server.visitor().get('/api/clients', { headers })).status).toBe(401)
  const calendar = ({ token }: { token: string }) => server.visitor().get(`/api/calendar/${token}.ics`)
  expect((await calendar(feed)).status).toBe(404)
  expect((await calendar(oldFeed)).status).toBe(200)
  const again = server.visitor()
  await logIn(again, owner.email, 'chosen-anew')
  expect((await again.get('/api/webhooks')).body).toMatchObject([{ address: 'https://own.example.com/' }])

  await server.workOff()
  const mails = await server.newMails()
  const told = mails.find(({ subject }) => subject === 'You have a new password')
  expect(told?.to).toMatchObject([{ address: owner.email }])
  for (const words of ['the API token “Never ending”', 'the webhook to thief.example.com', 'the calendar address']) {
    expect(told?.text).toContain(words)
  }
  expect(told?.text).not.toContain('own.example.com')
  const { body: log } = await again.get('/api/audit?group=account')
  expect(log.find(({ kind }: { kind: string }) => kind === 'password-reset').sentence).toMatch(
    /^Chose a new password with an emailed link, which ended the API token “Never ending”; /,
  )
})
