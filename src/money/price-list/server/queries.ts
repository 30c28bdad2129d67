import type { Service, ServiceForm } from '#money/price-list/contract/endpoints.ts'
import { priceList } from '#money/price-list/server/table.ts'
import { centsOf, decimalOf } from '#platform/contract/money.ts'
import { deleteRow } from '#platform/server/db/delete-row.ts'
import { asc, eq, sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'

const shown = { id: priceList.id, description: priceList.description, rateCents: priceList.rateCents }
const asService = ({ rateCents, ...row }: { id: number; description: string; rateCents: number }): Service => ({
  ...row,
  rate: decimalOf(rateCents),
})
const valuesOf = ({ description, rate }: ServiceForm) => ({ description, rateCents: centsOf(rate) ?? 0 })

export async function listServices(tx: Tx): Promise<Service[]> {
  const rows = await tx
    .select(shown)
    .from(priceList)
    .orderBy(sql`lower(${priceList.description})`, asc(priceList.id))
  return rows.map(asService)
}

export async function insertService(tx: Tx, form: ServiceForm): Promise<Service> {
  const [row] = await tx.insert(priceList).values(valuesOf(form)).returning(shown)
  return asService(row ?? refuse('not-found'))
}

/** The service, which nobody else changes until the end of the transaction. */
export async function lockService(tx: Tx, id: number): Promise<Service> {
  const [row] = await tx.select(shown).from(priceList).where(eq(priceList.id, id)).for('no key update')
  return asService(row ?? refuse('not-found'))
}

export async function changeService(tx: Tx, id: number, form: ServiceForm): Promise<Service> {
  const [row] = await tx.update(priceList).set(valuesOf(form)).where(eq(priceList.id, id)).returning(shown)
  return asService(row ?? refuse('not-found'))
}

export const deleteService = (tx: Tx, id: number): Promise<void> => deleteRow(tx, priceList, id)
