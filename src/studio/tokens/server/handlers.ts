import type * as endpoints from '#studio/tokens/contract/endpoints.ts'
import { mostTokens } from '#studio/tokens/contract/endpoints.ts'
import { record } from '#studio/audit/server/public/record.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'
import type { HandlersOf } from '#platform/server/http/handler.ts'
import * as queries from '#studio/tokens/server/queries.ts'

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
