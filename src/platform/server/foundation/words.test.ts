import { expect, test } from 'vitest'
import { dollars, takenOff } from '#platform/server/foundation/words.ts'

test.each([
  ['1234.5', '$1,234.50'],
  ['0', '$0.00'],
  ['007', '$7.00'],
  ['-1234567', '\u2212$1,234,567.00'],
  ['-0.00', '$0.00'],
  ['9007199254740993.01', '$9,007,199,254,740,993.01'],
  ['12.3456', '$12.3456'],
  ['by the hour', 'by the hour'],
])('%s is %s', (amount, shown) => expect(dollars(amount)).toBe(shown))

test('amounts received are shown as deductions, refunds as additions', () => {
  expect(takenOff('12.5')).toBe('\u2212$12.50')
  expect(takenOff('-12.5')).toBe('$12.50')
})
