import { planners } from '#server/accounts/table.ts'
import { clients } from '#server/clients/table.ts'
import { identity, setNow, searchText } from '#server/db/columns.ts'
import { foreignKey, index, integer, pgTable, sql, text, unique } from '#server/db/drizzle.ts'
import { coupleMay } from '#server/db/tenancy/grants.ts'
import {
  coupleAccess,
  couplePolicy,
  ofStudio,
  ofWedding,
  ownPlanner,
  plannerKey,
  studioPolicies,
  weddingKey,
} from '#server/db/tenancy/tenancy.ts'

export const vendors = pgTable(
  'vendors',
  {
    id: identity(),
    ...ofStudio(),
    name: text().notNull(),
    category: text().notNull(),
    email: text(),
    phone: text(),
    website: text(),
    address: text(),
    notes: text(),
    createdAt: setNow(),
    searchText: searchText(sql`name || ' ' || category || coalesce(' ' || email, '')`),
  },
  (t) => [
    plannerKey('vendors', t, planners),
    unique('vendors_of_planner').on(t.plannerId, t.id),
    index('vendors_by_name').on(t.plannerId, t.name),
    index('vendors_search').using('gin', t.plannerId, t.searchText.op('gin_trgm_ops')),
    ...studioPolicies('vendors'),
    // A couple sees the vendors of its own wedding, by the policy of client_vendors.
    couplePolicy('vendors', sql`${ownPlanner} and id in (select vendor_id from client_vendors)`),
  ],
)

export const vendorsOfCouple = coupleMay(vendors, {
  select: ['id', 'plannerId', 'name', 'category', 'email', 'phone', 'website', 'address'],
})

export const clientVendors = pgTable(
  'client_vendors',
  {
    id: identity(),
    ...ofWedding(),
    vendorId: integer().notNull(),
    status: text().$type<'potential' | 'contacted' | 'booked' | 'confirmed'>().notNull().default('potential'),
  },
  (t) => [
    ...weddingKey('client_vendors', t, clients),
    foreignKey({
      name: 'client_vendors_vendor',
      columns: [t.plannerId, t.vendorId],
      foreignColumns: [vendors.plannerId, vendors.id],
    }).onDelete('cascade'),
    // Includes the planner, so that a conflict can't reveal the vendors of another studio's wedding.
    unique('client_vendors_once').on(t.plannerId, t.clientId, t.vendorId),
    index('client_vendors_by_vendor').on(t.plannerId, t.vendorId),
    ...studioPolicies('client_vendors'),
    coupleAccess('client_vendors', 'only-money'),
    couplePolicy('client_vendors'),
  ],
)

export const clientVendorsOfCouple = coupleMay(clientVendors, { select: 'all' })
