import { t } from '#platform/web/locale/t.ts'
import type { InvoiceValues } from '#money/invoices/web/invoice/invoice-form.ts'
import { fromWeddingInWords } from '#platform/contract/offset.ts'
import { formatDate } from '#platform/web/ui/format/dates.ts'

/** The fields of the form, as it calls them. */
export const fieldNames = {
  clientId: 'Couple',
  invoiceNumber: 'Number',
  issuedOn: 'Invoice Date',
  dueDate: 'Due Date',
  offset: 'Due date follows the wedding',
  description: 'Description',
  taxLabel: 'Tax Label',
  taxRate: 'Tax Rate (%)',
  lineItems: 'Lines',
} satisfies Record<keyof InvoiceValues, string>

/** What is in the form, as a person reads it. */
export const inWords = (values: InvoiceValues): Record<keyof InvoiceValues, string> => ({
  ...values,
  issuedOn: values.issuedOn && formatDate(values.issuedOn),
  dueDate: values.dueDate && formatDate(values.dueDate),
  offset: values.offset ? fromWeddingInWords(values.offset, t) : '',
  lineItems: values.lineItems
    .map(({ description, quantity, rate }) => `${description}: ${quantity} × ${rate}`)
    .join('\n'),
})
