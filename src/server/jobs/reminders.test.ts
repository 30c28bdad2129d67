import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asSystem } from '#server/db/as-system.ts'
import { mailDigests } from '#server/jobs/news-mail.ts'
import { remind } from '#server/jobs/reminders.ts'
import { dayIn, zoneAt } from '#server/test-clock.ts'
import { openTestServer, type PlannerCaller, type TestServer } from '#server/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

async function plannerIn(timeZone: string, preferences: object = {}): Promise<PlannerCaller> {
  const planner = await server.planner()
  const { status } = await planner.patch('/api/preferences', { timeZone, ...preferences })
  expect(status).toBe(200)
  return planner
}

const news = async (planner: PlannerCaller) =>
  ((await planner.get('/api/notifications')).body as { title: string }[]).map(({ title }) => title).sort()

const remindAll = () => asSystem(server.database.pool, remind)

async function fill(planner: PlannerCaller, timeZone: string) {
  const client = await planner.addClient()
  for (const [title, day] of [
    ['Tasting', 1],
    ['Today', 0],
    ['Later', 2],
  ] as const) {
    await planner.post(`/api/clients/${client.id}/events`, { title, date: dayIn(timeZone, day) })
  }
  for (const [title, day] of [
    ['Order', 0],
    ['Call', -3],
    ['Pay', 4],
  ] as const) {
    await planner.post('/api/tasks', { title, dueDate: dayIn(timeZone, day) })
  }
}

describe('reminders', () => {
  it('come once for each thing, in the planner’s own day', async () => {
    const zone = zoneAt(12)
    const planner = await plannerIn(zone)
    await fill(planner, zone)
    await Promise.all([remindAll(), remindAll()])
    await remindAll()
    expect(await news(planner)).toEqual(['Due today: Order', 'Overdue: Call', 'Tomorrow: Tasting'])
  })

  it('do not come at night', async () => {
    const zone = zoneAt(3)
    const planner = await plannerIn(zone)
    await fill(planner, zone)
    await remindAll()
    expect(await news(planner)).toEqual([])
  })

  it('do not come to those who do not want them, nor for what is done', async () => {
    const zone = zoneAt(12)
    const planner = await plannerIn(zone, { eventReminders: false })
    await fill(planner, zone)
    const tasks = (await planner.get('/api/tasks')).body as { id: number; title: string }[]
    await planner.patch(`/api/tasks/${tasks.find(({ title }) => title === 'Call')?.id}`, { completed: true })
    await remindAll()
    expect(await news(planner)).toEqual(['Due today: Order'])
  })

  it('refuse a time zone that does not exist', async () => {
    const planner = await server.planner()
    expect((await planner.patch('/api/preferences', { timeZone: 'Mars/Olympus' })).status).toBe(400)
    expect((await planner.get('/api/auth/me')).body.user.timeZone).toBe('UTC')
  })
})

describe('mails about news', () => {
  const mailsTo = async (planner: PlannerCaller) => {
    await server.workOff()
    const mails = await server.newMails()
    return mails.filter((mail) => mail.to?.[0]?.address === planner.email && !mail.subject?.includes('confirm'))
  }
  const write = (couple: Awaited<ReturnType<TestServer['couple']>>, content: string) =>
    couple.post(`/api/clients/${couple.client.id}/messages`, { content })

  it('go out at once, once for each thing, and say how to change that', async () => {
    const planner = await server.planner()
    const couple = await server.couple(planner)
    await mailsTo(planner)
    await write(couple, 'Hello there')
    const [mail, ...more] = await mailsTo(planner)
    expect(more).toEqual([])
    expect(mail?.subject).toBe('Message from Emma & James')
    expect(mail?.text).toContain('Hello there')
    expect(mail?.text).toContain('Settings, Notifications')
    expect(await mailsTo(planner)).toEqual([])
  })

  it('wait for the daily one, if that is wanted', async () => {
    const zone = zoneAt(8)
    const planner = await plannerIn(zone, { mailDigest: true })
    const couple = await server.couple(planner)
    await write(couple, 'One')
    await write(couple, 'Two')
    expect(await mailsTo(planner)).toEqual([])
    await asSystem(server.database.pool, mailDigests)
    const [mail, ...more] = await mailsTo(planner)
    expect(more).toEqual([])
    expect(mail?.subject).toBe('3 news from your studio')
    expect(mail?.text).toContain('Message from Emma & James: Two')
    await asSystem(server.database.pool, mailDigests)
    expect(await mailsTo(planner)).toEqual([])
  })

  it('are not written where they are not wanted', async () => {
    const silent = await plannerIn('UTC', { emailNotifications: false })
    const deaf = await plannerIn('UTC', { clientMessages: false })
    for (const planner of [silent, deaf]) {
      await server.workOff()
      const couple = await server.couple(planner)
      await mailsTo(planner)
      await write(couple, 'Hello')
      expect(await mailsTo(planner)).toEqual([])
    }
    expect((await news(silent)).filter((title) => title.startsWith('Message'))).toHaveLength(1)
    expect((await news(deaf)).filter((title) => title.startsWith('Message'))).toHaveLength(0)
  })
})
