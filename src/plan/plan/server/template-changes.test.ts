import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TemplateLine } from '#plan/plan/contract/endpoints.ts'
import { joinAs } from '#test/members.ts'
import { before, planRows } from '#test/plan-rows.ts'
import { openTestServer, type PlannerCaller, type TestServer } from '#test/server.ts'

let server: TestServer
let planner: PlannerCaller
let clientId: number
let templateId: number

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

beforeEach(async () => {
  planner = await server.planner()
  const client = await planner.addClient({ weddingDate: '2027-06-30' })
  clientId = client.id
  templateId = (await planner.post('/api/templates', { name: 'Full planning', rows: planRows })).body.id
})

const view = async (today = '2026-11-01') =>
  (await planner.get(`/api/clients/${clientId}/apply-template/${templateId}?today=${today}`)).body as {
    name: string
    lines: TemplateLine[]
  }
const apply = (body: object = {}) => planner.post(`/api/clients/${clientId}/apply-template`, { templateId, ...body })
const tasks = async () => (await planner.get(`/api/clients/${clientId}/tasks`)).body
const undo = (batch: number) => planner.post(`/api/history/${batch}/undo`)
const stateOf = async (key: string) => (await view()).lines.find((line) => line.key === key)
const withoutMoney = ['venue', 'band', 'tasting', 'menu'].map((key) => ({ key }))

describe('a template that was changed', () => {
  const changeTemplate = async (changed: object[]) => planner.patch(`/api/templates/${templateId}`, { rows: changed })

  beforeEach(async () => {
    await apply({ rows: withoutMoney })
    await changeTemplate([
      { ...planRows[0], title: 'Book the venue and the rooms' },
      { ...planRows[1], steps: ['Listen', 'Sign', 'Pay'], offset: before(4) },
      planRows[2]!,
      { key: 'florist', kind: 'task', title: 'Book the florist', offset: before(8) },
    ])
  })

  it('does not take away a task that is done', async () => {
    expect(await stateOf('menu')).toMatchObject({ state: 'gone' })
    const menu = (await tasks()).find(({ title }: { title: string }) => title === 'Confirm the menu')
    await planner.patch(`/api/tasks/${menu.id}`, { completed: true })
    expect(await stateOf('menu')).toBeUndefined()
  })

  it('shows what is new, different, done or gone in a wedding that came from it', async () => {
    const [venue] = await tasks()
    await planner.patch(`/api/tasks/${venue.id}`, { completed: true })
    const { lines } = await view()
    expect(lines.map(({ key, state, changes }) => [key, state, changes])).toEqual([
      ['venue', 'done', [{ field: 'title', from: 'Book the venue', to: 'Book the venue and the rooms' }]],
      [
        'band',
        'changed',
        [
          { field: 'date', from: 'April 30, 2027', to: 'February 28, 2027' },
          { field: 'steps', from: null, to: null },
        ],
      ],
      ['tasting', 'same', []],
      ['florist', 'new', []],
      ['menu', 'gone', []],
    ])
  })

  it('leaves a date that the planner has fixed, and what follows from it', async () => {
    const band = (await tasks()).find(({ title }: { title: string }) => title === 'Choose the band')
    await planner.patch(`/api/tasks/${band.id}`, { dueDate: '2027-03-03', offset: null })
    expect(await stateOf('band')).toMatchObject({ date: '2027-03-03', offset: null })
    await apply({ rows: [{ key: 'band' }] })
    const { body: after } = await planner.get(`/api/tasks/${band.id}`)
    expect(after).toMatchObject({ dueDate: '2027-03-03', offset: null })
    expect(after.steps).toHaveLength(3)
  })

  it('leaves a task to the member who has it, until it is for the couple', async () => {
    const { id: memberId } = await joinAs(server, planner, 'assistant')
    const [{ id }] = await tasks()
    await planner.patch(`/api/tasks/${id}`, { memberId })
    expect(await stateOf('venue')).toMatchObject({ changes: [{ field: 'title' }] })
    await apply({ rows: [{ key: 'venue' }] })
    const { body: task } = await planner.get(`/api/tasks/${id}`)
    expect(task).toMatchObject({ title: 'Book the venue and the rooms', assignedTo: 'Max assistant', memberId })
    expect(await stateOf('venue')).toMatchObject({ state: 'same' })
    await changeTemplate([{ ...planRows[0], title: task.title, assignedTo: 'client' }])
    expect(await stateOf('venue')).toMatchObject({
      changes: [{ field: 'assignee', from: 'Max assistant', to: 'the couple' }],
    })
    await apply({ rows: [{ key: 'venue' }] })
    const { body: handedOver } = await planner.get(`/api/tasks/${id}`)
    expect(handedOver).toMatchObject({ assignedTo: 'client', memberId: null, visibleToCouple: true })
  })

  it('leaves a task private that the planner has made private for this wedding', async () => {
    const [{ id }] = await tasks()
    await planner.patch(`/api/tasks/${id}`, { visibleToCouple: false })
    await apply({ rows: [{ key: 'venue' }] })
    const { body: task } = await planner.get(`/api/tasks/${id}`)
    expect(task).toMatchObject({ title: 'Book the venue and the rooms', visibleToCouple: false })
  })

  it('lists the weddings that follow it, without archived ones', async () => {
    const [venue] = await tasks()
    await planner.patch(`/api/tasks/${venue.id}`, { completed: true })
    expect((await planner.get(`/api/templates/${templateId}/weddings`)).body).toEqual([
      { id: clientId, name: 'Emma & James', weddingDate: '2027-06-30', open: 2, done: 1 },
    ])
    expect((await (await server.planner()).get(`/api/templates/${templateId}/weddings`)).status).toBe(404)
    await planner.post('/api/clients/bulk/archive', { ids: [clientId], archived: true })
    expect((await planner.get(`/api/templates/${templateId}/weddings`)).body).toEqual([])
  })

  it('changes what is chosen, keeps ticks of steps, and never touches what is done', async () => {
    const before = await tasks()
    const band = before.find(({ title }: { title: string }) => title === 'Choose the band')
    const venue = before.find(({ title }: { title: string }) => title === 'Book the venue')
    await planner.patch(`/api/tasks/${band.id}`, {
      steps: [
        { id: 1, title: 'Listen', done: true },
        { id: 2, title: 'Sign' },
      ],
    })
    await planner.patch(`/api/tasks/${venue.id}`, { completed: true })
    const { body } = await apply({
      rows: [{ key: 'venue' }, { key: 'band' }, { key: 'florist' }, { key: 'menu', remove: true }],
    })
    expect(body).toMatchObject({ added: 1, changed: 1, removed: 1 })
    const after = await tasks()
    expect(after.map(({ title }: { title: string }) => title)).toEqual([
      'Book the venue',
      'Book the florist',
      'Choose the band',
    ])
    expect(after.at(-1)).toMatchObject({
      id: band.id,
      dueDate: '2027-02-28',
      steps: [
        { id: 1, title: 'Listen', done: true },
        { id: 2, title: 'Sign', done: false },
        { id: 3, title: 'Pay', done: false },
      ],
    })
    await undo(body.batch)
    expect((await tasks()).map(({ title }: { title: string }) => title)).toEqual([
      'Book the venue',
      'Confirm the menu',
      'Choose the band',
    ])
    expect(await stateOf('band')).toMatchObject({ state: 'changed' })
  })
})
