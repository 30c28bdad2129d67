import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Notification } from '#talk/notifications/contract/endpoints.ts'
import { mailDigests, mailNotifications, remind } from '#talk/notifications/server/jobs.ts'
import { dayIn, zoneAt } from '#test/clock.ts'
import { openTestServer, type PlannerCaller, type TestServer } from '#test/server.ts'

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

const titles = async (planner: PlannerCaller) =>
  ((await planner.get('/api/notifications')).body as { title: string }[]).map(({ title }) => title).sort()

const inWords = (day: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))

const remindAll = () => server.run(remind, null)

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
  it('name the couple, date and time, and link to the record', async () => {
    const zone = zoneAt(12)
    const planner = await plannerIn(zone)
    const { id: clientId } = await planner.addClient()
    const day = (offset: number) => dayIn(zone, offset)
    const make = async (path: string, body: object) => (await planner.post(path, body)).body.id as number
    const tasting = { title: 'Tasting', date: day(1), time: '14:30' }
    const event = await make(`/api/clients/${clientId}/events`, tasting)
    const order = await make('/api/tasks', { title: 'Order', dueDate: day(0), clientId })
    const call = await make('/api/tasks', { title: 'Call', dueDate: day(-1) })
    const pay = await make('/api/tasks', { title: 'Pay', dueDate: day(-9), clientId })
    await remindAll()
    const notifications = (await planner.get('/api/notifications')).body as Record<string, unknown>[]
    const facts = ({
      type,
      title,
      message,
      priority,
      relatedType,
      relatedId,
      clientId: of,
    }: (typeof notifications)[number]) => [type, title, message, priority, relatedType, relatedId, of]
    const names = 'Emma & James'
    expect(notifications.map(facts).reverse()).toEqual([
      ['reminder', 'Overdue: Pay', `${names}: was due on ${inWords(day(-9))}.`, 'high', 'task', pay, clientId],
      ['reminder', 'Overdue: Call', `Was due yesterday, ${inWords(day(-1))}.`, 'high', 'task', call, null],
      ['reminder', 'Due today: Order', `${names}: due today, ${inWords(day(0))}.`, 'medium', 'task', order, clientId],
      [
        'reminder',
        'Tomorrow: Tasting',
        `${names}: tomorrow, ${inWords(day(1))}, at 2:30 PM.`,
        'medium',
        'event',
        event,
        clientId,
      ],
    ])
  })

  it('are created once per record, by the planner’s date', async () => {
    const zone = zoneAt(12)
    const planner = await plannerIn(zone)
    await fill(planner, zone)
    await Promise.all([remindAll(), remindAll()])
    await remindAll()
    expect(await titles(planner)).toEqual(['Due today: Order', 'Overdue: Call', 'Tomorrow: Tasting'])
  })

  it('leave out what concerns an archived couple', async () => {
    const zone = zoneAt(12)
    const planner = await plannerIn(zone)
    const { id: clientId } = await planner.addClient()
    await planner.post(`/api/clients/${clientId}/events`, { title: 'Tasting', date: dayIn(zone, 1) })
    await planner.post('/api/tasks', { title: 'Order', dueDate: dayIn(zone, 0), clientId })
    await planner.post('/api/clients/bulk/archive', { ids: [clientId], archived: true })
    await remindAll()
    expect(await titles(planner)).toEqual([])
    await planner.post('/api/clients/bulk/archive', { ids: [clientId], archived: false })
    await remindAll()
    expect(await titles(planner)).toEqual(['Due today: Order', 'Tomorrow: Tasting'])
  })

  it('are for the studio as long as the couple that has to do a task was not invited', async () => {
    const zone = zoneAt(12)
    const planner = await plannerIn(zone)
    const { id: clientId } = await planner.addClient()
    const add = (title: string) =>
      planner.post('/api/tasks', { title, clientId, assignedTo: 'client', dueDate: dayIn(zone, 0) })
    const about = async (title: string) =>
      ((await planner.get('/api/notifications')).body as Notification[]).filter((one) => one.title.includes(title))
    await add('Choose the rings')
    await remindAll()
    expect(await about('Choose the rings')).toHaveLength(1)
    await planner.post(`/api/clients/${clientId}/invite`)
    await add('Choose the band')
    await remindAll()
    expect(await about('Choose the band')).toEqual([])
  })

  it('of more than three records of a kind are one, also in the mail', async () => {
    const zone = zoneAt(12)
    const planner = await plannerIn(zone)
    const client = await planner.addClient()
    for (let n = 1; n <= 5; n++)
      await planner.post('/api/tasks', { title: `Step ${n}`, dueDate: dayIn(zone, 0), clientId: client.id })
    await planner.post('/api/tasks', { title: 'Call', dueDate: dayIn(zone, -3) })
    for (let turn = 0; turn < 2; turn++) await remindAll()
    const listed = async () =>
      ((await planner.get('/api/notifications')).body as Notification[]).map(
        ({ title, message, relatedType, relatedId }) => [title, message, relatedType, relatedId === null],
      )
    const all = ['5 tasks are due today', 'Emma & James: Step 1, Step 2, Step 3, and 2 more.', 'task', true]
    expect(await listed()).toEqual([all, expect.arrayContaining(['Overdue: Call'])])
    await planner.post('/api/tasks', { title: 'Step 6', dueDate: dayIn(zone, 0) })
    await remindAll()
    expect((await listed())[0]).toEqual(expect.arrayContaining(['Due today: Step 6']))
    await server.workOff()
    await server.newMails()
    await mailNotifications(server.jobContext, new Date(Date.now() + 11 * 60_000))
    await server.workOff()
    const mail = (await server.newMails()).find(({ to }) => to?.[0]?.address === planner.email)
    expect(mail?.subject).toBe('1 overdue, 6 due today')
    expect(mail?.text).toMatch(/5 tasks are due today\nEmma & James: Step 1[^\n]*\nhttp\S+\/tasks\n/)
  })

  it('are not created at night', async () => {
    const zone = zoneAt(3)
    const planner = await plannerIn(zone)
    await fill(planner, zone)
    await remindAll()
    expect(await titles(planner)).toEqual([])
  })

  it('are not created if disabled, nor for completed tasks', async () => {
    const zone = zoneAt(12)
    const planner = await plannerIn(zone, { eventReminders: false })
    await fill(planner, zone)
    const tasks = (await planner.get('/api/tasks')).body as { id: number; title: string }[]
    await planner.patch(`/api/tasks/${tasks.find(({ title }) => title === 'Call')?.id}`, { completed: true })
    await remindAll()
    expect(await titles(planner)).toEqual(['Due today: Order'])
  })

  it('refuse a time zone that does not exist', async () => {
    const planner = await server.planner()
    expect((await planner.patch('/api/preferences', { timeZone: 'Mars/Olympus' })).status).toBe(400)
    expect((await planner.get('/api/auth/me')).body.user.timeZone).toBe('UTC')
  })
})

describe('notification mails', () => {
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000)
  /** At one of two times half a day apart it is day in every time zone. */
  const mailsTo = async (planner: PlannerCaller, times = [inHours(24), inHours(36)]) => {
    await server.workOff()
    for (const now of times) await mailNotifications(server.jobContext, now)
    await server.workOff()
    const mails = await server.newMails()
    return mails.filter((mail) => mail.to?.[0]?.address === planner.email && !mail.subject?.includes('confirm'))
  }
  const write = (couple: Awaited<ReturnType<TestServer['couple']>>, content: string) =>
    couple.post(`/api/clients/${couple.client.id}/messages`, { content })

  it('are sent after ten minutes, not at night, once per record, with a link to the preferences', async () => {
    const zone = zoneAt(12)
    const planner = await plannerIn(zone)
    const couple = await server.couple(planner)
    await mailsTo(planner)
    await write(couple, 'Hello there')
    const after = (minutes: number) => mailsTo(planner, [inHours(minutes / 60)])
    expect(await after(9)).toEqual([])
    expect(await after(12 * 60)).toEqual([])
    const [mail, ...more] = await after(11)
    expect(more).toEqual([])
    expect(mail?.subject).toBe('Message from Emma & James')
    expect(mail?.text).toContain('Hello there')
    expect(mail?.text).toContain('Settings, Notifications')
    expect(await mailsTo(planner)).toEqual([])
  })

  it('wait for the daily mail, if chosen', async () => {
    const zone = zoneAt(8)
    const planner = await plannerIn(zone, { mailDigest: true })
    const couple = await server.couple(planner)
    await write(couple, 'One')
    await write(couple, 'Two')
    expect(await mailsTo(planner)).toEqual([])
    await server.run(mailDigests, null)
    const [mail, ...more] = await mailsTo(planner)
    expect(more).toEqual([])
    expect(mail?.subject).toBe('2 messages, 1 more')
    expect(mail?.text).toMatch(
      new RegExp(`Message from Emma & James\nTwo\nhttp\\S+/messages\\?client=${couple.client.id}\n`),
    )
    await server.run(mailDigests, null)
    expect(await mailsTo(planner)).toEqual([])
  })

  it('summarise in the subject what is due, and link to each record', async () => {
    const zone = zoneAt(12)
    const planner = await plannerIn(zone)
    await fill(planner, zone)
    await planner.post('/api/tasks', { title: 'Book', dueDate: dayIn(zone, 0) })
    await mailsTo(planner)
    await remindAll()
    const [mail, ...more] = await mailsTo(planner, [inHours(0.2)])
    expect(more).toEqual([])
    expect(mail?.subject).toBe('1 overdue, 2 due today, 1 event tomorrow')
    const notifications = (await planner.get('/api/notifications')).body as { relatedType: string; relatedId: number }[]
    expect(notifications).toHaveLength(4)
    for (const { relatedType, relatedId } of notifications) {
      expect(mail?.text).toContain(`/${relatedType}s/${relatedId}\n`)
      expect(mail?.html).toContain(`/${relatedType}s/${relatedId}"`)
    }
  })

  it('about one record link to it directly', async () => {
    const zone = zoneAt(12)
    const planner = await plannerIn(zone)
    const { body: task } = await planner.post('/api/tasks', { title: 'Call', dueDate: dayIn(zone, -1) })
    await mailsTo(planner)
    await remindAll()
    const [mail] = await mailsTo(planner)
    expect(mail?.subject).toBe('Overdue: Call')
    expect(mail?.text).toMatch(new RegExp(`Open the Task:\nhttp\\S+/tasks/${task.id}\n`))
  })

  it('are not sent if disabled', async () => {
    const silent = await plannerIn('UTC', { emailNotifications: false })
    const deaf = await plannerIn('UTC', { clientMessages: false })
    for (const planner of [silent, deaf]) {
      await server.workOff()
      const couple = await server.couple(planner)
      await mailsTo(planner)
      await write(couple, 'Hello')
      expect(await mailsTo(planner)).toEqual([])
    }
    expect((await titles(silent)).filter((title) => title.startsWith('Message'))).toHaveLength(1)
    expect((await titles(deaf)).filter((title) => title.startsWith('Message'))).toHaveLength(0)
  })
})
