import type { Offset } from '#platform/contract/offset.ts'
import { customType, index, integer, sql, text, type ExtraConfigColumn, type SQL } from '#platform/server/db/drizzle.ts'

/** A timestamp, read and written as ISO 8601 in UTC. */
export const instant = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp(3) with time zone',
  fromDriver: (value) => new Date(value).toISOString(),
})

/** A timestamp of a query that is written in SQL, as ISO 8601 in UTC. */
export const isoInstant = (column: string) =>
  sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)

export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })

export const identity = () => integer().primaryKey().generatedAlwaysAsIdentity()

export const setNow = () =>
  instant()
    .notNull()
    .default(sql`now()`)

/** What the search compares words with, maintained by the database. */
export const searchText = (words: SQL) => text().generatedAlwaysAs(sql`searched_words(${words})`)

/** The index that the search of a table uses. */
export const searchIndex = (table: string, t: { plannerId: ExtraConfigColumn; searchText: ExtraConfigColumn }) =>
  index(`${table}_search`).using('gin', t.plannerId, t.searchText.op('gin_trgm_ops'))

/** The digits of a telephone number as a word of their own, for a searched text, since people write numbers in many ways. */
export const digitsOf = (column: string) => sql.raw(`coalesce(' ' || regexp_replace(${column}, '\\D', '', 'g'), '')`)

/** The signed-in person's name, for what a person of a wedding adds; null for the planner's own. */
export const personName = () => text().default(sql`nullif(current_setting('app.person_name', true), '')`)

/** A JSON column in which null is SQL's null, also as the parameter of a prepared statement. */
const offset = customType<{ data: Offset; driverData: string | null }>({
  dataType: () => 'jsonb',
  toDriver: (value: Offset | null) => value && JSON.stringify(value),
  fromDriver: (value) => value as unknown as Offset,
})

/**
 * For rows with a date in the plan of a wedding: their offset from the wedding's date, null for a fixed date, and the
 * row of the plan template that they were made from.
 */
export const inPlan = () => ({
  offset: offset('date_offset'),
  templateId: integer(),
  templateKey: text(),
})
