import type { BillingSettings } from '#money/billing/contract/endpoints.ts'
import { billingSettings } from '#money/billing/server/table.ts'
import { sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'

type Stored = Omit<BillingSettings, 'logoUrl' | 'takesCards'> & { logoKey: string | null }

const untouched: Stored = {
  paymentInstructions: null,
  taxNumber: null,
  taxLabel: null,
  taxRate: null,
  numberPrefix: 'INV-',
  nextNumber: 1,
  remindBefore: null,
  remindAfter: null,
  logoKey: null,
}

const shown = {
  paymentInstructions: billingSettings.paymentInstructions,
  taxNumber: billingSettings.taxNumber,
  taxLabel: billingSettings.taxLabel,
  taxRate: billingSettings.taxRate,
  numberPrefix: billingSettings.numberPrefix,
  nextNumber: billingSettings.nextNumber,
  remindBefore: billingSettings.remindBefore,
  remindAfter: billingSettings.remindAfter,
  logoKey: billingSettings.logoKey,
}

export async function findBilling(tx: Tx): Promise<Stored> {
  const [row] = await tx.select(shown).from(billingSettings)
  return row ?? untouched
}

type Change = Partial<typeof billingSettings.$inferInsert>

export async function changeBilling(tx: Tx, change: Change): Promise<Stored> {
  // A new number series: freed numbers of the old one are not reused.
  const renumbered = change.numberPrefix !== undefined || change.nextNumber !== undefined
  const values = renumbered ? { ...change, freedNumbers: [] } : change
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
  await tx.insert(billingSettings).values(given).onConflictDoNothing()
  if (Object.keys(given).length > 0)
    await tx
      .update(billingSettings)
      .set(given)
      .where(sql`true`)
  return findBilling(tx)
}
