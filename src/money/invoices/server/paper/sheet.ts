import type { Region } from '#platform/contract/locale/region.ts'
import type { PaperStudio } from '#platform/server/paper/studio.ts'
import type { InvoiceLine } from '#money/invoices/contract/invoice-lines.ts'
import type { InvoiceStatus } from '#money/invoices/contract/invoice-statuses.ts'

/** The data on an invoice sheet. Amounts are decimal strings, dates are like '2027-03-14'. */
export type InvoiceSheet = {
  studio: PaperStudio & { taxNumber: string | null }
  couple: { names: string; email: string | null; address?: string | null }
  region: Region
  currency: string
  number: string
  issuedOn: string
  dueDate: string | null
  status: InvoiceStatus
  /** Whether all payments were refunded and nothing is owed again. */
  isRefunded?: boolean
  description: string | null
  lines: InvoiceLine[]
  subtotal: string
  tax: { label: string; amount: string } | null
  total: string
  payments: { date: string; method: string | null; amount: string }[]
  /** The refunded amount that is not owed again. */
  credited?: string | null
  open: string
  /** Payment instructions. */
  instructions: string | null
}
