import { assert, constantFrom, integer, property } from 'fast-check'
import { expect, it } from 'vitest'
import { digitsOf } from '#platform/contract/locale/currencies.ts'
import { currencies, isCurrency } from '#platform/contract/locale/currency-list.ts'
import { decimalOf, formatDecimal, formatMinor, minorOf, renamed } from '#platform/contract/locale/money.ts'

const currency = constantFrom(...currencies)
const minor = integer({ min: -(2 ** 40), max: 2 ** 40 })
const inCountry = (country: string) => ({ country })

it('converts to text and back without losing a unit, in every currency', () => {
  assert(property(minor, currency, (amount, code) => minorOf(decimalOf(amount, code), code) === amount))
  const written = [0, 5, -5, 120050, -120050]
  expect(written.map((one) => decimalOf(one, 'USD'))).toEqual(['0.00', '0.05', '-0.05', '1200.50', '-1200.50'])
  expect(written.map((one) => decimalOf(one, 'JPY'))).toEqual(['0', '5', '-5', '120050', '-120050'])
  expect(written.map((one) => decimalOf(one, 'KWD'))).toEqual(['0.000', '0.005', '-0.005', '120.050', '-120.050'])
})

it('takes the decimals that a currency has, and no others', () => {
  expect(['$1,200.50', '1200.5', '40000', '-3.07'].map((one) => minorOf(one, 'USD'))).toEqual([
    120050, 120050, 4000000, -307,
  ])
  for (const text of ['', 'tbd', '1,20', '12.345', '12.340', '1.2.3', '€12'])
    expect(minorOf(text, 'USD')).toBeUndefined()
  expect(['120000', '120000.00', '1200.50', '$1200'].map((one) => minorOf(one, 'JPY'))).toEqual([
    120000,
    120000,
    undefined,
    undefined,
  ])
  expect(['1.5', '1.234', '1.2345'].map((one) => minorOf(one, 'KWD'))).toEqual([1500, 1234, undefined])
})

it('is written in US dollars as Intl writes it, which is not asked', () => {
  const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
  assert(property(minor, (cents) => formatMinor(cents, 'USD', inCountry('US')) === dollars.format(cents / 100)))
})

it('is written as the country writes it', () => {
  const spaces = (text: string) => text.replaceAll('\u202F', '_').replaceAll('\u00A0', ' ').replaceAll("'", '’')
  const written = (amount: number, code: string, country: string) =>
    spaces(formatMinor(amount, code, inCountry(country)))
  expect(written(120050, 'EUR', 'DE')).toBe('1.200,50 €')
  expect(written(120050, 'EUR', 'FR')).toBe('1_200,50 €')
  expect(written(-120050, 'CHF', 'CH')).toBe('CHF-1’200.50')
  expect(written(120000, 'JPY', 'JP')).toBe('¥120,000')
  expect(written(1234567, 'KWD', 'KW')).toBe('KWD 1,234.567')
  expect(written(120050, 'ILS', 'IL')).toBe('₪1,200.50')
  expect(written(12345678900, 'INR', 'IN')).toBe('₹12,34,56,789.00')
  expect(written(120050, 'EUR', 'US')).toBe('€1,200.50')
  expect(written(120050, 'USD', 'CA')).toBe('US$1,200.50')
  expect(written(120050, 'HUF', 'HU')).toBe('1200,50 Ft')
  expect(formatDecimal('tbd', 'EUR', inCountry('DE'))).toBe('tbd')
})

it('keeps the number in another currency, or says that it cannot', () => {
  expect(renamed(120050, 'USD', 'EUR')).toBe(120050)
  expect(renamed(120000, 'USD', 'JPY')).toBe(1200)
  expect(renamed(120050, 'USD', 'JPY')).toBeUndefined()
  expect(renamed(1200, 'JPY', 'KWD')).toBe(1200000)
  expect(renamed(1234, 'KWD', 'USD')).toBeUndefined()
})

it('knows the currencies of ISO 4217', () => {
  for (const code of Intl.supportedValuesOf('currency')) if (digitsOf(code) !== 2) expect(isCurrency(code)).toBe(true)
  expect(['USD', 'CHF', 'usd', 'XXX', 'DEM', ''].map(isCurrency)).toEqual([true, true, false, false, false, false])
  expect(new Set(currencies).size).toBe(currencies.length)
})
