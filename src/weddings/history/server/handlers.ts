import type * as endpoints from '#weddings/history/contract/endpoints.ts'
import { findClient } from '#weddings/clients/server/queries.ts'
import * as queries from '#weddings/history/server/queries.ts'
import { detailsOf, nounIn, sentencesOf, type Nouns } from '#weddings/history/server/sentences.ts'
import type { ServerFeature } from '#platform/server/http/feature.ts'
import type { HandlersOf } from '#platform/server/http/handler.ts'

/** What the features say about their rows, so that the history depends on none. */
type OfFeatures = { nouns: Nouns; afterUndo: readonly NonNullable<ServerFeature['afterUndo']>[] }

export const historyOf = ({ nouns, afterUndo }: OfFeatures): HandlersOf<typeof endpoints> => ({
  ofWedding: async ({ tx, params, query }) => {
    const found = await queries.listBatches(tx, params.id, query)
    if (found.length === 0) await findClient(tx, params.id)
    return found.map((batch) => {
      const { id, at, canUndo, isWithheld } = batch
      return { id, batch: id, at: new Date(at).toISOString(), canUndo, isWithheld, ...sentencesOf(batch, nouns) }
    })
  },

  details: async ({ tx, params }) => detailsOf(await queries.listChanges(tx, params.id, params.batch), nouns),

  undo: async ({ tx, params }) => {
    const { batch, rows } = await queries.takeBack(tx, params.batch)
    if (batch !== null) for (const follow of afterUndo) await follow(tx, batch, rows)
    const kept = rows.filter((row) => row.kept)
    return {
      batch,
      count: rows.length - kept.length,
      kept: kept.map(({ id, table, subject }) => ({ id, what: nounIn(nouns, table), title: subject })),
    }
  },
})
