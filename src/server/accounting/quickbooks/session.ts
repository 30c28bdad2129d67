import { openBooks } from '#server/accounting/quickbooks/books.ts'
import {
  companyInfo,
  customer,
  invoice,
  payment,
  serviceItem,
  taxItem,
} from '#server/accounting/quickbooks/entities.ts'
import { openLists } from '#server/accounting/quickbooks/lists.ts'
import { isProduct, toAmount } from '#server/accounting/quickbooks/money.ts'
import type { QuickBooksOptions } from '#server/accounting/quickbooks/options.ts'
import { changedSince, quoted } from '#server/accounting/quickbooks/query.ts'
import type { AccountingSession, Connection, InvoiceData, InvoiceLine } from '#server/accounting/service.ts'

export function openSession(connection: Connection, options: QuickBooksOptions): AccountingSession {
  const books = openBooks(connection, options)
  const lists = openLists(books)

  async function invoiceBody({ number, customerId, issuedOn, dueDate, memo, lines, taxCents, taxLabel }: InvoiceData) {
    const item = await lists.item(serviceItem)
    const Line = lines.map((line) => wireLine(line, item))
    // Tax is a line with an item of its own, so QuickBooks never reckons it anew: a studio's rates stay Larkspur's, and
    // a bookkeeper may book that item wherever tax belongs. What had been reckoned there would be tax a second time.
    if (taxCents !== 0) {
      const description = taxLabel ?? taxItem
      const tax = { description, quantity: '1', rateCents: taxCents, amountCents: taxCents }
      Line.push(wireLine(tax, await lists.item(taxItem)))
    }
    return {
      DocNumber: number,
      CustomerRef: { value: customerId },
      TxnDate: issuedOn,
      ...(dueDate && { DueDate: dueDate }),
      CustomerMemo: { value: memo ?? '' },
      Line,
      TxnTaxDetail: { TotalTax: 0 },
    }
  }

  return {
    async company() {
      const { CompanyName } = await books.company(companyInfo)
      return { name: CompanyName, isSandbox: options.environment === 'sandbox' }
    },

    findCustomers(by) {
      const [field, value] = 'email' in by ? ['PrimaryEmailAddr', by.email] : ['DisplayName', displayName(by.name)]
      return books.query('Customer', `where ${field} = ${quoted(value)}`, customer)
    },

    createCustomer({ name, email, phone }, requestid) {
      const body = {
        DisplayName: displayName(name),
        ...(email && { PrimaryEmailAddr: { Address: email } }),
        ...(phone && { PrimaryPhone: { FreeFormNumber: phone } }),
      }
      return books.write('Customer', { requestid }, body, customer)
    },

    invoicesChangedSince: (moment) => changedSince((clauses) => books.query('Invoice', clauses, invoice), moment),
    paymentsChangedSince: (moment) => changedSince((clauses) => books.query('Payment', clauses, payment), moment),

    async findInvoice(number) {
      const [found] = await books.query('Invoice', `where DocNumber = ${quoted(number)}`, invoice)
      return found ?? null
    },

    createInvoice: async (data, requestid) => books.write('Invoice', { requestid }, await invoiceBody(data), invoice),

    async updateInvoice(Id, SyncToken, data, requestid) {
      // Sparse: what Larkspur knows nothing of, a bookkeeper's terms or classes, stays as it is.
      const body = { ...(await invoiceBody(data)), Id, SyncToken, sparse: true }
      return books.write('Invoice', { requestid }, body, invoice)
    },

    voidInvoice: (Id, SyncToken, requestid) =>
      books.write('Invoice', { operation: 'void', requestid }, { Id, SyncToken }, invoice),

    async createPayment({ customerId, invoiceId, amountCents, date, method, note }, requestid) {
      const amount = toAmount(amountCents)
      const body = {
        CustomerRef: { value: customerId },
        TotalAmt: amount,
        TxnDate: date,
        ...(method && { PaymentMethodRef: { value: await lists.paymentMethod(method) } }),
        ...(note && { PrivateNote: note }),
        Line: [{ Amount: amount, LinkedTxn: [{ TxnId: invoiceId, TxnType: 'Invoice' }] }],
      }
      return books.write('Payment', { requestid }, body, payment)
    },

    voidPayment: (Id, SyncToken, requestid) =>
      books.write(
        'Payment',
        { operation: 'update', include: 'void', requestid },
        { Id, SyncToken, sparse: true },
        payment,
      ),
  }
}

/** QuickBooks keeps the colon for customers of customers, and wants names on one line. */
const displayName = (name: string) => name.replaceAll(/[:\s]+/g, ' ').trim()

function wireLine({ description, quantity, rateCents, amountCents }: InvoiceLine, item: string) {
  // An amount that is not what quantity and rate give is refused, so then it has to speak for itself.
  const agrees = isProduct(quantity, rateCents, amountCents)
  return {
    DetailType: 'SalesItemLineDetail',
    Description: description,
    Amount: toAmount(amountCents),
    SalesItemLineDetail: {
      ItemRef: { value: item },
      ...(agrees && { Qty: Number(quantity), UnitPrice: toAmount(rateCents) }),
    },
  }
}
