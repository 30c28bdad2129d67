import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestServer, type TestServer } from '#test/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

it('a studio that holds too much is told so, and other studios add on', async () => {
  const planner = await server.planner()
  await server.database.ownerPool.query(
    `insert into message_templates (planner_id, name, text) select $1, 'Template ' || n, 'Dear couple' from generate_series(1, 500) n`,
    [planner.id],
  )
  const other = await server.planner()
  const form = { name: 'One more', text: 'Dear couple' }
  // Each twentieth row is looked at.
  const answers = []
  for (let tries = 0; tries < 20; tries += 1) answers.push(await planner.post('/api/message-templates', form))
  expect(answers.filter(({ status }) => status !== 201)).toMatchObject([
    {
      status: 409,
      body: { message: 'A studio can have 500 message templates. Please delete some that you no longer need.' },
    },
  ])
  for (let tries = 0; tries < 20; tries += 1)
    expect(await other.post('/api/message-templates', form)).toMatchObject({ status: 201 })
})
