import * as z from 'zod/mini'
import type { BillingSettings } from '#money/billing/contract/endpoints.ts'
import { requiredText } from '#platform/contract/fields.ts'
import { newLine, totalsOf, worthOf } from '#money/invoices/contract/invoice-lines.ts'
import { percent } from '#money/billing/contract/tax-rate.ts'
import { invoiceForm, type Invoice } from '#money/invoices/contract/endpoints.ts'
import { decimalOf, minorOf } from '#platform/contract/locale/money.ts'
import { inEachCurrency } from '#platform/web/ui/controls/in-each-currency.ts'
import { typedAmount } from '#platform/web/ui/controls/typed-amount.ts'
import type { Offset } from '#platform/contract/offset.ts'

const { invoiceNumber, issuedOn, dueDate, offset, description, taxLabel, taxRate } = invoiceForm.shape

const typedLine = inEachCurrency((currency) => z.extend(newLine, { rate: typedAmount(currency) }))

const shared = (currency: string) => ({
  issuedOn,
  dueDate,
  offset,
  description,
  taxLabel,
  taxRate,
  lineItems: z.array(typedLine(currency)).check(z.maxLength(200, 'An invoice has at most 200 lines.')),
})

/** The form has the client id as text. */
const newInvoice = (currency: string) =>
  z.object({ ...shared(currency), invoiceNumber, clientId: requiredText('Please choose a couple.') })
export type InvoiceDraft = z.output<ReturnType<typeof newInvoice>>

const changedInvoice = (currency: string) =>
  z.object({
    ...shared(currency),
    invoiceNumber: requiredText('Please give the invoice a number.', 40),
    clientId: z.string(),
  })

/** Quantity and rate are strings while they are typed; the key identifies a line when lines are reordered. */
export type LineValues = { key: number; description: string; quantity: string; rate: string }

export type InvoiceValues = {
  clientId: string
  invoiceNumber: string
  issuedOn: string
  dueDate: string
  /** From the wedding's date, in place of a due date. */
  offset: Offset | null
  description: string
  taxLabel: string
  taxRate: string
  lineItems: LineValues[]
}

/** Starts at the current time, because restored drafts contain keys of earlier page loads. */
let lastKey = Date.now()
export const emptyLine = (): LineValues => ({ key: ++lastKey, description: '', quantity: '1', rate: '' })

/** The form always has all fields, although some are optional in the contract. */
const rulesOf = (schema: z.ZodMiniType) => Promise.resolve(schema as z.ZodMiniType<InvoiceDraft, InvoiceValues>)

export const rulesIn = inEachCurrency((currency) => ({
  made: () => rulesOf(newInvoice(currency)),
  changed: () => rulesOf(changedInvoice(currency)),
}))

type Tax = Pick<BillingSettings, 'taxLabel' | 'taxRate'>

export const newValues = (clientId: number | undefined, tax: Tax | undefined): InvoiceValues => ({
  clientId: clientId === undefined ? '' : String(clientId),
  invoiceNumber: '',
  issuedOn: '',
  dueDate: '',
  offset: null,
  description: '',
  taxLabel: tax?.taxLabel ?? '',
  taxRate: tax?.taxRate ?? '',
  lineItems: [emptyLine()],
})

/** The keys stay the same when others change the invoice. One without line items is shown as one line with its total. */
function linesOf({ lineItems: lines, description: about, currency, amount, tax }: Invoice): LineValues[] {
  if (lines.length > 0) return lines.map((line, at) => ({ key: at, ...pick(line) }))
  const net = decimalOf((minorOf(amount, currency) ?? 0) - (minorOf(tax, currency) ?? 0), currency)
  return [{ key: 0, description: about ?? '', quantity: '1', rate: net }]
}

const pick = ({ description: about, quantity, rate }: Invoice['lineItems'][number]) => ({
  description: about,
  quantity,
  rate,
})

export const valuesOf = (invoice: Invoice): InvoiceValues => ({
  clientId: String(invoice.clientId),
  invoiceNumber: invoice.invoiceNumber ?? '',
  issuedOn: invoice.issuedOn ?? '',
  dueDate: invoice.dueDate ?? '',
  offset: invoice.offset,
  description: invoice.description ?? '',
  taxLabel: invoice.taxLabel ?? '',
  taxRate: invoice.taxRate ?? '',
  lineItems: linesOf(invoice),
})

type LineProblems = { description?: string; quantity?: string; rate?: string }

/** The amount of a line while it is typed, and its errors. */
export function checkLine(line: LineValues, currency: string): { worth: number | undefined; problems: LineProblems } {
  const rules = typedLine(currency)
  const { success, data, error } = rules.safeParse(line)
  // The amount can be computed without a description.
  const priced = rules.safeParse({ ...line, description: 'priced' })
  const worth = priced.success ? worthOf(priced.data, currency) : undefined
  if (success && data) return { worth, problems: {} }
  const problems: Record<string, string> = {}
  for (const { path, message } of error.issues) problems[String(path[0])] ??= message
  return { worth, problems }
}

type Priced = Pick<InvoiceValues, 'lineItems' | 'taxRate'>

/** The totals while the form is filled in; incomplete lines are ignored. */
export function totalsAsTyped({ lineItems: lines, taxRate: rate }: Priced, currency: string) {
  const priced = lines.flatMap((line) => {
    const { success, data } = typedLine(currency).safeParse({ ...line, description: 'priced' })
    return success ? [data] : []
  })
  const { success, data } = percent.safeParse(rate)
  return totalsOf(priced, success ? data : null, currency)
}
