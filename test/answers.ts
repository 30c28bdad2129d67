import { expect } from 'vitest'
import type { Client } from '#weddings/clients/contract/endpoints.ts'
import { sendLetters } from '#overview/letter-sending/server/jobs.ts'
import { rawMail, type TestMail } from '#test/mails.ts'
import type { PlannerCaller, TestServer } from '#test/server.ts'

export const inbox = { address: 'reply@studio.example', url: undefined, secret: 'the-secret-of-this-inbox' }

/** Noon of the day after tomorrow: everything that was told is due. */
const noon = () => new Date(`${new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)}T12:00:00Z`)

/** The letters that are due now. */
export async function dueLetters(server: TestServer) {
  await server.workOff()
  await sendLetters(server.jobContext, noon())
  await server.workOff()
  return (await server.newMails()).filter(({ text }) => text?.includes('/mail-settings/'))
}

/** Lets the planner write, and returns the address for answers in the letter about it, for each recipient. */
export async function replyAddresses(server: TestServer, planner: PlannerCaller, client: Client) {
  await dueLetters(server)
  expect((await planner.post(`/api/clients/${client.id}/messages`, { content: 'And the flowers?' })).status).toBe(201)
  const letters = await dueLetters(server)
  return new Map(letters.map(({ to, replyTo }) => [to?.[0]?.address ?? '', replyTo?.[0]?.address ?? '']))
}

const bearer = { authorization: `Bearer ${inbox.secret}` }

export const post = (server: TestServer, payload: Buffer, headers: Record<string, string> = bearer) =>
  server.app.inject({
    method: 'POST',
    url: '/api/inbox',
    payload,
    headers: { 'content-type': 'message/rfc822', ...headers },
  })

/** Delivers a mail through the webhook, and lets the jobs place it. */
export async function deliver(server: TestServer, mail: TestMail | Buffer): Promise<void> {
  const answer = await post(server, Buffer.isBuffer(mail) ? mail : rawMail(mail))
  expect([answer.statusCode, answer.json()]).toEqual([200, { received: true }])
  await server.workOff()
}
