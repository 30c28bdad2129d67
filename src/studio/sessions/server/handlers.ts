import type * as endpoints from '#studio/sessions/contract/endpoints.ts'
import { record } from '#studio/audit/server/public/record.ts'
import type { PlannerSession } from '#platform/server/db/callers.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'
import type { HandlersOf } from '#platform/server/http/handler.ts'
import * as queries from '#studio/sessions/server/queries.ts'

export const sessions: HandlersOf<typeof endpoints> = {
  list: ({ tx, who }) => queries.listSessions(tx, who.sessionId),
  remove: async ({ tx, who, params }) => {
    refuseTokens(who)
    const device = await queries.deleteSession(tx, params.id)
    await record(tx, 'sessions-ended', { details: { device } })
    return undefined
  },
  removeOthers: async ({ tx, who }) => {
    refuseTokens(who)
    await queries.deleteOthers(tx, who.sessionId)
    await record(tx, 'sessions-ended')
    return undefined
  },
}

/** A program with a token has no session, and does not end those of people. */
function refuseTokens({ apiToken }: PlannerSession): void {
  if (apiToken) refuse('forbidden', { message: 'Sessions can only be ended by someone who is signed in.' })
}
