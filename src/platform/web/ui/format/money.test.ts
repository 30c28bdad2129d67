import { afterEach, describe, expect, it } from 'vitest'
import { defaultLocale } from '#platform/contract/locale/region.ts'
import { regionOf } from '#platform/contract/locale/usual-region.ts'
import { wearLocale } from '#platform/web/locale/here.ts'
import { formatAmount, formatMinor, signOf } from '#platform/web/ui/format/money.ts'
import { amountWanted, minorTyped, readingOf } from '#platform/web/ui/format/typed-amounts.ts'

const asUsual = { currency: null, dateOrder: null, clock: null, weekStart: null, paper: null }
const wearCountry = (country: string) => wearLocale({ ...defaultLocale, region: regionOf({ country, ...asUsual }) })
afterEach(() => wearLocale(defaultLocale))

describe('an amount', () => {
  it('is shown unchanged when it is none', () => {
    for (const text of ['', 'tbd', '1,20', '12.345', '1.2.3']) expect(formatAmount(text, 'USD')).toBe(text)
  })

  it('is written as the viewer’s country writes it', () => {
    expect([formatMinor(120050, 'USD'), signOf('USD'), signOf('EUR')]).toEqual(['$1,200.50', '$', 'EUR'])
    wearCountry('DE')
    expect(formatMinor(120050, 'EUR')).toBe('1.200,50\u00A0€')
    expect(signOf('USD')).toBe('USD')
    expect(amountWanted('EUR')).toBe('Please enter an amount such as 1.200,00\u00A0€.')
  })

  it('is read as the viewer’s country writes it, and says how where that is not what was typed', () => {
    expect(minorTyped('1.200', 'USD')).toBeUndefined()
    expect(['1200', '1,200.50', '1200.5', '$1,200', 'tbd', '1.200'].map((typed) => readingOf(typed, 'USD'))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    expect(['12,50', '1.234,56'].map((typed) => readingOf(typed, 'USD'))).toEqual(['$12.50', '$1,234.56'])
    wearCountry('DE')
    expect(minorTyped('1.200', 'EUR')).toBe(120000)
    expect(readingOf('1.200', 'EUR')).toBeUndefined()
    expect(readingOf('1,200.50', 'EUR')).toBe('1.200,50\u00A0€')
  })
})
