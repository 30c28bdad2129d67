import type { contract } from '#contract/index.ts'
import { findClient } from '#server/clients/queries.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import * as queries from '#server/letters/queries.ts'

export const letters: HandlersOf<typeof contract.letters> = {
  ofWedding: async ({ tx, params }) => {
    const found = await queries.listLetters(tx, params.id)
    if (found.length === 0) await findClient(tx, params.id)
    return found
  },

  readSettings: ({ tx, params }) => queries.findSettings(tx, params.token),

  changeSettings: async ({ tx, params, body }) => {
    const { personId } = await queries.findSettings(tx, params.token)
    await queries.changeRhythm(tx, personId, body.rhythm)
    return queries.findSettings(tx, params.token)
  },

  unsubscribe: async ({ tx, params }) => {
    const { personId } = await queries.findSettings(tx, params.token)
    await queries.changeRhythm(tx, personId, 'none')
    return queries.findSettings(tx, params.token)
  },
}
