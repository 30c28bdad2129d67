import '#app/web/app.css'
import { afterEach, beforeEach } from 'vitest'
import { cache } from '#platform/web/calls/api.ts'

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})
afterEach(() => {
  cache.clear()
})
