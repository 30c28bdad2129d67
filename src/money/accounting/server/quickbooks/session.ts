import type * as z from 'zod/mini'
import { dayMs } from '#platform/contract/calendar-date.ts'
import { openBooks } from '#money/accounting/server/quickbooks/books.ts'
import {
  change,
  companyInfo,
  customer,
  invoiceIn,
  named,
  paymentIn,
  serviceItem,
  taxItem,
} from '#money/accounting/server/quickbooks/entities.ts'
import { openCurrencies } from '#money/accounting/server/quickbooks/company-currencies.ts'
import { customerMemo, displayName, documentNumber, longest } from '#money/accounting/server/quickbooks/lengths.ts'
import { openLists } from '#money/accounting/server/quickbooks/lists.ts'
import { isProduct, toAmount } from '#money/accounting/server/quickbooks/money.ts'
import type { QuickBooksOptions } from '#money/accounting/server/quickbooks/options.ts'
import { changedSince, quoted } from '#money/accounting/server/quickbooks/query.ts'
import type {
  AccountingSession,
  Connection,
  InvoiceData,
  InvoiceLine,
  PaymentData,
} from '#money/accounting/server/service.ts'
import { isTrouble } from '#money/accounting/server/trouble.ts'
import { cut } from '#platform/server/foundation/words.ts'

const entityOf = { customer: 'Customer', invoice: 'Invoice', payment: 'Payment' }
const idsAtOnce = 100
const mostOfOneName = 30

/** QuickBooks reports deletions of the last thirty days and a thousand changes per response; we stay a little below. */
const lookBackMs = 29 * dayMs
const mostChanges = 1000
const isGone = ({ status, Active }: z.output<typeof change>) => status === 'Deleted' || Active === false

export function openSession(connection: Connection, options: QuickBooksOptions): AccountingSession {
  const books = openBooks(connection, options)
  const lists = openLists(books)
  const currencies = openCurrencies(books)
  const invoice = async () => invoiceIn(await currencies.home())
  const payment = async () => paymentIn(await currencies.home())

  async function invoiceBody(data: InvoiceData) {
    const { number, customerId, issuedOn, dueDate, memo, currency, lines, taxCents, taxLabel } = data
    const inCurrency = await currencies.reference(currency)
    const item = await lists.item(serviceItem)
    const Line = lines.map((line) => wireLine(line, item, currency))
    // Tax is sent as a line with its own item, so that QuickBooks does not recompute it and a bookkeeper can assign the
    // item to any account. Tax computed there before would count twice.
    if (taxCents !== 0) {
      const description = taxLabel ?? taxItem
      const tax = { description, quantity: '1', rateCents: taxCents, amountCents: taxCents }
      Line.push(wireLine(tax, await lists.item(taxItem), currency))
    }
    return {
      DocNumber: documentNumber(number),
      CustomerRef: { value: customerId },
      ...inCurrency,
      TxnDate: issuedOn,
      ...(dueDate && { DueDate: dueDate }),
      CustomerMemo: { value: customerMemo(memo ?? '') },
      Line,
      TxnTaxDetail: { TotalTax: 0 },
    }
  }

  async function paymentBody({ customerId, invoiceId, currency, amountCents, date, method, note }: PaymentData) {
    const amount = toAmount(amountCents, currency)
    return {
      CustomerRef: { value: customerId },
      ...(await currencies.reference(currency)),
      TotalAmt: amount,
      TxnDate: date,
      ...(method && { PaymentMethodRef: { value: await lists.paymentMethod(method) } }),
      ...(note && { PrivateNote: cut(note, longest.note) }),
      Line: [{ Amount: amount, LinkedTxn: [{ TxnId: invoiceId, TxnType: 'Invoice' }] }],
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

    async createCustomer({ name, email, phone, currency }, requestId) {
      const body = {
        ...(currency && (await currencies.reference(currency))),
        // A truncated email address would be somebody else's, so a long one is left out.
        ...(email && email.length <= longest.email && { PrimaryEmailAddr: { Address: email } }),
        ...(phone && { PrimaryPhone: { FreeFormNumber: cut(phone, longest.phone) } }),
      }
      for (let count = 1; ; count += 1) {
        const data = { DisplayName: displayName(name, count), ...body }
        try {
          return await books.write('Customer', { requestid: `${requestId}-${count}` }, data, customer)
        } catch (error) {
          if (!isTrouble(error, 'duplicate') || count === mostOfOneName) throw error
        }
      }
    },

    invoicesChangedSince: (moment) =>
      changedSince(async (clauses) => books.query('Invoice', clauses, await invoice()), moment),
    paymentsChangedSince: (moment) =>
      changedSince(async (clauses) => books.query('Payment', clauses, await payment()), moment),

    async deletedSince(moment) {
      if (Date.parse(moment) < Date.now() - lookBackMs) return null
      const changes = await books.changes(Object.values(entityOf), moment, change)
      const rows = [...changes.values()].flat()
      if (rows.length >= mostChanges) return null
      const goneOf = (entity: string) => new Set((changes.get(entity) ?? []).filter(isGone).map(({ Id }) => Id))
      return { customer: goneOf('Customer'), invoice: goneOf('Invoice'), payment: goneOf('Payment') }
    },

    async existing(kind, externalIds) {
      const found = new Set<string>()
      for (let from = 0; from < externalIds.length; from += idsAtOnce) {
        const ids = externalIds.slice(from, from + idsAtOnce)
        const where = `where Id in (${ids.map(quoted).join(', ')})`
        // A page may be shorter than requested, so only an empty page is the last one.
        const before = found.size
        while (ids.some((id) => !found.has(id))) {
          const start = found.size - before + 1
          const rows = await books.query(
            entityOf[kind],
            `${where} startposition ${start} maxresults ${idsAtOnce}`,
            named,
          )
          for (const { Id } of rows) found.add(Id)
          if (rows.length === 0) break
        }
      }
      return found
    },

    readInvoice: async (id) => books.read('Invoice', id, await invoice()),
    readPayment: async (id) => books.read('Payment', id, await payment()),

    async findInvoice(number) {
      const where = `where DocNumber = ${quoted(documentNumber(number))}`
      const [found] = await books.query('Invoice', where, await invoice())
      return found ?? null
    },

    createInvoice: async (data, requestid) =>
      books.write('Invoice', { requestid }, await invoiceBody(data), await invoice()),

    async updateInvoice(Id, SyncToken, data, requestid) {
      // A sparse update keeps fields that Larkspur does not know, such as terms or classes.
      const body = { ...(await invoiceBody(data)), Id, SyncToken, sparse: true }
      return books.write('Invoice', { requestid }, body, await invoice())
    },

    voidInvoice: async (Id, SyncToken, requestid) =>
      books.write('Invoice', { operation: 'void', requestid }, { Id, SyncToken }, await invoice()),

    createPayment: async (data, requestid) =>
      books.write('Payment', { requestid }, await paymentBody(data), await payment()),

    async updatePayment(Id, SyncToken, data, requestid) {
      const body = { ...(await paymentBody(data)), Id, SyncToken, sparse: true }
      return books.write('Payment', { requestid }, body, await payment())
    },

    voidPayment: async (Id, SyncToken, requestid) =>
      books.write(
        'Payment',
        { operation: 'update', include: 'void', requestid },
        { Id, SyncToken, sparse: true },
        await payment(),
      ),
  }
}

function wireLine({ description, quantity, rateCents, amountCents }: InvoiceLine, item: string, currency: string) {
  // QuickBooks refuses an amount that is not quantity × rate, so it is sent alone.
  const agrees = isProduct(quantity, rateCents, amountCents)
  return {
    DetailType: 'SalesItemLineDetail',
    Description: cut(description, longest.lineDescription),
    Amount: toAmount(amountCents, currency),
    SalesItemLineDetail: {
      ItemRef: { value: item },
      ...(agrees && { Qty: Number(quantity), UnitPrice: toAmount(rateCents, currency) }),
    },
  }
}
