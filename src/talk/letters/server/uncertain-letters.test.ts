import { createServer } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { Letter } from '#talk/letters/contract/endpoints.ts'
import { jobs } from '#app/server/jobs.ts'
import { openPost } from '#platform/server/jobs/post.ts'
import { startWorker } from '#platform/server/jobs/worker.ts'
import { sendLetters } from '#overview/letter-sending/server/jobs.ts'
import { noonLater } from '#test/clock.ts'
import { writeInvoice } from '#test/invoices.ts'
import { listening } from '#test/mail-server.ts'
import { openTestServer, type TestServer } from '#test/server.ts'

let server: TestServer
const endings: (() => unknown)[] = []

beforeAll(async () => (server = await openTestServer()))
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end()
})
afterAll(() => server.close())

/** Works off all jobs with a mail server that breaks the connection when it has the whole mail. */
async function workWithBreakingMailServer(): Promise<void> {
  const breaking = createServer((socket) => {
    let mail: string | undefined
    socket.on('error', () => {})
    socket.write('220 here\r\n')
    socket.on('data', (bytes) => {
      if (mail === undefined) {
        if (bytes.toString().startsWith('DATA')) mail = ''
        return socket.write(mail === undefined ? '250 fine\r\n' : '354 go on\r\n')
      }
      mail += bytes.toString()
      return mail.endsWith('\r\n.\r\n') && socket.destroy()
    })
  })
  const smtpUrl = await listening(breaking)
  endings.push(() => breaking.close())
  const options = { mailFrom: 'hello@larkspur.example', publicUrl: 'https://larkspur.example', outbox: '' }
  const post = await openPost({ smtpUrl, ...options, say: () => {} })
  const worker = await startWorker({ ...server.jobContext, post }, jobs)
  const { ownerPool } = server.database
  await expect
    .poll(async () => (await ownerPool.query('select task_identifier, last_error from graphile_worker.jobs')).rows)
    .toEqual([])
  await worker.stop()
}

it('a letter that may not have gone out is shown to the planner, and sent again once', async () => {
  const planner = await server.planner()
  const { client } = await server.couple(planner)
  await server.workOff()
  await planner.post(`/api/clients/${client.id}/messages`, { content: 'Hello' })
  await sendLetters(server.jobContext, noonLater())
  await workWithBreakingMailServer()

  const letters = async () => (await planner.get(`/api/clients/${client.id}/letters`)).body as Letter[]
  const [letter] = await letters()
  expect(letter).toMatchObject({ uncertainAt: expect.any(String), sentAgainAt: null })
  const [notification] = (await planner.get('/api/notifications')).body
  expect(notification).toMatchObject({
    title: `An email to ${client.email} may not have gone out`,
    message: expect.stringContaining('please send it again'),
    relatedType: 'client',
    relatedId: client.id,
  })

  await server.newMails()
  const presses = [1, 2, 3].map(() => planner.post(`/api/letters/${letter?.id}/send-again`))
  expect((await Promise.all(presses)).map(({ status }) => status)).toEqual([202, 202, 202])
  await server.workOff()
  const again = (await server.newMails()).filter(({ to }) => to?.[0]?.address === client.email)
  expect(again.map(({ subject }) => subject)).toEqual([letter?.subject])
  expect((await letters()).find(({ id }) => id === letter?.id)).toMatchObject({ sentAgainAt: expect.any(String) })
})

it('a reminder that may not have gone out is told with its invoice, and may be sent again at once', async () => {
  const planner = await server.planner()
  const { client } = await server.couple(planner)
  const invoice = await writeInvoice(planner, client, { status: 'Sent', dueDate: '2026-01-01', issuedOn: '2025-12-01' })
  await server.workOff()
  const remind = async () => (await planner.post(`/api/invoices/${invoice.id}/remind`)).status
  expect(await remind()).toBe(202)
  expect(await remind()).toBe(409)
  const uncertain = async () => (await planner.get('/api/invoices/uncertain-mail')).body
  expect(await uncertain()).toEqual([])
  await workWithBreakingMailServer()
  expect(await uncertain()).toEqual([{ invoiceId: invoice.id, at: expect.any(String), letterId: null }])
  const notifications = (await planner.get('/api/notifications')).body as { title: string; relatedId: number }[]
  expect(notifications.filter(({ title }) => title.includes('may not have gone out'))).toMatchObject([
    { relatedType: 'invoice', relatedId: invoice.id, message: expect.stringContaining('please send it again') },
  ])
  await server.newMails()
  expect(await remind()).toBe(202)
  expect(await remind()).toBe(409)
  expect(await uncertain()).toEqual([])
  await server.workOff()
  expect((await server.newMails()).filter(({ to }) => to?.[0]?.address === client.email)).toHaveLength(1)
})

it('a letter about an invoice that may not have gone out is listed with it, until it is sent again', async () => {
  const planner = await server.planner()
  const { client } = await server.couple(planner)
  await server.workOff()
  const invoice = await writeInvoice(planner, client, { status: 'Sent', dueDate: '2031-01-01' })
  await sendLetters(server.jobContext, noonLater())
  await workWithBreakingMailServer()
  const [letter] = (await planner.get(`/api/clients/${client.id}/letters`)).body as Letter[]
  const uncertain = async () => (await planner.get('/api/invoices/uncertain-mail')).body
  expect(await uncertain()).toEqual([{ invoiceId: invoice.id, at: letter?.uncertainAt, letterId: letter?.id }])
  expect((await planner.post(`/api/letters/${letter?.id}/send-again`)).status).toBe(202)
  expect(await uncertain()).toEqual([])
})

it('an invitation that may not have gone out is told with its couple, and may be sent again', async () => {
  const planner = await server.planner()
  const client = await planner.addClient()
  const { body: people } = await planner.get(`/api/clients/${client.id}/people`)
  const invite = async () => (await planner.post(`/api/people/${people[0].id}/invite`, {})).status
  await server.workOff()
  expect(await invite()).toBe(200)
  await workWithBreakingMailServer()
  const notifications = (await planner.get('/api/notifications')).body as { title: string }[]
  expect(notifications.filter(({ title }) => title.includes('may not have gone out'))).toMatchObject([
    { relatedType: 'client', relatedId: client.id, message: expect.stringContaining('please send it again') },
  ])
  await server.newMails()
  expect(await invite()).toBe(200)
  await server.workOff()
  expect((await server.newMails()).filter(({ to }) => to?.[0]?.address === client.email)).toHaveLength(1)
})
