import { expect, test } from 'vitest'
import { stoodAtWords } from '#platform/web/offline/stood-at-words.ts'

const at = (day: number, hour: number) => new Date(2026, 10, day, hour, 5).getTime()
const words = (then: number, now: number) => stoodAtWords(then, now).replace(/\s/g, ' ')

test('today has the time only', () => {
  expect(words(at(21, 15), at(21, 23))).toBe('This is how things stood at 3:05 PM.')
})

test('any other day has its date', () => {
  expect(words(at(20, 23), at(21, 1))).toBe('This is how things stood on November 20 at 11:05 PM.')
})
