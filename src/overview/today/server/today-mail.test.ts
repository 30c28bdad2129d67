import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { todayMail } from '#overview/today/server/today-mail.ts'
import { mailToday } from '#overview/today/server/jobs.ts'
import { dayIn, zoneAt } from '#test/clock.ts'
import { mailTexts } from '#test/mail-texts.ts'
import { openTestServer, type PlannerCaller, type TestServer } from '#test/server.ts'
import { defaultLocale } from '#platform/contract/locale/region.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ publicUrl: 'https://bloom.example' })
})
afterAll(() => server.close())

/** A planner for whom it is seven in the morning, with one overdue task. */
async function plannerAtSeven(mail: object = { rhythm: 'daily', hour: 7 }): Promise<PlannerCaller> {
  const planner = await server.planner()
  const timeZone = zoneAt(7)
  await planner.patch('/api/preferences', { timeZone })
  expect((await planner.patch('/api/today-mail', mail)).status).toBe(200)
  await planner.post('/api/tasks', { title: 'Order the arch', dueDate: dayIn(timeZone, -3) })
  return planner
}

async function mailsTo(planner: PlannerCaller) {
  await server.run(mailToday, null)
  await server.workOff()
  const mails = await server.newMails()
  return mails.filter(({ to, subject }) => to?.[0]?.address === planner.email && / matters? today/.test(subject ?? ''))
}

describe('the list of what matters today by mail', () => {
  it('is off at first', async () => {
    const planner = await server.planner()
    expect((await planner.get('/api/today-mail')).body).toEqual({ rhythm: 'never', hour: 7 })
  })

  it('is sent once a day, at the planner’s hour, with links to the records', async () => {
    const planner = await plannerAtSeven()
    const client = await planner.addClient({ venue: 'The Old Mill' })
    const zone = zoneAt(7)
    const { body: event } = await planner.post(`/api/clients/${client.id}/events`, {
      title: 'Tasting',
      date: dayIn(zone, 0),
      time: '14:00',
    })
    const mails = await mailsTo(planner)
    expect(mails.map(({ subject }) => subject)).toEqual(['2 things matter today: Tasting'])
    const text = mailTexts(mails)
    expect(text).toContain(
      `Tasting\n2:00 PM · Emma & James · The Old Mill · This happens today.\nhttps://bloom.example/events/${event.id}`,
    )
    expect(text).toContain('Order the arch\nOverdue by 3 days.\nhttps://bloom.example/tasks/')
    expect(await mailsTo(planner)).toEqual([])
  })

  it('is not sent without anything on it, at another hour, or without mail', async () => {
    const empty = await server.planner()
    await empty.patch('/api/preferences', { timeZone: zoneAt(7) })
    await empty.patch('/api/today-mail', { rhythm: 'daily', hour: 7 })
    expect(await mailsTo(empty)).toEqual([])
    expect(await mailsTo(await plannerAtSeven({ rhythm: 'daily', hour: 9 }))).toEqual([])
    expect(await mailsTo(await plannerAtSeven({ rhythm: 'never', hour: 7 }))).toEqual([])
    const silent = await plannerAtSeven()
    await silent.patch('/api/preferences', { emailNotifications: false })
    expect(await mailsTo(silent)).toEqual([])
  })

  it('on Mondays is sent on Mondays only', async () => {
    const planner = await plannerAtSeven({ rhythm: 'mondays' })
    const isMonday = new Date(`${dayIn(zoneAt(7), 0)}T00:00:00Z`).getUTCDay() === 1
    expect(await mailsTo(planner)).toHaveLength(isMonday ? 1 : 0)
  })

  it('is sent once by several workers', async () => {
    const planner = await plannerAtSeven()
    await Promise.all([server.run(mailToday, null), server.run(mailToday, null)])
    expect(await mailsTo(planner)).toHaveLength(1)
  })

  it('has nothing of another studio', async () => {
    const planner = await plannerAtSeven()
    const other = await server.planner()
    await other.post('/api/tasks', { title: 'Not yours', dueDate: dayIn(zoneAt(7), -5) })
    expect(mailTexts(await mailsTo(planner))).not.toContain('Not yours')
  })

  it.each([{ rhythm: 'hourly' }, { hour: 3 }, { hour: 7.5 }])('is refused with %j', async (mail) => {
    expect((await (await server.planner()).patch('/api/today-mail', mail)).status).toBe(400)
  })
})

it('a mail has the first twenty lines of a longer list, and says so', () => {
  const line = (n: number) => ({
    key: `task-${n}`,
    kind: 'task' as const,
    clientId: null,
    clientName: null,
    weddingDate: null,
    title: `Task ${n}`,
    detail: {},
    reason: 'Due today.',
    page: { to: '/tasks/{id}' as const, id: n },
    action: { kind: 'open' as const },
  })
  const lines = Array.from({ length: 23 }, (_, n) => line(n))
  const mailOf = (count: number) =>
    todayMail({ name: 'Ann', email: 'ann@example.com' }, lines.slice(0, count), '2031-06-14', defaultLocale)
  expect(mailOf(23).items).toHaveLength(20)
  expect(mailOf(23).paragraphs[0]).toContain('23 things matter today')
  expect(mailOf(23).paragraphs[0]).toContain('Here are the first 20')
  expect(mailOf(20).paragraphs[0]).not.toContain('Here are the first')
})
