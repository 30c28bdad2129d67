import { dayInUtc } from '#platform/contract/calendar-date.ts'
import type * as endpoints from '#overview/dashboard/contract/endpoints.ts'
import { readStats } from '#overview/dashboard/server/queries.ts'
import type { HandlersOf } from '#platform/server/http/handler.ts'

export const dashboard: HandlersOf<typeof endpoints> = {
  readStats: ({ tx, query }) => readStats(tx, query.today ?? dayInUtc()),
}
