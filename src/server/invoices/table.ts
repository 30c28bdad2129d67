import type { InvoiceLine } from '#contract/invoice-lines.ts'
import type { InvoiceStatus } from '#contract/invoice-statuses.ts'
import type { HistoryEntry, PaymentSource } from '#contract/invoices.ts'
import { clients } from '#server/clients/table.ts'
import { identity, instant, setNow } from '#server/db/columns.ts'
import { bigint, boolean, foreignKey, index, integer, jsonb, pgTable, sql, text, unique } from '#server/db/drizzle.ts'
import { coupleMay } from '#server/db/tenancy/grants.ts'
import type { AnyPgColumn } from '#server/db/drizzle.ts'
import { couplePolicy, ofWedding, ownWedding, studioPolicies, weddingKey } from '#server/db/tenancy/tenancy.ts'

/** A couple never sees a draft or what was voided; of the rest, what the planner selected for the portal, or all of it. */
const shownToCouple = sql`${ownWedding} and status not in ('Draft', 'Void') and not is_sample and coalesce(
  (select selected_invoices = '[]' or selected_invoices @> to_jsonb(invoices.id) from portal_customizations), true)`

/** Cents; the outside sees decimal strings. */
const cents = () => bigint({ mode: 'number' }).notNull()

export const invoices = pgTable(
  'invoices',
  {
    id: identity(),
    ...ofWedding(),
    invoiceNumber: text().notNull(),
    /** What the lines and the tax come to. */
    amountCents: cents(),
    taxCents: cents().default(0),
    taxLabel: text(),
    taxRate: text(),
    /** The sum of its payments, kept by a trigger. */
    paidCents: cents().default(0),
    /** What was paid back and is not owed again, kept by a trigger. */
    waivedCents: cents().default(0),
    /** As much of that as would be open otherwise. */
    creditedCents: cents().generatedAlwaysAs(sql`least(waived_cents, greatest(amount_cents - paid_cents, 0))`),
    /** What a bank has been told to pay and has not paid yet, kept by a trigger. */
    processingCents: cents().default(0),
    /** When the bank did not pay after all; nothing once somebody tries again. */
    paymentFailedAt: instant(),
    /** The planner's day on which it stopped being a draft. */
    issuedOn: text(),
    dueDate: text(),
    status: text().$type<InvoiceStatus>().notNull().default('Draft'),
    description: text(),
    lineItems: jsonb()
      .$type<InvoiceLine[]>()
      .notNull()
      .default(sql`'[]'`),
    paidDate: text(),
    /** The id of its twin in the accounting service. */
    externalId: text(),
    /** Made to try the sync out, and not meant for anybody. */
    isSample: boolean().notNull().default(false),
    createdAt: setNow(),
    updatedAt: setNow(),
  },
  (t) => [
    ...weddingKey('invoices', t, clients),
    unique('invoices_of_planner').on(t.plannerId, t.id),
    unique('invoices_number').on(t.plannerId, t.invoiceNumber),
    unique('invoices_external').on(t.plannerId, t.externalId),
    index('invoices_by_due_date').on(t.plannerId, t.dueDate),
    ...studioPolicies('invoices'),
    couplePolicy('invoices', shownToCouple),
  ],
)

export const invoicesOfCouple = coupleMay(invoices, {
  select: [
    'id',
    'plannerId',
    'clientId',
    'invoiceNumber',
    'amountCents',
    'paidCents',
    'dueDate',
    'status',
    'description',
    'lineItems',
    'paidDate',
    'taxCents',
    'taxLabel',
    'taxRate',
    'issuedOn',
    'isSample',
    'waivedCents',
    'creditedCents',
    'processingCents',
    'paymentFailedAt',
  ],
})

/** A row that goes with an invoice. */
const ofInvoice = () => ({ ...ofWedding(), invoiceId: integer().notNull() })
type OfInvoice = { plannerId: AnyPgColumn; clientId: AnyPgColumn; invoiceId: AnyPgColumn }
const invoiceKeys = (table: string, t: OfInvoice) => [
  ...weddingKey(table, t, clients),
  foreignKey({
    name: `${table}_invoice`,
    columns: [t.plannerId, t.invoiceId],
    foreignColumns: [invoices.plannerId, invoices.id],
  }).onDelete('cascade'),
  index(`${table}_by_invoice`).on(t.plannerId, t.invoiceId),
]

/** What a couple sees of an invoice's company, if it sees the invoice. */
const ofShownInvoice = sql`${ownWedding} and exists (select from invoices i where i.id = invoice_id)`

export const invoicePayments = pgTable(
  'invoice_payments',
  {
    id: identity(),
    ...ofInvoice(),
    /** Below zero for what was paid back. */
    amountCents: cents(),
    date: text().notNull(),
    method: text(),
    note: text(),
    /** Of what was paid back: whether it is owed again. Nothing until the planner says so, and then it is not owed. */
    owedAgain: boolean(),
    source: text().$type<PaymentSource>().notNull().default('planner'),
    /** What the service calls it; the same payment is never noted twice. */
    externalId: text(),
    createdAt: setNow(),
  },
  (t) => [
    ...invoiceKeys('invoice_payments', t),
    unique('invoice_payments_external').on(t.plannerId, t.source, t.externalId),
    index('invoice_payments_by_date').on(t.plannerId, t.date),
    ...studioPolicies('invoice_payments'),
    couplePolicy('invoice_payments', ofShownInvoice),
  ],
)

export const invoicePaymentsOfCouple = coupleMay(invoicePayments, {
  select: ['id', 'plannerId', 'clientId', 'invoiceId', 'amountCents', 'date', 'method'],
})

/** Written by triggers, and by the jobs that note what a service tells. Nobody changes or deletes an entry. */
export const invoiceHistory = pgTable(
  'invoice_history',
  {
    id: identity(),
    ...ofInvoice(),
    at: setNow(),
    by: text().notNull(),
    what: text().$type<HistoryEntry['what']>().notNull(),
    status: text().$type<InvoiceStatus>().notNull(),
    amountBeforeCents: bigint({ mode: 'number' }),
    amountCents: cents(),
    paidBeforeCents: bigint({ mode: 'number' }),
    paidCents: cents(),
    /** The amount that it is about, where neither what is asked for nor what is paid has changed. */
    aboutCents: bigint({ mode: 'number' }),
    words: text(),
    /** What a service calls it; the same is never noted twice. */
    externalKey: text(),
  },
  (t) => [
    ...invoiceKeys('invoice_history', t),
    unique('invoice_history_external').on(t.plannerId, t.externalKey),
    ...studioPolicies('invoice_history'),
  ],
)

/** Pages of the payment service on which a couple may be paying right now. */
export const checkouts = pgTable(
  'checkouts',
  {
    id: identity(),
    ...ofInvoice(),
    sessionId: text().notNull().unique(),
    url: text().notNull(),
    amountCents: cents(),
    expiresAt: instant().notNull(),
    /** When a bank was told to pay; that takes days. */
    processingAt: instant(),
    /** When the bank said that it does not pay. */
    failedAt: instant(),
    /** When it was known what became of it. */
    settledAt: instant(),
  },
  (t) => [
    ...invoiceKeys('checkouts', t),
    index('checkouts_unsettled')
      .on(t.id)
      .where(sql`${t.settledAt} is null`),
    ...studioPolicies('checkouts'),
    couplePolicy('checkouts', ofShownInvoice),
  ],
)

export const checkoutsOfCouple = coupleMay(checkouts, { select: 'all', insert: 'all' })

/** Reminders that a couple was sent, so that none is sent twice. */
export const invoiceReminders = pgTable(
  'invoice_reminders',
  { id: identity(), ...ofInvoice(), kind: text().notNull(), dueDate: text().notNull(), sentAt: setNow() },
  (t) => [
    ...invoiceKeys('invoice_reminders', t),
    unique('invoice_reminders_once').on(t.plannerId, t.invoiceId, t.dueDate, t.kind),
    ...studioPolicies('invoice_reminders'),
  ],
)
