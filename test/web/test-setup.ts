import '#web/ui/app.css'
import { afterEach, beforeEach } from 'vitest'
import { cache } from '#web/calls/api.ts'

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})
afterEach(() => {
  cache.clear()
})
