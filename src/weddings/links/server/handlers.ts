import type * as endpoints from '#weddings/links/contract/endpoints.ts'
import type { LinkContent } from '#weddings/links/contract/link-contents.ts'
import type { LinkKind } from '#platform/contract/link-kinds.ts'
import { record } from '#studio/audit/server/queries.ts'
import { findClient } from '#weddings/clients/server/queries.ts'
import type { LinkContentReader } from '#platform/server/http/feature.ts'
import type { Handler, HandlersOf } from '#platform/server/http/handler.ts'
import * as queries from '#weddings/links/server/queries.ts'

type Links = typeof endpoints

export const links: HandlersOf<Omit<Links, 'read'>> = {
  ofWedding: async ({ tx, params }) => {
    const found = await queries.listLinks(tx, params.id)
    if (found.length === 0) await findClient(tx, params.id)
    return found
  },

  renew: async ({ tx, params: { id: clientId, linkId } }) => {
    const { token, kind } = await queries.renewLink(tx, { id: linkId, clientId })
    await record(tx, 'link-renewed', { weddingId: clientId, details: { kind } })
    return { token }
  },

  revoke: async ({ tx, params: { id: clientId, linkId } }) => {
    const kind = await queries.revokeLink(tx, { id: linkId, clientId })
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

type Readers = { readonly [Kind in LinkKind]?: LinkContentReader<LinkContent> }

/** With the contents of all features, so that links depend on none. */
export const readLink =
  (readers: Readers): Handler<Links['read']> =>
  async ({ tx, who }) => {
    const [link, content] = await Promise.all([queries.readOwnLink(tx), readers[who.linkKind]?.(tx, who)])
    // The page of a vendor with one for all weddings names each of them.
    const couple = who.clientId === null ? null : link.couple
    return { kind: who.linkKind, ...link, couple, content: content ?? null }
  }
