import { and, asc, desc, eq, gt, inArray, isNull, not, or, sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { checkouts, invoiceHistory, invoicePayments, invoices } from '#money/invoices/server/table.ts'

const isOpen = sql<boolean>`${checkouts.settledAt} is null and ${checkouts.expiresAt} > now() + interval '10 minutes'`
const isUnsettled = sql<boolean>`${checkouts.settledAt} is null`

/** The invoice's checkouts, newest first, and whether they may still be open. */
export function listCheckouts(tx: Tx, invoiceId: number) {
  return tx
    .select({
      sessionId: checkouts.sessionId,
      url: checkouts.url,
      amountCents: checkouts.amountCents,
      isOpen,
      isUnsettled,
    })
    .from(checkouts)
    .where(eq(checkouts.invoiceId, invoiceId))
    .orderBy(desc(checkouts.id))
}

export async function insertCheckout(tx: Tx, values: typeof checkouts.$inferInsert): Promise<void> {
  await tx.insert(checkouts).values(values).onConflictDoNothing()
}

const mostAtOnce = 500
/** The checkout's amount is outdated. */
const isStale = sql<boolean>`${invoices.status} in ('Draft', 'Void') or ${invoices.amountCents} - ${invoices.paidCents} - ${invoices.waivedCents} <> ${checkouts.amountCents}`

const aMonthAgo = sql`now() - interval '30 days'`

/** For jobs, which serve every studio; so are all functions below. Bank payments are fetched until they are final. */
export function listUnsettled(tx: Tx) {
  return tx
    .select({
      sessionId: checkouts.sessionId,
      isStale,
      isProcessing: sql<boolean>`${checkouts.processingAt} is not null`,
    })
    .from(checkouts)
    .innerJoin(invoices, and(eq(invoices.plannerId, checkouts.plannerId), eq(invoices.id, checkouts.invoiceId)))
    .where(
      and(isNull(checkouts.settledAt), or(gt(checkouts.expiresAt, aMonthAgo), not(isNull(checkouts.processingAt)))),
    )
    .orderBy(checkouts.id)
    .limit(mostAtOnce)
}

export async function settleCheckout(tx: Tx, sessionId: string): Promise<void> {
  await tx
    .update(checkouts)
    .set({ settledAt: sql`now()` })
    .where(and(eq(checkouts.sessionId, sessionId), isNull(checkouts.settledAt)))
}

/** True if this is new. Ignored once the outcome is known. */
export async function markProcessing(tx: Tx, sessionId: string, at: string): Promise<boolean> {
  const rows = await tx
    .update(checkouts)
    .set({ processingAt: at })
    .where(and(eq(checkouts.sessionId, sessionId), isNull(checkouts.processingAt), isNull(checkouts.settledAt)))
    .returning({ id: checkouts.id })
  return rows.length > 0
}

export async function markFailed(tx: Tx, sessionId: string, at: string): Promise<boolean> {
  const rows = await tx
    .update(checkouts)
    .set({ failedAt: at, settledAt: sql`now()` })
    .where(and(eq(checkouts.sessionId, sessionId), isNull(checkouts.settledAt)))
    .returning({ id: checkouts.id })
  return rows.length > 0
}

/** Several studios have the payment after an import into the same installation; the one that it was made to counts. */
export async function findOnlinePayment(tx: Tx, paymentId: string) {
  const [row] = await tx
    .select({
      plannerId: invoicePayments.plannerId,
      clientId: invoicePayments.clientId,
      invoiceId: invoicePayments.invoiceId,
      currency: invoices.currency,
    })
    .from(invoicePayments)
    .innerJoin(
      invoices,
      and(eq(invoices.plannerId, invoicePayments.plannerId), eq(invoices.id, invoicePayments.invoiceId)),
    )
    .where(and(eq(invoicePayments.source, 'stripe'), eq(invoicePayments.externalId, paymentId)))
    .orderBy(asc(invoicePayments.id))
    .limit(1)
  return row
}

/** True if there was such a refund. */
export async function deleteRefund(tx: Tx, plannerId: number, refundId: string): Promise<boolean> {
  const ofPlanner = eq(invoicePayments.plannerId, plannerId)
  const rows = await tx
    .delete(invoicePayments)
    .where(and(ofPlanner, eq(invoicePayments.externalId, refundId)))
    .returning({ id: invoicePayments.id })
  return rows.length > 0
}

type HistoryEntry = Pick<typeof invoiceHistory.$inferInsert, 'what' | 'aboutCents' | 'words' | 'externalKey'>
type OfInvoice = { plannerId: number; clientId: number; invoiceId: number }

/** Records an event of a service with the invoice's current amounts. False if it is recorded already. */
export async function noteInHistory(tx: Tx, { plannerId, clientId, invoiceId }: OfInvoice, entry: HistoryEntry) {
  const { what, aboutCents = null, words = null, externalKey = null } = entry
  const { rows } = await tx.execute(sql`
    insert into invoice_history (planner_id, client_id, invoice_id, by, what, status, currency, amount_cents, paid_cents, about_cents, words, external_key)
      select planner_id, client_id, id, 'Stripe', ${what}, status, currency, amount_cents, paid_cents, ${aboutCents}::bigint, ${words}::text, ${externalKey}::text
      from invoices where planner_id = ${plannerId} and client_id = ${clientId} and id = ${invoiceId}
    on conflict do nothing returning id`)
  return rows.length > 0
}

export async function isInHistory(tx: Tx, plannerId: number, externalKeys: string[]): Promise<boolean> {
  const rows = await tx
    .select({ id: invoiceHistory.id })
    .from(invoiceHistory)
    .where(and(eq(invoiceHistory.plannerId, plannerId), inArray(invoiceHistory.externalKey, externalKeys)))
    .limit(1)
  return rows.length > 0
}

/** Tells the triggers on whose behalf amounts change from here on. */
export async function actForStripe(tx: Tx, plannerId: number): Promise<void> {
  await tx.execute(
    sql`select set_config('app.planner', ${String(plannerId)}, true), set_config('app.by', 'Stripe', true)`,
  )
}

type PaidInvoice = {
  number: string
  status: string
  currency: string
  open: string
  day: string
  one: string
  two: string | null
}

/** Locks a paid invoice; returns the open amount, the date in the planner's time zone, and the couple. */
export async function lockPaidInvoice(
  tx: Tx,
  { plannerId, clientId, invoiceId, amountCents, paidAt }: OfInvoice & { amountCents: number; paidAt: string },
): Promise<PaidInvoice | undefined> {
  const { rows } = await tx.execute<PaidInvoice>(sql`
    select i.invoice_number as number, i.status, i.currency, i.amount_cents - i.paid_cents - i.waived_cents - ${amountCents} as open,
      to_char(${paidAt}::timestamptz at time zone p.time_zone, 'YYYY-MM-DD') as day,
      c.partner_one_name as one, c.partner_two_name as two
    from invoices i
    join clients c on c.planner_id = i.planner_id and c.id = i.client_id
    join planners p on p.id = i.planner_id
    where i.planner_id = ${plannerId} and i.client_id = ${clientId} and i.id = ${invoiceId} for update of i`)
  return rows[0]
}

/** The date of this time in the planner's time zone. */
export async function dayOf(tx: Tx, plannerId: number, at: string): Promise<string> {
  const { rows } = await tx.execute<{ day: string }>(sql`
    select to_char(${at}::timestamptz at time zone time_zone, 'YYYY-MM-DD') as day from planners where id = ${plannerId}`)
  return rows[0]?.day ?? at.slice(0, 10)
}

/** Sets the key with which the next payment change in this transaction is recorded in the history. */
export async function nameNextChange(tx: Tx, externalKey: string): Promise<void> {
  await tx.execute(sql`select set_config('app.external_key', ${externalKey}, true)`)
}

/** The invoice's number and its refunded amount that may be owed again. */
export async function findCredited(tx: Tx, plannerId: number, invoiceId: number) {
  const { rows } = await tx.execute<{ number: string; credited: string }>(sql`
    select invoice_number as number, case when status = 'Void' then 0 else credited_cents end as credited
    from invoices where planner_id = ${plannerId} and id = ${invoiceId}`)
  return { number: rows[0]?.number, creditedCents: Number(rows[0]?.credited) }
}
