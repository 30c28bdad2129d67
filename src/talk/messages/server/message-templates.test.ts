import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestServer, type TestServer } from '#test/server.ts'

let server: TestServer
beforeAll(async () => (server = await openTestServer()))
afterAll(() => server.close())

const path = '/api/message-templates'

it('a studio starts without templates, and adds, changes and deletes them', async () => {
  const planner = await server.planner()
  expect((await planner.get(path)).body).toEqual([])
  const text = 'Dear {couple},\n{vennue} is free on {wedding date}.'
  const { status, body: welcome } = await planner.post(path, { name: ' Welcome ', text })
  expect({ status, ...welcome }).toEqual({ status: 201, id: welcome.id, name: 'Welcome', text })
  await planner.post(path, { name: 'after the wedding', text: 'Thank you' })
  const changed = await planner.patch(`${path}/${welcome.id}`, { name: 'Zum Anfang', text: 'Hallo' })
  expect(changed).toMatchObject({ status: 200, body: { name: 'Zum Anfang', text: 'Hallo' } })
  expect((await planner.get(path)).body.map(({ name }: { name: string }) => name)).toEqual([
    'after the wedding',
    'Zum Anfang',
  ])
  expect((await planner.delete(`${path}/${welcome.id}`)).status).toBe(204)
  expect((await planner.delete(`${path}/${welcome.id}`)).status).toBe(404)
  expect((await planner.get(path)).body).toHaveLength(1)
})

it('a template is kept as somebody else has changed it since it was seen', async () => {
  const planner = await server.planner()
  const { body: welcome } = await planner.post(path, { name: 'Welcome', text: 'Hello' })
  const change = (body: object) => planner.patch(`${path}/${welcome.id}`, body)
  const previous = { name: 'Welcome', text: 'Hello' }
  expect((await change({ text: 'Hello {couple}', previous })).body).toMatchObject({ name: 'Welcome' })
  expect(await change({ name: 'Greeting', text: 'Hi', previous })).toMatchObject({
    status: 409,
    body: { issues: [{ path: 'text' }], current: { text: 'Hello {couple}' } },
  })
  expect((await change({ name: 'Greeting', previous })).body).toMatchObject({ text: 'Hello {couple}' })
})

it.each([
  [{ name: ' ', text: 'Hello' }, 'name'],
  [{ name: 'Two\nlines', text: 'Hello' }, 'name'],
  [{ name: 'Welcome', text: '' }, 'text'],
  [{ name: 'Welcome', text: 'x'.repeat(10_001) }, 'text'],
  [{ name: 'Welcome', text: 'Hello\u0000' }, 'text'],
])('refuses %j', async (body, field) => {
  const planner = await server.planner()
  expect(await planner.post(path, body)).toMatchObject({ status: 400, body: { issues: [{ path: field }] } })
  expect((await planner.get(path)).body).toEqual([])
})
