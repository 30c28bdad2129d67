import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, type PlannerCaller, type TestServer } from '#test/server.ts'

let server: TestServer
let planner: PlannerCaller

beforeAll(async () => {
  server = await openTestServer()
  planner = await server.planner()
})
afterAll(() => server.close())

describe('feedback', () => {
  it('is given by the couple, answered by the planner, and visible to both', async () => {
    const couple = await server.couple(planner)
    const path = `/api/clients/${couple.client.id}/feedback`
    const given = await couple.post(path, { rating: 5, review: ' Wonderful ', category: '', isPublic: true })
    expect(given).toMatchObject({
      status: 201,
      body: { rating: 5, review: 'Wonderful', category: null, isPublic: true, plannerResponse: null },
    })
    expect((await planner.get('/api/notifications')).body[0]).toMatchObject({
      title: 'New feedback',
      relatedId: given.body.id,
    })
    const answered = await planner.patch(`/api/feedback/${given.body.id}`, { plannerResponse: 'Thank you!' })
    expect(answered).toMatchObject({
      status: 200,
      body: { partnerOneName: 'Emma', plannerResponse: 'Thank you!', respondedAt: expect.any(String) },
    })
    expect((await couple.get(path)).body).toMatchObject([{ rating: 5, plannerResponse: 'Thank you!' }])
    expect((await planner.get('/api/feedback')).body).toMatchObject([{ id: given.body.id }])
    expect((await planner.get(path)).body).toHaveLength(1)
  })

  it.each([[{ rating: 0 }], [{ rating: 6 }], [{ rating: 4.5 }], [{ rating: 'five' }], [{}]])(
    '%j is refused',
    async (body) => {
      const couple = await server.couple(planner)
      expect((await couple.post(`/api/clients/${couple.client.id}/feedback`, body)).status).toBe(400)
    },
  )

  it('requires text in the answer, and can be given by couples only', async () => {
    const couple = await server.couple(planner)
    const path = `/api/clients/${couple.client.id}/feedback`
    const { body } = await couple.post(path, { rating: 3 })
    expect((await planner.patch(`/api/feedback/${body.id}`, { plannerResponse: ' ' })).status).toBe(400)
    expect((await planner.post(path, { rating: 5 })).status).toBe(403)
  })
})
