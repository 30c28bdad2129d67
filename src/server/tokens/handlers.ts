import type { contract } from '#contract/index.ts'
import { mostTokens } from '#contract/tokens.ts'
import { refuse } from '#server/ground/refusal.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import * as queries from '#server/tokens/queries.ts'

export const tokens: HandlersOf<typeof contract.tokens> = {
  list: ({ tx }) => queries.listTokens(tx),

  create: async ({ tx, body }) => {
    if ((await queries.listTokens(tx)).length >= mostTokens)
      refuse('taken', { message: `A studio has at most ${mostTokens} tokens. Please revoke one first.` })
    return queries.insertToken(tx, body)
  },

  remove: ({ tx, params }) => queries.deleteToken(tx, params.id) as Promise<undefined>,
}
