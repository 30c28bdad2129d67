import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { randomAddress, openTestServer, type TestServer } from '#test/server.ts'
import { giveFirstTemplates } from '#plan/templates/server/jobs.ts'
import { shippedTemplates } from '#plan/templates/server/shipped-templates.ts'

let server: TestServer

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const names = shippedTemplates.map(({ name }) => name).sort()

describe("a studio's first templates", () => {
  it('are given once the address is verified', async () => {
    const visitor = server.visitor()
    const account = { email: 'new@studio.example', password: 'larkspur', confirmPassword: 'larkspur' }
    const from = { from: randomAddress() }
    await visitor.post('/api/auth/signup', { name: 'Nora', username: 'nora', ...account }, from)
    await server.workOff()
    const [mail] = await server.newMails()
    const token = /verify-email\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1]
    expect((await visitor.post('/api/auth/verify-email', { token })).status).toBe(200)
    await server.workOff()
    await visitor.post('/api/auth/login', account)
    const list = (await visitor.get('/api/templates')).body
    expect(list.map(({ name }: { name: string }) => name)).toEqual(names)
    const { rows } = (await visitor.get(`/api/templates/${list[0].id}`)).body
    expect(rows).toEqual(shippedTemplates.find(({ name }) => name === list[0].name)?.rows)
  })

  it('are given only once, even if they were deleted, and to this studio only', async () => {
    const planner = await server.planner()
    const other = await server.planner()
    for (let times = 0; times < 2; times++) await server.run(giveFirstTemplates, { plannerId: planner.id })
    const list = (await planner.get('/api/templates')).body
    expect(list).toHaveLength(names.length)
    expect((await other.get('/api/templates')).body).toEqual([])
    for (const { id } of list) await planner.delete(`/api/templates/${id}`)
    await server.run(giveFirstTemplates, { plannerId: planner.id })
    expect((await planner.get('/api/templates')).body).toEqual([])
  })
})
