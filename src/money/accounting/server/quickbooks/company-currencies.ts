import type { Books } from '#money/accounting/server/quickbooks/books.ts'
import { preferences } from '#money/accounting/server/quickbooks/entities.ts'
import { AccountingTrouble } from '#money/accounting/server/trouble.ts'

type Currencies = { home: string; areSeveral: boolean }

/** Which currencies a company keeps its books in, asked once. */
export function openCurrencies(books: Books) {
  let known: Promise<Currencies> | undefined

  async function ask(): Promise<Currencies> {
    const [found] = await books.query('Preferences', '', preferences)
    const { HomeCurrency, MultiCurrencyEnabled } = found?.CurrencyPrefs ?? {}
    return { home: HomeCurrency?.value ?? 'USD', areSeveral: MultiCurrencyEnabled === true }
  }

  const read = (): Promise<Currencies> => {
    known ??= ask().catch((error: unknown) => {
      known = undefined
      throw error
    })
    return known
  }

  return {
    home: async () => (await read()).home,

    /** What a record has to say of its currency; a company with another one only refuses it. */
    async reference(currency: string) {
      const { home, areSeveral } = await read()
      if (areSeveral) return { CurrencyRef: { value: currency } }
      if (currency === home) return {}
      throw new AccountingTrouble(
        'invalid',
        `The books in QuickBooks are in ${home} only, and this is in ${currency}. Turn on Multicurrency in QuickBooks, or enter it there by hand.`,
      )
    },
  }
}
