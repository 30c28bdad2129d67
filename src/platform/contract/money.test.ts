import { array, assert, integer, property, record, stringMatching } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amount } from '#platform/contract/amount.ts'
import { isPayable, totalsOf, worthOf } from '#money/invoices/contract/invoice-lines.ts'
import { decimalOf } from '#platform/contract/locale/money.ts'
import { lineCents, percentCents, shareCents } from '#platform/contract/money.ts'

const cents = integer({ min: -(2 ** 40), max: 2 ** 40 })
const quantity = stringMatching(/^(0|[1-9]\d{0,4})(\.\d{1,3})?$/)
const line = record({
  quantity,
  rate: integer({ min: -1_000_000, max: 1_000_000 }).map((minor) => decimalOf(minor, 'USD')),
})

describe('money', () => {
  it('is multiplied to the nearest cent, halves away from zero', () => {
    expect(lineCents('1.5', 333)).toBe(500)
    expect(lineCents('0.5', -1)).toBe(-1)
    expect(lineCents('3', 1999)).toBe(5997)
    expect(percentCents('8.875', 100_000)).toBe(8875)
    assert(
      property(
        quantity,
        cents,
        (much, rate) => Math.abs(lineCents(much, rate) - Number(much) * rate) <= 0.5 + Math.abs(rate) * 1e-9,
      ),
    )
  })

  it('is split into shares that add up exactly', () => {
    const percents = array(integer({ min: 0, max: 100 }).map(String), { minLength: 1, maxLength: 36 })
    assert(
      property(integer({ min: 0, max: 2 ** 40 }), percents, (amount, shares) => {
        const parts = shareCents(amount, shares)
        return parts.length === shares.length && parts.reduce((sum, part) => sum + part, 0) === amount
      }),
    )
    expect(shareCents(10_000, ['33.333', '33.333', '33.334'])).toEqual([3333, 3333, 3334])
  })
})

describe('an invoice', () => {
  it('totals its lines and the tax on them', () => {
    assert(
      property(array(line, { minLength: 1, maxLength: 50 }), stringMatching(/^\d{1,2}(\.\d{1,3})?$/), (lines, rate) => {
        const { subtotal, tax, total } = totalsOf(lines, rate, 'USD')
        return (
          subtotal === lines.map((one) => worthOf(one, 'USD')).reduce((sum, one) => sum + one, 0) &&
          total === subtotal + tax
        )
      }),
    )
    expect(
      totalsOf(
        [
          { quantity: '2', rate: '1200.50' },
          { quantity: '1', rate: '-100' },
        ],
        '10',
        'USD',
      ),
    ).toEqual({
      subtotal: 230100,
      tax: 23010,
      total: 253110,
    })
  })

  it('comes to at most ten billion, like each of its amounts', () => {
    const most = 1_000_000_000_000
    expect([0, 1, most, most + 1].map(isPayable)).toEqual([false, true, true, false])
    const given = ['10000000000', '-10000000000.00', '10000000000.01', '-10000000000.01']
    expect(given.map((one) => amount.safeParse(one).success)).toEqual([true, true, false, false])
  })
})
