import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Client } from '#weddings/clients/contract/endpoints.ts'
import type { Letter } from '#talk/letters/contract/endpoints.ts'
import { openPost } from '#platform/server/jobs/post.ts'
import { startWorker } from '#platform/server/jobs/worker.ts'
import { jobs } from '#app/server/jobs.ts'
import { sendLetters } from '#overview/letter-sending/server/jobs.ts'
import { deliver, dueLetters, inbox, replyAddresses } from '#test/answers.ts'
import { openMailServer } from '#test/mail-server.ts'
import { rawReport } from '#test/mails.ts'
import { makeDue } from '#test/queue.ts'
import { openTestServer, type PlannerCaller, type TestServer } from '#test/server.ts'

let server: TestServer
let planner: PlannerCaller
let client: Client

beforeAll(async () => (server = await openTestServer({ services: { inbox } })))
afterAll(() => server.close())
beforeEach(async () => {
  planner = await server.planner()
  client = (await server.couple(planner)).client
})

const newest = async () => ((await planner.get(`/api/clients/${client.id}/letters`)).body as Letter[])[0]

describe('a delivery report', () => {
  it('marks the letter whose headers it returns', async () => {
    const replyTo = (await replyAddresses(server, planner, client)).get(client.email)
    expect(await newest()).toMatchObject({ bouncedAt: null, bounceReason: null })
    const original = `From: Larkspur <hello@example.com>\r\nReply-To: ${replyTo}\r\nSubject: News`
    await deliver(server, rawReport({ to: 'hello@example.com', action: 'delayed', original }))
    expect(await newest()).toMatchObject({ bouncedAt: null })
    await deliver(server, rawReport({ to: 'hello@example.com', original }))
    expect(await newest()).toMatchObject({
      bouncedAt: expect.stringMatching(/^20/),
      bounceReason: '550 5.1.1 No such mailbox here',
    })
    expect((await planner.get('/api/unplaced-mails')).body).toEqual([])
  })

  it('marks the letter whose address it is sent to, and no other', async () => {
    const first = (await replyAddresses(server, planner, client)).get(client.email) ?? ''
    await replyAddresses(server, planner, client)
    await deliver(server, rawReport({ to: first, original: 'Subject: News' }))
    const { body } = await planner.get(`/api/clients/${client.id}/letters`)
    expect((body as Letter[]).map(({ bouncedAt }) => bouncedAt !== null)).toEqual([false, true])
  })
})

it('a letter that the mail server refuses is marked, until a later attempt succeeds', async () => {
  await dueLetters(server)
  await planner.post(`/api/clients/${client.id}/messages`, { content: 'Hello' })
  await server.workOff()
  await sendLetters(
    server.jobContext,
    new Date(`${new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)}T12:00:00Z`),
  )
  let isFull = true
  const mailServer = await openMailServer({
    onRcptTo: (_, __, done) => done(isFull ? Object.assign(new Error('Mailbox full'), { responseCode: 552 }) : null),
  })
  const options = {
    mailFrom: 'hello@larkspur.example',
    publicUrl: 'https://larkspur.example',
    outbox: '',
    say: () => {},
  }
  const post = await openPost({ ...options, smtpUrl: mailServer.url })
  const worker = await startWorker({ ...server.jobContext, post }, jobs)
  await expect.poll(newest).toMatchObject({ bounceReason: expect.stringContaining('Mailbox full') })
  isFull = false
  await makeDue(server.database.ownerPool)
  await expect.poll(newest).toMatchObject({ bouncedAt: null, bounceReason: null })
  expect(mailServer.received).toHaveLength(1)
  await worker.stop()
  await mailServer.close()
}, 60_000)
