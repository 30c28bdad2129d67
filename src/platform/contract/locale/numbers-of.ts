import { digitsOf } from '#platform/contract/locale/currencies.ts'
import { numberLanguage } from '#platform/contract/locale/number-language.ts'

type Numbers = {
  group: string
  decimal: string
  /** Whether the groups after the first have two digits, as in India. */
  groupsByTwo: boolean
  /** Decimal text as an amount. */
  money: (decimal: string, currency: string) => string
  /** '12,5 Tsd. €', of whole units. */
  compactMoney: (amount: number, currency: string) => string
  /** How a currency may be written beside an amount. */
  signsOf: (currency: string) => string[]
}

const asText = (parts: readonly Intl.NumberFormatPart[]) =>
  parts
    .map(({ value }) => value)
    .join('')
    .replaceAll('\uFFE5', '¥')
    .replaceAll(/[\u200B\u200E\u200F\u061C]/g, '')

function makeNumbers(country: string): Numbers {
  const language = numberLanguage(country)
  const formats = new Map<string, Intl.NumberFormat>()
  const formatOf = (currency: string, currencyDisplay: 'symbol' | 'narrowSymbol') => {
    const key = `${currency} ${currencyDisplay}`
    const digits = digitsOf(currency)
    const style = { style: 'currency', currency, currencyDisplay } as const
    const made =
      formats.get(key) ??
      new Intl.NumberFormat(language, { ...style, minimumFractionDigits: digits, maximumFractionDigits: digits })
    formats.set(key, made)
    return made
  }
  const example = formatOf('EUR', 'symbol').formatToParts(12_345_678)
  const valueOf = (wanted: string) => example.find(({ type }) => type === wanted)?.value ?? ''
  return {
    group: valueOf('group'),
    decimal: valueOf('decimal'),
    groupsByTwo: example.filter(({ type }) => type === 'integer')[1]?.value.length === 2,
    money: (decimal, currency) => asText(formatOf(currency, 'symbol').formatToParts(decimal as `${number}`)),
    compactMoney: (amount, currency) => {
      const style = { style: 'currency', currency, notation: 'compact', maximumFractionDigits: 1 } as const
      return asText(new Intl.NumberFormat(language, style).formatToParts(amount))
    },
    signsOf: (currency) =>
      (['symbol', 'narrowSymbol'] as const).map((display) =>
        asText(
          formatOf(currency, display)
            .formatToParts(1)
            .filter(({ type }) => type === 'currency'),
        ),
      ),
  }
}

const made = new Map<string, Numbers>()

/** How numbers are written in a country, asked of Intl once. */
export function numbersOf(country: string): Numbers {
  const numbers = made.get(country) ?? makeNumbers(country)
  made.set(country, numbers)
  return numbers
}
