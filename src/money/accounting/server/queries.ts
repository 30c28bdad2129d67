import type { AccountingConnection, InvoiceSyncState } from '#money/accounting/contract/endpoints.ts'
import { decimalOf } from '#platform/contract/locale/money.ts'
import { coupleNames } from '#platform/contract/names.ts'
import type { LocalClient, LocalInvoice, LocalPayment } from '#money/accounting/server/local.ts'
import {
  accountingConnections as connections,
  accountingLinks as links,
  type LinkKind,
  type LinkState,
} from '#money/accounting/server/table.ts'
import { and, asc, eq, inArray, isNull, lt, not, or, sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { invoicePayments, invoices as ofItsInvoice } from '#money/invoices/server/table.ts'

/** A sync running for longer than this belongs to a dead process. */
const longestMs = 900_000
const isAtWork = (since: string | null) => since !== null && Date.parse(since) > Date.now() - longestMs

export async function findConnection(tx: Tx) {
  const [row] = await tx.select().from(connections)
  return row
}
export type StoredConnection = NonNullable<Awaited<ReturnType<typeof findConnection>>>

export async function readConnection(tx: Tx, configured: boolean): Promise<AccountingConnection> {
  const row = await findConnection(tx)
  return {
    configured,
    connected: row !== undefined,
    companyName: row?.companyName ?? null,
    isSandbox: row?.isSandbox ?? false,
    running: isAtWork(row?.runningSince ?? null),
    done: row?.done ?? 0,
    total: row?.total ?? 0,
    lastSyncedAt: row?.lastSyncedAt ?? null,
    lastError: row?.lastError ?? null,
    endedAt: row?.endedAt ?? null,
    pushed: row?.pushed ?? 0,
    pulled: row?.pulled ?? 0,
    failed: row?.failed ?? 0,
  }
}

/** All studios with a connection, for jobs. */
export async function listConnectedPlanners(tx: Tx): Promise<number[]> {
  const rows = await tx.select({ plannerId: connections.plannerId }).from(connections)
  return rows.map(({ plannerId }) => plannerId)
}

type Company = { companyId: string; companyName: string; isSandbox: boolean; tokens: Buffer }

/** Connecting another company resets the read positions. */
export async function storeConnection(tx: Tx, company: Company): Promise<void> {
  const before = await findConnection(tx)
  if (before?.companyId === company.companyId) return changeConnection(tx, { ...company, lastError: null })
  await tx.delete(connections)
  await tx.insert(connections).values(company)
}

export async function changeConnection(tx: Tx, change: Partial<StoredConnection>): Promise<void> {
  await tx
    .update(connections)
    .set(change)
    .where(sql`true`)
}

export async function deleteConnection(tx: Tx): Promise<void> {
  await tx.delete(connections)
}

/** True if no other sync is running; marks this one as running. */
export async function beginSync(tx: Tx): Promise<boolean> {
  const rows = await tx
    .update(connections)
    .set({ runningSince: sql`now()`, done: 0, total: 0 })
    .where(
      or(
        isNull(connections.runningSince),
        lt(connections.runningSince, new Date(Date.now() - longestMs).toISOString()),
      ),
    )
    .returning({ id: connections.id })
  return rows.length > 0
}

export type Link = typeof links.$inferSelect

export const listLinks = (tx: Tx, companyId: string): Promise<Link[]> =>
  tx.select().from(links).where(eq(links.companyId, companyId))

type NewLink = Pick<Link, 'clientId' | 'companyId' | 'kind' | 'localId'> & Partial<Link>

/** Inserts or updates the link of a pair. */
export async function noteLink(tx: Tx, link: NewLink): Promise<Link> {
  const [noted] = await tx
    .insert(links)
    .values(link)
    .onConflictDoUpdate({ target: [links.plannerId, links.companyId, links.kind, links.localId], set: link })
    .returning()
  return noted!
}

export async function dropLink(tx: Tx, id: number): Promise<void> {
  await tx.delete(links).where(eq(links.id, id))
}

const ofClient = (clientId: number | undefined, column: string) =>
  clientId === undefined ? sql`true` : sql`${sql.raw(column)} = ${clientId}`

export async function readClients(tx: Tx, clientId?: number): Promise<LocalClient[]> {
  const { rows } = await tx.execute<
    Record<'one' | 'email', string> & { id: number; two: string | null; phone: string | null }
  >(
    sql`select id, partner_one_name as one, partner_two_name as two, email, phone from clients where ${ofClient(clientId, 'id')} order by id`,
  )
  return rows.map(({ id, one, two, email, phone }) => ({
    id,
    email,
    phone,
    names: coupleNames({ partnerOneName: one, partnerTwoName: two }),
  }))
}

/** All invoices but drafts, which are never sent. */
export async function readInvoices(tx: Tx, clientId?: number): Promise<LocalInvoice[]> {
  const { rows } = await tx.execute(sql`
    select id, client_id as "clientId", invoice_number as number, status, description, line_items as lines, currency,
      coalesce(issued_on, to_char(created_at, 'YYYY-MM-DD')) as "issuedOn", due_date as "dueDate",
      tax_cents::float8 as "taxCents", tax_label as "taxLabel", amount_cents::float8 as "amountCents",
      external_id is not null as "isTheirs"
    from invoices where status <> 'Draft' and ${ofClient(clientId, 'client_id')} order by id`)
  return rows as LocalInvoice[]
}

export async function readPayments(tx: Tx, clientId?: number): Promise<LocalPayment[]> {
  const { rows } = await tx.execute(sql`
    select p.id, p.client_id as "clientId", p.invoice_id as "invoiceId", i.currency, p.amount_cents::float8 as "amountCents", p.date,
      p.method, p.note, p.source
    from invoice_payments p join invoices i on i.planner_id = p.planner_id and i.id = p.invoice_id
    where ${ofClient(clientId, 'p.client_id')} order by p.id`)
  return rows as LocalPayment[]
}

const isOf = (kind: LinkKind) => eq(links.kind, kind)
const ofConnection = and(eq(connections.plannerId, links.plannerId), eq(connections.companyId, links.companyId))
const ofPayment = and(eq(invoicePayments.plannerId, links.plannerId), eq(invoicePayments.id, links.localId))

/** The sync state of each invoice, combined with that of its payments, which are not shown separately. */
export async function listStates(tx: Tx): Promise<InvoiceSyncState[]> {
  const { state, lastError, syncedAt } = links
  const invoices: InvoiceSyncState[] = await tx
    .select({ invoiceId: links.localId, state, lastError, syncedAt })
    .from(links)
    .innerJoin(connections, ofConnection)
    .where(isOf('invoice'))
  const payments = await tx
    .select({
      invoiceId: invoicePayments.invoiceId,
      currency: ofItsInvoice.currency,
      amountCents: invoicePayments.amountCents,
      date: invoicePayments.date,
      state,
      lastError,
    })
    .from(links)
    .innerJoin(connections, ofConnection)
    .innerJoin(invoicePayments, ofPayment)
    .innerJoin(
      ofItsInvoice,
      and(eq(ofItsInvoice.plannerId, invoicePayments.plannerId), eq(ofItsInvoice.id, invoicePayments.invoiceId)),
    )
    .where(and(isOf('payment'), not(isNull(lastError))))
    .orderBy(asc(invoicePayments.date), asc(invoicePayments.id))
  const stateOf = new Map(invoices.map((invoice) => [invoice.invoiceId, invoice]))
  for (const payment of payments) {
    const invoice = stateOf.get(payment.invoiceId)
    if (!invoice) continue
    const words = `Payment of ${decimalOf(payment.amountCents, payment.currency)}${inCode(payment.currency)} on ${payment.date}: ${payment.lastError}`
    invoice.lastError = [invoice.lastError, words].filter(Boolean).join(' ')
    invoice.state = graver(invoice.state, payment.state)
  }
  return invoices
}

const inCode = (currency: string) => (currency === 'USD' ? '' : ` ${currency}`)

/** A waiting payment does not make its invoice waiting. */
const graver = (ofInvoice: LinkState, ofPayment: LinkState): LinkState =>
  ofInvoice === 'failed' || ofPayment === 'failed' ? 'failed' : ofPayment === 'deleted' ? 'deleted' : ofInvoice

/** Removes the links of records deleted there, so that they are created anew. True if there were any. */
export async function sendAgain(tx: Tx, invoiceId: number): Promise<boolean> {
  const ofInvoice = tx
    .select({ id: invoicePayments.id })
    .from(invoicePayments)
    .where(eq(invoicePayments.invoiceId, invoiceId))
  const isPayment = and(isOf('payment'), inArray(links.localId, ofInvoice))
  const isInvoice = and(isOf('invoice'), eq(links.localId, invoiceId))
  const gone = await tx
    .delete(links)
    .where(and(eq(links.state, 'deleted'), or(isInvoice, isPayment)))
    .returning({ kind: links.kind })
  // Payments that still exist there are applied to the new invoice.
  if (gone.some(({ kind }) => kind === 'invoice'))
    await tx
      .update(links)
      .set({ state: 'waiting' })
      .where(and(isPayment, sql`${links.externalId} not like '%:%'`))
  return gone.length > 0
}
