import { customType, integer, sql, text, type SQL } from '#server/db/drizzle.ts'

/** A timestamp, read and written as ISO 8601 in UTC. */
export const instant = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp(3) with time zone',
  fromDriver: (value) => new Date(value).toISOString(),
})

export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })

export const identity = () => integer().primaryKey().generatedAlwaysAsIdentity()

export const setNow = () =>
  instant()
    .notNull()
    .default(sql`now()`)

/** What the search compares words with, maintained by the database. */
export const searchText = (words: SQL) => text().generatedAlwaysAs(sql`searched_words(${words})`)

/** The signed-in person's name, for what a person of a wedding adds; null for the planner's own. */
export const personName = () => text().default(sql`nullif(current_setting('app.person_name', true), '')`)
