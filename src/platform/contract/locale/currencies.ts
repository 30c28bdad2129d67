const withoutDecimals = new Set('BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'.split(' '))
const withThreeDecimals = new Set('BHD IQD JOD KWD LYD OMR TND'.split(' '))

/**
 * The decimals of a currency by ISO 4217. `Intl` is not asked, because it follows what is usual in shops, which differs
 * between its versions, so that a browser and a server could take one amount for two.
 */
export const digitsOf = (currency: string): number =>
  withoutDecimals.has(currency) ? 0 : withThreeDecimals.has(currency) ? 3 : 2
