import { expect, expectTypeOf, it } from 'vitest'
import * as z from 'zod/mini'
import { addressOf } from '#platform/contract/address.ts'
import { partsOf } from '#platform/contract/call.ts'
import { endpoint, type Answer, type Endpoint, type Input } from '#platform/contract/endpoint.ts'
import { id } from '#platform/contract/fields.ts'
import { features } from '#app/contract/features.ts'
import type { Feature } from '#platform/contract/feature.ts'
import { contract } from '#app/contract/index.ts'
import { pages } from '#app/contract/pages.ts'
import type { Call, HandlersOf } from '#platform/server/http/handler.ts'

const tick = z.object({ completed: z.boolean() })
const change = z.object({ title: z.optional(z.string()), completed: z.optional(z.boolean()) })
const row = z.object({ id, title: z.string(), secret: z.string() })

const feature = {
  update: endpoint('PATCH /api/things/{id} tasks trash', {
    summary: 'Changes a thing',
    for: {
      planner: { body: change, returns: row },
      couple: { body: tick, returns: z.object({ id }) },
    },
  }),
  list: endpoint('GET /api/things', {
    summary: 'All things',
    for: { planner: { query: z.object({ q: z.optional(z.string()) }), returns: z.array(row) } },
  }),
}

/** Never run: `tsc` is the test, and fails if a line marked as an error compiles. */
export function whatDoesNotCompile(
  call: <E extends (typeof feature)[keyof typeof feature]>(endpoint: E, input: Input<E>) => void,
) {
  call(feature.update, { params: { id: 1 }, body: { title: 'x' } })
  call(feature.list, {})
  // @ts-expect-error a wrong parameter name
  call(feature.update, { params: { thing: 1 }, body: {} })
  // @ts-expect-error a parameter that is missing
  call(feature.update, { body: {} })
  // @ts-expect-error a parameter of the wrong type
  call(feature.update, { params: { id: 'one' }, body: {} })
  // @ts-expect-error a wrong field
  call(feature.update, { params: { id: 1 }, body: { titel: 'x' } })
  // @ts-expect-error a wrong query
  call(feature.list, { query: { search: 'x' } })

  // @ts-expect-error a missing handler
  const missing: HandlersOf<typeof feature> = { list: () => Promise.resolve([]) }
  const wrong: HandlersOf<typeof feature> = {
    // @ts-expect-error an answer without a field that is promised
    list: () => Promise.resolve([{ id: 1, title: 'x' }]),
    // @ts-expect-error a parameter that the path does not have
    update: ({ params }) => Promise.resolve({ id: params.thing }),
  }
  return [missing, wrong]
}

it('distinguishes the kinds of callers', () => {
  expectTypeOf<Answer<typeof feature.update, 'planner'>>().toEqualTypeOf<{
    id: number
    title: string
    secret: string
  }>()
  expectTypeOf<Answer<typeof feature.update, 'couple'>>().toEqualTypeOf<{ id: number }>()
  type Asked = Call<typeof feature.update>
  expectTypeOf<Extract<Asked, { who: { kind: 'couple' } }>['body']>().toEqualTypeOf<{ completed: boolean }>()
})

it('derives method, path and status from the route', () => {
  expect(feature.update).toMatchObject({
    method: 'PATCH',
    path: '/api/things/{id}',
    status: 200,
    about: ['tasks', 'trash'],
  })
})

it('builds URLs with parameters and query', () => {
  expect(addressOf(feature.update.call, { params: { id: 7 } })).toBe('/api/things/7')
  expect(addressOf(feature.list.call, { query: { q: 'a & b', none: undefined } })).toBe('/api/things?q=a+%26+b')
  expect(addressOf('GET /api/client-invite/{token}', { params: { token: 'a/b' } })).toBe('/api/client-invite/a%2Fb')
})

it('has unique routes and unique page paths', () => {
  const routes = Object.values(contract).flatMap((calls) => Object.values(calls).map(({ route }) => route))
  expect(new Set(routes).size).toBe(routes.length)
  expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length)
})

it('says in the call which endpoints need no session', () => {
  const endpoints: Endpoint[] = Object.values(contract).flatMap((calls) => Object.values(calls))
  for (const { call, for: callers } of endpoints)
    expect([call, partsOf(call).anyone]).toEqual([call, 'anyone' in callers])
})

it('names only existing pages in readsOn', () => {
  const all: readonly Feature[] = features
  const named = all.flatMap(({ readsOn = {} }) => Object.keys(readsOn).map((place) => place.split('?')[0]))
  expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining(named))
})
