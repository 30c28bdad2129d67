import { about } from '#platform/server/db/about.ts'
import { busyCalendars, busyTimes } from '#overview/busy/server/table.ts'

export const tables = [
  about(busyCalendars, { announced: { topic: 'busy', on: 'insert or delete' }, exported: 'contains secret addresses' }),
  about(busyTimes, { exported: 'belongs to calendars kept elsewhere' }),
]
