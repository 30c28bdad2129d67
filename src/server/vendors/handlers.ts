import type { contract } from '#contract/index.ts'
import { findClient, findClientForCouple } from '#server/clients/queries.ts'
import { blankToNull } from '#server/db/blank.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import * as queries from '#server/vendors/queries.ts'

export const vendors: HandlersOf<typeof contract.vendors> = {
  list: ({ tx }) => queries.listVendors(tx),
  create: ({ tx, body }) => queries.insertVendor(tx, blankToNull(body)),
  update: ({ tx, params, body }) => queries.changeVendor(tx, params.id, blankToNull(body)),
  remove: ({ tx, params }) => queries.deleteVendor(tx, params.id) as Promise<undefined>,

  ofWedding: async ({ tx, who, params }) => {
    if (who.kind === 'planner') {
      await findClient(tx, params.id)
      return queries.listWeddingVendors(tx, params.id)
    }
    await findClientForCouple(tx, params.id)
    return queries.listWeddingVendorsForCouple(tx, params.id)
  },

  join: ({ tx, params, body }) => queries.joinWedding(tx, { clientId: params.id, ...body }),
  changeStatus: ({ tx, params, body }) =>
    queries.changePart(tx, { clientId: params.id, vendorId: params.vendorId, status: body.status }),
  leave: ({ tx, params }) =>
    queries.leaveWedding(tx, { clientId: params.id, vendorId: params.vendorId }) as Promise<undefined>,
}
