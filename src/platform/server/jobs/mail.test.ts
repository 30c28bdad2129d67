import { createServer } from 'node:net'
import type { SMTPServerOptions } from 'smtp-server'
import type { Email } from 'postal-mime'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { within } from '#platform/server/db/caller-transaction.ts'
import { refuse, Refusal } from '#platform/server/foundation/refusal.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import { mail } from '#platform/server/jobs/mail.ts'
import { openPost } from '#platform/server/jobs/post.ts'
import type { Services } from '#platform/server/foundation/services.ts'
import { zoneAt } from '#test/clock.ts'
import { listening, openMailServer } from '#test/mail-server.ts'
import { makeDue, waitingJobs } from '#test/queue.ts'
import { startWorker } from '#platform/server/jobs/worker.ts'
import { jobs } from '#app/server/jobs.ts'
import { openTestServer, unique, type TestServer } from '#test/server.ts'

let server: TestServer
const endings: (() => unknown)[] = []

beforeAll(async () => {
  server = await openTestServer()
})
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end()
})
afterAll(() => server.close())

async function mailServer(options: SMTPServerOptions = {}) {
  const opened = await openMailServer(options)
  endings.push(opened.close)
  return opened
}

async function startedWorker(smtpUrl: string, services: Partial<Services> = {}, patienceMs?: number) {
  const lines: { msg: string; job?: string }[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(JSON.parse(line) as { msg: string }) })
  const post = await openPost({
    smtpUrl,
    mailFrom: 'Larkspur <hello@larkspur.example>',
    publicUrl: 'https://larkspur.example',
    outbox: '',
    say: () => {},
    ...(patienceMs && { patienceMs }),
  })
  const { stop } = await startWorker(
    { ...server.jobContext, post, log, services: { ...server.jobContext.services, ...services } },
    jobs,
  )
  return { lines, stop }
}

async function worker(smtpUrl: string, patienceMs?: number) {
  const { lines, stop } = await startedWorker(smtpUrl, {}, patienceMs)
  endings.push(stop)
  return lines
}

const ask = async (email: string) => {
  const { status } = await server.visitor().post('/api/auth/signup', {
    name: 'Zoë O’Neill',
    username: unique(),
    email,
    password: 'secret-1',
    confirmPassword: 'secret-1',
  })
  expect(status).toBe(201)
}

const mailJobs = async (email: string) => {
  const { rows } = await server.database.ownerPool.query<{ attempts: number; later: boolean }>(
    `select attempts, run_at > now() as later from ${waitingJobs} where payload ->> 'to' = $1
     union all select attempts, false from graphile_worker.jobs where task_identifier = 'mail' and locked_at is not null`,
    [email],
  )
  return rows
}

describe('a mail', () => {
  it('arrives as text and HTML, with names escaped', async () => {
    const { received, url } = await mailServer()
    const planner = await server.planner()
    await planner.patch('/api/profile', { name: 'Zoë <b>O’Neill</b>' })
    await server.workOff()
    await server.visitor().post('/api/auth/forgot-password', { email: planner.email })
    await worker(url)
    await expect.poll(() => received.length).toBe(1)
    expect(received[0]?.html).toContain('Zoë &lt;b&gt;O’Neill&lt;/b&gt;')
    expect(received[0]?.html).not.toContain('<b>O’Neill')
    await ask('zoe@example.com')
    await expect.poll(() => received.length).toBe(2)
    const mail = received[1] as Email
    expect(mail).toMatchObject({
      subject: 'Please confirm your email address',
      from: { name: 'Larkspur', address: 'hello@larkspur.example' },
    })
    expect(mail.to).toMatchObject([{ address: 'zoe@example.com' }])
    const link =
      /https:\/\/larkspur\.example\/verify-email\?token=[\w-]+&email=zoe%40example\.com/.exec(mail.text ?? '')?.[0] ??
      'none'
    expect(mail.html).toContain(link.replace('&', '&amp;'))
    await expect.poll(() => mailJobs('zoe@example.com')).toEqual([])
  })

  it('about news does not wait for the next minute if news is collected for seconds', async () => {
    const { received, url } = await mailServer()
    const planner = await server.planner()
    const couple = await server.couple(planner)
    await planner.patch('/api/preferences', { timeZone: zoneAt(12) })
    await server.workOff()
    const { stop } = await startedWorker(url, { lettersAfterMs: 1000 })
    endings.push(stop)
    await planner.post(`/api/clients/${couple.client.id}/messages`, { content: 'Hello' })
    await couple.post(`/api/clients/${couple.client.id}/messages`, { content: 'Hello back' })
    const recipients = () => received.map(({ to }) => to?.[0]?.address).toSorted()
    await expect.poll(recipients).toEqual([couple.client.email, planner.email].toSorted())
  })

  it('that is refused is retried later, and does not delay others', async () => {
    const { received, url } = await mailServer({
      onRcptTo: ({ address }, _, done) =>
        done(address.startsWith('poison') ? Object.assign(new Error('no'), { responseCode: 550 }) : null),
    })
    const lines = await worker(url)
    await ask('poison@example.com')
    await ask('good@example.com')
    await expect.poll(() => received.map((mail) => mail.to?.[0]?.address)).toEqual(['good@example.com'])
    await expect.poll(() => mailJobs('poison@example.com')).toEqual([{ attempts: 1, later: true }])
    expect(lines).toContainEqual(expect.objectContaining({ job: 'mail', msg: 'a job failed and will be tried again' }))
  })

  it('to a server that hangs times out and is kept for later', async () => {
    const hanging = createServer(() => {})
    const url = await listening(hanging)
    endings.push(() => hanging.close())
    await worker(url, 400)
    await ask('patient@example.com')
    await expect.poll(() => mailJobs('patient@example.com')).toEqual([{ attempts: 1, later: true }])
  })

  it('that the server refuses after the data, or that breaks off midway, is sent again', async () => {
    const refusing = await mailServer({
      onData: (stream, _, done) => {
        stream.resume()
        stream.on('end', () => done(Object.assign(new Error('later'), { responseCode: 451 })))
      },
    })
    const breaking = createServer((socket) => {
      socket.on('error', () => {})
      socket.write('220 here\r\n')
      let inMail = false
      socket.on('data', (bytes) => {
        if (inMail) return socket.destroy()
        inMail = bytes.toString().startsWith('DATA')
        return socket.write(inMail ? '354 go on\r\n' : '250 fine\r\n')
      })
    })
    endings.push(() => breaking.close())
    for (const [url, email] of [
      [refusing.url, 'refused@example.com'],
      [await listening(breaking), 'broken-off@example.com'],
    ] as const) {
      const { stop } = await startedWorker(url)
      await ask(email)
      await expect.poll(() => mailJobs(email)).toEqual([{ attempts: 1, later: true }])
      await stop()
    }
    expect((await server.database.ownerPool.query('select * from sent_mails where sent_at is null')).rows).toEqual([])

    const { received, url } = await mailServer()
    await makeDue(server.database.ownerPool, `payload ->> 'to' in ('refused@example.com', 'broken-off@example.com')`)
    await worker(url)
    await expect
      .poll(() => received.map((mail) => mail.to?.[0]?.address).sort())
      .toEqual(['broken-off@example.com', 'refused@example.com'])
  })

  it('is sent once the server is back', async () => {
    const { received, url } = await mailServer()
    await worker(url)
    const receivedBy = async () => {
      // A worker of an earlier test that ends late may take one of them once more, and put it off.
      await makeDue(server.database.ownerPool, `payload ->> 'to' in ('patient@example.com', 'poison@example.com')`)
      return received.map((mail) => mail.to?.[0]?.address).sort()
    }
    await expect.poll(receivedBy).toEqual(['patient@example.com', 'poison@example.com'])
  })
})

it('a job in a rolled-back transaction does not exist', async () => {
  const planner = await server.planner()
  await server.workOff()
  await server.newMails()
  const who = { kind: 'planner', plannerId: planner.id, sessionId: 0 } as const
  const rolledBack = within(server.database.pool, who, async (tx) => {
    await enqueue(tx, mail, { to: planner.email, subject: 'Never', greeting: 'Hello,', paragraphs: [] })
    return refuse('taken')
  })
  await expect(rolledBack).rejects.toThrow(Refusal)
  await server.workOff()
  expect(await server.newMails()).toEqual([])
})
