import type { InvoiceLine, InvoiceStatus } from '#contract/invoices.ts'
import { clients } from '#server/clients/table.ts'
import { identity, setNow } from '#server/db/columns.ts'
import { bigint, index, jsonb, pgTable, sql, text, unique } from '#server/db/drizzle.ts'
import { couplePolicy, ofWedding, ownWedding, studioPolicies, weddingKey } from '#server/db/tenancy.ts'

/** A couple never sees a draft or what was voided; of the rest, what the planner selected for the portal, or all of it. */
const shownToCouple = sql`${ownWedding} and status not in ('Draft', 'Void') and coalesce(
  (select selected_invoices = '[]' or selected_invoices @> to_jsonb(invoices.id) from portal_customizations), true)`

export const invoices = pgTable(
  'invoices',
  {
    id: identity(),
    ...ofWedding(),
    invoiceNumber: text().notNull(),
    /** Cents; the outside sees decimal strings. */
    amountCents: bigint({ mode: 'number' }).notNull(),
    paidCents: bigint({ mode: 'number' }).notNull().default(0),
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
