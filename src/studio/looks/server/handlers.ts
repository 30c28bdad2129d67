import type * as endpoints from '#studio/looks/contract/endpoints.ts'
import { findLook } from '#studio/looks/server/public.ts'
import { changeLook } from '#studio/looks/server/queries.ts'
import { blankToNull } from '#platform/server/db/blank.ts'
import type { HandlersOf } from '#platform/server/http/handler.ts'

export const looks: HandlersOf<typeof endpoints> = {
  read: ({ tx }) => findLook(tx),

  update: async ({ tx, body }) => {
    await changeLook(tx, blankToNull(body))
    return findLook(tx)
  },
}
