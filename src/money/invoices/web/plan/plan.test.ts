import { describe, expect, test } from 'vitest'
import {
  emptyPart,
  inUnit,
  problemsOf,
  proposal,
  worthOfParts,
  type PartValues,
} from '#money/invoices/web/plan/plan.ts'

const part = (changed: Partial<PartValues>): PartValues => ({ ...emptyPart(), description: 'Deposit', ...changed })
const percents = (...shares: string[]) => shares.map((percent) => part({ percent }))
const amounts = (...shares: string[]) => shares.map((amount) => part({ amount }))

describe('the amounts of the parts of a plan', () => {
  test('percentages that add up to 100 leave no cent over', () => {
    const parts = percents('33.333', '33.333', '33.334')
    expect(worthOfParts({ amount: '100.01', unit: 'percent', parts }, 'USD')).toEqual({
      shares: [3334, 3334, 3333],
      rest: 0,
    })
  })
  test('amounts are used as they are', () => {
    const parts = amounts('1,500', '$2500.50')
    expect(worthOfParts({ amount: '$5,000', unit: 'amount', parts }, 'USD')).toEqual({
      shares: [150_000, 250_050],
      rest: 99_950,
    })
  })
  test('the rest is negative if the parts exceed the total', () => {
    expect(worthOfParts({ amount: '100', unit: 'percent', parts: percents('60', '60') }, 'USD').rest).toBe(-2000)
  })
  test('the amounts of incomplete parts are undefined', () => {
    expect(worthOfParts({ amount: '', unit: 'percent', parts: percents('30') }, 'USD')).toEqual({ shares: [undefined] })
    expect(worthOfParts({ amount: '10', unit: 'amount', parts: amounts('', '5') }, 'USD')).toEqual({
      shares: [undefined, 500],
      rest: 500,
    })
  })
  test('switching to amounts converts the percentages, and keeps amounts already typed', () => {
    const values = { amount: '1000', description: '', unit: 'percent' as const, parts: percents('30', '70') }
    const split = inUnit(values, 'amount', 'USD')
    expect(split.parts.map(({ amount }) => amount)).toEqual(['300.00', '700.00'])
    expect(inUnit(split, 'percent', 'USD').parts.map(({ percent }) => percent)).toEqual(['30', '70'])
    expect(inUnit({ ...split, unit: 'percent', amount: '2000' }, 'amount', 'USD').parts[0]?.amount).toBe('300.00')
  })
})

describe('the default plan', () => {
  test('adds up, and is due by the wedding', () => {
    const { parts } = proposal()
    expect(worthOfParts({ amount: '10000', unit: 'percent', parts }, 'USD')).toMatchObject({
      shares: [300_000, 400_000, 300_000],
      rest: 0,
    })
    expect(parts.map(({ due, days }) => [due, days])).toEqual([
      ['date', ''],
      ['wedding', '90'],
      ['wedding', '14'],
    ])
    expect(parts.flatMap((one) => Object.keys(problemsOf('percent', one, 'USD')))).toEqual([])
  })
})

describe('the errors of a part', () => {
  test('are shown at the field that was typed into', () => {
    expect(
      problemsOf('percent', part({ description: '', percent: 'half', due: 'wedding', days: 'soon' }), 'USD'),
    ).toEqual({
      description: 'Please say what this part is.',
      share: 'Please enter a percentage such as 8.875.',
      days: 'Please enter a number of days up to 3650.',
    })
    expect(problemsOf('amount', part({ amount: '1.234' }), 'USD')).toEqual({
      share: 'Please enter an amount such as 1200.50.',
    })
  })
})
