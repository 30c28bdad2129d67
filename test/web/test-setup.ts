import '#app/web/app.css'
import { afterEach, beforeEach } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { pages } from '#app/contract/pages.ts'
import { cache } from '#platform/web/calls/api.ts'
import { registerPages } from '#platform/web/router/known-pages.ts'

registerPages(pages)

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})
afterEach(async () => {
  // A page that is still there would read again what is cleared, when nothing answers its calls any more.
  await cleanup()
  cache.clear()
})
