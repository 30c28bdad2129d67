import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { findPage } from '#app/contract/find-page.ts'
import { contract } from '#app/contract/index.ts'
import { plannerReads } from '#app/contract/pages.ts'
import { partsShownTo } from '#weddings/portal-looks/server/public.ts'
import { handlers } from '#app/server/handlers.ts'
import { firstDataReader } from '#platform/server/http/first-data.ts'
import { pairUp, type HttpContext } from '#platform/server/http/mount.ts'
import { openTestServer, type PlannerCaller, type TestServer } from '#test/server.ts'

let server: TestServer
let planner: PlannerCaller
beforeAll(async () => {
  server = await openTestServer()
  planner = await server.planner()
})
afterAll(() => server.close())

async function askedDuring(work: () => Promise<unknown>): Promise<string[]> {
  const asking = vi.spyOn(pg.Client.prototype, 'query')
  await work()
  const asked = asking.mock.calls.map(([query]) => query as string | { text: string })
  asking.mockRestore()
  return asked.map((query) => (typeof query === 'string' ? query : query.text))
}

const reader = () => {
  const { live: _streamed, ...called } = contract
  const { services } = server.jobContext
  return firstDataReader(
    { pool: server.database.pool, services, partsShownTo } as unknown as HttpContext,
    pairUp(called, handlers),
  )
}

it.each(['/', '/clients', '/calendar', '/tasks'])(
  'reads everything that the page %s shows in one transaction',
  async (at) => {
    const found = findPage(at)
    const reads = [...plannerReads, ...(found?.page.reads(found.params) ?? [])]
    const token = planner.cookies.get('larkspur_planner') ?? ''
    const read = () => reader().ofSession([{ kind: 'planner', token }], () => true, reads)
    expect(Object.keys((await read())?.data ?? {})).toEqual(reads.map(({ address }) => address))
    expect((await askedDuring(read)).filter((text) => text.startsWith('begin'))).toHaveLength(1)
  },
)

it('looks up once for all parts of a portal what the couple is shown', async () => {
  const couple = await server.couple(planner)
  const found = findPage(`/client-portal/${couple.client.id}`)
  const reads = found?.page.reads(found.params) ?? []
  const token = couple.cookies.get('larkspur_couple') ?? ''
  const read = () => reader().ofSession([{ kind: 'couple', token }], () => true, reads)
  expect(Object.keys((await read())?.data ?? {})).toEqual(reads.map(({ address }) => address))
  const asked = await askedDuring(read)
  expect(asked.filter((text) => text.startsWith('begin'))).toHaveLength(1)
  // And once more for the portal itself.
  expect(asked.filter((text) => text.includes('from "portal_customizations"'))).toHaveLength(2)
})

it('reads nothing of a part of the portal that the planner hides', async () => {
  const couple = await server.couple(planner)
  const { id } = couple.client
  const documents = `/api/clients/${id}/documents`
  const found = findPage(`/client-portal/${id}`)
  const token = couple.cookies.get('larkspur_couple') ?? ''
  const read = async () =>
    Object.keys(
      (await reader().ofSession([{ kind: 'couple', token }], () => true, found?.page.reads(found.params) ?? []))
        ?.data ?? {},
    )
  expect(await read()).toContain(documents)
  const { body: look } = await planner.get(`/api/clients/${id}/customization`)
  const enabledFeatures = look.enabledFeatures.filter((name: string) => name !== 'documents')
  expect((await planner.post(`/api/clients/${id}/customization`, { enabledFeatures })).status).toBeLessThan(300)
  const shown = await read()
  expect(shown).not.toContain(documents)
  expect(shown).toContain(`/api/clients/${id}/tasks`)
})
