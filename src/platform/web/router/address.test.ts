import { expect, test } from 'vitest'
import { hrefOf, queryOf } from '#platform/web/router/address.ts'

test('an address contains the id and the query of its target', () => {
  expect(hrefOf({ to: '/clients' })).toBe('/clients')
  expect(hrefOf({ to: '/clients/{id}', params: { id: 7 }, search: { tab: 'tasks' } })).toBe('/clients/7?tab=tasks')
  expect(hrefOf({ to: '/documents', search: { q: 'menu & drinks?' } })).toBe('/documents?q=menu+%26+drinks%3F')
})

test('undefined values are left out of a query', () => {
  expect(queryOf({})).toBe('')
  expect(queryOf({ client: undefined })).toBe('')
  expect(queryOf({ client: undefined, q: '007' })).toBe('?q=007')
})
