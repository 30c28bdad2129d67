import { expect, test } from 'vitest'
import { isCurrent } from '#app/web/shell/is-current.ts'

test('an entry is highlighted on its page and below it', () => {
  expect(isCurrent('/clients', '/clients')).toBe(true)
  expect(isCurrent('/clients', '/clients/7')).toBe(true)
  expect(isCurrent('/clients', '/client-portals')).toBe(false)
  expect(isCurrent('/clients', '/new-client')).toBe(false)
})

test('an entry is highlighted on pages that are reached from it without its address', () => {
  expect(isCurrent('/tasks', '/templates/7')).toBe(true)
  expect(isCurrent('/money', '/invoices')).toBe(true)
  expect(isCurrent('/money', '/templates')).toBe(false)
})

test('the dashboard is highlighted on its own page only', () => {
  expect(isCurrent('/', '/')).toBe(true)
  expect(isCurrent('/', '/clients')).toBe(false)
})
