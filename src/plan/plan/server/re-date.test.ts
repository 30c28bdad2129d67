import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addDays, daysBetween } from '#platform/contract/calendar-date.ts'
import type { DatedRow } from '#plan/plan/contract/endpoints.ts'
import { dateAt } from '#platform/contract/offset.ts'
import { dayIn } from '#test/clock.ts'
import { openTestServer, type PlannerCaller, type TestServer } from '#test/server.ts'

let server: TestServer
let planner: PlannerCaller
let clientId: number
const wedding = '2028-05-27'
const postponed = addDays(wedding, 77)

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

beforeEach(async () => {
  planner = await server.planner()
  clientId = (await planner.addClient({ weddingDate: wedding })).id
})

const addTask = async (values: object) =>
  (await planner.post('/api/tasks', { title: 'Order the arch', clientId, ...values })).body
const addEvent = async (values: object = {}) =>
  (await planner.post(`/api/clients/${clientId}/events`, { title: 'Tasting', date: '2028-03-01', ...values })).body
const addInvoice = async (values: object) =>
  (await planner.post(`/api/clients/${clientId}/invoices`, { amount: '100', ...values })).body
const view = async (weddingDate: string) =>
  (await planner.get(`/api/clients/${clientId}/re-date?weddingDate=${weddingDate}`)).body as {
    weddingDate: string | null
    rows: DatedRow[]
    conflicts: object[]
  }
const reDate = (weddingDate: string, body: object = {}) =>
  planner.post(`/api/clients/${clientId}/re-date`, { weddingDate, ...body })
const undo = (batch: number) => planner.post(`/api/history/${batch}/undo`)
const dates = async () => (await view(wedding)).rows.map(({ kind, id, from, offset }) => ({ kind, id, from, offset }))
const weddingDate = async () => (await planner.get(`/api/clients/${clientId}`)).body.weddingDate as string | null
const monthBefore = { months: -1, days: 0 }

describe('the view of a new date', () => {
  it('has every dated row with its old and its new date, and says what is settled', async () => {
    const tied = await addTask({ offset: monthBefore })
    const fixed = await addTask({ title: 'Call the band', dueDate: '2028-05-01' })
    const done = await addTask({ title: 'Book the venue', offset: monthBefore, completed: true })
    await addTask({ title: 'No date' })
    const event = await addEvent()
    const open = await addInvoice({ dueDate: '2028-05-13' })
    const paid = await addInvoice({ dueDate: '2028-01-01', status: 'Sent' })
    await planner.post(`/api/invoices/${paid.id}/payments`, { amount: '100', date: '2026-11-01' })
    const { rows } = await view(postponed)
    const brief = rows.map(({ kind, id, from, to, isSettled }) => [kind, id, from, to, isSettled])
    expect(brief).toEqual([
      ['task', tied.id, '2028-04-27', '2028-07-12', false],
      ['task', done.id, '2028-04-27', '2028-04-27', true],
      ['task', fixed.id, '2028-05-01', '2028-07-17', false],
      ['event', event.id, '2028-03-01', '2028-05-17', false],
      ['invoice', paid.id, '2028-01-01', '2028-01-01', true],
      ['invoice', open.id, '2028-05-13', '2028-07-29', false],
    ])
  })

  it('says what payments are for and how much they are', async () => {
    await addInvoice({ dueDate: '2028-05-13', amount: '1200.5', description: 'Balance\nof the planning fee' })
    const { invoiceNumber } = await addInvoice({ dueDate: '2028-05-14', status: 'Sent' })
    await addTask({ dueDate: '2028-05-14' })
    const { rows } = await view(postponed)
    expect(rows.map(({ kind, title, amount }) => [kind, title, amount])).toEqual([
      ['task', 'Order the arch', null],
      ['invoice', 'Draft, Balance', '1200.50'],
      ['invoice', invoiceNumber, '100.00'],
    ])
  })

  it('names other weddings and events of the studio on that day', async () => {
    const { id } = await planner.addClient({ partnerOneName: 'Ada', partnerTwoName: '', weddingDate: postponed })
    await planner.post(`/api/clients/${id}/events`, { title: 'Brunch', date: postponed, time: '11:00' })
    await addEvent({ date: postponed })
    expect((await view(postponed)).conflicts).toEqual([
      { kind: 'wedding', id, clientId: id, title: 'Ada', time: null },
      expect.objectContaining({ kind: 'event', clientId: id, title: 'Brunch, Ada', time: '11:00' }),
    ])
    const { body: vendor } = await planner.post('/api/vendors', { name: 'Rosebud', category: 'florist' })
    const vendors = async () =>
      (await view(postponed)).conflicts.filter((one) => 'kind' in one && one.kind === 'vendor')
    await planner.post(`/api/clients/${id}/vendors`, { vendorId: vendor.id, status: 'booked' })
    await planner.post(`/api/clients/${clientId}/vendors`, { vendorId: vendor.id, status: 'contacted' })
    expect(await vendors()).toEqual([])
    await planner.patch(`/api/clients/${clientId}/vendors/${vendor.id}`, { status: 'confirmed' })
    expect(await vendors()).toEqual([expect.objectContaining({ clientId: id, title: 'Rosebud, Ada', time: null })])
    const other = await server.planner()
    expect((await other.get(`/api/clients/${clientId}/re-date?weddingDate=${postponed}`)).status).toBe(404)
  })
})

describe('re-dating', () => {
  it('moves the wedding and all tied rows, as one line of the history', async () => {
    const tied = await addTask({ offset: monthBefore })
    const fixed = await addTask({ dueDate: '2028-05-01' })
    const { body } = await reDate(postponed)
    expect(body).toEqual({ batch: expect.any(Number), changed: 1 })
    expect(await weddingDate()).toBe(postponed)
    expect((await planner.get(`/api/tasks/${tied.id}`)).body).toEqual({ ...tied, dueDate: '2028-07-12' })
    expect((await planner.get(`/api/tasks/${fixed.id}`)).body).toEqual(fixed)
    const { body: history } = await planner.get(`/api/clients/${clientId}/history?limit=1`)
    expect(history[0]).toMatchObject({
      batch: body.batch,
      canUndo: true,
      sentence: 'Paula Planner moved the wedding from May 27, 2028 to August 12, 2028: 1 date changed.',
    })
  })

  it('moves only the listed rows, to the given dates; a tied row that stays does not follow any more', async () => {
    const one = await addTask({ offset: monthBefore })
    const other = await addTask({ offset: monthBefore })
    const kept = await addTask({ offset: monthBefore })
    const fixed = await addEvent()
    const invoice = await addInvoice({ dueDate: '2028-05-13' })
    await reDate(postponed, {
      previousDate: wedding,
      rows: [
        { kind: 'task', id: one.id },
        { kind: 'task', id: other.id, date: '2028-08-10' },
        { kind: 'event', id: fixed.id },
        { kind: 'invoice', id: invoice.id, date: '' },
      ],
    })
    expect(await dates()).toEqual([
      { kind: 'task', id: kept.id, from: '2028-04-27', offset: null },
      { kind: 'task', id: one.id, from: '2028-07-12', offset: monthBefore },
      { kind: 'task', id: other.id, from: '2028-08-10', offset: { months: 0, days: -2 } },
      { kind: 'event', id: fixed.id, from: '2028-05-17', offset: null },
    ])
  })

  it('leaves what is over, unless it is chosen or the wedding itself is past', async () => {
    const [yesterday, soon, past] = [-1, 30, -20].map((days) => dayIn('UTC', days))
    const onTheDay = async (weddingDate: string) => {
      ;({ id: clientId } = await planner.addClient({ weddingDate }))
      const event = await addEvent({ offset: { months: 0, days: daysBetween(weddingDate, yesterday!) } })
      await addTask({ offset: { months: 0, days: daysBetween(weddingDate, yesterday!) } })
      return event
    }
    const moved = async (id: number) => (await planner.get(`/api/events/${id}`)).body.date
    const isOver = async () => (await view(wedding)).rows.map((row) => [row.kind, row.isOver])

    const event = await onTheDay(soon!)
    expect(await isOver()).toEqual([
      ['task', false],
      ['event', true],
    ])
    expect((await reDate(addDays(soon!, 7))).body).toMatchObject({ changed: 1 })
    expect(await moved(event.id)).toBe(yesterday)
    const chosen = await onTheDay(soon!)
    await reDate(addDays(soon!, 7), { rows: [{ kind: 'event', id: chosen.id }] })
    expect(await moved(chosen.id)).toBe(addDays(yesterday!, 7))
    const corrected = await onTheDay(past!)
    expect(await isOver()).toEqual([
      ['task', false],
      ['event', false],
    ])
    await reDate(addDays(past!, 400))
    expect(await moved(corrected.id)).toBe(addDays(yesterday!, 400))
  })

  it('is taken back as a whole, and can be done again', async () => {
    const rows = await Promise.all([1, 2, 3].map((months) => addTask({ offset: { months: -months, days: 0 } })))
    await addEvent({ offset: { months: 0, days: 0 } })
    const before = await dates()
    const { body } = await reDate(postponed, { rows: [{ kind: 'task', id: rows[0].id }] })
    const moved = await dates()
    expect((await undo(body.batch)).body).toMatchObject({ kept: [] })
    expect([await dates(), await weddingDate()]).toEqual([before, wedding])
    await reDate(postponed, { rows: [{ kind: 'task', id: rows[0].id }] })
    expect(await dates()).toEqual(moved)
  })

  it('gives tied rows their dates when a wedding gets its first, and takes them away with it', async () => {
    ;({ id: clientId } = await planner.addClient())
    const task = await addTask({ offset: monthBefore })
    expect(task).toMatchObject({ dueDate: null, offset: monthBefore })
    await reDate(wedding)
    expect((await planner.get(`/api/tasks/${task.id}`)).body).toMatchObject({
      dueDate: '2028-04-27',
      offset: monthBefore,
    })
    await reDate('')
    expect((await planner.get(`/api/tasks/${task.id}`)).body).toMatchObject({ dueDate: null, offset: monthBefore })
    expect(await weddingDate()).toBe(null)
  })

  it('never makes an invoice due before it was issued', async () => {
    const invoice = await addInvoice({ dueDate: '2028-05-13', issuedOn: '2028-05-01', status: 'Sent' })
    const rows = (date?: string) => [{ kind: 'invoice', id: invoice.id, date }]
    expect((await reDate('2028-01-01', { rows: rows('2028-04-30') })).status).toBe(400)
    await reDate('2028-01-01', { rows: rows() })
    expect((await planner.get(`/api/invoices/${invoice.id}`)).body.dueDate).toBe('2028-05-01')
  })

  it('changes nothing if it is refused', async () => {
    const task = await addTask({ offset: monthBefore })
    const other = await server.planner()
    const { id: foreign } = (await other.post('/api/tasks', { title: 'Theirs' })).body
    for (const [body, status] of [
      [{ weddingDate: postponed, rows: [{ kind: 'task', id: foreign }] }, 404],
      [{ weddingDate: postponed, rows: [{ kind: 'vendor', id: task.id }] }, 400],
      [{ weddingDate: '2028-02-30' }, 400],
      [{ weddingDate: postponed, previousDate: '2028-05-26' }, 409],
    ] as const)
      expect((await planner.post(`/api/clients/${clientId}/re-date`, body)).status).toBe(status)
    expect((await other.post(`/api/clients/${clientId}/re-date`, { weddingDate: postponed })).status).toBe(404)
    expect([await weddingDate(), (await planner.get(`/api/tasks/${task.id}`)).body]).toEqual([wedding, task])
  })

  it('by two planners at once ends with one of the two results', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { id } = await planner.addClient({ weddingDate: wedding })
      clientId = id
      const tasks = await Promise.all([1, 2, 3, 4].map((months) => addTask({ offset: { months: -months, days: 0 } })))
      const list = (indexes: number[]) => indexes.map((index) => ({ kind: 'task', id: tasks[index].id }))
      const answers = await Promise.all([
        reDate(postponed, { previousDate: wedding, rows: list([0, 1]) }),
        reDate('2029-01-01', { previousDate: wedding, rows: list([1, 2, 3]) }),
      ])
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
      const isFirst = answers[0].status === 200
      const to = isFirst ? postponed : '2029-01-01'
      const moved = new Set(isFirst ? [0, 1] : [1, 2, 3])
      const expected = tasks.map((task, index) =>
        moved.has(index) ? dateAt(to, { months: -index - 1, days: 0 }) : task.dueDate,
      )
      const now = await Promise.all(
        tasks.map(async ({ id: task }) => (await planner.get(`/api/tasks/${task}`)).body.dueDate),
      )
      expect([await weddingDate(), now]).toEqual([to, expected])
    }
  })

  it('without the date that was seen, and at the same moment, is done once', async () => {
    const answers = await Promise.all([reDate(postponed), reDate('2029-01-01'), reDate('2029-02-01')])
    expect(answers.map(({ status }) => status)).toContain(200)
    const dones = answers.flatMap(({ status }, index) =>
      status === 200 ? [[postponed, '2029-01-01', '2029-02-01'][index]] : [],
    )
    expect(dones).toContain(await weddingDate())
  })
})

/** A small generator of pseudo-random numbers, so that a failure can be repeated by its seed. */
function random(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1664525 + 1013904223) % 4294967296
    return Math.floor((state / 4294967296) * below)
  }
}

describe('random plans', () => {
  it.each([1, 2, 3, 4, 5, 6])('are moved forth and back, with edits in between (seed %d)', async (seed) => {
    const pick = random(seed)
    const model = new Map<
      number,
      { date: string | null; offset: { months: number; days: number } | null; done: boolean }
    >()
    for (let n = 0; n < 14; n += 1) {
      const offset = pick(3) > 0 ? { months: pick(13) - 12, days: pick(40) - 20 } : null
      const task = await addTask(offset ? { offset } : { dueDate: addDays(wedding, -pick(300)) })
      model.set(task.id, { date: task.dueDate, offset, done: false })
    }
    let at = wedding
    for (let turn = 0; turn < 6; turn += 1) {
      const to = turn % 2 === 1 ? wedding : addDays(wedding, pick(500) - 200)
      const rows = [...model].flatMap(([id, { done }]) => (!done && pick(4) > 0 ? [{ kind: 'task', id }] : []))
      await reDate(to, { previousDate: at, rows })
      for (const [id, row] of model) {
        if (row.done) continue
        if (!rows.some((listed) => listed.id === id)) row.offset = null
        else if (row.offset) row.date = dateAt(to, row.offset)
        else if (row.date) row.date = addDays(row.date, daysBetween(at, to))
      }
      at = to
      const id = [...model.keys()][pick(model.size)]!
      await planner.patch(`/api/tasks/${id}`, { completed: true })
      model.get(id)!.done = true
      const { rows: now } = await view(at)
      expect(
        now.map(({ id: row, from, offset, isSettled }) => [row, { date: from, offset, done: isSettled }]).toSorted(),
      ).toEqual([...model].toSorted())
    }
  })
})
