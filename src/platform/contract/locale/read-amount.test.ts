import { assert, constantFrom, integer, property, string } from 'fast-check'
import { expect, it } from 'vitest'
import { currencies } from '#platform/contract/locale/currency-list.ts'
import { decimalOf, formatMinor, minorOf } from '#platform/contract/locale/money.ts'
import { readAmount } from '#platform/contract/locale/read-amount.ts'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')
const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
const countries = letters.flatMap((one) => letters.map((other) => one + other)).filter((code) => names.of(code))
const country = constantFrom(...countries)
const currency = constantFrom(...currencies)
const minor = integer({ min: -(2 ** 40), max: 2 ** 40 })
const read = (typed: string, code: string, place: string) => readAmount(typed, code, { country: place })

it('reads back what is written, in every country and currency', () => {
  assert(
    property(
      minor,
      currency,
      country,
      (amount, code, place) =>
        read(formatMinor(amount, code, { country: place }), code, place) === decimalOf(amount, code),
    ),
    { numRuns: 2000 },
  )
})

it('reads the decimal text of the API as the API does, except where it could be a group of thousands', () => {
  assert(
    property(minor, constantFrom('USD', 'EUR', 'JPY'), country, (amount, code, place) => {
      const text = decimalOf(amount, code)
      return read(text, code, place) === text
    }),
  )
})

it('never takes anything for an amount that is not one', () => {
  assert(
    property(
      string({ unit: constantFrom(..."0123456789.,' -$€".split('')) }),
      currency,
      country,
      (typed, code, place) => {
        const amount = read(typed, code, place)
        if (amount === undefined) return true
        // Whatever is read has exactly the digits that were typed, apart from zeros at the end.
        const digits = typed.replaceAll(/\D/g, '').replace(/^0+/, '')
        const taken = amount.replaceAll(/\D/g, '').replace(/^0+/, '')
        return minorOf(amount, code) !== undefined && digits.replace(/0+$/, '') === taken.replace(/0+$/, '')
      },
    ),
    { numRuns: 2000 },
  )
})

it.each([
  ['1.234,56', 'EUR', 'US', '1234.56'],
  ['1,234.56', 'EUR', 'DE', '1234.56'],
  ['1 234,56', 'EUR', 'FR', '1234.56'],
  ['1\u00A0234,56', 'EUR', 'US', '1234.56'],
  ['1\u202F234,56 €', 'EUR', 'FR', '1234.56'],
  ["1'234.56", 'CHF', 'CH', '1234.56'],
  ['1’234.56', 'CHF', 'DE', '1234.56'],
  ["CHF 1'200", 'CHF', 'CH', '1200.00'],
  ["Fr. 1'200.-", 'CHF', 'CH', '1200.00'],
  ['¥120,000', 'JPY', 'JP', '120000'],
  ['￥１２０，０００', 'JPY', 'JP', '120000'],
  ['120,000円', 'JPY', 'JP', '120000'],
  ['12,50', 'USD', 'US', '12.50'],
  ['12.50', 'EUR', 'DE', '12.50'],
  ['12,5', 'EUR', 'DE', '12.50'],
  ['$1,200', 'USD', 'US', '1200.00'],
  ['-$1,200.5', 'USD', 'US', '-1200.50'],
  ['1,200', 'USD', 'US', '1200.00'],
  ['1.234.567', 'EUR', 'US', '1234567.00'],
  ['12,34,567.5', 'INR', 'IN', '1234567.50'],
  ['1.200', 'EUR', 'DE', '1200.00'],
  ['1.200', 'EUR', 'FR', '1200.00'],
  ['1.200', 'JPY', 'DE', '1200'],
  ['1.200', 'KWD', 'KW', '1.200'],
  ['1,200', 'KWD', 'KW', '1200.000'],
  ['0.500', 'KWD', 'DE', '0.500'],
])('reads %s of %s in %s', (typed, code, place, expected) => {
  expect(read(typed, code, place)).toBe(expected)
})

it.each([
  ['1.200', 'USD', 'US'],
  ['1,200', 'EUR', 'DE'],
  ['1,200', 'EUR', 'FR'],
  ['1.200', 'JPY', 'US'],
  ['12.50', 'JPY', 'JP'],
  ['12.345', 'USD', 'US'],
  ['€12', 'USD', 'US'],
  ['$12', 'EUR', 'DE'],
  ['12 USD', 'EUR', 'US'],
  ['€ 12 €', 'EUR', 'DE'],
  ['12 50', 'EUR', 'FR'],
  ['1.23.4', 'EUR', 'DE'],
  ['1,00,000', 'USD', 'US'],
  ['--5', 'USD', 'US'],
  ['tbd', 'USD', 'US'],
  ['', 'USD', 'US'],
])('does not read %s of %s in %s', (typed, code, place) => {
  expect(read(typed, code, place)).toBeUndefined()
})

it('an amount as the API writes it, with which forms begin, is read as it is', () => {
  for (const country of ['DE', 'ES', 'IT', 'US', 'FR'])
    expect(readAmount('450.000', 'TND', { country })).toBe('450.000')
})
