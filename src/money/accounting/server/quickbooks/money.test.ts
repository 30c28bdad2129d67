import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isProduct, toAmount, toMinor } from '#money/accounting/server/quickbooks/money.ts'

test('cents survive conversion to JSON and back', () => {
  const cents = fc.integer({ min: -10_000_000_000_00, max: 10_000_000_000_00 })
  fc.assert(
    fc.property(cents, (given) => {
      const written = JSON.stringify(toAmount(given, 'USD'))
      expect(written).toMatch(/^-?\d+(\.\d\d?)?$/)
      expect(toMinor(JSON.parse(written) as number, 'USD')).toBe(given)
    }),
    { numRuns: 5000 },
  )
})

test.each([
  [0.1 + 0.2, 30],
  [19.99, 1999],
  [1_234_567.89, 123_456_789],
  [1.1 * 3, 330],
  [4.35, 435],
  [-0, 0],
])('%d is %d cents', (amount, cents) => {
  expect(toMinor(amount, 'USD')).toBe(cents)
})

test('amounts have the decimals of their currency', () => {
  expect([toAmount(120000, 'JPY'), toMinor(120000, 'JPY')]).toEqual([120000, 120000])
  expect([toAmount(1234, 'KWD'), toMinor(1.234, 'KWD')]).toEqual([1.234, 1234])
})

test('an amount equals quantity × rate exactly if decimal arithmetic says so', () => {
  expect(isProduct('3', 333, 999)).toBe(true)
  expect(isProduct('1.5', 333, 500)).toBe(true)
  expect(isProduct('1.5', -333, -500)).toBe(true)
  expect(isProduct('1.005', 100, 101)).toBe(true)
  expect(isProduct('1.005', 100, 100)).toBe(false)
  expect(isProduct('0.333', 10_000, 3330)).toBe(true)
  expect(isProduct('1', 100, 101)).toBe(false)
  expect(isProduct('', 0, 0)).toBe(false)
  expect(isProduct('1e3', 1, 1000)).toBe(false)
})

test('whole quantities agree with multiplication', () => {
  const size = fc.integer({ min: -1_000_000, max: 1_000_000 })
  fc.assert(
    fc.property(size, size, (quantity, rate) => {
      expect(isProduct(String(quantity), rate, quantity * rate)).toBe(true)
      expect(isProduct(String(quantity), rate, quantity * rate + 1)).toBe(false)
    }),
  )
})
