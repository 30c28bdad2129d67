import { dateAt, offsetBetween } from '#platform/contract/offset.ts'
import type { DayChange } from '#day/days/contract/endpoints.ts'
import { findWeddingDate } from '#weddings/clients/server/public/clients.ts'
import { blankToNull } from '#platform/server/db/blank.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import type { days } from '#day/days/server/table.ts'

type Before = { clientId: number; offset: { months: number; days: number } | null }

/** The columns of a day's new fields: one that is tied to the wedding's date gets its date from there. */
export async function dayValues(tx: Tx, fields: DayChange, before: Before): Promise<Partial<typeof days.$inferInsert>> {
  const values = blankToNull(fields)
  if (values.offset === undefined && values.date === undefined) return values
  const weddingDate = await findWeddingDate(tx, before.clientId)
  const offset = values.offset === undefined ? before.offset : values.offset
  if (values.offset) return { ...values, date: weddingDate && dateAt(weddingDate, values.offset) }
  if (!offset || values.date === undefined) return values
  const { date } = values
  return { ...values, offset: date !== null && weddingDate !== null ? offsetBetween(weddingDate, date) : null }
}
