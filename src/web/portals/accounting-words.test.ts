import { expect, it } from 'vitest'
import { connectionTrouble } from '#web/portals/accounting-words.ts'

function failing(text: string): Error {
  try {
    JSON.parse(text)
  } catch (error) {
    return error as Error
  }
  throw new Error(`${text} is JSON`)
}

it('says why a connection could not be tried', () => {
  expect(connectionTrouble(Object.assign(new Error('502: '), { status: 502 }))).toBe('HTTP 502: Failed to connect')
  expect(connectionTrouble(failing('<!doctype html>'))).toMatch(/^Server returned HTML instead of JSON/)
  expect(connectionTrouble(failing('{"success":'))).toMatch(/^OAuth setup incomplete/)
  expect(connectionTrouble(new TypeError('Failed to fetch'))).toBe('Failed to fetch')
})
