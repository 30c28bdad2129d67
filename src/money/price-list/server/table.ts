import { bigint, index, text } from '#platform/server/db/drizzle.ts'
import { has } from '#platform/server/db/tenancy/rights.ts'
import { studioTable } from '#studio/studios/server/table.ts'

export const priceList = studioTable(
  'price_list',
  {
    description: text().notNull(),
    /** Minor units of the currency, which is the studio's when the price is written. */
    rateCents: bigint({ mode: 'number' }).notNull(),
    currency: text().notNull().default('USD'),
  },
  (t) => [index('price_list_by_description').on(t.plannerId, t.description)],
  ` and ${has('money')}`,
)
