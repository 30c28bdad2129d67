import type * as endpoints from '#guests/counts/contract/caterer/endpoints.ts'
import { servingsOf } from '#guests/counts/contract/count-guests.ts'
import { listViews } from '#guests/counts/server/caterer/queries.ts'
import { changesSinceSeen, noteSeen, readForCaterer } from '#guests/counts/server/caterer/read-counts.ts'
import { listEnvelopes } from '#guests/guests/server/public/list-envelopes.ts'
import { listParts } from '#guests/guests/server/public/parts.ts'
import type { HandlersOf } from '#platform/server/http/handler.ts'
import { record } from '#studio/audit/server/public/record.ts'
import { findClient } from '#weddings/clients/server/public/clients.ts'
import { openLink } from '#weddings/links/server/public.ts'

export const catererLinks: HandlersOf<typeof endpoints> = {
  read: ({ tx }) => readForCaterer(tx),

  see: ({ tx, who }) => noteSeen(tx, who),

  makeLink: async ({ tx, params, body, services }) => {
    await findClient(tx, params.id)
    const { id, token } = await openLink(tx, { kind: 'caterer', clientId: params.id, label: body.label })
    await record(tx, 'link-made', { weddingId: params.id, details: { kind: 'caterer', count: 1 } })
    return { id, address: `${services.publicUrl}/caterer/${token}` }
  },

  views: async ({ tx, who, params }) => {
    await findClient(tx, params.id)
    const views = await listViews(tx, params.id)
    if (views.length === 0) return []
    const parts = await listParts(tx, params.id)
    const now = servingsOf(await listEnvelopes(tx, who.kind, params.id))
    return views.map(({ servings, ...view }) => ({ ...view, since: changesSinceSeen(servings, now, parts) }))
  },
}
