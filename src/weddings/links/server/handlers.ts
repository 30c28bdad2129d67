import type * as endpoints from '#weddings/links/contract/endpoints.ts'
import { record } from '#studio/audit/server/public/record.ts'
import { findClient } from '#weddings/clients/server/public/clients.ts'
import type { HandlersOf } from '#platform/server/http/handler.ts'
import * as queries from '#weddings/links/server/queries.ts'
import { renewLink, revokeLink } from '#weddings/links/server/public.ts'

export const links: HandlersOf<typeof endpoints> = {
  ofWedding: async ({ tx, params }) => {
    const found = await queries.listLinks(tx, params.id)
    if (found.length === 0) await findClient(tx, params.id)
    return found
  },

  renew: async ({ tx, params: { id: clientId, linkId } }) => {
    const { token, kind } = await renewLink(tx, { id: linkId, clientId })
    await record(tx, 'link-renewed', { weddingId: clientId, details: { kind } })
    return { token }
  },

  revoke: async ({ tx, params: { id: clientId, linkId } }) => {
    const kind = await revokeLink(tx, { id: linkId, clientId })
    await record(tx, 'link-revoked', { weddingId: clientId, details: { kind } })
    return undefined
  },

  revokeGroup: async ({ tx, params, body }) => {
    await findClient(tx, params.id)
    const count = await queries.revokeLinks(tx, params.id, body)
    if (count > 0) await record(tx, 'link-revoked', { weddingId: params.id, details: { kind: body.kind, count } })
    return { count }
  },
}
