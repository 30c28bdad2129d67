import type * as endpoints from '#contract/tokens.ts'
import { mostTokens } from '#contract/tokens.ts'
import { record } from '#server/audit/queries.ts'
import { refuse } from '#server/ground/refusal.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import * as queries from '#server/tokens/queries.ts'

export const tokens: HandlersOf<typeof endpoints> = {
  list: ({ tx }) => queries.listTokens(tx),

  create: async ({ tx, body }) => {
    if ((await queries.listTokens(tx)).length >= mostTokens)
      refuse('taken', { message: `A studio has at most ${mostTokens} tokens. Please revoke one first.` })
    const token = await queries.insertToken(tx, body)
    const { name, role, readsOnly } = token
    await record(tx, 'token-made', { details: { name, role, readsOnly } })
    return token
  },

  remove: async ({ tx, params }) => {
    const name = await queries.deleteToken(tx, params.id)
    await record(tx, 'token-ended', { details: { name } })
    return undefined
  },
}
