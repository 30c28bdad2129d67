import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Client } from '#weddings/clients/contract/endpoints.ts'
import type { Message } from '#talk/messages/contract/endpoints.ts'
import { deliver, inbox, post, replyAddresses } from '#test/answers.ts'
import { formOf } from '#test/form.ts'
import { rawMail } from '#test/mails.ts'
import { openTestServer, type Caller, type PlannerCaller, type TestServer } from '#test/server.ts'

let server: TestServer
let planner: PlannerCaller
let couple: Caller & { client: Client }
let client: Client
let to: string
let from: string

beforeAll(async () => (server = await openTestServer({ services: { inbox } })))
afterAll(() => server.close())
beforeEach(async () => {
  planner = await server.planner()
  couple = await server.couple(planner)
  client = couple.client
  from = `Emma <${client.email}>`
  to = (await replyAddresses(server, planner, client)).get(client.email) ?? ''
})

const messages = async () => (await planner.get(`/api/clients/${client.id}/messages`)).body as Message[]
const answers = async () => (await messages()).filter(({ sender }) => sender === 'client')

describe('the webhook', () => {
  const mail = () => rawMail({ from, to, text: 'Hello' })

  it.each([
    ['as a bearer token', `Bearer ${inbox.secret}`, 200],
    ['as a password', `Basic ${Buffer.from(`any:${inbox.secret}`).toString('base64')}`, 200],
    ['as an empty user’s password', `basic ${Buffer.from(`:${inbox.secret}`).toString('base64')}`, 200],
    ['in another case', `Bearer ${inbox.secret.toUpperCase()}`, 401],
    ['cut', `Bearer ${inbox.secret.slice(1)}`, 401],
    ['in another scheme', `Digest ${inbox.secret}`, 401],
    ['not at all', '', 401],
  ])('takes the secret %s', async (_, authorization, status) => {
    const answer = await post(server, mail(), { authorization })
    expect(answer.statusCode).toBe(status)
    await server.workOff()
    expect(await answers()).toHaveLength(status === 200 ? 1 : 0)
  })

  it.each(['email', 'body-mime'])('takes forms with the mail in the field %s', async (field) => {
    for (const asFile of [false, true]) {
      const text = `Grüße ${asFile}`
      const raw = rawMail({ from, to, text })
      const fields: Record<string, string> = asFile
        ? { sender: 'x' }
        : { sender: 'x', [field]: raw.toString(), spam_score: '0' }
      const [body, { headers }] = await formOf(fields, asFile ? [{ name: 'mail.eml', bytes: raw }] : [], field)
      const answer = await post(server, body, { ...headers, authorization: `Bearer ${inbox.secret}` })
      expect(answer.statusCode).toBe(200)
      await server.workOff()
      expect((await answers()).at(-1)?.content).toBe(text)
    }
  })

  it('refuses what is no mail, or too large', async () => {
    const authorization = `Bearer ${inbox.secret}`
    const before = await server.storedFiles()
    const huge = Buffer.alloc(30 * 1024 * 1024 + 1, 'x')
    const [form, { headers }] = await formOf({ other: 'x' })
    const [hugeForm, ofHuge] = await formOf({ email: huge.toString() })
    const answered = [
      await post(server, Buffer.from('{}'), { authorization, 'content-type': 'application/json' }),
      await post(server, Buffer.alloc(0), { authorization }),
      await post(server, huge, { authorization }),
      await post(server, form, { ...headers, authorization }),
      await post(server, hugeForm, { ...ofHuge.headers, authorization }),
    ]
    expect(answered.map(({ statusCode }) => statusCode)).toEqual([415, 400, 413, 400, 413])
    for (const answer of answered) expect(answer.json()).toMatchObject({ message: expect.any(String) })
    expect(await server.storedFiles()).toEqual(before)
  })

  it('takes a mail of 30 MB', async () => {
    const raw = Buffer.concat([mail(), Buffer.alloc(30 * 1024 * 1024 - mail().length, '\r\n')])
    await deliver(server, raw)
    expect(await answers()).toHaveLength(1)
  })
})

it('without a secret, the webhook does not exist', async () => {
  const other = await openTestServer({ services: { inbox: { ...inbox, secret: undefined } } })
  expect((await post(other, rawMail({ text: 'Hello' }))).statusCode).toBe(404)
  await other.close()
})
