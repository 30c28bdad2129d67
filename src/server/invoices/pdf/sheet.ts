import type { InvoiceLine } from '#contract/invoice-lines.ts'
import type { InvoiceStatus } from '#contract/invoice-statuses.ts'

/** All that stands on the paper. Amounts are decimal strings, dates are days such as '2027-03-14'. */
export type InvoiceSheet = {
  studio: {
    name: string
    address: string | null
    phone: string | null
    email: string | null
    website: string | null
    logo: Buffer | null
    taxNumber: string | null
  }
  couple: { names: string; email: string | null; address?: string | null }
  number: string
  issuedOn: string
  dueDate: string | null
  status: InvoiceStatus
  /** Whether all that was paid has been paid back, and nothing is owed again. */
  isRefunded?: boolean
  description: string | null
  lines: InvoiceLine[]
  subtotal: string
  tax: { label: string; amount: string } | null
  total: string
  payments: { date: string; method: string | null; amount: string }[]
  /** What was paid back and is not owed again, if anything was. */
  credited?: string | null
  open: string
  /** How to pay. */
  instructions: string | null
}
