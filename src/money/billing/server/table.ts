import { has } from '#platform/server/db/tenancy/rights.ts'
import { studioTable } from '#studio/studios/server/table.ts'
import { integer, sql, text, unique } from '#platform/server/db/drizzle.ts'
import { couplePolicy, ownPlanner } from '#platform/server/db/tenancy/tenancy.ts'

export const billingSettings = studioTable(
  'billing_settings',
  {
    paymentInstructions: text(),
    taxNumber: text(),
    taxLabel: text(),
    taxRate: text(),
    numberPrefix: text().notNull().default('INV-'),
    nextNumber: integer().notNull().default(1),
    /** Numbers of deleted drafts, which are reused first so that the series has no gaps. */
    freedNumbers: integer()
      .array()
      .notNull()
      .default(sql`'{}'`),
    remindBefore: integer(),
    remindAfter: integer(),
    logoKey: text(),
  },
  (t) => [
    unique('billing_settings_once').on(t.plannerId),
    unique('billing_settings_logo').on(t.logoKey),
    couplePolicy('billing_settings', ownPlanner),
  ],
  ` and (${has('work')} or ${has('money')})`,
)
