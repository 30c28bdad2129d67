import type { InvoiceForm } from '#money/invoices/contract/endpoints.ts'
import { decimalOf } from '#platform/contract/locale/money.ts'
import { amountIn } from '#platform/server/foundation/amount-in.ts'

type Priced = Pick<InvoiceForm, 'amount' | 'lineItems'>

/** The form with its amounts as they are stored; refuses those that are none of the currency. */
export function inCurrency<Form extends Priced>(form: Form, currency: string): Form {
  const decimal = (amount: string, path: string) => decimalOf(amountIn(currency, amount, path), currency)
  const { amount, lineItems } = form
  return {
    ...form,
    ...(amount && { amount: decimal(amount, 'amount') }),
    ...(lineItems && {
      lineItems: lineItems.map((line, at) => ({
        ...line,
        rate: decimal(line.rate, `lineItems.${at}.rate`),
        ...(line.amount && { amount: decimal(line.amount, `lineItems.${at}.amount`) }),
      })),
    }),
  }
}
