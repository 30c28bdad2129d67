import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mostInList } from '#platform/contract/limits.ts'
import { isList } from '#platform/contract/paging.ts'
import { fullStudio } from '#test/imports.ts'
import { endpoints, sampleQuery } from '#test/samples.ts'
import { openTestServer, type Answer, type PlannerCaller, type TestServer } from '#test/server.ts'

let server: TestServer
let planner: PlannerCaller
let ids: Record<string, number>

beforeAll(async () => {
  server = await openTestServer()
  planner = await fullStudio(server)
  const [client] = (await planner.get('/api/clients')).body
  const [day] = (await planner.get(`/api/clients/${client.id}/days`)).body
  ids = { clients: client.id, days: day.id }
}, 60_000)
afterAll(() => server.close())

const lists = endpoints.filter(
  ({ method, for: { planner: terms } }) => method === 'GET' && terms !== undefined && isList(terms),
)
const nextOf = ({ headers }: Answer) => /<(.+)>; rel="next"/.exec(String(headers['link']))?.[1]
const idsIn = ({ body }: Answer) => (body as { id: number }[]).map(({ id }) => id)

describe('pages of lists', () => {
  it.each(lists.map((endpoint) => [endpoint.route, endpoint] as const))(
    '%s has the rows of the whole list, each once',
    async (_, endpoint) => {
      const path = endpoint.path.replace(/(\w+)\/\{id\}/, (_match, name: string) => `${name}/${ids[name] ?? 0}`)
      const query = new URLSearchParams(sampleQuery(endpoint, 'planner'))
      const whole = await planner.get(`${path}?${query}`)
      if (whole.status === 404) return
      query.set('limit', '2')
      const found: number[] = []
      for (let next: string | undefined = `${path}?${query}`; next;) {
        const answer: Answer = await planner.get(next)
        expect(answer.status).toBe(200)
        expect(idsIn(answer).length).toBeLessThanOrEqual(2)
        found.push(...idsIn(answer))
        next = nextOf(answer)
      }
      const byAge = (one: number, other: number) => other - one
      expect(found.toSorted(byAge)).toEqual(idsIn(whole).toSorted(byAge))
      expect((await planner.get(`${path}?${query}`.replace('limit=2', 'limit=0'))).status).toBe(400)
    },
  )

  it('a list of more rows than it may have gives the newest, and says where the others are', async () => {
    const other = await server.planner()
    await server.database.ownerPool.query(
      `insert into tasks (planner_id, title, due_date) select $1, 'Task ' || n, '2031-01-01' from generate_series(1, $2) n`,
      [other.id, mostInList + 1],
    )
    const answer = await other.get('/api/tasks')
    expect(answer.body).toHaveLength(mostInList)
    const rest = await other.get(nextOf(answer)!)
    expect(rest.body).toMatchObject([{ title: 'Task 1' }])
  })
})
