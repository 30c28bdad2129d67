export type Tokens = { accessToken: string; refreshToken: string; accessExpiresAt: string; refreshExpiresAt: string }
export type Connection = { companyId: string; tokens: Tokens }

/** A record in the service, with its id and the version that an update must give. */
export type Remote<T> = T & { externalId: string; version: string; updatedAt: string }

export type CustomerData = {
  name: string
  email: string | null
  phone: string | null
  /** Of its invoices, which it keeps; null where the company has one currency only. */
  currency?: string | null
}

export type InvoiceLine = { description: string; quantity: string; rateCents: number; amountCents: number }

export type InvoiceData = {
  number: string
  customerId: string
  issuedOn: string
  dueDate: string | null
  memo: string | null
  currency: string
  lines: InvoiceLine[]
  taxCents: number
  taxLabel: string | null
}

/** Lines and tax add up to the total, unless the invoice is void. */
export type RemoteInvoice = Remote<{
  number: string
  customerId: string
  issuedOn: string
  dueDate: string | null
  currency: string
  totalCents: number
  openCents: number
  taxCents: number
  isVoid: boolean
  memo: string | null
  lines: InvoiceLine[]
}>

export type PaymentData = {
  customerId: string
  invoiceId: string
  currency: string
  amountCents: number
  date: string
  method: string | null
  note: string | null
}

export type RemotePayment = Remote<{
  customerId: string
  currency: string
  amountCents: number
  date: string
  note: string | null
  invoices: { invoiceId: string; amountCents: number }[]
  isVoid: boolean
}>

type RemoteKind = 'customer' | 'invoice' | 'payment'

export interface AccountingService {
  name: string
  title: string
  /** Texts of our invoices, shortened to the service's limits. */
  numberFor(number: string): string
  memoFor(memo: string): string
  authorizeUrl(state: string): string
  exchange(code: string, companyId: string): Promise<Connection>
  refresh(connection: Connection): Promise<Tokens>
  revoke(connection: Connection): Promise<void>
  session(connection: Connection): AccountingSession
}

/** Calls with a `requestId` are idempotent: a repetition changes nothing and returns the same result. */
export interface AccountingSession {
  company(): Promise<{ name: string; isSandbox: boolean }>
  findCustomers(by: { email: string } | { name: string }): Promise<Remote<CustomerData>[]>
  createCustomer(data: CustomerData, requestId: string): Promise<Remote<CustomerData>>
  /** Oldest change first; all records without a time. Records changed meanwhile may come twice. */
  invoicesChangedSince(moment: string | null): AsyncIterable<RemoteInvoice>
  paymentsChangedSince(moment: string | null): AsyncIterable<RemotePayment>
  /** Ids deleted or made inactive since a given time; null if the service no longer has that history. */
  deletedSince(moment: string): Promise<Record<RemoteKind, Set<string>> | null>
  /** Which of these ids exist and are active. */
  existing(kind: RemoteKind, externalIds: readonly string[]): Promise<Set<string>>
  readInvoice(externalId: string): Promise<RemoteInvoice | null>
  readPayment(externalId: string): Promise<RemotePayment | null>
  findInvoice(number: string): Promise<RemoteInvoice | null>
  createInvoice(data: InvoiceData, requestId: string): Promise<RemoteInvoice>
  updateInvoice(externalId: string, version: string, data: InvoiceData, requestId: string): Promise<RemoteInvoice>
  voidInvoice(externalId: string, version: string, requestId: string): Promise<RemoteInvoice>
  createPayment(data: PaymentData, requestId: string): Promise<RemotePayment>
  updatePayment(externalId: string, version: string, data: PaymentData, requestId: string): Promise<RemotePayment>
  voidPayment(externalId: string, version: string, requestId: string): Promise<RemotePayment>
}
