import type { WeddingVendorStatus } from '#weddings/vendors/contract/vendor-choices.ts'
import type { Vendor, WeddingVendor } from '#weddings/vendors/contract/endpoints.ts'
import { and, asc, eq, type SelectedFieldsFlat, sql } from '#platform/server/db/drizzle.ts'
import { deleteRow } from '#platform/server/db/delete-row.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'
import { clientVendors, vendors } from '#weddings/vendors/server/table.ts'

/** Columns that the couple's role may read too. */
const shownToCouple = {
  id: vendors.id,
  name: vendors.name,
  category: vendors.category,
  email: vendors.email,
  phone: vendors.phone,
  website: vendors.website,
  address: vendors.address,
}

export const whole = {
  ...shownToCouple,
  plannerId: vendors.plannerId,
  notes: vendors.notes,
  onePage: vendors.onePage,
  weddings: sql<number>`(select count(*)::int from client_vendors part where part.planner_id = vendors.planner_id and part.vendor_id = vendors.id)`,
}

export async function findVendor(tx: Tx, id: number): Promise<Vendor> {
  const [row] = await tx.select(whole).from(vendors).where(eq(vendors.id, id))
  return row ?? refuse('not-found')
}

export async function changeVendor(tx: Tx, id: number, change: Partial<typeof vendors.$inferInsert>): Promise<Vendor> {
  if (Object.values(change).some((value) => value !== undefined)) {
    await tx.update(vendors).set(change).where(eq(vendors.id, id))
  }
  return findVendor(tx, id)
}

export const deleteVendor = (tx: Tx, id: number): Promise<void> => deleteRow(tx, vendors, id)

const part = {
  id: clientVendors.id,
  clientId: clientVendors.clientId,
  vendorId: clientVendors.vendorId,
  status: clientVendors.status,
}

/** A wedding's vendors with notes, which only the planner's role may read. */
export const withNotes = { ...shownToCouple, notes: vendors.notes }

export const selectParts = <Columns extends SelectedFieldsFlat>(tx: Tx, vendor: Columns) =>
  tx
    .select({ ...part, vendor })
    .from(clientVendors)
    .innerJoin(vendors, eq(vendors.id, clientVendors.vendorId))
    .orderBy(asc(vendors.name), asc(vendors.id))

export const listWeddingVendorsForCouple = async (tx: Tx, clientId: number) =>
  selectParts(tx, shownToCouple).where(eq(clientVendors.clientId, clientId))

type Part = { clientId: number; vendorId: number; status?: WeddingVendorStatus | undefined }

const isPart = ({ clientId, vendorId }: Part) =>
  and(eq(clientVendors.clientId, clientId), eq(clientVendors.vendorId, vendorId))

async function findPart(tx: Tx, values: Part): Promise<WeddingVendor> {
  const [row] = await selectParts(tx, withNotes).where(isPart(values))
  return row ?? refuse('not-found')
}

export async function joinWedding(tx: Tx, values: Part): Promise<WeddingVendor> {
  await tx.insert(clientVendors).values(values)
  return findPart(tx, values)
}

export async function changePart(tx: Tx, values: Part): Promise<WeddingVendor> {
  await tx.update(clientVendors).set({ status: values.status }).where(isPart(values))
  return findPart(tx, values)
}

export async function leaveWedding(tx: Tx, values: Part): Promise<void> {
  const rows = await tx.delete(clientVendors).where(isPart(values)).returning({ id: clientVendors.id })
  if (rows.length === 0) refuse('not-found')
}
