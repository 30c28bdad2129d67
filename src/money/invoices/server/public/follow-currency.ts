import type { InvoiceLine } from '#money/invoices/contract/invoice-lines.ts'
import { priced } from '#money/invoices/server/priced.ts'
import { changeInvoice } from '#money/invoices/server/public/write-invoices.ts'
import { invoices } from '#money/invoices/server/table.ts'
import { decimalOf, minorOf } from '#platform/contract/locale/money.ts'
import { clientName, clients, ofItsCouple } from '#weddings/clients/server/table.ts'
import { and, eq } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import type { UndoneRow } from '#platform/server/http/feature.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'
import { findRegion } from '#studio/studios/server/public/studios.ts'

const columns = {
  id: invoices.id,
  currency: invoices.currency,
  description: invoices.description,
  lineItems: invoices.lineItems,
  amountCents: invoices.amountCents,
  taxCents: invoices.taxCents,
  taxRate: invoices.taxRate,
  taxLabel: invoices.taxLabel,
  clientName,
  chosen: clients.currency,
}

/**
 * Puts the drafts of a wedding, or of all, into the currency that it has now, with the same numbers. What was issued keeps
 * its own. Refused where an amount has more decimals than the new currency.
 */
export async function followCurrency(tx: Tx, clientId?: number): Promise<void> {
  const { currency: own } = await findRegion(tx)
  const ofClient = clientId === undefined ? undefined : eq(invoices.clientId, clientId)
  const drafts = await tx
    .select(columns)
    .from(invoices)
    .innerJoin(clients, ofItsCouple(invoices))
    .where(and(eq(invoices.status, 'Draft'), ofClient))
    .for('update', { of: invoices })
  for (const draft of drafts) {
    const currency = draft.chosen ?? own
    if (currency !== draft.currency) await changeInvoice(tx, draft.id, { currency, ...pricesIn(currency, draft) })
  }
}

type Draft = {
  currency: string
  description: string | null
  lineItems: InvoiceLine[]
  amountCents: number
  taxCents: number
  taxRate: string | null
  taxLabel: string | null
  clientName: string
}

function pricesIn(currency: string, draft: Draft) {
  const same = (decimal: string) => minorOf(decimal, currency) ?? cannotFollow(currency, draft)
  const { lineItems, amountCents, taxCents } = draft
  if (lineItems.length === 0)
    return {
      amountCents: same(decimalOf(amountCents, draft.currency)),
      taxCents: same(decimalOf(taxCents, draft.currency)),
    }
  const lines = lineItems.map(({ description, quantity, rate }) => ({
    description,
    quantity,
    rate: decimalOf(same(rate), currency),
  }))
  return priced({ lineItems: lines }, currency, draft)
}

function cannotFollow(currency: string, { clientName: couple, description }: Draft): never {
  const name = description ? `The draft “${description.split('\n')[0]}”` : 'A draft'
  return refuse('taken', {
    message: `${name} of ${couple} has amounts with decimals that ${currency} does not have. Please change or delete it first.`,
  })
}

/** An undo that puts a wedding's currency back takes its drafts along. */
export async function followUndoneCurrency(tx: Tx, _batch: number, rows: readonly UndoneRow[]): Promise<void> {
  for (const { id, table, kept } of rows) if (table === 'clients' && !kept) await followCurrency(tx, id)
}
