import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Client } from '#weddings/clients/contract/endpoints.ts'
import type { Letter } from '#talk/letters/contract/endpoints.ts'
import { sendLetters } from '#overview/letter-sending/server/jobs.ts'
import { mailNotifications } from '#talk/notifications/server/jobs.ts'
import { noonLater } from '#test/clock.ts'
import { linkIn, signInAs } from '#test/people.ts'
import { openPushStandIn, type PushStandIn } from '#test/push/stand-in.ts'
import { makeDue } from '#test/queue.ts'
import { openTestServer, password, type Caller, type PlannerCaller, type TestServer } from '#test/server.ts'

let service: PushStandIn
let server: TestServer
let planner: PlannerCaller
let couple: Caller
let client: Client
let at: string
beforeAll(async () => {
  service = await openPushStandIn()
  server = await openTestServer({ standIns: service.standIns })
})
afterAll(async () => {
  await server.close()
  await service.close()
})
beforeEach(async () => {
  planner = await server.planner()
  const made = await server.couple(planner)
  couple = made
  client = made.client
  at = `/api/clients/${client.id}`
  await arrived()
})

/** What has gone out: mails to couples, and notifications. */
async function arrived() {
  await sendLetters(server.jobContext, noonLater())
  await mailNotifications(server.jobContext, noonLater())
  await server.workOff()
  const mails = await server.newMails()
  return {
    mails: mails.filter(({ to }) => to?.[0]?.address === client.email).map(({ subject }) => subject),
    plannersMails: mails.filter(({ to }) => to?.[0]?.address === planner.email).map(({ subject }) => subject),
    notifications: service.newNotifications(),
  }
}
const ask = async <Row extends object>(sql: string) => (await server.database.ownerPool.query<Row>(sql)).rows
const pushJobs = () =>
  ask<{ attempts: number; locked: boolean; failed: boolean }>(
    `select attempts, locked_at is not null as locked, last_error is not null as failed
      from graphile_worker.jobs where task_identifier = 'push'`,
  )
/** Runs the failed job again that waits for its next attempt. Its failure is recorded after the job has run. */
async function retryNow() {
  await expect.poll(pushJobs).toEqual([{ attempts: 1, locked: false, failed: true }])
  await makeDue(server.database.ownerPool)
  await server.workOff()
}
const channels = async () => ((await planner.get(`${at}/letters`)).body as Letter[]).map(({ channel }) => channel)
const write = (content: string) => planner.post(`${at}/messages`, { content })

async function onDevice(caller = couple) {
  const given = service.subscription()
  expect((await caller.put('/api/push', given)).status).toBe(200)
  return given
}

describe('news to the couple', () => {
  it('is one notification instead of a mail', async () => {
    const { endpoint } = await onDevice()
    await write('The tasting is on Friday.')
    const { mails, notifications } = await arrived()
    expect(mails).toEqual([])
    expect(notifications).toEqual([
      {
        id: expect.any(String),
        title: 'Message from Paula Planner',
        body: expect.stringContaining('The tasting is on Friday.'),
        path: expect.stringMatching(/[?&]to=%2Fclient-portal%2F\d+%3Ftab%3Dmessages%23message-\d+$/),
        tag: `wedding-${client.id}-message`,
        icon: expect.stringMatching(/^\/icons\/.+\.png$/),
        endpoint,
        headers: expect.objectContaining({ ttl: '1209600', urgency: 'normal' }),
      },
    ])
    expect(await channels()).toEqual(['notification'])
  })

  it('is bundled like a letter, and names each piece', async () => {
    await onDevice()
    await write('Hello')
    await planner.post(`${at}/tasks`, { title: 'Choose the band', dueDate: '2030-01-01', assignedTo: 'couple' })
    await planner.post(`${at}/events`, { title: 'Tasting', date: '2030-01-08' })
    const { mails, notifications } = await arrived()
    expect(mails).toEqual([])
    expect(notifications).toHaveLength(1)
    expect(notifications[0]?.title).toContain('from Paula Planner')
    expect(notifications[0]?.body.split('\n').length).toBeGreaterThan(1)
  })

  it('goes to all devices, and the link in it counts as opened', async () => {
    await onDevice()
    const second = server.visitor()
    await second.post('/api/client-login', { email: client.email, password })
    await onDevice(second)
    await write('Hello')
    const { notifications } = await arrived()
    expect(notifications).toHaveLength(2)
    const link = linkIn([{ text: notifications[0]?.path }])
    expect((await couple.post(`${link}/opened`)).status).toBe(200)
    expect((await planner.get(`${at}/letters`)).body[0].openedAt).not.toBeNull()
  })

  it('is mailed as well if it is an invoice or a payment', async () => {
    await onDevice()
    const { body } = await planner.post(`${at}/invoices`, { amount: '500', dueDate: '2030-03-01', status: 'Sent' })
    const first = await arrived()
    expect([first.mails.length, first.notifications.length]).toEqual([1, 1])
    await planner.post(`/api/invoices/${body.id}/payments`, { amount: '200', date: '2026-01-05' })
    const second = await arrived()
    expect([second.mails.length, second.notifications.length]).toEqual([1, 1])
    expect(await channels()).toEqual(['both', 'both'])
  })

  it('is mailed to people without a device, and after signing out', async () => {
    await onDevice()
    await couple.post('/api/client-logout')
    await write('Hello')
    const { mails, notifications } = await arrived()
    expect([mails.length, notifications.length]).toEqual([1, 0])
    expect(await channels()).toEqual(['mail'])
  })

  it('is mailed after all if the session ended before it was sent, or has expired', async () => {
    await onDevice()
    await write('Hello')
    await sendLetters(server.jobContext, noonLater())
    await couple.post('/api/client-logout')
    expect((await arrived()).mails).toHaveLength(1)
    expect(await channels()).toEqual(['mail'])
  })

  it('is neither sent nor mailed to a person who was removed before it was sent', async () => {
    const email = `ruth-${client.email}`
    const { body: ruth } = await planner.post(`${at}/people`, { name: 'Ruth', email })
    await onDevice(await signInAs(server, planner, ruth))
    await write('Hello')
    await sendLetters(server.jobContext, noonLater())
    await planner.delete(`/api/people/${ruth.id}`)
    await server.workOff()
    expect(service.newNotifications()).toEqual([])
    expect((await server.newMails()).map(({ to }) => to?.[0]?.address)).toEqual([client.email])
  })

  it('follows the rhythm of mail, and ends with it', async () => {
    await onDevice()
    const [person] = (await planner.get(`${at}/people`)).body
    await planner.patch(`/api/people/${person.id}`, { rhythm: 'none' })
    await write('Hello')
    expect(await arrived()).toMatchObject({ mails: [], notifications: [] })
  })
})

describe('a push service', () => {
  it('that says a subscription has ended makes it a mail', async () => {
    const { endpoint } = await onDevice()
    service.end(endpoint)
    await write('Hello')
    const { mails, notifications } = await arrived()
    expect([mails.length, notifications.length]).toEqual([1, 0])
    expect((await couple.get('/api/push')).body.endpoint).toBeNull()
    expect(await channels()).toEqual(['mail'])
  })

  it('that knows one of two devices gets no mail besides', async () => {
    const { endpoint } = await onDevice()
    const second = server.visitor()
    await second.post('/api/client-login', { email: client.email, password })
    await onDevice(second)
    service.end(endpoint)
    await write('Hello')
    const { mails, notifications } = await arrived()
    expect([mails.length, notifications.length]).toEqual([0, 1])
  })

  it.each([429, 503])('that answers %s is asked again, and the other device is not told twice', async (status) => {
    await onDevice()
    const second = server.visitor()
    await second.post('/api/client-login', { email: client.email, password })
    await onDevice(second)
    service.failures.push(status)
    await write('Hello')
    expect((await arrived()).notifications).toHaveLength(1)
    await retryNow()
    const { mails, notifications } = await arrived()
    expect([mails.length, notifications.length]).toEqual([0, 1])
    await expect.poll(pushJobs).toEqual([])
  })

  it('that does not work for a quarter of an hour makes it a mail, once', async () => {
    await onDevice()
    service.failures.push(500, 500)
    await write('Hello')
    expect((await arrived()).mails).toEqual([])
    // No public call makes a job older than it is.
    await ask(`update graphile_worker._private_jobs set created_at = now() - interval '16 minutes'`)
    await retryNow()
    const { mails, notifications } = await arrived()
    expect([mails.length, notifications.length]).toEqual([1, 0])
    expect(await channels()).toEqual(['mail'])
  })

  it('that refuses a message gets it once, and it is mailed', async () => {
    await onDevice()
    service.failures.push(400)
    await write('Hello')
    const { mails, notifications } = await arrived()
    expect([mails.length, notifications.length]).toEqual([1, 0])
    expect((await couple.get('/api/push')).body.endpoint).not.toBeNull()
  })

  it(
    'whose 200 subscriptions have ended is asked once for each; all are deleted, and 20 people get a mail',
    {
      timeout: 60_000,
    },
    async () => {
      const { p256dh, auth } = service.subscription().keys
      await ask(`insert into clients (planner_id, partner_one_name, email, invite_sent)
      select ${planner.id}, 'Emma ' || n, 'emma' || n || '@many.example', true from generate_series(1, 20) n`)
      const people = `people p where p.planner_id = ${planner.id} and p.email like '%@many.example'`
      await ask(`with sessions as (
        insert into couple_sessions (planner_id, client_id, person_id, token_hash, expires_at)
        select p.planner_id, p.client_id, p.id, sha256((p.id || '-' || n)::bytea), now() + interval '1 day'
        from generate_series(1, 10) n, ${people} returning id, planner_id, client_id, person_id)
      insert into push_subscriptions (planner_id, client_id, person_id, couple_session_id, endpoint, p256dh, auth, label)
      select planner_id, client_id, person_id, id, 'https://push.example.com/send/ended-' || id, '${p256dh}', '${auth}', 'Phone'
      from sessions`)
      await ask(`with written as (
        insert into messages (planner_id, client_id, sender, sender_name, content)
        select p.planner_id, p.client_id, 'planner', 'Paula', 'Hello' from ${people} returning id, client_id)
      insert into notices (planner_id, client_id, person_id, kind, subject_id, title, detail)
      select p.planner_id, p.client_id, p.id, 'message', w.id, 'News', ''
      from written w, ${people} and p.client_id = w.client_id`)
      const before = service.requests()
      await sendLetters(server.jobContext, noonLater())
      await server.workOff()
      expect(service.requests() - before).toBe(200)
      expect(
        await ask(`select count(*)::int as count from push_subscriptions where planner_id = ${planner.id}`),
      ).toEqual([{ count: 0 }])
      const mails = (await server.newMails()).flatMap(({ to }) => to?.[0]?.address ?? [])
      const expected = Array.from({ length: 20 }, (_, index) => `emma${index + 1}@many.example`)
      expect(mails.toSorted()).toEqual(expected.toSorted())
    },
  )
})

describe('news to the planner', () => {
  const tell = () => couple.post(`${at}/messages`, { content: 'Shall we meet on Friday?' })

  it('is a notification instead of a mail', async () => {
    await onDevice(planner)
    await tell()
    const { plannersMails, notifications } = await arrived()
    expect(plannersMails).toEqual([])
    expect(notifications).toMatchObject([{ path: `/messages?client=${client.id}`, tag: 'studio-message' }])
    expect(notifications[0]?.body).not.toBe('')
  })

  it('is a mail where notifications are switched off, and nothing where mail is off too', async () => {
    await onDevice(planner)
    await planner.patch('/api/preferences', { pushNotifications: false })
    await tell()
    expect(await arrived()).toMatchObject({ plannersMails: [expect.any(String)], notifications: [] })
    await planner.patch('/api/preferences', { emailNotifications: false })
    await tell()
    expect(await arrived()).toMatchObject({ plannersMails: [], notifications: [] })
  })

  it('is a notification also without mail, and then never a mail', async () => {
    const { endpoint } = await onDevice(planner)
    await planner.patch('/api/preferences', { emailNotifications: false })
    await tell()
    expect((await arrived()).notifications).toHaveLength(1)
    service.end(endpoint)
    await tell()
    expect(await arrived()).toMatchObject({ plannersMails: [], notifications: [] })
  })
})
