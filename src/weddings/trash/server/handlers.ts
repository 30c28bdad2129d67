import type * as endpoints from '#weddings/trash/contract/endpoints.ts'
import { findPlanner } from '#studio/accounts/server/public/planner.ts'
import { record } from '#studio/audit/server/public/record.ts'
import { findClient } from '#weddings/clients/server/public/clients.ts'
import { refuseSharedLogin } from '#weddings/clients/server/public/login.ts'
import { mailCertificate } from '#studio/deletion/server/public.ts'
import type { HandlersOf } from '#platform/server/http/handler.ts'
import * as queries from '#weddings/trash/server/queries.ts'

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
