import type { contract } from '#contract/index.ts'
import type { LinkContent } from '#contract/link-contents.ts'
import type { LinkKind } from '#contract/link-kinds.ts'
import { findClient } from '#server/clients/queries.ts'
import type { Tx } from '#server/db/pool.ts'
import type { LinkCaller } from '#server/db/callers.ts'
import type { Handler, HandlersOf } from '#server/http/handler.ts'
import * as queries from '#server/links/queries.ts'

type Links = typeof contract.links

export const links: HandlersOf<Omit<Links, 'read'>> = {
  ofWedding: async ({ tx, params }) => {
    const found = await queries.listLinks(tx, params.id)
    if (found.length === 0) await findClient(tx, params.id)
    return found
  },

  renew: ({ tx, params }) => queries.renewLink(tx, { id: params.linkId, clientId: params.id }),

  revoke: ({ tx, params }) => queries.revokeLink(tx, { id: params.linkId, clientId: params.id }) as Promise<undefined>,
}

type Readers = { readonly [Kind in LinkKind]?: (tx: Tx, who: LinkCaller) => Promise<LinkContent> }

/** With the contents of all features, so that links depend on none. */
export const readLink =
  (readers: Readers): Handler<Links['read']> =>
  async ({ tx, who }) => {
    const [link, content] = await Promise.all([queries.readOwnLink(tx), readers[who.linkKind]?.(tx, who)])
    return { kind: who.linkKind, ...link, content: content ?? null }
  }
