import type { LinkContent, read } from '#app/contract/opened-link.ts'
import type { LinkContentReaders } from '#platform/server/http/feature.ts'
import type { Handler } from '#platform/server/http/handler.ts'
import { readOwnLink } from '#weddings/links/server/public.ts'

/** With the contents of all features, so that links depend on none. */
export const readLink =
  (readers: LinkContentReaders): Handler<typeof read> =>
  async ({ tx, who }) => {
    const [link, content] = await Promise.all([readOwnLink(tx), readers[who.linkKind]?.(tx, who)])
    // The page of a vendor with one for all weddings names each of them.
    const couple = who.clientId === null ? null : link.couple
    return { kind: who.linkKind, ...link, couple, content: (content as LinkContent | undefined) ?? null }
  }
