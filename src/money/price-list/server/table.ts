import { bigint, index, text } from '#platform/server/db/drizzle.ts'
import { has } from '#platform/server/db/tenancy/rights.ts'
import { studioTable } from '#studio/studios/server/table.ts'

export const priceList = studioTable(
  'price_list',
  { description: text().notNull(), rateCents: bigint({ mode: 'number' }).notNull() },
  (t) => [index('price_list_by_description').on(t.plannerId, t.description)],
  ` and ${has('money')}`,
)
