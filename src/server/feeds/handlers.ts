import { hash } from 'node:crypto'
import { feedKinds } from '#contract/link-kinds.ts'
import type { contract } from '#contract/index.ts'
import { findClient } from '#server/clients/queries.ts'
import { calendarOf } from '#server/feeds/calendar.ts'
import * as queries from '#server/feeds/queries.ts'
import { refuse } from '#server/ground/refusal.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { openLink, renewLink, revokeLink } from '#server/links/queries.ts'

/** Counted up when the same entries are written differently. */
const edition = 1

export const feeds: HandlersOf<typeof contract.feeds> = {
  list: ({ tx }) => queries.listFeeds(tx),

  create: async ({ tx, body: { clientId = null } }) => {
    const found = await queries.listFeeds(tx)
    if (found.some((feed) => feed.clientId === clientId))
      refuse('taken', { message: 'This calendar has an address already. Give it a new one, or end it first.' })
    if (clientId === null) return openLink(tx, { kind: 'studio-calendar', label: 'All weddings' })
    const { partnerOneName } = await findClient(tx, clientId)
    return openLink(tx, { kind: 'wedding-calendar', clientId, label: partnerOneName })
  },

  renew: async ({ tx, params: { id } }) => ({ id, ...(await renewLink(tx, { id, kinds: feedKinds })) }),

  end: ({ tx, params: { id } }) => revokeLink(tx, { id, kinds: feedKinds }) as Promise<undefined>,

  read: async ({ tx, has, services }) => {
    const [feed] = await queries.markFeed(tx)
    if (!feed) return refuse('not-found')
    const name = hash('sha1', JSON.stringify([feed.studio, feed.couple, feed.timeZone]))
    const mark = `W/"${edition}-${feed.entries}-${name}"`
    const type = 'text/calendar'
    if (has?.split(/\s*,\s*/).includes(mark)) return { mark, type, text: null }
    const { hostname } = new URL(services.publicUrl)
    return { mark, type, text: calendarOf(feed, await queries.listEntries(tx), hostname) }
  },
}
