import { needs } from '#platform/server/db/tenancy/rights.ts'
import { studioTable } from '#studio/studios/server/table.ts'
import { weddingTable } from '#weddings/clients/server/table.ts'
import { digitsOf, searchIndex, searchText, setNow } from '#platform/server/db/columns.ts'
import { bigint, boolean, index, integer, sql, text, unique } from '#platform/server/db/drizzle.ts'
import { coupleAccess, couplePolicy, ownPlanner, studioKey } from '#platform/server/db/tenancy/tenancy.ts'

export const vendors = studioTable(
  'vendors',
  {
    name: text().notNull(),
    category: text().notNull(),
    email: text(),
    phone: text(),
    website: text(),
    address: text(),
    notes: text(),
    /** Its links show all of its weddings. */
    onePage: boolean().notNull().default(false),
    createdAt: setNow(),
    searchText: searchText(sql`name || ' ' || category || coalesce(' ' || email, '') || ${digitsOf('phone')}`),
  },
  (t) => [
    unique('vendors_of_planner').on(t.plannerId, t.id),
    index('vendors_by_name').on(t.plannerId, t.name),
    searchIndex('vendors', t),
    // A couple sees the vendors of its own wedding, by the policy of client_vendors.
    couplePolicy('vendors', sql`${ownPlanner} and id in (select vendor_id from client_vendors)`),
  ],
  needs.day,
)

export const clientVendors = weddingTable(
  'client_vendors',
  {
    vendorId: integer().notNull(),
    status: text().$type<'potential' | 'contacted' | 'booked' | 'confirmed'>().notNull().default('potential'),
    /** Whom to ask for at the vendor. This, the fee and the notes are the planner's own. */
    contactName: text(),
    feeCents: bigint({ mode: 'number' }),
    /** Of the fee. */
    currency: text().notNull().default('USD'),
    notes: text(),
  },
  (t) => [
    studioKey('client_vendors_vendor', t.plannerId, t.vendorId, vendors),
    // Includes the planner, so that a conflict can't reveal the vendors of another studio's wedding.
    unique('client_vendors_once').on(t.plannerId, t.clientId, t.vendorId),
    index('client_vendors_by_vendor').on(t.plannerId, t.vendorId),
    coupleAccess('client_vendors', 'only-money'),
    couplePolicy('client_vendors'),
  ],
  needs.wedding,
)
