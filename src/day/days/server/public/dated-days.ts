import { sql } from '#platform/server/db/drizzle.ts'
import type { DatedTable } from '#platform/server/db/dated-rows.ts'
import { days } from '#day/days/server/table.ts'

export const datedDays: DatedTable = {
  table: days,
  date: days.date,
  dateColumn: 'date',
  takesPlace: true,
  title: sql`${days.name}`,
  isSettled: sql`false`,
  isShown: sql`(${days.version} > 0)`,
}
