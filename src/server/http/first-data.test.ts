import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { findPage } from '#contract/find-page.ts'
import { contract } from '#contract/index.ts'
import { plannerReads } from '#contract/pages.ts'
import { partsShownTo } from '#server/portals/queries.ts'
import { Batch } from '#server/db/batch.ts'
import { handlers } from '#server/handlers.ts'
import { firstDataReader } from '#server/http/first-data.ts'
import { pairUp, type HttpContext } from '#server/http/mount.ts'
import { openTestServer, type PlannerCaller, type TestServer } from '#test/server.ts'

let server: TestServer
let planner: PlannerCaller
beforeAll(async () => {
  server = await openTestServer()
  planner = await server.planner()
})
afterAll(() => server.close())

/** An answer may be complete before the database says that it is ready for more. */
const untilIdle = () =>
  vi.waitFor(() => expect(server.database.pool.idleCount).toBe(server.database.pool.totalCount), 60_000)

async function batchesDuring(work: () => Promise<unknown>): Promise<number> {
  await untilIdle()
  const answered = vi.spyOn(Batch.prototype, 'handleReadyForQuery')
  await work()
  await untilIdle()
  const count = answered.mock.calls.length
  answered.mockRestore()
  return count
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
  'reads everything that the page %s shows in one batch',
  async (at) => {
    const found = findPage(at)
    const reads = [...plannerReads, ...(found?.page.reads(found.params) ?? [])]
    const token = planner.cookies.get('larkspur_planner') ?? ''
    const read = () => reader().ofSession([{ kind: 'planner', token }], () => true, reads)
    expect(Object.keys((await read())?.data ?? {})).toEqual(reads.map(({ address }) => address))
    expect(await batchesDuring(read)).toBe(1)
  },
)

it('reads a portal in few batches: what the couple is shown, that, and for empty lists whether the wedding exists', async () => {
  const couple = await server.couple(planner)
  const found = findPage(`/client-portal/${couple.client.id}`)
  const reads = found?.page.reads(found.params) ?? []
  const token = couple.cookies.get('larkspur_couple') ?? ''
  const read = () => reader().ofSession([{ kind: 'couple', token }], () => true, reads)
  expect(Object.keys((await read())?.data ?? {})).toEqual(reads.map(({ address }) => address))
  expect(await batchesDuring(read)).toBe(3)

  const asked = vi.spyOn(Batch.prototype, 'add')
  await read()
  const texts = asked.mock.calls.map(([{ text }]) => text)
  asked.mockRestore()
  // Once for what the couple is shown of all that is read, and once for the portal itself.
  expect(texts.filter((text) => text.includes('from "portal_customizations"'))).toHaveLength(2)
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
