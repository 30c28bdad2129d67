import type { Books } from '#money/accounting/server/quickbooks/books.ts'
import { account, named } from '#money/accounting/server/quickbooks/entities.ts'
import { methodName } from '#money/accounting/server/quickbooks/lengths.ts'
import { quoted } from '#money/accounting/server/quickbooks/query.ts'
import { AccountingTrouble } from '#money/accounting/server/trouble.ts'

/** Lists that invoices and payments refer to; missing entries are added by name. */
export function openLists(books: Books) {
  const known = new Map<string, string>()

  async function find(entity: string, name: string): Promise<string | undefined> {
    const [found] = await books.query(entity, `where Name = ${quoted(name)}`, named)
    return found?.Id
  }

  async function add(entity: string, name: string, rest: object): Promise<string> {
    try {
      return (await books.write(entity, {}, { Name: name, ...rest }, named)).Id
    } catch (error) {
      if (!(error instanceof AccountingTrouble) || error.kind !== 'duplicate') throw error
      // Another process has just added it, or it exists but is inactive, which only a bookkeeper can change.
      const id = await find(entity, name)
      if (id) return id
      throw new AccountingTrouble('invalid', `“${name}” exists in QuickBooks but is not active there`)
    }
  }

  async function idOf(entity: string, name: string, rest: () => Promise<object>): Promise<string> {
    const key = `${entity} ${name}`
    const id = known.get(key) ?? (await find(entity, name)) ?? (await add(entity, name, await rest()))
    known.set(key, id)
    return id
  }

  async function incomeAccount(): Promise<string> {
    const accounts = await books.query('Account', `where AccountType = 'Income' maxresults 1000`, account)
    const best = accounts.find(({ AccountSubType }) => AccountSubType === 'ServiceFeeIncome') ?? accounts[0]
    if (best) return best.Id
    throw new AccountingTrouble('invalid', 'QuickBooks has no income account')
  }

  return {
    item: (name: string) =>
      idOf('Item', name, async () => ({ Type: 'Service', IncomeAccountRef: { value: await incomeAccount() } })),
    paymentMethod: (name: string) => idOf('PaymentMethod', methodName(name), async () => ({})),
  }
}
