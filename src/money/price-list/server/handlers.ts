import type * as endpoints from '#money/price-list/contract/endpoints.ts'
import * as queries from '#money/price-list/server/queries.ts'
import type { HandlersOf } from '#platform/server/http/handler.ts'

export const priceList: HandlersOf<typeof endpoints> = {
  list: ({ tx }) => queries.listServices(tx),
  add: ({ tx, body }) => queries.insertService(tx, body),
  change: ({ tx, params, body }) => queries.changeService(tx, params.id, body),
  remove: ({ tx, params }) => queries.deleteService(tx, params.id),
}
