import { decimalOf } from '#platform/contract/locale/money.ts'

type Recorded = { amountCents: number; currency: string; invoiceId: number }

/** What the audit log keeps of a payment. */
export const detailsOf = ({ amountCents, currency, invoiceId }: Recorded) => ({
  amount: decimalOf(Math.abs(amountCents), currency),
  currency,
  invoiceId,
})
