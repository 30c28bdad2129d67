import {
  changesSince,
  countParts,
  keptServings,
  partsOfFinal,
  servingsOf,
} from '#guests/counts/contract/count-guests.ts'
import type * as endpoints from '#guests/counts/contract/endpoints.ts'
import type { GuestCounts } from '#guests/counts/contract/endpoints.ts'
import { countsPaper } from '#guests/counts/server/counts-paper.ts'
import { deleteFinalCount, findFinalCount, storeFinalCount } from '#guests/counts/server/queries.ts'
import { findOpenGuests } from '#guests/counts/server/public/open-guests.ts'
import { listEnvelopes } from '#guests/guests/server/public/list-envelopes.ts'
import { listParts } from '#guests/guests/server/public/parts.ts'
import { dayInUtc } from '#platform/contract/calendar-date.ts'
import type { Session } from '#platform/server/db/callers.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'
import type { HandlersOf } from '#platform/server/http/handler.ts'
import { findLetterhead, tableAsPdf } from '#studio/studios/server/public/paper.ts'
import { findLocale } from '#studio/studios/server/public/studios.ts'
import { findClient, findClientFor } from '#weddings/clients/server/public/clients.ts'

export const counts: HandlersOf<typeof endpoints> = {
  read: async ({ tx, who, params }) => {
    await findClientFor(tx, who, params.id)
    return readCounts(tx, who.kind, params.id)
  },

  readOpen: async ({ tx, params, query: { today = dayInUtc() } }) =>
    (await findOpenGuests(tx, params.id, today)) ?? refuse('not-found'),

  freeze: async ({ tx, who, params }) => {
    await findClient(tx, params.id)
    const servings = servingsOf(await listEnvelopes(tx, who.kind, params.id))
    await storeFinalCount(tx, params.id, keptServings(servings, await listParts(tx, params.id)))
    return readCounts(tx, who.kind, params.id)
  },

  unfreeze: async ({ tx, params }) => {
    await findClient(tx, params.id)
    await deleteFinalCount(tx, params.id)
    return undefined
  },

  pdf: {
    async outside({ who, params, within, services, gone }) {
      const { paper, head } = await within(async (tx) => {
        const client = await findClient(tx, params.id)
        return {
          paper: countsPaper(await readCounts(tx, who.kind, params.id), client, await findLocale(tx)),
          head: await findLetterhead(tx, services.hooks.findLogo),
        }
      })
      return tableAsPdf(head, paper, { files: services.files, plannerId: who.plannerId, gone })
    },
  },
}

async function readCounts(tx: Tx, kind: Session['kind'], clientId: number): Promise<GuestCounts> {
  const parts = await listParts(tx, clientId)
  const now = servingsOf(await listEnvelopes(tx, kind, clientId))
  const final = await findFinalCount(tx, clientId)
  const finalParts = partsOfFinal(final?.servings ?? [], parts)
  return {
    parts: countParts(now, parts),
    final: final
      ? {
          at: final.at,
          parts: countParts(final.servings, finalParts),
          changes: changesSince(final.servings, now, finalParts),
        }
      : null,
  }
}
