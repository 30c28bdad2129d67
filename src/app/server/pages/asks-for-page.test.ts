import { expect, it } from 'vitest'
import { asksForPage } from '#app/server/pages/asks-for-page.ts'

it.each([
  ['GET', '/login', 'text/html', true],
  ['GET', '/login', '*/*', true],
  ['GET', '/login?email=a', undefined, true],
  ['HEAD', '/login', '*/*', true],
  ['GET', '/nowhere', 'text/html', true],
  ['GET', '/nowhere', '*/*', false],
  ['GET', '/assets/missing.js', '*/*', false],
  ['GET', '/login', 'application/json', false],
  ['POST', '/login', '*/*', false],
  ['GET', '/api/nothing', 'text/html', false],
])('%s %s with accept %s asks for a page: %s', (method, url, accept, is) => {
  expect(asksForPage({ method, url, headers: accept === undefined ? {} : { accept } })).toBe(is)
})
