import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Client } from '#weddings/clients/contract/endpoints.ts'
import { sendLetters } from '#overview/letter-sending/server/jobs.ts'
import { noonLater } from '#test/clock.ts'
import { openTestServer, unique, type PlannerCaller, type TestServer } from '#test/server.ts'

let server: TestServer
let planner: PlannerCaller
let client: Client

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const [first, second, third] = ['2028-12-20', '2028-12-21', '2028-12-24']
beforeEach(async () => {
  planner = await server.planner()
  client = (await server.couple(planner, await planner.addClient({ weddingDate: first }))).client
})

const addTask = async (values: object = {}) =>
  (await planner.post('/api/tasks', { title: 'Order the arch', clientId: client.id, visibleToCouple: true, ...values }))
    .body as { id: number }
const reDate = async (weddingDate: string) =>
  (await planner.post(`/api/clients/${client.id}/re-date`, { weddingDate })).body.batch as number
const undo = async (batch: number) => (await planner.post(`/api/history/${batch}/undo`)).body
const read = async ({ id }: { id: number }) => (await planner.get(`/api/tasks/${id}`)).body
const weekBefore = { months: 0, days: -7 }

describe('a row that was changed after a move', () => {
  it('keeps its date when the move is undone, and follows the wedding from there', async () => {
    const [task] = [await addTask({ offset: weekBefore }), await addTask({ offset: weekBefore })]
    const batch = await reDate(third)
    await planner.patch(`/api/tasks/${task.id}`, { dueDate: '2028-12-10' })
    expect(await read(task)).toMatchObject({ offset: { months: 0, days: -14 } })
    const { batch: undone } = await undo(batch)
    expect(await read(task)).toMatchObject({ dueDate: '2028-12-10', offset: { months: 0, days: -10 } })
    await undo(undone)
    expect(await read(task)).toMatchObject({ dueDate: '2028-12-10', offset: { months: 0, days: -14 } })
    await undo(batch)
    await reDate(second)
    expect(await read(task)).toMatchObject({ dueDate: '2028-12-11' })
  })

  it('has a fixed date if the wedding has none again', async () => {
    await reDate('')
    const task = await addTask({ offset: weekBefore })
    const batch = await reDate(second)
    await planner.patch(`/api/tasks/${task.id}`, { dueDate: '2028-12-10' })
    await undo(batch)
    expect(await read(task)).toMatchObject({ dueDate: '2028-12-10', offset: null })
  })
})

describe('the couple', () => {
  beforeEach(async () => {
    await addTask({ offset: weekBefore })
    await letters()
  })
  /** To whom the letters that are due now are, with what they tell of the plan. */
  async function letters() {
    await sendLetters(server.jobContext, noonLater())
    await server.workOff()
    const mails = (await server.newMails()).filter(({ text }) => text?.includes('/mail-settings/'))
    return mails.map(({ to, text }) => [to?.[0]?.address, /^Your wedding has .*/m.exec(text ?? '')?.[0]])
  }
  const told = (sentence: string) => [[client.email, `Your wedding has ${sentence}`]]

  it('is told that a move was undone, and that it was done again', async () => {
    const batch = await reDate(second)
    expect(await letters()).toEqual(told('moved to December 21, 2028'))
    const { batch: undone } = await undo(batch)
    expect(await letters()).toEqual(told('moved to December 20, 2028'))
    await undo(undone)
    expect(await letters()).toEqual(told('moved to December 21, 2028'))
  })

  it('hears nothing of a move that is undone before its letter, until it is done again', async () => {
    const { batch: undone } = await undo(await reDate(second))
    expect(await letters()).toEqual([])
    await undo(undone)
    expect(await letters()).toEqual(told('moved to December 21, 2028'))
  })

  it('hears nothing of an undo that is undone before its letter', async () => {
    const batch = await reDate(second)
    await letters()
    const { batch: undone } = await undo(batch)
    await undo(undone)
    expect(await letters()).toEqual([])
  })

  it('hears of the move before the one that is undone, if it has not been told of it yet', async () => {
    await reDate(second)
    await undo(await reDate(third))
    expect(await letters()).toEqual(told('moved to December 21, 2028'))
  })

  it('hears of an undo only if it sees any of the dates', async () => {
    await planner.patch(`/api/tasks/${(await addTask({ offset: weekBefore })).id}`, { visibleToCouple: false })
    const { body: tasks } = await planner.get(`/api/clients/${client.id}/tasks`)
    for (const { id } of tasks) await planner.patch(`/api/tasks/${id}`, { visibleToCouple: false })
    await undo(await reDate(second))
    expect(await letters()).toEqual([])
  })

  it('hears of an undo only where it was told of the move', async () => {
    const email = `${unique()}@example.com`
    const ruth = await planner.post(`/api/clients/${client.id}/people`, { name: 'Ruth', email })
    await planner.post(`/api/people/${ruth.body.id}/invite`)
    await letters()
    const batch = await reDate(second)
    const pending = `update notices set settled_at = now() where kind = 'plan' and person_id = $1`
    await server.database.ownerPool.query(pending, [ruth.body.id])
    expect(await letters()).toEqual(told('moved to December 21, 2028'))
    await undo(batch)
    expect(await letters()).toEqual(told('moved to December 20, 2028'))
  })
})
