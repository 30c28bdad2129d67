import type * as endpoints from '#weddings/trash/contract/endpoints.ts'
import { findPlanner } from '#studio/accounts/server/public/planner.ts'
import { findClient } from '#weddings/clients/server/public/clients.ts'
import { bringBack } from '#weddings/trash/server/public.ts'
import { mailCertificate } from '#studio/deletion/server/public.ts'
import type { HandlersOf } from '#platform/server/http/handler.ts'
import * as queries from '#weddings/trash/server/queries.ts'

export const trash: HandlersOf<typeof endpoints> = {
  list: ({ tx }) => queries.listDeleted(tx),

  restore: async ({ tx, who, params }) => findClient(tx, await bringBack(tx, who.plannerId, params.id)),

  /** The owner of the studio gets the certificate, for the couple too. */
  purge: async ({ tx, who, params }) => {
    const { names, counts } = await queries.purgeWedding(tx, params.id)
    const owner = await findPlanner(tx, who.plannerId)
    await mailCertificate(tx, owner, { what: names, counts })
    return undefined
  },
}
