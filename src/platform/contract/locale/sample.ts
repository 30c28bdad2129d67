import type { Region } from '#platform/contract/locale/region.ts'

/** How an amount looks in a country and a currency. */
export function amountSample({ country, currency }: Region): string {
  const { language } = new Intl.Locale(`und-${country}`).maximize()
  const options = { style: 'currency', currency, currencyDisplay: 'narrowSymbol', numberingSystem: 'latn' } as const
  return new Intl.NumberFormat(`${language}-${country}`, options).format(1200.5)
}
