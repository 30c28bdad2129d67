import type { Service, ServiceForm } from '#money/price-list/contract/endpoints.ts'
import { priceList } from '#money/price-list/server/table.ts'
import { decimalOf } from '#platform/contract/locale/money.ts'
import { deleteRow } from '#platform/server/db/delete-row.ts'
import { asc, eq, sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { amountIn } from '#platform/server/foundation/amount-in.ts'
import { findRegion } from '#studio/studios/server/public/studios.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'

const { id: ownId, description, currency, rateCents } = priceList
const shown = { id: ownId, description, currency, rateCents }
type Row = Omit<Service, 'rate'> & { rateCents: number }
const asService = ({ rateCents: minor, ...row }: Row): Service => ({ ...row, rate: decimalOf(minor, row.currency) })

/** A price that is written is in the studio's currency. */
async function valuesOf(tx: Tx, { rate, ...form }: Partial<ServiceForm>) {
  const { currency: own } = await findRegion(tx)
  return { ...form, ...(rate !== undefined && { currency: own, rateCents: amountIn(own, rate, 'rate') }) }
}

export async function listServices(tx: Tx): Promise<Service[]> {
  const rows = await tx
    .select(shown)
    .from(priceList)
    .orderBy(sql`lower(${priceList.description})`, asc(priceList.id))
  return rows.map(asService)
}

export async function insertService(tx: Tx, form: ServiceForm): Promise<Service> {
  const { currency: own } = await findRegion(tx)
  const values = { description: form.description, currency: own, rateCents: amountIn(own, form.rate, 'rate') }
  const [row] = await tx.insert(priceList).values(values).returning(shown)
  return asService(row ?? refuse('not-found'))
}

/** The service, which nobody else changes until the end of the transaction. */
export async function lockService(tx: Tx, id: number): Promise<Service> {
  const [row] = await tx.select(shown).from(priceList).where(eq(priceList.id, id)).for('no key update')
  return asService(row ?? refuse('not-found'))
}

export async function changeService(tx: Tx, id: number, form: Partial<ServiceForm>): Promise<Service> {
  const [row] = await tx
    .update(priceList)
    .set(await valuesOf(tx, form))
    .where(eq(priceList.id, id))
    .returning(shown)
  return asService(row ?? refuse('not-found'))
}

export const deleteService = (tx: Tx, id: number): Promise<void> => deleteRow(tx, priceList, id)
