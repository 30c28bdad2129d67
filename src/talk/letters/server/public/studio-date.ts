import { sql } from '#platform/server/db/drizzle.ts'

/** The studio's date, in a query with its row `s`. */
export const today = sql`to_char(local_time(s.time_zone), 'YYYY-MM-DD')`
/** The date of the day after, in the same query. */
export const tomorrow = sql`to_char(local_time(s.time_zone) + interval '1 day', 'YYYY-MM-DD')`
