import { formatCents } from '#platform/web/ui/format/money.ts'

/** 120050 as '$1,200.50' of US dollars, and as 'EUR 1,200.50' of other currencies with cents. */
export const formatMinor = (minor: number, currency: string): string =>
  currency === 'USD' ? formatCents(minor) : formatCents(minor).replace('$', `${currency} `)

const large = [
  [1_000_000, 'M'],
  [1000, 'K'],
] as const

/** 1250000 as '$12.5K', for the lines of a chart. */
export function shortAmount(minor: number, currency: string): string {
  const whole = minor / 100
  const [unit, letter] = large.find(([least]) => whole >= least) ?? [1, '']
  return `${currency === 'USD' ? '$' : `${currency} `}${Number((whole / unit).toFixed(1))}${letter}`
}
