import { findEnvelope, listEnvelopes } from '#guests/guests/server/public/list-envelopes.ts'
import type * as endpoints from '#guests/waves/contract/endpoints.ts'
import { hasDeclined, offersOf } from '#guests/waves/server/offers.ts'
import { listReplaced, lockDeclined, moveToListA } from '#guests/waves/server/queries.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'
import type { HandlersOf } from '#platform/server/http/handler.ts'
import { findClient } from '#weddings/clients/server/public/clients.ts'
import { batchHere } from '#weddings/history/server/public/batches.ts'

export const waves: HandlersOf<typeof endpoints> = {
  offers: async ({ tx, who, params }) => {
    await findClient(tx, params.id)
    return offersOf(await listEnvelopes(tx, who.kind, params.id), await listReplaced(tx, params.id))
  },

  invite: async ({ tx, who, params, body: { declinedId } }) => {
    const next = await findEnvelope(tx, who.kind, params.id)
    await lockDeclined(tx, declinedId, next.clientId)
    const declined = await findEnvelope(tx, who.kind, declinedId)
    if (!hasDeclined(declined)) refuse('invalid', { message: `${declined.name} may come after all.` })
    if ((await listReplaced(tx, next.clientId)).has(declinedId))
      refuse('invalid', { message: `Somebody is invited in place of ${declined.name} already.` })
    if (next.isProposed || !(await moveToListA(tx, next.id, declinedId)))
      refuse('invalid', { message: `${next.name} is not on the B list any more.` })
    return { batch: await batchHere(tx) }
  },
}
