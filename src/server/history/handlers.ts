import type { contract } from '#contract/index.ts'
import { findClient } from '#server/clients/queries.ts'
import * as queries from '#server/history/queries.ts'
import { detailsOf, nounOf, sentencesOf } from '#server/history/sentences.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { followRestoredDates } from '#server/plan/restored-queries.ts'

export const history: HandlersOf<typeof contract.history> = {
  ofWedding: async ({ tx, params, query }) => {
    const found = await queries.listBatches(tx, params.id, query)
    if (found.length === 0) await findClient(tx, params.id)
    return found.map((batch) => {
      const { id, at, canUndo, isWithheld } = batch
      return { id, batch: id, at: new Date(at).toISOString(), canUndo, isWithheld, ...sentencesOf(batch) }
    })
  },

  details: async ({ tx, params }) => detailsOf(await queries.listChanges(tx, params.id, params.batch)),

  undo: async ({ tx, params }) => {
    const { batch, rows } = await queries.takeBack(tx, params.batch)
    if (batch !== null) await followRestoredDates(tx, batch, rows)
    const kept = rows.filter((row) => row.kept)
    return {
      batch,
      count: rows.length - kept.length,
      kept: kept.map(({ id, table, subject }) => ({ id, what: nounOf(table), title: subject })),
    }
  },
}
