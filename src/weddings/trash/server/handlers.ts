import type * as endpoints from '#contract/trash.ts'
import { findPlanner } from '#server/accounts/queries.ts'
import { record } from '#server/audit/queries.ts'
import { findClient, refuseSharedLogin } from '#server/clients/queries.ts'
import { mailCertificate } from '#server/deletion/queries.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import * as queries from '#server/trash/queries.ts'

export const trash: HandlersOf<typeof endpoints> = {
  list: ({ tx }) => queries.listDeleted(tx),

  restore: async ({ tx, who, params }) => {
    const deleted = await queries.findDeleted(tx, params.id)
    if (deleted.isActivated) await refuseSharedLogin(tx, deleted.email, deleted.weddingId, who.plannerId)
    const weddingId = await queries.restoreWedding(tx, params.id)
    await record(tx, 'couple-restored', { weddingId })
    return findClient(tx, weddingId)
  },

  /** The owner of the studio gets the certificate, for the couple too. */
  purge: async ({ tx, who, params }) => {
    const { names, counts } = await queries.purgeWedding(tx, params.id)
    const owner = await findPlanner(tx, who.plannerId)
    await mailCertificate(tx, owner, { what: names, counts })
    return undefined
  },
}
