import { toAmount, toMinor } from '#money/accounting/server/quickbooks/money.ts'
import { sendable, type Entity, type EntityName, type Sendable } from '#test/quickbooks/entities.ts'
import { missing, notFound, Refusal, unknownReference, unsupported, wrongLength } from '#test/quickbooks/fault.ts'

export type Moment = () => Date
type Tables = { [E in EntityName]: Entity<E>[] }

/** The accounting data of one company: stores what was sent, and computes totals and balances on each read. */
export function createBooks(now: Moment) {
  const tables: Tables = {
    Account: [],
    Item: [],
    PaymentMethod: [],
    Customer: [],
    Vendor: [],
    Employee: [],
    Invoice: [],
    Payment: [],
  }
  const removed: { entity: EntityName; Id: string; at: string }[] = []
  let lastId = 0

  // The type of a row follows from the name of its table, which the compiler cannot see through a variable name.
  const rows = <E extends EntityName>(entity: E) => tables[entity] as Entity<E>[]

  function get<E extends EntityName>(entity: E, id: string): Entity<E> {
    const found = rows(entity).find(({ Id }) => Id === id)
    if (found) return found
    throw notFound()
  }

  function refer<E extends EntityName>(entity: E, id: string): Entity<E> {
    const found = rows(entity).find(({ Id }) => Id === id)
    if (!found) throw unknownReference(entity)
    if ('Active' in found && found.Active === false) throw notFound()
    return found
  }

  const stamp = () => `${new Date(now().getTime() - 8 * 3_600_000).toISOString().slice(0, 19)}-08:00`

  function touch(row: Entity) {
    row.SyncToken = String(Number(row.SyncToken) + 1)
    row.MetaData = { ...row.MetaData, LastUpdatedTime: stamp() }
  }

  const isTaken = <E extends EntityName>(entity: E, id: string | undefined, field: keyof Entity<E>, value: unknown) =>
    rows(entity).some((row) => row.Id !== id && String(row[field]).toLowerCase() === String(value).toLowerCase())

  /** Customers, vendors and employees share one list of names. */
  function checkName(entity: Exclude<EntityName, 'Invoice' | 'Payment'>, sent: object, id?: string) {
    const people = ['Customer', 'Vendor', 'Employee'] as const
    const isPerson = people.some((name) => name === entity)
    const field = isPerson ? 'DisplayName' : 'Name'
    const value = (sent as Record<string, unknown>)[field]
    if (!(isPerson ? people : [entity]).some((name) => isTaken(name, id, field as never, value))) return
    const Detail =
      'The name supplied already exists. : Another customer, vendor or employee is already using this name.'
    throw new Refusal('6240', 'Duplicate Name Exists Error', Detail)
  }

  function checkInvoice({ CustomerRef, DocNumber, Line }: Sendable<'Invoice'>, id?: string) {
    refer('Customer', CustomerRef.value)
    if (DocNumber && isTaken('Invoice', id, 'DocNumber', DocNumber)) {
      const Detail = `Duplicate Document Number Error : You must specify a different number. DocNumber=${DocNumber}`
      throw new Refusal('6140', 'Duplicate Document Number Error', Detail)
    }
    for (const { Amount, DetailType, SalesItemLineDetail } of Line) {
      if (DetailType === 'DescriptionOnly') continue
      if (Amount === undefined) throw missing('Required parameter Line.Amount is missing in the request')
      if (!SalesItemLineDetail) continue
      const { ItemRef, Qty, UnitPrice } = SalesItemLineDetail
      refer('Item', ItemRef.value)
      if (Qty !== undefined && UnitPrice !== undefined && Math.abs(Qty * UnitPrice - Amount) > 0.005 + 1e-7) {
        const Detail = `Amount is not equal to UnitPrice * Qty. Supplied value:${Amount}`
        throw new Refusal('6070', 'Amount calculation incorrect in the request', Detail)
      }
    }
    if (totalOf(Line) < 0) throw new Refusal('6000', 'A business validation error has occurred', 'Total is negative')
  }

  function checkPayment({ CustomerRef, TotalAmt, Line = [] }: Sendable<'Payment'>, id?: string) {
    refer('Customer', CustomerRef.value)
    const applied = Line.reduce((sum, { Amount }) => sum + toMinor(Amount, 'USD'), 0)
    if (applied > toMinor(TotalAmt, 'USD'))
      throw new Refusal('6000', 'A business validation error has occurred', 'Too much')
    for (const { Amount, LinkedTxn } of Line) {
      for (const { TxnId } of LinkedTxn) {
        const invoice = refer('Invoice', TxnId)
        if (invoice.CustomerRef.value !== CustomerRef.value) throw unknownReference('Customer')
        if (toMinor(Amount, 'USD') > openCents(invoice, id)) {
          throw new Refusal('6000', 'A business validation error has occurred', 'The invoice is paid already')
        }
      }
    }
  }

  function check<E extends EntityName>(entity: E, sent: Sendable<E>, id?: string) {
    if (entity === 'Invoice') checkInvoice(sent as Sendable<'Invoice'>, id)
    else if (entity === 'Payment') checkPayment(sent as Sendable<'Payment'>, id)
    else checkName(entity, sent, id)
  }

  const openCents = ({ Id, Line, TxnTaxDetail }: Entity<'Invoice'>, except?: string) =>
    links(rows('Payment').filter((payment) => payment.Id !== except))
      .filter(({ TxnId }) => TxnId === Id)
      .reduce((open, { cents }) => open - cents, totalOf(Line) + toMinor(TxnTaxDetail?.TotalTax ?? 0, 'USD'))

  function touchInvoicesOf(payments: Entity<'Payment'>[]) {
    for (const id of new Set(links(payments).map(({ TxnId }) => TxnId))) touch(get('Invoice', id))
  }

  function create<E extends EntityName>(entity: E, sent: Sendable<E>): Entity<E> {
    check(entity, sent)
    const Id = String(++lastId)
    const MetaData = { CreateTime: stamp(), LastUpdatedTime: stamp() }
    const TxnDate = now().toISOString().slice(0, 10)
    const rest = entity === 'Invoice' ? { TxnDate, DocNumber: Id } : entity === 'Payment' ? { TxnDate } : {}
    const row = { ...rest, ...sent, Id, SyncToken: '0', MetaData } as unknown as Entity<E>
    rows(entity).push(row)
    touchInvoicesOf(paymentsIn(entity, row))
    return row
  }

  function found<E extends EntityName>(entity: E, id: string, syncToken: string | undefined): Entity<E> {
    const row = get(entity, id)
    if (syncToken === undefined) throw missing('Required parameter SyncToken is missing in the request')
    if (row.SyncToken === syncToken) return row
    const Detail = 'Stale Object Error : You and a bookkeeper were working on this at the same time.'
    throw new Refusal('5010', 'Stale Object Error', Detail)
  }

  function update<E extends EntityName>(entity: E, id: string, syncToken: string | undefined, sent: object) {
    const row = found(entity, id, syncToken)
    const { Id, SyncToken, MetaData, ...current } = row
    const kept = 'sparse' in sent && sent.sparse ? current : {}
    const next = parsed(entity, { ...kept, ...sent, Id, SyncToken })
    check(entity, next, Id)
    const before = paymentsIn(entity, { ...row })
    for (const field of Object.keys(current)) delete (row as Record<string, unknown>)[field]
    Object.assign(row, next, { Id, SyncToken, MetaData })
    touch(row)
    touchInvoicesOf([...before, ...paymentsIn(entity, row)])
    return row
  }

  function voidRow(entity: 'Invoice' | 'Payment', id: string, syncToken: string | undefined) {
    const row = found(entity, id, syncToken)
    row.PrivateNote = row.PrivateNote ? `Voided - ${row.PrivateNote}` : 'Voided'
    if (entity === 'Payment') {
      const payment = row as Entity<'Payment'>
      touchInvoicesOf([payment])
      Object.assign(payment, { TotalAmt: 0, Line: [] })
    } else {
      const invoice = row as Entity<'Invoice'>
      invoice.Line = invoice.Line.map((line) => voidLine(line))
      delete invoice.TxnTaxDetail
      releasePayments(id)
    }
    touch(row)
    return row
  }

  /** A row as the service returns it. */
  function shown(entity: EntityName, row: Entity): Record<string, unknown> {
    const common = { domain: 'QBO', sparse: false, ...structuredClone(row) }
    if (entity === 'Payment') {
      const payment = row as Entity<'Payment'>
      const applied = links([payment]).reduce((sum, { cents }) => sum + cents, 0)
      return { ...common, UnappliedAmt: toAmount(toMinor(payment.TotalAmt, 'USD') - applied, 'USD') }
    }
    if (entity !== 'Invoice') return common
    const invoice = row as Entity<'Invoice'>
    const Line: object[] = invoice.Line.map((line, index) => ({
      Id: String(index + 1),
      LineNum: index + 1,
      ...line,
      ...(line.SalesItemLineDetail && {
        SalesItemLineDetail: {
          TaxCodeRef: { value: 'NON' },
          ...line.SalesItemLineDetail,
          ItemRef: withName(line.SalesItemLineDetail.ItemRef.value),
        },
      }),
    }))
    const subtotal = totalOf(invoice.Line)
    const tax = toMinor(invoice.TxnTaxDetail?.TotalTax ?? 0, 'USD')
    const { DisplayName } = get('Customer', invoice.CustomerRef.value)
    return {
      ...common,
      CustomerRef: { ...invoice.CustomerRef, name: DisplayName },
      Line: [...Line, { Amount: toAmount(subtotal, 'USD'), DetailType: 'SubTotalLineDetail', SubTotalLineDetail: {} }],
      TxnTaxDetail: { TotalTax: toAmount(tax, 'USD') },
      TotalAmt: toAmount(subtotal + tax, 'USD'),
      Balance: toAmount(openCents(invoice), 'USD'),
      LinkedTxn: rows('Payment')
        .filter((payment) => links([payment]).some(({ TxnId }) => TxnId === row.Id))
        .map(({ Id }) => ({ TxnId: Id, TxnType: 'Payment' })),
    }
  }

  const withName = (value: string) => ({ value, name: get('Item', value).Name })

  /** A payment of a deleted invoice stays with the customer, unapplied. */
  function releasePayments(invoiceId: string) {
    for (const payment of rows('Payment').filter((one) => links([one]).some(({ TxnId }) => TxnId === invoiceId))) {
      payment.Line = payment.Line?.filter(({ LinkedTxn }) => LinkedTxn.every(({ TxnId }) => TxnId !== invoiceId)) ?? []
      touch(payment)
    }
  }

  /** Transactions are deleted; a name entry becomes inactive, and its name can be used again. */
  function remove(entity: EntityName, id: string) {
    const row = get(entity, id)
    if (entity === 'Customer') {
      const customer = row as Entity<'Customer'>
      Object.assign(customer, { Active: false, DisplayName: `${customer.DisplayName} (deleted)` })
      touch(customer)
      return
    }
    touchInvoicesOf(paymentsIn(entity, row))
    if (entity === 'Invoice') releasePayments(id)
    rows(entity).splice(rows(entity).indexOf(row), 1)
    removed.push({ entity, Id: id, at: stamp() })
  }

  /** Changes since a point in time; deleted objects have only the fields that the service returns. */
  function changes(entity: EntityName, since: number): object[] {
    const isSince = (at: string) => Date.parse(at) >= Math.floor(since / 1000) * 1000
    const gone = removed.filter((one) => one.entity === entity && isSince(one.at))
    return [
      ...rows(entity)
        .filter(({ MetaData }) => isSince(MetaData.LastUpdatedTime))
        .map((row) => shown(entity, row)),
      ...gone.map(({ Id, at }) => ({ domain: 'QBO', status: 'Deleted', Id, MetaData: { LastUpdatedTime: at } })),
    ]
  }

  return { rows, get, create, update, voidRow, shown, remove, changes }
}

export type StandInBooks = ReturnType<typeof createBooks>

export function parsed<E extends EntityName>(entity: E, sent: unknown): Sendable<E> {
  const read = sendable[entity].safeParse(sent)
  if (read.success) return read.data as Sendable<E>
  const tooLong = read.error.issues.find((issue) => issue.code === 'too_big' && issue.origin === 'string')
  if (tooLong?.code === 'too_big') {
    const text = tooLong.path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown>)[key], sent)
    throw wrongLength(Number(tooLong.maximum), String(text).length)
  }
  throw unsupported(read.error.issues.map(({ path, message }) => `${path.join('.')} (${message})`).join(', '))
}

const paymentsIn = (entity: EntityName, row: Entity) => (entity === 'Payment' ? [row as Entity<'Payment'>] : [])

type Line = Sendable<'Invoice'>['Line'][number]

const voidLine = ({ SalesItemLineDetail, ...line }: Line): Line => ({
  ...line,
  Amount: 0,
  ...(SalesItemLineDetail && { SalesItemLineDetail: { ItemRef: SalesItemLineDetail.ItemRef, Qty: 0 } }),
})

const totalOf = (lines: Line[]) =>
  lines.reduce(
    (sum, { Amount = 0, DetailType }) => sum + toMinor(Amount, 'USD') * (DetailType === 'DiscountLineDetail' ? -1 : 1),
    0,
  )

/** The invoices that payments are applied to, with amounts. */
const links = (payments: Entity<'Payment'>[]) =>
  payments.flatMap(({ Line = [] }) =>
    Line.flatMap(({ Amount, LinkedTxn }) => LinkedTxn.map(({ TxnId }) => ({ TxnId, cents: toMinor(Amount, 'USD') }))),
  )
