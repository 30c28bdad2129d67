import { numbersOf } from '#platform/contract/locale/numbers-of.ts'

/** Decimal text that is not an amount, as it is written in a country: '2.5', '2,5'. */
export const writtenDecimal = (decimal: string, { country }: { country: string }): string =>
  country === 'US' ? decimal : decimal.replace('.', numbersOf(country).decimal)
