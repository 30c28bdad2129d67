import { dayInUtc } from '#contract/day.ts'
import type { contract } from '#contract/index.ts'
import { readStats } from '#server/dashboard/queries.ts'
import type { HandlersOf } from '#server/http/handler.ts'

export const dashboard: HandlersOf<typeof contract.dashboard> = {
  readStats: ({ tx, query }) => readStats(tx, query.today ?? dayInUtc()),
}
