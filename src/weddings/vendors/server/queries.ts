import type { WeddingVendorStatus } from '#weddings/vendors/contract/vendor-choices.ts'
import type { Vendor, WeddingVendor } from '#weddings/vendors/contract/endpoints.ts'
import { and, asc, eq, inArray, sql } from '#platform/server/db/drizzle.ts'
import { deleteRow } from '#platform/server/db/delete-row.ts'
import { lockRow } from '#platform/server/db/lock-row.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { given } from '#platform/server/db/statement.ts'
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

/** The vendor, kept from being changed by others until the end of the transaction. */
export async function lockVendor(tx: Tx, id: number): Promise<Vendor> {
  await lockRow(tx, vendors, id)
  return findVendor(tx, id)
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

/** What is the planner's own of a vendor's part. */
const ownOfPart = {
  contactName: clientVendors.contactName,
  fee: sql<string | null>`decimal_of(${clientVendors.feeCents}, ${clientVendors.currency})`,
  currency: sql<string | null>`case when ${clientVendors.feeCents} is not null then ${clientVendors.currency} else (
    select wedding.currency from clients wedding where wedding.planner_id = ${clientVendors.plannerId}
      and wedding.id = ${clientVendors.clientId}) end`,
  notes: clientVendors.notes,
}

/** The vendor's parts in other weddings of the same day. Row security leaves out those that the member may not see. */
const sameDay = sql<WeddingVendor['sameDay']>`(
  select coalesce(jsonb_agg(jsonb_build_object('clientId', other.id, 'status', theirs.status,
    'couple', other.partner_one_name || coalesce(' & ' || other.partner_two_name, '')) order by other.id), '[]')
  from clients here
    join client_vendors theirs on theirs.planner_id = here.planner_id and theirs.vendor_id = ${clientVendors.vendorId}
      and theirs.client_id <> here.id
    join clients other on other.planner_id = here.planner_id and other.id = theirs.client_id
      and other.wedding_date = here.wedding_date
  where here.planner_id = ${clientVendors.plannerId} and here.id = ${clientVendors.clientId})`

/** A vendor with notes, which only the planner's role may read. */
const withNotes = { ...shownToCouple, notes: vendors.notes }

/** A wedding's vendors, by name. */
export const selectParts = (tx: Tx) =>
  tx
    .select({ ...part, ...ownOfPart, sameDay, vendor: withNotes })
    .from(clientVendors)
    .innerJoin(vendors, eq(vendors.id, clientVendors.vendorId))
    .orderBy(asc(vendors.name), asc(vendors.id))

export const listWeddingVendorsForCouple = async (tx: Tx, clientId: number) =>
  tx
    .select({ ...part, vendor: shownToCouple })
    .from(clientVendors)
    .innerJoin(vendors, eq(vendors.id, clientVendors.vendorId))
    .where(eq(clientVendors.clientId, clientId))
    .orderBy(asc(vendors.name), asc(vendors.id))

type Part = { clientId: number; vendorId: number; status?: WeddingVendorStatus | undefined }

const isPart = ({ clientId, vendorId }: Part) =>
  and(eq(clientVendors.clientId, clientId), eq(clientVendors.vendorId, vendorId))

export async function findPart(tx: Tx, values: Part): Promise<WeddingVendor> {
  const [row] = await selectParts(tx).where(isPart(values))
  return row ?? refuse('not-found')
}

export async function joinWedding(tx: Tx, values: Part): Promise<WeddingVendor> {
  await tx.insert(clientVendors).values(values)
  return findPart(tx, values)
}

/** Keeps others from changing the part until the end of the transaction. */
export async function lockPart(tx: Tx, values: Part): Promise<void> {
  await tx.select({ id: clientVendors.id }).from(clientVendors).where(isPart(values)).for('no key update')
}

type PartChange = Partial<
  Pick<typeof clientVendors.$inferInsert, 'status' | 'contactName' | 'feeCents' | 'currency' | 'notes'>
>

export async function changePart(tx: Tx, values: Part, change: PartChange): Promise<WeddingVendor> {
  if (Object.keys(given(change)).length > 0) await tx.update(clientVendors).set(change).where(isPart(values))
  return findPart(tx, values)
}

type NewVendor = { name: string; category: string }

/** Adds new vendors to the studio, and these and the given ones to the wedding. Gives those that joined it. */
export async function joinSeveral(
  tx: Tx,
  clientId: number,
  { vendorIds, added, status }: { vendorIds: number[]; added: NewVendor[]; status: WeddingVendorStatus | undefined },
): Promise<WeddingVendor[]> {
  const known = [...new Set(vendorIds)]
  const found =
    known.length > 0 ? await tx.select({ id: vendors.id }).from(vendors).where(inArray(vendors.id, known)) : []
  if (found.length < known.length) refuse('not-found')
  const made = added.length > 0 ? await tx.insert(vendors).values(added).returning({ id: vendors.id }) : []
  const rows = [...found, ...made].map(({ id }) => ({ clientId, vendorId: id, status }))
  if (rows.length === 0) return []
  const joined = await tx.insert(clientVendors).values(rows).onConflictDoNothing().returning({ id: clientVendors.id })
  const ids = joined.map(({ id }) => id)
  return ids.length > 0 ? selectParts(tx).where(inArray(clientVendors.id, ids)) : []
}

export async function leaveWedding(tx: Tx, values: Part): Promise<void> {
  const rows = await tx.delete(clientVendors).where(isPart(values)).returning({ id: clientVendors.id })
  if (rows.length === 0) refuse('not-found')
}
