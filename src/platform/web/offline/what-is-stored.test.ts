import { expect, test } from 'vitest'
import { partsOf } from '#platform/contract/call.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { contract } from '#app/contract/index.ts'
import { pages } from '#app/contract/pages.ts'
import { isPlannersPage, storedFor } from '#platform/web/offline/what-is-stored.ts'

const example = { id: 7, token: 'a-secret' }
const endpoints = Object.values(contract).flatMap((feature) => Object.values(feature) as Endpoint[])
const params: Record<string, string | number> = { ...example, vendorId: 8, secret: 'another-secret' }
const pathOf = ({ path }: { path: string }) => path.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name]))

test('what a link shows is cached apart from sessions', () =>
  expect(storedFor(pathOf(contract.links.read), null)).toBe('link'))

const withoutSession = ({ method, route, for: { anyone, link } }: Endpoint) =>
  method === 'GET' && (anyone || link) && route !== contract.links.read.route
test.each(endpoints.filter(withoutSession).map(pathOf))('%s needs no session, and is not cached', (path) =>
  expect(storedFor(path, 'couple')).toBeNull(),
)

test('a search is not cached', () => expect(storedFor(pathOf(contract.search.find), 'planner')).toBeNull())

test('an answer is cached under the kind of session of its page, and not without one', () => {
  const reads = pages
    .filter((page) => page.for !== 'anyone' && page.for !== 'link')
    .flatMap((page) => page.reads(example))
  for (const { endpoint } of reads) {
    expect(storedFor(pathOf(partsOf(endpoint)), 'planner')).toBe('planner')
    expect(storedFor(pathOf(partsOf(endpoint)), 'couple')).toBe('couple')
    expect(storedFor(pathOf(partsOf(endpoint)), null)).toBeNull()
  }
})

test('pictures of couples are cached, files and the live channel are not', () => {
  expect(storedFor(pathOf(contract.clients.avatar), null)).toBe('pictures')
  for (const endpoint of [contract.documents.download, contract.documents.view, contract.live.listen])
    expect(storedFor(pathOf(endpoint), null)).toBeNull()
})

test.each(pages.map((page) => [pathOf(page), page.for] as const))('%s is a page for %s', (path, kind) =>
  expect(isPlannersPage(path)).toBe(kind === 'planner'),
)
