import { assert, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { centsOf } from '#platform/contract/money.ts'
import { formatAmount, formatCents } from '#platform/web/ui/format/money.ts'
import { grouped } from '#platform/web/ui/format/numbers.ts'

describe('an amount', () => {
  it('is parsed with and without separators', () => {
    expect(centsOf('$1,200.50')).toBe(120050)
    expect(centsOf('1200.5')).toBe(120050)
    expect(centsOf('40000')).toBe(4000000)
    expect(centsOf('-3.07')).toBe(-307)
  })

  it('is shown unchanged when it cannot be parsed', () => {
    for (const text of ['', 'tbd', '1,20', '12.345', '1.2.3']) {
      expect(centsOf(text)).toBeUndefined()
      expect(formatAmount(text)).toBe(text)
    }
  })

  it('is formatted as Intl formats it', () => {
    const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
    assert(
      property(
        integer({ min: -(2 ** 40), max: 2 ** 40 }),
        (cents) => formatCents(cents) === dollars.format(cents / 100),
      ),
    )
    assert(property(integer(), (whole) => grouped(whole) === whole.toLocaleString('en-US')))
  })

  it('is the same after being formatted and parsed', () => {
    assert(property(integer({ min: 0, max: 2 ** 40 }), (cents) => centsOf(formatCents(cents)) === cents))
  })
})
