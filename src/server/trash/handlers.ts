import type { contract } from '#contract/index.ts'
import { findClient, refuseSharedLogin } from '#server/clients/queries.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import * as queries from '#server/trash/queries.ts'

export const trash: HandlersOf<typeof contract.trash> = {
  list: ({ tx }) => queries.listDeleted(tx),

  restore: async ({ tx, params }) => {
    const deleted = await queries.findDeleted(tx, params.id)
    if (deleted.isActivated) await refuseSharedLogin(tx, deleted.email, deleted.weddingId)
    return findClient(tx, await queries.restoreWedding(tx, params.id))
  },

  purge: ({ tx, params }) => queries.purgeWedding(tx, params.id) as Promise<undefined>,
}
