/** The currencies of ISO 4217 that are money of a country or of several. */
export const currencies = (
  'AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP CNY COP CRC ' +
  'CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ' +
  'ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK ' +
  'MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE ' +
  'SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VED VES VND VUV WST XAF XCD XCG XOF ' +
  'XPF YER ZAR ZMW ZWG'
).split(' ')

const isListed = new Set(currencies)

export const isCurrency = (code: string): boolean => isListed.has(code)

const withoutDecimals = new Set('BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'.split(' '))
const withThreeDecimals = new Set('BHD IQD JOD KWD LYD OMR TND'.split(' '))

/**
 * The decimals of a currency by ISO 4217. `Intl` is not asked, because it follows what is usual in shops, which differs
 * between its versions, so that a browser and a server could take one amount for two.
 */
export const digitsOf = (currency: string): number =>
  withoutDecimals.has(currency) ? 0 : withThreeDecimals.has(currency) ? 3 : 2
