import type { contract } from '#contract/index.ts'
import { readStats } from '#server/dashboard/queries.ts'
import type { HandlersOf } from '#server/http/handler.ts'

const dayInUtc = () => new Date().toISOString().slice(0, 10)

export const dashboard: HandlersOf<typeof contract.dashboard> = {
  readStats: ({ tx, query }) => readStats(tx, query.today ?? dayInUtc()),
}
