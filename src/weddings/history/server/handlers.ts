import type * as endpoints from '#weddings/history/contract/endpoints.ts'
import { findClient } from '#weddings/clients/server/public/clients.ts'
import { takeBack } from '#weddings/history/server/public/batches.ts'
import * as queries from '#weddings/history/server/queries.ts'
import { detailsOf, historiesOf, nounIn, sentencesOf } from '#weddings/history/server/sentences.ts'
import type { AboutTable } from '#platform/server/db/about.ts'
import type { ServerFeature } from '#platform/server/http/feature.ts'
import type { HandlersOf } from '#platform/server/http/handler.ts'
import { findLocale } from '#studio/studios/server/public/studios.ts'

/** What the features say about their rows, so that the history depends on none. */
type OfFeatures = { tables: readonly AboutTable[]; afterUndo: readonly NonNullable<ServerFeature['afterUndo']>[] }

export function historyOf({ tables, afterUndo }: OfFeatures): HandlersOf<typeof endpoints> {
  const histories = historiesOf(tables)
  return {
    ofWedding: async ({ tx, params, query }) => {
      const found = await queries.listBatches(tx, params.id, query)
      if (found.length === 0) await findClient(tx, params.id)
      const locale = await findLocale(tx)
      return found.map((batch) => {
        const { id, at, canUndo, isWithheld } = batch
        const words = sentencesOf(batch, histories, locale)
        return { id, batch: id, at: new Date(at).toISOString(), canUndo, isWithheld, ...words }
      })
    },

    details: async ({ tx, params }) =>
      detailsOf(await queries.listChanges(tx, params.id, params.batch), histories, await findLocale(tx)),

    undo: async ({ tx, params }) => {
      const { batch, rows } = await takeBack(tx, params.batch)
      if (batch !== null) for (const follow of afterUndo) await follow(tx, batch, rows)
      const kept = rows.filter((row) => row.kept)
      return {
        batch,
        count: rows.length - kept.length,
        kept: kept.map(({ id, table, subject }) => ({ id, what: nounIn(histories, table), title: subject })),
      }
    },
  }
}
