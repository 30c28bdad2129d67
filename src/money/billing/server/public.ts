import { billingSettings } from '#money/billing/server/table.ts'
import type { Tx } from '#platform/server/db/pool.ts'

/** Settings shown on invoices, which couples may read. */
export async function findInvoiceSettings(tx: Tx) {
  const [row] = await tx
    .select({
      paymentInstructions: billingSettings.paymentInstructions,
      taxNumber: billingSettings.taxNumber,
      logoKey: billingSettings.logoKey,
    })
    .from(billingSettings)
  return row ?? { paymentInstructions: null, taxNumber: null, logoKey: null }
}

export const findLogo = async (tx: Tx): Promise<string | null> => (await findInvoiceSettings(tx)).logoKey
