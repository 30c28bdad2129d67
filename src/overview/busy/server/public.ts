import type { BusyTime as ShownTime } from '#overview/busy/contract/busy-time.ts'
import { busyCalendars, busyTimes } from '#overview/busy/server/table.ts'
import { and, asc, between, eq, sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { preparedSelect } from '#platform/server/db/statement.ts'

const inRange = preparedSelect(
  {
    id: busyTimes.id,
    name: busyCalendars.name,
    date: busyTimes.date,
    time: busyTimes.time,
    minutes: busyTimes.minutes,
  },
  (select) =>
    select
      .from(busyTimes)
      .innerJoin(
        busyCalendars,
        and(eq(busyCalendars.plannerId, busyTimes.plannerId), eq(busyCalendars.id, busyTimes.calendarId)),
      )
      .where(between(busyTimes.date, sql.placeholder('from'), sql.placeholder('to')))
      .orderBy(asc(busyTimes.date), sql`${busyTimes.time} nulls first`, asc(busyTimes.id)),
)

export const listBusyTimes = (tx: Tx, from: string, to: string): Promise<ShownTime[]> => inRange(tx, { from, to })
