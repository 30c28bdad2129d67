import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addDays, dayInUtc } from '#platform/contract/calendar-date.ts'
import type { Client } from '#weddings/clients/contract/endpoints.ts'
import { rankOf, ranksOn } from '#overview/today/contract/today-rank.ts'
import type { TodayLine } from '#overview/today/contract/endpoints.ts'
import { joinAs } from '#test/members.ts'
import { type Caller, openTestServer, type PlannerCaller, type TestServer } from '#test/server.ts'
import { sweepToday } from '#overview/today/server/jobs.ts'

let server: TestServer
let planner: PlannerCaller

beforeAll(async () => {
  server = await openTestServer()
})

beforeEach(async () => {
  planner = await server.planner()
})
afterAll(() => server.close())

const day = (offset: number) => addDays(dayInUtc(), offset)
const today = async (as: Caller = planner) => (await as.get(`/api/today?today=${day(0)}`)).body as TodayLine[]
const titles = async () => (await today()).map(({ title }) => title)
const addTask = async (values: object) => (await planner.post('/api/tasks', { title: 'Book florist', ...values })).body
const ask = (text: string, values: unknown[]) => server.database.ownerPool.query(text, values)

/** A wedding that lacks nothing and is far away. */
const far = (values: object = {}) => planner.addClient({ weddingDate: day(200), status: 'planning', ...values })

describe('the list', () => {
  it('is empty for a new studio, and for one without anything that is due', async () => {
    expect(await today()).toEqual([])
    const client = await far()
    await addTask({ clientId: client.id })
    await addTask({ dueDate: day(1) })
    await addTask({ dueDate: day(-1), completed: true })
    expect(await today()).toEqual([])
  })

  it('says who has a task, and leaves out what others have for whoever asks', async () => {
    const assistant = await joinAs(server, planner, 'assistant')
    await addTask({ title: 'Of the owner', dueDate: day(0) })
    await addTask({ title: 'Of the assistant', dueDate: day(0), memberId: assistant.id })
    await addTask({ title: 'Of the florist', dueDate: day(0), assignedTo: 'Ann' })
    const holders = async (as: Caller, query = '') =>
      Object.fromEntries(
        (await as.get(`/api/today?today=${day(0)}${query}`)).body.map(({ title, detail }: TodayLine) => [
          title,
          detail.holder ?? null,
        ]),
      )
    expect(await holders(planner)).toEqual({
      'Of the owner': null,
      'Of the assistant': 'Max assistant',
      'Of the florist': 'Ann',
    })
    expect(await holders(assistant)).toEqual({
      'Of the owner': 'The owner',
      'Of the assistant': null,
      'Of the florist': 'Ann',
    })
    expect(await holders(planner, '&mine=yes')).toEqual({ 'Of the owner': null })
    expect(await holders(assistant, '&mine=yes')).toEqual({ 'Of the assistant': null })
    expect((await planner.get('/api/today?mine=no')).status).toBe(400)
  })

  it('has tasks that are overdue or due today, to be completed at once', async () => {
    const client = await far()
    const late = await addTask({ title: 'Late', dueDate: day(-3), clientId: client.id, priority: 'high' })
    await addTask({ title: 'Now', dueDate: day(0) })
    expect(await today()).toMatchObject([
      {
        key: `task-${late.id}`,
        kind: 'task',
        clientId: client.id,
        clientName: 'Emma & James',
        title: 'Late',
        reason: 'Overdue by 3 days.',
        detail: { dueDate: day(-3), isHigh: true },
        page: { to: '/tasks/{id}', id: late.id },
        action: { kind: 'complete-task', taskId: late.id },
      },
      { title: 'Now', clientId: null, clientName: null, reason: 'Due today.' },
    ])
    await planner.patch(`/api/tasks/${late.id}`, { completed: true })
    expect(await titles()).toEqual(['Now'])
  })

  it('has overdue tasks of a couple, but not those due today', async () => {
    const client = await far()
    await planner.post(`/api/clients/${client.id}/invite`)
    const mine = { clientId: client.id, assignedTo: 'client' }
    const late = await addTask({ ...mine, title: 'Guest list', dueDate: day(-1) })
    await addTask({ ...mine, dueDate: day(0) })
    const hidden = await addTask({ ...mine, title: 'Hidden', dueDate: day(-1), visibleToCouple: false })
    expect(await today()).toMatchObject([
      { title: 'Hidden', action: { kind: 'complete-task', taskId: hidden.id } },
      {
        kind: 'couple-task',
        title: 'Guest list',
        reason: 'The couple is 1 day late with this.',
        action: { kind: 'nudge', taskId: late.id, lastAt: null, nextAt: null },
      },
    ])
  })

  it('calls no couple late that was never invited: what it would have to do is with the studio', async () => {
    const client = await far()
    const task = await addTask({ clientId: client.id, assignedTo: 'client', title: 'Guest list', dueDate: day(-1) })
    const ofStudio = {
      kind: 'task',
      reason: 'The couple is not invited yet.',
      detail: { holder: 'The couple' },
      action: { kind: 'complete-task', taskId: task.id },
    }
    expect(await today()).toMatchObject([ofStudio])
    const { id } = await addTask({ title: 'Of no urgency', dueDate: day(0), priority: 'low' })
    expect(await titles()).toEqual(['Of no urgency', 'Guest list'])
    await ask(`update tasks set assigned_to = 'The couple' where id = $1`, [id])
    expect(await titles()).toEqual(['Of no urgency', 'Guest list'])
    await planner.delete(`/api/tasks/${id}`)
    expect((await planner.get(`/api/today?today=${day(0)}&mine=yes`)).body).toMatchObject([ofStudio])
    await planner.post(`/api/clients/${client.id}/invite`)
    await addTask({ title: 'Of no urgency', dueDate: day(0), priority: 'low' })
    expect(await titles()).toEqual(['Guest list', 'Of no urgency'])
    expect(await today()).toMatchObject([{ kind: 'couple-task', action: { kind: 'nudge' } }, {}])
  })

  it('begins with weddings that have moved while their run sheet is published for the old date', async () => {
    const client = await planner.addClient({ weddingDate: day(90) })
    const at = `/api/clients/${client.id}`
    const { body: added } = await planner.post(`${at}/days`, { name: 'Wedding day', date: day(90) })
    await planner.post(`/api/days/${added.id}/items`, { title: 'Arch', start: '10:00', audience: 'everyone' })
    await planner.post(`/api/days/${added.id}/publish`)
    const { body: link } = await planner.post(`${at}/day-links`, { kind: 'party-day' })
    const shown = async () => {
      const { body: steps } = await planner.get(`${at}/next`)
      const { body: ofLink } = await server.visitor().get(`/api/links/${link.token}`)
      const { body: ofCouple } = await planner.get(`${at}/published-days`)
      return [steps.publishedFor, ofLink.content.days[0].dateIsChanging, ofCouple[0].dateIsChanging]
    }
    expect(await today()).toEqual([])
    expect(await shown()).toEqual([null, false, false])
    await planner.patch(`/api/days/${added.id}`, { date: day(97) })
    const [line] = await today()
    expect(line).toMatchObject({ kind: 'moved', key: `moved-${client.id}`, title: 'Publish the new date' })
    expect(await shown()).toEqual([day(90), true, true])
    await planner.post(`/api/days/${added.id}/publish`)
    expect(await today()).toEqual([])
    expect(await shown()).toEqual([null, false, false])
  })

  it('does not ask for vendors once one of them has confirmed by its link', async () => {
    const client = await planner.addClient({ weddingDate: day(9) })
    const { body: vendor } = await planner.post('/api/vendors', { name: 'Rosebud', category: 'florist' })
    await planner.post(`/api/clients/${client.id}/vendors`, { vendorId: vendor.id, status: 'booked' })
    const at = `/api/clients/${client.id}`
    const { body: added } = await planner.post(`${at}/days`, { name: 'Wedding day', date: day(9) })
    await planner.post(`/api/days/${added.id}/items`, { title: 'Arch', start: '10:00', vendorIds: [vendor.id] })
    await planner.post(`/api/days/${added.id}/publish`)
    const { body: link } = await planner.post(`${at}/day-links`, { kind: 'vendor-day', vendorId: vendor.id })
    const kinds = async () => (await today()).map(({ kind }) => kind)
    expect(await kinds()).toContain('vendors')
    expect((await server.visitor().post(`/api/links/${link.token}/confirm`, {})).status).toBe(200)
    expect(await kinds()).not.toContain('vendors')
    expect((await planner.get(`${at}/vendors`)).body).toMatchObject([{ status: 'confirmed' }])
    const [newest] = (await planner.get(`${at}/history`)).body
    expect(newest.sentence).toBe('Rosebud changed the status of the vendor “Rosebud” from booked to confirmed.')
  })

  it('has invoices that are overdue and not paid', async () => {
    const client = await far()
    const write = (values: object) => planner.post(`/api/clients/${client.id}/invoices`, { amount: '500', ...values })
    const { body: invoice } = await write({ status: 'Sent', issuedOn: day(-20), dueDate: day(-12) })
    await write({ status: 'Sent', issuedOn: day(-20), dueDate: day(1) })
    await write({ status: 'Draft', issuedOn: day(-20), dueDate: day(15) })
    await planner.post(`/api/invoices/${invoice.id}/payments`, { amount: '200', date: day(-1) })
    expect(await today()).toMatchObject([
      {
        key: `invoice-${invoice.id}`,
        title: `$300.00 of ${invoice.invoiceNumber}`,
        reason: 'Payment is overdue by 12 days.',
        detail: { amount: '300.00', dueDate: day(-12) },
        action: { kind: 'remind', invoiceId: invoice.id },
      },
    ])
    await planner.post(`/api/invoices/${invoice.id}/payments`, { amount: '300', date: day(0) })
    expect(await today()).toEqual([])
  })

  it('has invoices that are due today, and drafts that should have gone out', async () => {
    const client = await far()
    const write = async (values: object) =>
      (await planner.post(`/api/clients/${client.id}/invoices`, { amount: '500', issuedOn: day(-20), ...values })).body
    const draft = await write({ status: 'Draft', dueDate: day(14) })
    const late = await write({ status: 'Draft', dueDate: day(-2) })
    const sent = await write({ status: 'Sent', dueDate: day(0) })
    const overdue = await write({ status: 'Sent', dueDate: day(-1) })
    await addTask({ title: 'Of no urgency', dueDate: day(-40), priority: 'low' })
    await addTask({ title: 'Urgent', dueDate: day(-2), priority: 'high' })
    expect(await today()).toMatchObject([
      { title: 'Urgent' },
      { key: `invoice-${overdue.id}`, action: { kind: 'remind' } },
      { title: 'Of no urgency' },
      { key: `invoice-${sent.id}`, reason: 'Payment is due today.', action: { kind: 'open' } },
      {
        key: `draft-${late.id}`,
        title: 'Send the draft of $500.00',
        reason: 'Due 2 days ago, still a draft.',
      },
      {
        key: `draft-${draft.id}`,
        kind: 'draft',
        reason: 'Due in 14 days, still a draft.',
        page: { to: '/invoices/{id}', id: draft.id },
        action: { kind: 'open' },
      },
    ])
    const { status } = await planner.post('/api/snoozes', { key: `draft-${late.id}`, until: day(1) })
    expect(status).toBe(201)
    expect((await today()).map(({ key }) => key)).not.toContain(`draft-${late.id}`)
    expect((await today(await joinAs(server, planner, 'assistant'))).map(({ kind }) => kind)).toEqual(['task', 'task'])
  })

  it('has beside it the weddings of today with what comes next on their run sheets', async () => {
    const client = await planner.addClient({ weddingDate: day(0), venue: 'The Old Mill' })
    await planner.addClient({ weddingDate: day(1) })
    const weddings = async (as: Caller = planner) => (await as.get(`/api/today/weddings?today=${day(0)}`)).body
    const shown = { clientId: client.id, clientName: 'Emma & James', venue: 'The Old Mill', weddingDate: day(0) }
    expect(await weddings()).toEqual([{ ...shown, dayId: null, next: [], more: 0 }])
    const { body: added } = await planner.post(`/api/clients/${client.id}/days`, {
      name: 'Day',
      date: day(0),
      timeZone: 'UTC',
    })
    const add = async (title: string, start: string) =>
      (await planner.post(`/api/days/${added.id}/items`, { title, start, minutes: 30 })).body
    await add('Over since midnight', '00:00')
    await ask(`update day_items set minutes = 0 where day_id = $1`, [added.id])
    for (const [title, start] of [
      ['Toast', '26:00'],
      ['Dance', '27:00'],
      ['Cake', '28:00'],
      ['Bus', '29:00'],
    ] as const)
      await add(title, start)
    const [{ next, more }] = await weddings()
    expect([next.map(({ title, start }: { title: string; start: string }) => `${start} ${title}`), more]).toEqual([
      ['26:00 Toast', '27:00 Dance', '28:00 Cake'],
      1,
    ])
    await ask(`update day_items set state = 'done' where title = 'Toast' and day_id = $1`, [added.id])
    expect((await weddings())[0].next.map(({ title }: { title: string }) => title)).toEqual(['Dance', 'Cake', 'Bus'])
    expect(await weddings(await server.planner())).toEqual([])
  })

  it('has beside it the weddings of yesterday while their run sheet goes on', async () => {
    const client = await planner.addClient({ weddingDate: day(-1) })
    const weddings = async () => (await planner.get(`/api/today/weddings?today=${day(0)}`)).body
    expect(await weddings()).toEqual([])
    const { body: added } = await planner.post(`/api/clients/${client.id}/days`, {
      name: 'Day',
      date: day(-1),
      timeZone: 'UTC',
    })
    const add = async (title: string, start: string, minutes: number) =>
      (await planner.post(`/api/days/${added.id}/items`, { title, start, minutes })).body
    await add('Arch', '10:00', 30)
    const last = await add('Last dance', '35:00', 24 * 60)
    await ask(`update day_items set state = 'running' where title = 'Arch' and day_id = $1`, [added.id])
    expect(await weddings()).toMatchObject([
      { clientId: client.id, weddingDate: day(-1), dayId: added.id, next: [{ title: 'Arch' }, { id: last.id }] },
    ])
    await ask(`update day_items set state = 'done' where id = $1`, [last.id])
    expect(await weddings()).toEqual([])
  })

  it('asks for nothing more on the day of a wedding', async () => {
    await planner.addClient({ weddingDate: day(0) })
    expect(await today()).toEqual([])
    const { id } = await planner.addClient({ weddingDate: day(1) })
    expect((await today()).map(({ clientId, weddingDate }) => [clientId, weddingDate])).toEqual(
      Array.from({ length: 4 }, () => [id, day(1)]),
    )
  })

  it('has one line for the unread messages of a couple, a day after the oldest', async () => {
    const client = await far()
    const couple = await server.couple(planner, client)
    const write = (content: string) => couple.post(`/api/clients/${client.id}/messages`, { content })
    await write('Could the band start earlier?')
    await write('At seven, perhaps?')
    expect(await today()).toEqual([])
    await ask(`update messages set timestamp = timestamp - interval '50 hours' where client_id = $1`, [client.id])
    expect(await today()).toMatchObject([
      {
        key: `message-${client.id}`,
        title: '2 messages are waiting',
        reason: 'Unread for 2 days.',
        detail: { words: 'At seven, perhaps?' },
        action: { kind: 'reply', clientId: client.id },
      },
    ])
    await planner.post(`/api/clients/${client.id}/messages/read`)
    expect(await today()).toEqual([])
  })

  it('has the events of today with the place and the phone of the couple', async () => {
    const client = await far({ venue: 'The Old Mill, Bath', phone: '+1 415' })
    const add = (values: object) => planner.post(`/api/clients/${client.id}/events`, { title: 'Tasting', ...values })
    const { body: event } = await add({ date: day(0), time: '10:30' })
    await add({ date: day(1) })
    expect(await today()).toMatchObject([
      {
        key: `event-${event.id}`,
        detail: { time: '10:30', place: 'The Old Mill, Bath', phone: '+1 415' },
        page: { to: '/events/{id}', id: event.id },
        action: { kind: 'map', url: 'https://www.openstreetmap.org/search?query=The%20Old%20Mill%2C%20Bath' },
      },
    ])
    for (const venue of ['Suite 4', '']) {
      await planner.patch(`/api/clients/${client.id}`, { venue })
      expect(await today()).toMatchObject([{ detail: { place: venue || null }, action: { kind: 'open' } }])
    }
  })

  it('has what a wedding in the next 30 days lacks', async () => {
    const client = await planner.addClient({ weddingDate: day(30) })
    await planner.addClient({ weddingDate: day(31) })
    await planner.addClient({ weddingDate: day(30), status: 'completed' })
    const lines = await today()
    expect(lines.map(({ kind }) => kind)).toEqual(['venue', 'vendors', 'schedule', 'invite'])
    expect(lines[0]).toMatchObject({
      key: `venue-${client.id}`,
      reason: 'The wedding in 30 days has no venue yet.',
      page: { to: '/clients/{id}', id: client.id },
      action: { kind: 'set-venue', clientId: client.id },
    })
    expect(lines.slice(1).map(({ action }) => action.kind)).toEqual(['open', 'open', 'invite'])
    const florist = { name: 'Petal', category: 'florist', email: 'petal@example.com' }
    const { body: reachable } = await planner.post('/api/vendors', florist)
    await planner.post(`/api/clients/${client.id}/vendors`, { vendorId: reachable.id })
    expect((await today())[1]).toMatchObject({ action: { kind: 'ask-vendors', clientId: client.id } })
    await planner.patch(`/api/clients/${client.id}`, { venue: 'The Old Mill' })
    const { body: vendor } = await planner.post('/api/vendors', { name: 'Rosebud', category: 'florist' })
    await planner.post(`/api/clients/${client.id}/vendors`, { vendorId: vendor.id, status: 'confirmed' })
    await planner.post(`/api/clients/${client.id}/events`, { title: 'Ceremony', date: day(30) })
    expect(await today()).toMatchObject([
      {
        title: 'Invite the couple',
        reason: 'The wedding is in 30 days, and nobody has opened the portal yet.',
        action: { kind: 'invite', clientId: client.id },
      },
    ])
    await planner.post(`/api/clients/${client.id}/invite`)
    expect(await titles()).toEqual(['Send the invitation again'])
    await server.couple(planner, client)
    expect(await today()).toEqual([])
  })

  it('takes a run sheet on the date of the wedding as its schedule', async () => {
    const client = await planner.addClient({ weddingDate: day(9) })
    const schedule = async () => (await today()).find(({ kind }) => kind === 'schedule')
    const addDay = async (date: string) =>
      (await planner.post(`/api/clients/${client.id}/days`, { name: 'Wedding day', date })).body.id as number
    const addItem = (id: number) => planner.post(`/api/days/${id}/items`, { title: 'Toast', start: '18:00' })
    await addItem(await addDay(day(8)))
    const id = await addDay(day(9))
    expect(await schedule()).toMatchObject({
      reason: 'The wedding in 9 days has no schedule for its day yet.',
      page: { to: '/clients/{id}', id: client.id, search: { tab: 'day' } },
    })
    await addItem(id)
    expect(await schedule()).toBeUndefined()
  })

  it('has portals that nobody has opened some days after the invitation', async () => {
    const client = await far()
    await planner.post(`/api/clients/${client.id}/invite`)
    expect(await today()).toEqual([])
    await ask(`update clients set invite_expires_at = invite_expires_at - interval '4 days' where id = $1`, [client.id])
    expect(await today()).toMatchObject([
      {
        key: `portal-${client.id}`,
        reason: 'Invited 4 days ago, and nobody has logged in yet.',
        action: { kind: 'invite' },
      },
    ])
    await ask('update people set last_seen_at = now() where client_id = $1', [client.id])
    expect(await today()).toEqual([])
  })

  it('is of one studio, and for planners only', async () => {
    const client = await far()
    await addTask({ dueDate: day(-1), clientId: client.id })
    expect(await today(await server.planner())).toEqual([])
    expect((await (await server.couple(planner, client)).get('/api/today')).status).toBe(403)
    expect((await planner.get('/api/today?today=tomorrow')).status).toBe(400)
  })

  it('has the eight tasks, tasks of couples and invoices that the ranking puts first', async () => {
    const near = await planner.addClient({ weddingDate: day(12), venue: 'Mill' })
    const nearer = await planner.addClient({ weddingDate: day(9), venue: 'Mill' })
    const clients = [await far(), near, nearer]
    for (const { id } of clients) await planner.post(`/api/clients/${id}/invite`)
    const all: { key: string; kind: 'task' | 'couple-task' | 'invoice'; rank: string }[] = []
    const ranks = ranksOn(day(0))
    const expectRanked = (
      kind: (typeof all)[number]['kind'],
      key: string,
      client: Client,
      due: number,
      isHigh = false,
    ) => {
      const line = { key, kind, day: day(due), weddingDate: client.weddingDate, isHigh }
      all.push({ key, kind, rank: rankOf(line, ranks) })
    }
    for (let n = 0; n < 60; n++) {
      const client = clients[n % 5 === 0 ? 1 : n % 7 === 0 ? 2 : 0] as Client
      const [due, isHigh, isCouples] = [n % 11 === 0 ? 0 : -1 - (n % 4), n % 3 === 0, n % 2 === 0]
      const values = {
        dueDate: day(due),
        priority: isHigh ? 'high' : 'low',
        assignedTo: isCouples ? 'client' : 'planner',
      }
      const task = await addTask({ ...values, clientId: client.id })
      const isHidden = n % 10 === 3
      if (isHidden) await planner.post('/api/snoozes', { key: `task-${task.id}`, until: day(1) })
      else if (due < 0 || !isCouples)
        expectRanked(isCouples ? 'couple-task' : 'task', `task-${task.id}`, client, due, isHigh)
      if (n % 3 > 0) continue
      const terms = { amount: '5', status: 'Sent', issuedOn: day(-30), dueDate: day(-1 - (n % 4)) }
      const { body: invoice } = await planner.post(`/api/clients/${client.id}/invoices`, terms)
      if (n % 6 === 0) expectRanked('invoice', `invoice-${invoice.id}`, client, -1 - (n % 4))
      else await planner.post('/api/snoozes', { key: `invoice-${invoice.id}`, until: day(1) })
    }
    all.sort((one, other) => (one.rank < other.rank ? -1 : 1))
    const lines = await today()
    for (const kind of ['task', 'couple-task', 'invoice'] as const) {
      const ranked = all.filter((one) => one.kind === kind).map(({ key }) => key)
      expect(lines.filter((line) => line.kind === kind).map(({ key }) => key)).toEqual(ranked.slice(0, 8))
      const more = lines.find(({ key }) => key === `more-${kind}`)
      expect(more?.title ?? '0').toMatch(new RegExp(`^${ranked.length - 8}\\b`))
    }
    const rest = lines.find(({ key }) => key === 'more-invoice')
    expect([rest?.title, rest?.page]).toEqual(['2 more invoices that are overdue or due today', { to: '/invoices' }])
  })

  it('has at most eight lines of a kind, the most urgent ones, and counts the rest', async () => {
    const near = await planner.addClient({ weddingDate: day(60), venue: 'Mill' })
    for (let n = 0; n < 9; n++) await addTask({ title: `Old ${n}`, dueDate: day(-100 - n) })
    const high = await addTask({ title: 'High', dueDate: day(-1), priority: 'high' })
    await planner.patch(`/api/clients/${near.id}`, { weddingDate: day(10) })
    const soon = await addTask({ title: 'Soon', dueDate: day(-1), clientId: near.id })
    const lines = (await today()).filter(({ kind }) => ['task', 'more'].includes(kind))
    expect(lines.slice(0, 2).map(({ key }) => key)).toEqual([`task-${soon.id}`, `task-${high.id}`])
    expect(lines.slice(2, 8).map(({ title }) => title)).toEqual([8, 7, 6, 5, 4, 3].map((n) => `Old ${n}`))
    expect(lines.slice(8)).toMatchObject([
      {
        kind: 'more',
        title: '3 more tasks that are due',
        reason: 'Only the first 8 are listed here.',
        page: { to: '/tasks', search: { status: 'overdue' } },
      },
    ])
  })
})

describe('a snoozed line', () => {
  const snooze = (key: string, until: string, as = planner) => as.post('/api/snoozes', { key, until })

  it('is hidden until its day, and shown again by an undo', async () => {
    const { id } = await addTask({ dueDate: day(-1) })
    const { status, body } = await snooze(`task-${id}`, day(2))
    expect([status, body]).toEqual([201, { id: body.id, key: `task-${id}`, until: day(2) }])
    expect(await today()).toEqual([])
    expect((await planner.get(`/api/today?today=${day(1)}`)).body).toEqual([])
    expect((await planner.get(`/api/today?today=${day(2)}`)).body).toHaveLength(1)
    expect((await snooze(`task-${id}`, day(1))).body.id).toBe(body.id)
    expect((await planner.get(`/api/today?today=${day(1)}`)).body).toHaveLength(1)
    expect((await planner.delete(`/api/snoozes/${body.id}`)).status).toBe(204)
    expect(await today()).toHaveLength(1)
    expect((await planner.delete(`/api/snoozes/${body.id}`)).status).toBe(404)
  })

  it('can be any kind of line', async () => {
    const client = await planner.addClient({ weddingDate: day(5) })
    await planner.post(`/api/clients/${client.id}/events`, { title: 'Fitting', date: day(0) })
    await planner.post(`/api/clients/${client.id}/invoices`, {
      amount: '5',
      status: 'Sent',
      issuedOn: day(-9),
      dueDate: day(-5),
    })
    const invited = await far()
    await planner.post(`/api/clients/${invited.id}/invite`)
    await ask('update clients set invite_expires_at = now() where id = $1', [invited.id])
    const couple = await server.couple(planner, await far())
    await couple.post(`/api/clients/${couple.client.id}/messages`, { content: 'Hello' })
    await ask(`update messages set timestamp = timestamp - interval '2 days' where planner_id = $1`, [planner.id])
    const kinds = (await today()).map(({ kind }) => kind)
    expect(kinds).toEqual(
      ['event', 'venue', 'vendors', 'schedule', 'invite', 'message', 'invoice', 'portal'].sort(
        (a, b) => kinds.indexOf(a as never) - kinds.indexOf(b as never),
      ),
    )
    for (const { key } of await today()) {
      expect((await snooze(key, day(1))).status, key).toBe(201)
      expect((await today()).map((line) => line.key)).not.toContain(key)
    }
    expect(await today()).toEqual([])
  })

  it('must be a record of the studio, and a day of the next year', async () => {
    const { id } = await addTask({ dueDate: day(-1) })
    for (const until of [day(-1), day(400), 'monday', '']) expect((await snooze(`task-${id}`, until)).status).toBe(400)
    for (const key of ['more-task', 'task', 'task-0', `paper-${id}`, `task-${id} `])
      expect((await snooze(key, day(1))).status, key).toBe(400)
    expect((await snooze(`task-${id}`, day(1), await server.planner())).status).toBe(404)
    expect(await today()).toHaveLength(1)
  })

  it('is forgotten when its day is over, or its record is gone', async () => {
    const [past, gone, kept] = [await addTask({}), await addTask({}), await addTask({})]
    for (const { id } of [past, gone, kept]) await snooze(`task-${id}`, day(3))
    await planner.delete(`/api/tasks/${gone.id}`)
    await ask('update today_snoozes set until = $2 where subject_id = $1', [past.id, day(-3)])
    await server.run(sweepToday, null)
    const { rows } = await ask('select subject_id from today_snoozes where planner_id = $1', [planner.id])
    expect(rows).toEqual([{ subject_id: kept.id }])
  })
})

describe('the next weeks', () => {
  const week = async () => (await planner.get(`/api/week?today=${day(0)}`)).body

  it('have weddings, events, tasks and invoices by day, and counts by week', async () => {
    const client: Client = await planner.addClient({ weddingDate: day(6) })
    await planner.addClient({ weddingDate: day(7) })
    await planner.addClient({ weddingDate: day(91) })
    for (const date of [day(0), day(0), day(8)])
      await planner.post(`/api/clients/${client.id}/events`, { title: 'Tasting', date })
    for (const dueDate of [day(0), day(6), day(-1), day(90)]) await addTask({ dueDate })
    await addTask({ dueDate: day(0), completed: true })
    await planner.post(`/api/clients/${client.id}/invoices`, { amount: '5', status: 'Sent', dueDate: day(1) })
    const { days, weeks } = await week()
    expect(days).toHaveLength(7)
    expect(days[0]).toEqual({ date: day(0), weddings: [], events: 2, tasks: 1, invoices: 0 })
    expect(days[1]).toMatchObject({ date: day(1), invoices: 1 })
    expect(days[6]).toMatchObject({ weddings: [{ clientId: client.id, clientName: 'Emma & James' }], tasks: 1 })
    expect(weeks).toHaveLength(13)
    expect(weeks[0]).toEqual({ from: day(0), weddings: 1, events: 2, tasks: 2, invoices: 1 })
    expect(weeks[1]).toEqual({ from: day(7), weddings: 1, events: 1, tasks: 0, invoices: 0 })
    expect(weeks[12]).toMatchObject({ from: day(84), weddings: 0, tasks: 1 })
  })

  it('are of one studio', async () => {
    await planner.addClient({ weddingDate: day(6) })
    const other = await server.planner()
    expect((await other.get(`/api/week?today=${day(0)}`)).body.weeks[0]).toMatchObject({ weddings: 0 })
  })
})
