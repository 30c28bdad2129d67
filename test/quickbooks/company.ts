import { toAmount } from '#money/accounting/server/quickbooks/money.ts'
import { createBooks, parsed, type Moment } from '#test/quickbooks/books.ts'
import { sendable, type EntityName, type InvoiceEntity, type Sendable } from '#test/quickbooks/entities.ts'
import { Refusal, unsupported, wrongLength } from '#test/quickbooks/fault.ts'
import { select } from '#test/quickbooks/query.ts'

const isName = (name: string): name is EntityName => Object.hasOwn(sendable, name)
const nameOf = (path: string) =>
  Object.keys(sendable)
    .filter(isName)
    .find((name) => name.toLowerCase() === path)

const lookBackMs = 30 * 86_400_000
const mostChanges = 1000

export type StandInCompany = ReturnType<typeof createCompany>

/** A company: the operations of the service's API, and changes that a bookkeeper makes directly. */
export function createCompany(id: string, name: string, now: Moment) {
  const books = createBooks(now)
  const answers = new Map<string, object>()
  const income = books.create('Account', {
    Name: 'Services',
    AccountType: 'Income',
    AccountSubType: 'ServiceFeeIncome',
  })
  const services = books.create('Item', { Name: 'Services', Type: 'Service', IncomeAccountRef: { value: income.Id } })

  const versionOf = (entity: EntityName, id: string) => books.get(entity, id).SyncToken
  const invoice = (id: string) => books.shown('Invoice', books.get('Invoice', id)) as InvoiceEntity

  function write(entity: EntityName, params: URLSearchParams, body: unknown) {
    const sent = (typeof body === 'object' && body ? body : {}) as { Id?: string; SyncToken?: string }
    if (params.get('operation') === 'void' || params.get('include') === 'void') {
      if (entity !== 'Invoice' && entity !== 'Payment') throw unsupported('void')
      return books.voidRow(entity, sent.Id ?? '', sent.SyncToken)
    }
    return sent.Id ? books.update(entity, sent.Id, sent.SyncToken, sent) : books.create(entity, parsed(entity, sent))
  }

  return {
    id,
    name,
    currencies: { MultiCurrencyEnabled: false, HomeCurrency: { value: 'USD' } },
    query: (statement: string, largestPage: number) => select(books, statement, largestPage),

    /** An object by its id, including inactive ones. */
    read(path: string): object {
      const [kind = '', one = ''] = path.split('/')
      const entity = nameOf(kind)
      if (!entity) throw unsupported(path)
      return { [entity]: books.shown(entity, books.get(entity, one)), time: now().toISOString() }
    },

    /** Covers at most thirty days, and silently drops changes beyond the limit of one response. */
    changes(params: URLSearchParams): object {
      const since = Date.parse(params.get('changedSince') ?? '')
      const entities = (params.get('entities') ?? '').split(',')
      if (!(since > now().getTime() - lookBackMs))
        throw new Refusal('2030', 'Invalid ID', 'changedSince has to be a moment within the last 30 days')
      let room = mostChanges
      const QueryResponse = entities.map((entity) => {
        if (!isName(entity)) throw unsupported(entity)
        const rows = books.changes(entity, since).slice(0, room)
        room -= rows.length
        return rows.length === 0 ? {} : { [entity]: rows, startPosition: 1, maxResults: rows.length }
      })
      return { CDCResponse: [{ QueryResponse }], time: now().toISOString() }
    },

    /** A repeated request id gets the first response, whatever has changed since. */
    write(path: string, params: URLSearchParams, body: unknown): object {
      const requestId = params.get('requestid')
      if (requestId && requestId.length > 50) throw wrongLength(50, requestId.length)
      const before = requestId && answers.get(requestId)
      if (before) return before
      const entity = nameOf(path)
      if (!entity || entity === 'Account') throw unsupported(path)
      const answer = structuredClone({
        [entity]: books.shown(entity, write(entity, params, body)),
        time: now().toISOString(),
      })
      if (requestId) answers.set(requestId, answer)
      return answer
    },

    customers: () => books.rows('Customer'),
    items: () => books.rows('Item'),
    paymentMethods: () => books.rows('PaymentMethod'),
    invoices: () => books.rows('Invoice').map(({ Id }) => invoice(Id)),
    payments: () => books.rows('Payment'),
    invoice,

    addCustomer: (DisplayName: string, email?: string) =>
      books.create('Customer', { DisplayName, ...(email && { PrimaryEmailAddr: { Address: email } }) }),
    addVendor: (DisplayName: string) => books.create('Vendor', { DisplayName }),
    addInvoice: (customerId: string, amountCents: number, rest: Partial<Sendable<'Invoice'>> = {}) => {
      const SalesItemLineDetail = { ItemRef: { value: services.Id } }
      const line = {
        Amount: toAmount(amountCents, 'USD'),
        DetailType: 'SalesItemLineDetail' as const,
        SalesItemLineDetail,
      }
      return invoice(books.create('Invoice', { CustomerRef: { value: customerId }, Line: [line], ...rest }).Id)
    },
    addPayment: (invoiceId: string, amountCents: number, rest: Partial<Sendable<'Payment'>> = {}) => {
      const Amount = toAmount(amountCents, 'USD')
      const Line = [{ Amount, LinkedTxn: [{ TxnId: invoiceId, TxnType: 'Invoice' as const }] }]
      const { CustomerRef } = books.get('Invoice', invoiceId)
      return books.create('Payment', { CustomerRef, TotalAmt: Amount, Line, ...rest })
    },
    change: <E extends EntityName>(entity: E, id: string, changes: Partial<Sendable<E>>) =>
      books.update(entity, id, versionOf(entity, id), { ...changes, sparse: true }),
    voidInvoice: (id: string) => books.voidRow('Invoice', id, versionOf('Invoice', id)),
    voidPayment: (id: string) => books.voidRow('Payment', id, versionOf('Payment', id)),
    remove: books.remove,
  }
}
