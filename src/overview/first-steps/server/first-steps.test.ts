import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { joinAs } from '#test/members.ts'
import { planRows } from '#test/plan-rows.ts'
import { openTestServer, type PlannerCaller, type TestServer } from '#test/server.ts'

let server: TestServer
let planner: PlannerCaller

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  planner = await server.planner()
})

const steps = async () => (await planner.get('/api/first-steps')).body
const addSample = () => planner.post('/api/sample-wedding', { today: '2027-01-10' })

it('counts couples, those with a task, and those that were invited', async () => {
  expect(await steps()).toEqual({ couples: 0, planned: 0, invited: 0, sampleId: null })
  const { id } = await planner.addClient()
  await planner.addClient()
  await planner.post('/api/tasks', { title: 'Order the cake', clientId: id })
  await planner.post(`/api/clients/${id}/invite`)
  expect(await steps()).toEqual({ couples: 2, planned: 1, invited: 1, sampleId: null })
})

it('makes one sample wedding with a plan, events and a run sheet, which counts for no step', async () => {
  await planner.post('/api/templates', { name: 'Full planning', rows: planRows })
  const answers = await Promise.all([addSample(), addSample()])
  const [id, other] = answers.map(({ body }) => body.id)
  expect(other).toBe(id)
  expect(await steps()).toEqual({ couples: 0, planned: 0, invited: 0, sampleId: id })
  const { body: client } = await planner.get(`/api/clients/${id}`)
  expect(client).toMatchObject({ email: planner.email, weddingDate: '2027-06-19', status: 'planning' })
  const { body: tasks } = await planner.get(`/api/clients/${id}/tasks`)
  expect(tasks.map(({ title, completed }: { title: string; completed: boolean }) => [title, completed]).sort()).toEqual(
    [
      ['Book the venue', true],
      ['Choose the band', false],
      ['Confirm the menu', false],
    ],
  )
  const { body: events } = await planner.get(`/api/clients/${id}/events`)
  expect(events.map(({ title }: { title: string }) => title)).toContain('Menu tasting')
  const { body: days } = await planner.get(`/api/clients/${id}/days`)
  expect(days).toMatchObject([{ date: '2027-06-19' }])
  expect(days[0].itemCount).toBeGreaterThan(10)
})

it('is removed by one call with all that it had, and brought back from the trash', async () => {
  expect((await planner.delete('/api/sample-wedding')).status).toBe(404)
  const { id } = (await addSample()).body
  const { body } = await planner.delete('/api/sample-wedding')
  expect((await planner.get(`/api/clients/${id}`)).status).toBe(404)
  expect(await steps()).toMatchObject({ sampleId: null })
  await planner.post('/api/deleted-clients/restore', { ids: body.deleted })
  expect(await steps()).toMatchObject({ couples: 0, sampleId: id })
})

it('is opened first and removed altogether when there are two, of which one came back from the trash', async () => {
  const first = (await addSample()).body.id
  const { deleted } = (await planner.delete('/api/sample-wedding')).body
  const second = (await addSample()).body.id
  await planner.post('/api/deleted-clients/restore', { ids: deleted })
  expect((await addSample()).body.id).toBe(first)
  expect(await steps()).toMatchObject({ sampleId: first })
  expect((await planner.delete('/api/sample-wedding')).body.deleted).toHaveLength(2)
  for (const id of [first, second]) expect((await planner.get(`/api/clients/${id}`)).status).toBe(404)
  expect(await steps()).toMatchObject({ sampleId: null })
})

it('is for the owner of the studio, not for other members', async () => {
  const { id } = (await addSample()).body
  const member = await joinAs(server, planner, 'planner')
  expect((await member.get('/api/first-steps')).status).toBe(403)
  expect((await member.post('/api/sample-wedding', { today: '2027-01-10' })).status).toBe(403)
  expect((await member.delete('/api/sample-wedding')).status).toBe(403)
  expect(await steps()).toMatchObject({ sampleId: id })
})
