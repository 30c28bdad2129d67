import { expect, test } from 'vitest'
import { defaultRegion } from '#platform/contract/locale/region.ts'
import { money, moneyOf, takenOff } from '#platform/server/foundation/words.ts'

test.each([
  ['1234.5', '$1,234.50'],
  ['0', '$0.00'],
  ['007', '$7.00'],
  ['-1234567', '\u2212$1,234,567.00'],
  ['-0.00', '$0.00'],
  ['by the hour', 'by the hour'],
])('%s is %s', (amount, shown) => expect(moneyOf(amount, 'USD', defaultRegion)).toBe(shown))

test('an amount is in its currency', () => {
  expect(money(120000, 'JPY', { ...defaultRegion, country: 'JP' })).toBe('¥120,000')
  expect(money(-1250, 'EUR', defaultRegion)).toBe('\u2212€12.50')
})

test('amounts received are shown as deductions, refunds as additions', () => {
  expect(takenOff('12.5', 'USD', defaultRegion)).toBe('\u2212$12.50')
  expect(takenOff('-12.5', 'USD', defaultRegion)).toBe('$12.50')
})
