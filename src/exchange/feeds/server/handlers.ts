import { hash } from 'node:crypto'
import { feedKinds } from '#platform/contract/link-kinds.ts'
import { hasRights } from '#platform/contract/rights.ts'
import type * as endpoints from '#exchange/feeds/contract/endpoints.ts'
import { record } from '#studio/audit/server/public/record.ts'
import { findClient } from '#weddings/clients/server/public/clients.ts'
import { calendarOf } from '#exchange/feeds/server/calendar.ts'
import * as queries from '#exchange/feeds/server/queries.ts'
import { rightsIn } from '#platform/server/db/callers.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'
import type { HandlersOf } from '#platform/server/http/handler.ts'
import { hasMark } from '#platform/server/http/send.ts'
import { openLink, renewLink, revokeLink, type NewLink } from '#weddings/links/server/public.ts'

/** Counted up when the same entries are written differently. */
const edition = 1

async function newLink(tx: Tx, of: { memberId: number | null } | { clientId: number | null }): Promise<NewLink> {
  if ('memberId' in of) return { kind: 'member-calendar', subjectId: of.memberId, label: 'Own calendar' }
  if (of.clientId === null) return { kind: 'studio-calendar', label: 'All weddings' }
  const { partnerOneName } = await findClient(tx, of.clientId)
  return { kind: 'wedding-calendar', clientId: of.clientId, label: partnerOneName }
}

export const feeds: HandlersOf<typeof endpoints> = {
  list: ({ tx }) => queries.listFeeds(tx),

  create: async ({ tx, who, body: { clientId = null, own = false } }) => {
    if (!own && !hasRights(rightsIn(who))) refuse('forbidden')
    const found = await queries.listFeeds(tx)
    if (found.some((feed) => feed.isOwn === own && (own || feed.clientId === clientId)))
      refuse('taken', { message: 'This calendar already has an address. Give it a new one, or end it first.' })
    const link = await newLink(tx, own ? { memberId: who.member?.id ?? null } : { clientId })
    const feed = await openLink(tx, link)
    await record(tx, 'feed-made', { weddingId: link.clientId, details: { kind: link.kind } })
    return feed
  },

  renew: async ({ tx, params: { id } }) => {
    const { token, kind } = await renewLink(tx, { id, kinds: feedKinds })
    await record(tx, 'feed-renewed', { details: { kind } })
    return { id, token }
  },

  end: async ({ tx, params: { id } }) => {
    const kind = await revokeLink(tx, { id, kinds: feedKinds })
    await record(tx, 'feed-ended', { details: { kind } })
    return undefined
  },

  read: async ({ tx, who, has, services }) => {
    const isOwn = who.linkKind === 'member-calendar'
    const [[feed], [tasks]] = await Promise.all([queries.markFeed(tx), isOwn ? queries.markTasks(tx) : []])
    if (!feed) return refuse('not-found')
    const name = hash('sha1', JSON.stringify([feed.studio, feed.couple, feed.timeZone]))
    const mark = `W/"${edition}-${feed.entries}-${name}${tasks ? `-${tasks.due}` : ''}"`
    const type = 'text/calendar'
    if (hasMark(has, mark)) return { mark, type, text: null }
    const { hostname } = new URL(services.publicUrl)
    const [entries, due] = await Promise.all([queries.listEntries(tx), isOwn ? queries.listDueTasks(tx) : []])
    return { mark, type, text: calendarOf(feed, entries, due, hostname) }
  },
}
