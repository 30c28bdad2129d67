import { detailsOf } from '#money/invoices/server/public/payment-details.ts'
import { record } from '#studio/audit/server/public/record.ts'
import { and, eq } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { invoicePayments, invoices } from '#money/invoices/server/table.ts'

/** Who notes payments besides people of the studio. */
const services: Readonly<Record<string, string>> = { stripe: 'Stripe', quickbooks: 'QuickBooks' }

type Kind = 'payment-added' | 'payment-removed'

/** A stored payment that was added, or is about to be removed. */
export async function recordPayment(tx: Tx, what: Kind, id: number): Promise<void> {
  const { plannerId, clientId, invoiceId, amountCents, source } = invoicePayments
  const [payment] = await tx
    .select({ plannerId, clientId, invoiceId, amountCents, source, currency: invoices.currency })
    .from(invoicePayments)
    .innerJoin(invoices, and(eq(invoices.plannerId, plannerId), eq(invoices.id, invoiceId)))
    .where(eq(invoicePayments.id, id))
  if (!payment) return
  const service = services[payment.source]
  const added = payment.amountCents < 0 ? 'payment-refunded' : service ? 'payment-received' : 'payment-recorded'
  await record(tx, what === 'payment-removed' ? what : added, {
    plannerId: payment.plannerId,
    weddingId: payment.clientId,
    ...(service && { by: { actor: 'larkspur', name: service } }),
    // Its number may name the couple, which leaves no names when it is deleted for good.
    details: detailsOf(payment),
  })
}
