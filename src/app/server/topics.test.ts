import { expect, it } from 'vitest'
import { contract } from '#app/contract/index.ts'
import { tables } from '#app/server/tables.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'

const endpoints = Object.values(contract).flatMap((feature) => Object.values(feature) as Endpoint[])
const announced = new Set(tables.flatMap((table) => table.announced?.topic ?? []))

it('has a table whose changes are announced for each topic of a call', () => {
  const unknown = endpoints.flatMap(({ route, about }) =>
    about.filter((topic) => topic !== '*' && !announced.has(topic)).map((topic) => `${route}: ${topic}`),
  )
  expect(unknown).toEqual([])
})

it('has a read for each topic that is announced', () => {
  const read = new Set(endpoints.filter(({ method }) => method === 'GET').flatMap(({ about }) => about))
  expect([...announced].filter((topic) => !read.has(topic))).toEqual([])
})
