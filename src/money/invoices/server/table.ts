import { needs } from '#platform/server/db/tenancy/rights.ts'
import type { InvoiceLine } from '#money/invoices/contract/invoice-lines.ts'
import type { InvoiceStatus } from '#money/invoices/contract/invoice-statuses.ts'
import type { HistoryEntry } from '#money/invoices/contract/endpoints.ts'
import type { PaymentSource } from '#money/invoices/contract/payments.ts'
import { weddingTable } from '#weddings/clients/server/table.ts'
import { inPlan, instant, searchIndex, searchText, setNow } from '#platform/server/db/columns.ts'
import { bigint, boolean, check, index, integer, jsonb, sql, text, unique } from '#platform/server/db/drizzle.ts'
import type { AnyPgColumn } from '#platform/server/db/drizzle.ts'
import { coupleAccess, couplePolicy, ownWedding, studioKey } from '#platform/server/db/tenancy/tenancy.ts'

/** A couple never sees drafts or voided invoices; of the others, those selected for the portal, or all. */
const shownToCouple = sql`${ownWedding} and status not in ('Draft', 'Void') and not is_sample and coalesce(
  (select selected_invoices = '[]' or selected_invoices @> to_jsonb(invoices.id) from portal_customizations), true)`

/** Minor units of the invoice's currency; the API uses decimal strings. */
const cents = () => bigint({ mode: 'number' }).notNull()

export const invoices = weddingTable(
  'invoices',
  {
    /** Given when the invoice is issued, unless the planner has typed one; null for drafts. */
    invoiceNumber: text(),
    /** ISO 4217: that of the wedding while it is a draft, and fixed from then on. */
    currency: text().notNull().default('USD'),
    /** The total of the lines and tax. */
    amountCents: cents(),
    taxCents: cents().default(0),
    taxLabel: text(),
    taxRate: text(),
    /** The sum of its payments, maintained by a trigger. */
    paidCents: cents().default(0),
    /** The refunded amount that is not owed again, maintained by a trigger. */
    waivedCents: cents().default(0),
    /** The part of that which would be open otherwise. */
    creditedCents: cents().generatedAlwaysAs(sql`least(waived_cents, greatest(amount_cents - paid_cents, 0))`),
    /** Bank payments in progress, maintained by a trigger. */
    processingCents: cents().default(0),
    /** When a bank payment failed; null after a new attempt. */
    paymentFailedAt: instant(),
    /** The planner's date when it stopped being a draft. */
    issuedOn: text(),
    dueDate: text(),
    status: text().$type<InvoiceStatus>().notNull().default('Draft'),
    description: text(),
    lineItems: jsonb()
      .$type<InvoiceLine[]>()
      .notNull()
      .default(sql`'[]'`),
    paidDate: text(),
    /** The id of its counterpart in the accounting service. */
    externalId: text(),
    /** A sample for trying the sync, hidden from couples. */
    isSample: boolean().notNull().default(false),
    ...inPlan(),
    createdAt: setNow(),
    updatedAt: setNow(),
    searchText: searchText(
      sql`coalesce(invoice_number, '') || coalesce(' ' || description, '') || ' ' || jsonb_path_query_array(line_items, '$[*].description')::text`,
    ),
  },
  (t) => [
    searchIndex('invoices', t),
    unique('invoices_of_planner').on(t.plannerId, t.id),
    unique('invoices_number').on(t.plannerId, t.invoiceNumber),
    check('invoices_issued_have_numbers', sql`${t.status} = 'Draft' or ${t.invoiceNumber} is not null`),
    unique('invoices_external').on(t.plannerId, t.externalId),
    index('invoices_by_due_date').on(t.plannerId, t.dueDate),
    index('invoices_open')
      .on(t.plannerId, t.dueDate)
      .where(sql`status in ('Sent', 'Partially Paid', 'Overdue')`),
    coupleAccess('invoices', 'no-money'),
    couplePolicy('invoices', shownToCouple),
  ],
  needs.money,
)

const invoiceKeys = (table: string, t: { plannerId: AnyPgColumn; invoiceId: AnyPgColumn }) => [
  studioKey(`${table}_invoice`, t.plannerId, t.invoiceId, invoices),
  index(`${table}_by_invoice`).on(t.plannerId, t.invoiceId),
]

/** Rows of an invoice that the couple may see. */
const ofShownInvoice = sql`${ownWedding} and exists (select from invoices i where i.id = invoice_id)`

export const invoicePayments = weddingTable(
  'invoice_payments',
  {
    invoiceId: integer().notNull(),
    /** Negative for a refund. */
    amountCents: cents(),
    date: text().notNull(),
    method: text(),
    note: text(),
    /** Whether the amount of a refund is owed again. Null until the planner decides, which counts as no. */
    owedAgain: boolean(),
    source: text().$type<PaymentSource>().notNull().default('planner'),
    /** The service's payment id; unique, so that a payment is recorded once. */
    externalId: text(),
    createdAt: setNow(),
  },
  (t) => [
    ...invoiceKeys('invoice_payments', t),
    unique('invoice_payments_external').on(t.plannerId, t.source, t.externalId),
    index('invoice_payments_by_date').on(t.plannerId, t.date),
    coupleAccess('invoice_payments', 'no-money'),
    couplePolicy('invoice_payments', ofShownInvoice),
  ],
  needs.money,
)

/** Append-only. Written by triggers, and by jobs that handle events of services. */
export const invoiceHistory = weddingTable(
  'invoice_history',
  {
    invoiceId: integer().notNull(),
    at: setNow(),
    by: text().notNull(),
    what: text().$type<HistoryEntry['what']>().notNull(),
    status: text().$type<InvoiceStatus>().notNull(),
    /** Of its amounts; a draft may have been in another one before. */
    currency: text().notNull().default('USD'),
    amountBeforeCents: bigint({ mode: 'number' }),
    amountCents: cents(),
    paidBeforeCents: bigint({ mode: 'number' }),
    paidCents: cents(),
    /** The amount concerned, if neither the total nor the paid amount has changed. */
    aboutCents: bigint({ mode: 'number' }),
    words: text(),
    /** The service's id of the event; unique, so that it is recorded once. */
    externalKey: text(),
  },
  (t) => [...invoiceKeys('invoice_history', t), unique('invoice_history_external').on(t.plannerId, t.externalKey)],
  needs.money,
)

/** Stripe checkouts at which a couple may be paying. */
export const checkouts = weddingTable(
  'checkouts',
  {
    invoiceId: integer().notNull(),
    sessionId: text().notNull().unique(),
    url: text().notNull(),
    amountCents: cents(),
    expiresAt: instant().notNull(),
    /** When a bank payment began, which takes days. */
    processingAt: instant(),
    /** When the bank payment failed. */
    failedAt: instant(),
    /** When the outcome became known. */
    settledAt: instant(),
  },
  (t) => [
    ...invoiceKeys('checkouts', t),
    index('checkouts_unsettled')
      .on(t.id)
      .where(sql`${t.settledAt} is null`),
    coupleAccess('checkouts', 'no-money'),
    couplePolicy('checkouts', ofShownInvoice),
  ],
  needs.money,
)

/** Reminders sent to a couple, so that none is repeated. */
export const invoiceReminders = weddingTable(
  'invoice_reminders',
  {
    invoiceId: integer().notNull(),
    kind: text().notNull(),
    dueDate: text().notNull(),
    sentAt: setNow(),
    /** When it was found that the mail may not have gone out. */
    uncertainAt: instant(),
  },
  (t) => [
    ...invoiceKeys('invoice_reminders', t),
    unique('invoice_reminders_once').on(t.plannerId, t.invoiceId, t.dueDate, t.kind),
  ],
  needs.money,
)
