import type { Email } from 'postal-mime'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { GuestMails } from '#guests/guest-mails/contract/endpoints.ts'
import { deliver, inbox } from '#test/answers.ts'
import { rawReport } from '#test/mails.ts'
import { openTestServer, unique, type Caller, type TestServer } from '#test/server.ts'

let server: TestServer
beforeAll(async () => (server = await openTestServer({ services: { inbox } })))
afterAll(() => server.close())

async function newMails() {
  await server.workOff()
  return server.newMails()
}

async function wedding(kind = 'invitation') {
  const planner = await server.planner()
  await planner.patch('/api/business', { businessEmail: 'hello@marchetti.example' })
  const path = `/api/clients/${(await planner.addClient({ weddingDate: '2090-06-10' })).id}`
  await planner.post(`${path}/parts`, { name: 'Dinner', deadline: '2090-05-01' })
  const email = `${unique()}@guests.example`
  const { body: envelope } = await planner.post(`${path}/envelopes`, {
    name: 'Ann Hill',
    email,
    guests: [{ firstName: 'Ann' }],
  })
  await newMails()
  const sent = await planner.post(`${path}/guest-mails`, { kind, wave: 1, envelopeIds: [envelope.id] })
  expect(sent.status).toBe(201)
  const [mail] = await newMails()
  return { planner, path, email, mail: mail! }
}

const headersOf = (mail: Email) => mail.headerLines.map(({ line }) => line).join('\r\n')
const report = (mail: Email, action = 'failed') =>
  deliver(server, rawReport({ to: 'hello@larkspur.example', action, original: headersOf(mail) }))
const stateOf = async (planner: Caller, path: string) => (await planner.get(`${path}/guest-mails`)).body as GuestMails
const came = { bouncedAt: null, bounceReason: null }
const returned = { bouncedAt: expect.stringMatching(/^20/), bounceReason: '550 5.1.1 No such mailbox here' }

it.each(['save-the-date', 'invitation', 'reminder', 'change'])(
  'a delivery report marks the %s whose headers it returns',
  async (kind) => {
    const { planner, path, mail } = await wedding(kind)
    const others = await wedding(kind)
    await report(mail, 'delayed')
    expect((await stateOf(planner, path)).mails).toMatchObject([came])
    await report(mail)
    expect((await stateOf(planner, path)).mails).toMatchObject([returned])
    expect((await stateOf(others.planner, others.path)).mails).toMatchObject([came])
    expect((await planner.get('/api/unplaced-mails')).body).toEqual([])
  },
)

it('the same report again changes nothing, and what came back goes to another address only', async () => {
  const { planner, path, mail } = await wedding()
  await report(mail)
  const { mails } = await stateOf(planner, path)
  await report(mail)
  expect((await stateOf(planner, path)).mails).toEqual(mails)
  const envelopeIds = [mails[0]!.envelopeId]
  const again = { kind: 'invitation', wave: 2, envelopeIds }
  expect((await planner.post(`${path}/guest-mails`, again)).status).toBe(400)
  await planner.patch(`/api/envelopes/${envelopeIds[0]}`, { email: 'right@guests.example' })
  expect((await planner.post(`${path}/guest-mails`, again)).status).toBe(201)
  await report(mail)
  expect(await newMails()).toHaveLength(1)
  expect((await stateOf(planner, path)).mails).toMatchObject([{ email: 'right@guests.example', ...came }])
})

it('a report that is forged with the secret of another wedding changes nothing', async () => {
  const [own, other] = [await wedding(), await wedding()]
  const secretOf = ({ mail }: typeof own) => /[\w-]{43}(?=\/no-more-mail)/.exec(mail.text ?? '')?.[0] ?? ''
  const forged = headersOf(own.mail).replace(secretOf(own), secretOf(other))
  expect(forged).not.toBe(headersOf(own.mail))
  for (const original of [forged, forged.replace(secretOf(other), 'x'.repeat(43)), 'Subject: Your invitation'])
    await deliver(server, rawReport({ to: 'hello@larkspur.example', original }))
  for (const { planner, path } of [own, other]) expect((await stateOf(planner, path)).mails).toMatchObject([came])
})

it('an answer by a guest goes to the studio, and opens no conversation if it reaches the inbox', async () => {
  const { planner, path, email, mail } = await wedding()
  expect(mail.replyTo).toMatchObject([{ address: 'hello@marchetti.example' }])
  const headers = headersOf(mail)
    .split('\r\n')
    .filter((line) => /^list-unsubscribe/i.test(line))
  await deliver(server, { from: email, to: inbox.address, text: 'We come with five children.', headers })
  expect((await planner.get(`${path}/messages`)).body).toEqual([])
  expect((await planner.get('/api/unplaced-mails')).body).toEqual([])
  expect((await stateOf(planner, path)).mails).toMatchObject([came])
})
