import '#app/web/app.css'
import { afterEach, beforeEach } from 'vitest'
import { pages } from '#app/contract/pages.ts'
import { cache } from '#platform/web/calls/api.ts'
import { registerPages } from '#platform/web/router/known-pages.ts'

registerPages(pages)

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})
afterEach(() => {
  cache.clear()
})
