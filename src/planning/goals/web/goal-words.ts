import type { Goal, GoalCategory, GoalUnit } from '#planning/goals/contract/endpoints.ts'
import { currencyHere, formatWhole } from '#platform/web/ui/format/money.ts'
import { grouped } from '#platform/web/ui/format/numbers.ts'

export const categoryLabels: Record<GoalCategory, string> = {
  consultations: 'Consultations',
  bookings: 'Venue Bookings',
  contracts: 'Contract Signings',
  revenue: 'Revenue',
  events: 'Events Planned',
  vendors: 'Vendor Partnerships',
}

const unitLabels: Record<GoalUnit, string> = {
  count: 'Count',
  hours: 'Hours',
  dollars: 'Dollars',
  percentage: 'Percentage',
}

/** Money is called by the studio's currency. */
export const unitLabelsHere = (): Record<GoalUnit, string> =>
  currencyHere() === 'USD' ? unitLabels : { ...unitLabels, dollars: currencyHere() }

/** An amount with its unit: '$14,500', '90%', '12 hours', '8'. */
export function amountInWords(amount: number, unit: GoalUnit): string {
  switch (unit) {
    case 'dollars':
      return formatWhole(amount, currencyHere())
    case 'percentage':
      return `${grouped(amount)}%`
    case 'hours':
      return amount === 1 ? '1 hour' : `${grouped(amount)} hours`
    case 'count':
      return grouped(amount)
  }
}

/** The progress of a goal in per cent, from 0 to 100. */
export function progressOf({ currentValue, targetValue }: Pick<Goal, 'currentValue' | 'targetValue'>): number {
  return targetValue === 0 ? 0 : Math.min(100, Math.max(0, Math.round((currentValue / targetValue) * 100)))
}

/** The typed value, if it is between zero and the target; else undefined, and not sent. */
export function typedValue(text: string, targetValue: number): number | undefined {
  const value = Math.round(Number(text))
  return text.trim() === '' || Number.isNaN(value) || value < 0 || value > targetValue ? undefined : value
}

/** Why a typed number is not sent. */
export const limitInWords = (text: string | undefined, targetValue: number): string | undefined =>
  Math.round(Number(text)) > targetValue
    ? `At most ${grouped(targetValue)} here; edit the goal to go beyond.`
    : undefined
