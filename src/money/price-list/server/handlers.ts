import type * as endpoints from '#money/price-list/contract/endpoints.ts'
import * as queries from '#money/price-list/server/queries.ts'
import { refuseStale } from '#platform/server/foundation/refuse-stale.ts'
import type { HandlersOf } from '#platform/server/http/handler.ts'

export const priceList: HandlersOf<typeof endpoints> = {
  list: ({ tx }) => queries.listServices(tx),
  add: ({ tx, body }) => queries.insertService(tx, body),
  change: async ({ tx, params, body: { previous, ...change } }) => {
    const before = await queries.lockService(tx, params.id)
    refuseStale(before.description, before, change, previous)
    const { description = before.description, rate } = change
    return queries.changeService(tx, params.id, { description, rate })
  },
  remove: ({ tx, params }) => queries.deleteService(tx, params.id),
}
