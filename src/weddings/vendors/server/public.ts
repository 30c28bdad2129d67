import type { Vendor, WeddingVendor } from '#weddings/vendors/contract/endpoints.ts'
import { asc, eq } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { preparedSelect } from '#platform/server/db/statement.ts'
import { clientVendors, vendors } from '#weddings/vendors/server/table.ts'
import { findVendor, selectParts, whole } from '#weddings/vendors/server/queries.ts'

const allByName = preparedSelect(whole, (select) => select.from(vendors).orderBy(asc(vendors.name), asc(vendors.id)))

export const listVendors = (tx: Tx): Promise<Vendor[]> => allByName(tx)

export async function hasOnePage(tx: Tx, id: number): Promise<boolean> {
  const [row] = await tx.select({ onePage: vendors.onePage }).from(vendors).where(eq(vendors.id, id))
  return row?.onePage ?? false
}

export async function insertVendor(tx: Tx, values: typeof vendors.$inferInsert): Promise<Vendor> {
  const [row] = await tx.insert(vendors).values(values).returning({ id: vendors.id })
  return findVendor(tx, row?.id ?? 0)
}

export const listWeddingVendors = async (tx: Tx, clientId: number): Promise<WeddingVendor[]> =>
  selectParts(tx).where(eq(clientVendors.clientId, clientId))
