let names: Intl.DisplayNames | undefined

/** 'Swiss Franc', in English; a code that has no name stays one. */
export const currencyName = (currency: string): string =>
  (names ??= new Intl.DisplayNames('en', { type: 'currency' })).of(currency) ?? currency
