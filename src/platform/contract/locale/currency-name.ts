/** 'Swiss Franc', in English; a code that has no name stays one. */
export const currencyName = (currency: string): string =>
  new Intl.DisplayNames('en', { type: 'currency' }).of(currency) ?? currency
