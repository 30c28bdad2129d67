import { currencies } from '#platform/contract/locale/currency-list.ts'
import { nameOf } from '#platform/contract/locale/name-of.ts'
import type { Choice } from '#platform/web/ui/controls/choices.ts'
import { currencyHere, formatWhole } from '#platform/web/ui/format/money.ts'

/** 'EUR, Euro' */
export const currencyInWords = (currency: string): string => `${currency}, ${nameOf(currency, 'currency')}`

export const asTheStudios = (): string => `As the studio’s (${currencyHere()})`

const allInWords = () => currencies.map((currency) => ({ value: currency, label: currencyInWords(currency) }))
let all: Choice[] | undefined

/** The currencies that a wedding may have, and first of all that of the studio. */
export const currencyChoices = (): Choice[] => [{ value: '', label: asTheStudios() }, ...(all ??= allInWords())]

/** '$50,000' */
export const budgetExample = (): string => formatWhole(50_000, currencyHere())
