import type * as endpoints from '#guests/guest-lists/contract/endpoints.ts'
import { findGuestList, storeGuestList } from '#guests/guest-lists/server/public.ts'
import { refuseStale } from '#platform/server/foundation/refuse-stale.ts'
import type { HandlersOf } from '#platform/server/http/handler.ts'
import { findClient, findClientFor } from '#weddings/clients/server/public/clients.ts'

export const guestLists: HandlersOf<typeof endpoints> = {
  read: async ({ tx, who, params }) => {
    await findClientFor(tx, who, params.id)
    return findGuestList(tx, params.id)
  },

  update: async ({ tx, params, body: { previous, ...change } }) => {
    await findClient(tx, params.id)
    refuseStale('Guest List', await findGuestList(tx, params.id), change, previous)
    return storeGuestList(tx, params.id, change)
  },
}
