import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Client } from '#weddings/clients/contract/endpoints.ts'
import type { Board, Task } from '#planning/tasks/contract/endpoints.ts'
import { joinAs } from '#test/members.ts'
import { openTestServer, type PlannerCaller, type TestServer } from '#test/server.ts'

const today = '2031-03-05'

let server: TestServer
let planner: PlannerCaller
let emma: Client
let zoe: Client

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

beforeEach(async () => {
  planner = await server.planner()
  emma = await planner.addClient({ partnerOneName: 'Emma', partnerTwoName: 'James', weddingDate: '2032-06-01' })
  zoe = await planner.addClient({ partnerOneName: 'Zoë', partnerTwoName: 'Ben', weddingDate: '2031-06-01' })
})

const add = async (title: string, values: object = {}): Promise<Task> =>
  (await planner.post('/api/tasks', { title, ...values })).body
const read = async (query: Record<string, string | number> = {}, caller: Pick<PlannerCaller, 'get'> = planner) => {
  const asked = new URLSearchParams({ today, ...query })
  return (await caller.get(`/api/task-board?${asked}`)).body as Board
}
const titles = ({ tasks }: Board) => tasks.map(({ title }) => title)
const left = ({ groups }: Board) => groups.map(({ key, open, completed }) => [key, open, completed])

describe('the board of tasks', () => {
  it('has the next wedding first and internal tasks last, and in each group open tasks by due date first', async () => {
    await add('Taxes')
    await add('Venue', { clientId: zoe.id, completed: true })
    await add('Band', { clientId: zoe.id })
    await add('Florist', { clientId: zoe.id, dueDate: '2031-05-01' })
    await add('Rings', { clientId: emma.id })
    const board = await read()
    expect(titles(board)).toEqual(['Florist', 'Band', 'Venue', 'Rings', 'Taxes'])
    expect(board.groups).toEqual([
      { key: `client-${zoe.id}`, clientId: zoe.id, clientName: 'Zoë & Ben', phase: null, open: 0, completed: 0 },
      { key: `client-${emma.id}`, clientId: emma.id, clientName: 'Emma & James', phase: null, open: 0, completed: 0 },
      { key: 'client-0', clientId: null, clientName: null, phase: null, open: 0, completed: 0 },
    ])
    expect(board.tasks[0]).toMatchObject({ clientName: 'Zoë & Ben', steps: [], dueDate: '2031-05-01' })
  })

  it('has the first rows, and counts what is not among them', async () => {
    for (const day of [1, 2, 3]) await add(`Late ${day}`, { clientId: zoe.id, dueDate: `2031-03-0${day}` })
    for (const name of ['One', 'Two']) await add(name, { clientId: emma.id, completed: true })
    const first = await read({ limit: 2 })
    expect(titles(first)).toEqual(['Late 1', 'Late 2'])
    expect(left(first)).toEqual([
      [`client-${zoe.id}`, 1, 0],
      [`client-${emma.id}`, 0, 2],
    ])
    expect(first.others).toEqual({ pending: 1, completed: 2, overdue: 1 })
    const more = await read({ limit: 4 })
    expect(titles(more)).toEqual(['Late 1', 'Late 2', 'Late 3', 'One'])
    expect(more.others).toEqual({ pending: 0, completed: 1, overdue: 0 })
  })

  it('folds many completed tasks of a group until they are asked for', async () => {
    for (const number of [1, 2, 3, 4]) await add(`Done ${number}`, { clientId: zoe.id, completed: true })
    await add('Rings', { clientId: emma.id })
    const folded = await read()
    expect(titles(folded)).toEqual(['Rings'])
    expect(left(folded)[0]).toEqual([`client-${zoe.id}`, 0, 4])
    const unfolded = await read({ unfolded: `client-0\nclient-${zoe.id}` })
    expect(titles(unfolded)).toEqual(['Done 1', 'Done 2', 'Done 3', 'Done 4', 'Rings'])
    expect(titles(await read({ words: 'done' }))).toHaveLength(4)
    expect(titles(await read({ status: 'completed' }))).toHaveLength(4)
  })

  it('keeps what was completed since a moment at its place', async () => {
    for (const number of [1, 2, 3, 4]) await add(`Done ${number}`, { completed: true })
    const florist = await add('Florist', { dueDate: today })
    await add('Band')
    const { at } = await read()
    await planner.patch(`/api/tasks/${florist.id}`, { completed: true })
    expect(titles(await read())).toEqual(['Band'])
    expect(titles(await read({ since: at }))).toEqual(['Florist', 'Band'])
    expect(titles(await read({ since: at, group: 'date' }))).toEqual(['Florist', 'Band'])
  })

  it('groups by date', async () => {
    const dates = ['', '2031-03-09', '2031-03-08', today, '2031-03-04']
    for (const dueDate of dates) await add(dueDate || 'none', { dueDate })
    await add('done', { completed: true, dueDate: today })
    const board = await read({ group: 'date' })
    expect(titles(board)).toEqual(['2031-03-04', today, '2031-03-08', '2031-03-09', 'none'])
    expect(left(board)).toEqual([
      ['late', 0, 0],
      ['today', 0, 0],
      ['week', 0, 0],
      ['later', 0, 0],
      ['undated', 0, 0],
      ['completed', 0, 1],
    ])
    expect(titles(await read({ group: 'date', unfolded: 'completed' })).at(-1)).toBe('done')
  })

  it('counts a Sunday to the week where the studio’s week begins on Monday', async () => {
    await add('Sunday', { dueDate: '2031-03-09' })
    const groupOf = async () => (await read({ group: 'date' })).groups.map(({ key }: { key: string }) => key)
    expect(await groupOf()).toEqual(['later'])
    await planner.patch('/api/business', { weekStart: 'monday' })
    expect(await groupOf()).toEqual(['week'])
  })

  it('groups by phase in the order of the first due dates', async () => {
    await add('Insurance', { dueDate: '2031-01-01' })
    await add('Menu', { phase: 'Food', dueDate: '2031-05-01' })
    await add('Band', { phase: 'Music', dueDate: '2031-04-01' })
    const board = await read({ group: 'phase' })
    expect(board.groups.map(({ phase }) => phase)).toEqual(['Music', 'Food', null])
    expect(titles(board)).toEqual(['Band', 'Menu', 'Insurance'])
  })
})

describe('the filters of the board', () => {
  let nina: Awaited<ReturnType<typeof joinAs>>
  beforeEach(async () => {
    nina = await joinAs(server, planner, 'assistant')
    await add('Book florist', { clientId: zoe.id, dueDate: '2031-02-01', priority: 'high' })
    await add('Menu', { clientId: zoe.id, description: 'Château 100%', assignedTo: 'client' })
    await add('Venue', { clientId: zoe.id, completed: true })
    await add('Taxes', { dueDate: today })
    await add('Rings', { clientId: emma.id, memberId: nina.id })
  })

  it.each([
    [{ words: 'chateau zoe' }, ['Menu']],
    [{ words: 'FLOR' }, ['Book florist']],
    [{ words: '100%' }, ['Menu']],
    [{ words: '_' }, []],
    [{ words: '\\' }, []],
    [{ words: 'nothing' }, []],
    [{ status: 'not-started' }, ['Book florist', 'Taxes']],
    [{ status: 'in-progress' }, ['Menu', 'Rings']],
    [{ status: 'completed' }, ['Venue']],
    [{ status: 'overdue' }, ['Book florist']],
    [{ status: 'pending' }, ['Book florist', 'Menu', 'Rings', 'Taxes']],
    [{ priority: 'high' }, ['Book florist']],
    [{ assignee: 'mine' }, ['Book florist', 'Venue', 'Taxes']],
    [{ assignee: 'client' }, ['Menu']],
    [{ client: 'internal' }, ['Taxes']],
    [{ status: 'not-started', words: 'flo' }, ['Book florist']],
  ])('%j', async (query, found) => {
    const board = await read(query)
    expect(titles(board)).toEqual(found)
    const pending = found.filter((title) => title !== 'Venue').length
    expect(board.others).toMatchObject({ pending: 4 - pending, completed: found.includes('Venue') ? 0 : 1 })
  })

  it('by couple and by member, and “mine” is the caller’s own', async () => {
    expect(titles(await read({ client: emma.id }))).toEqual(['Rings'])
    expect(titles(await read({ assignee: nina.id }))).toEqual(['Rings'])
    expect(titles(await read({ assignee: 'mine' }, nina))).toEqual(['Rings'])
  })

  it('are refused if they are unknown', async () => {
    for (const query of ['status=late', 'priority=top', 'assignee=Nina', 'client=x', 'group=week', 'limit=5001'])
      expect((await planner.get(`/api/task-board?${query}`)).status, query).toBe(400)
  })
})

it('counts nothing of another studio', async () => {
  await add('Rings', { clientId: zoe.id })
  const other = await server.planner()
  expect(await read({}, other)).toMatchObject({
    tasks: [],
    groups: [],
    others: { pending: 0, completed: 0, overdue: 0 },
  })
})
