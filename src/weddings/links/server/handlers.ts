import type * as endpoints from '#contract/links.ts'
import type { LinkContent } from '#contract/link-contents.ts'
import type { LinkKind } from '#contract/link-kinds.ts'
import { record } from '#server/audit/queries.ts'
import { findClient } from '#server/clients/queries.ts'
import type { LinkContentReader } from '#server/http/feature.ts'
import type { Handler, HandlersOf } from '#server/http/handler.ts'
import * as queries from '#server/links/queries.ts'

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
