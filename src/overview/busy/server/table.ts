import { studioTable } from '#studio/studios/server/table.ts'
import { setNow } from '#platform/server/db/columns.ts'
import { index, integer, text, unique } from '#platform/server/db/drizzle.ts'
import { studioKey } from '#platform/server/db/tenancy/tenancy.ts'

/** Calendars kept elsewhere. The planner's role writes their addresses, and only jobs read them. */
export const busyCalendars = studioTable(
  'busy_calendars',
  {
    name: text().notNull(),
    host: text().notNull(),
    address: text().notNull(),
    readAt: setNow(),
    /** The latest attempt to read it. */
    triedAt: setNow(),
    problem: text(),
    /** What the service says of the version that was read. */
    etag: text(),
    /** In which its times are stored. */
    timeZone: text().notNull(),
    /** The hash of its times, which are written again only if it differs. */
    mark: text().notNull(),
    createdAt: setNow(),
  },
  (t) => [unique('busy_calendars_of_planner').on(t.plannerId, t.id), index('busy_calendars_by_attempt').on(t.triedAt)],
)

/** Each on one day, as the clocks of the studio show it. */
export const busyTimes = studioTable(
  'busy_times',
  {
    calendarId: integer().notNull(),
    date: text().notNull(),
    /** Null for the whole day, and then without minutes. */
    time: text(),
    minutes: integer(),
  },
  (t) => [
    studioKey('busy_times_calendar', t.plannerId, t.calendarId, busyCalendars),
    index('busy_times_by_calendar').on(t.plannerId, t.calendarId),
    index('busy_times_by_date').on(t.plannerId, t.date),
  ],
)
