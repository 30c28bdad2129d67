import { dayInUtc } from '#contract/day.ts'
import type * as endpoints from '#contract/dashboard.ts'
import { readStats } from '#server/dashboard/queries.ts'
import type { HandlersOf } from '#server/http/handler.ts'

export const dashboard: HandlersOf<typeof endpoints> = {
  readStats: ({ tx, query }) => readStats(tx, query.today ?? dayInUtc()),
}
