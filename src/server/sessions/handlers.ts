import type { contract } from '#contract/index.ts'
import type { PlannerSession } from '#server/db/callers.ts'
import { refuse } from '#server/ground/refusal.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import * as queries from '#server/sessions/queries.ts'

export const sessions: HandlersOf<typeof contract.sessions> = {
  list: ({ tx, who }) => queries.listSessions(tx, who.sessionId),
  remove: ({ tx, who, params }) => {
    refuseTokens(who)
    return queries.deleteSession(tx, params.id) as Promise<undefined>
  },
  removeOthers: ({ tx, who }) => {
    refuseTokens(who)
    return queries.deleteOthers(tx, who.sessionId) as Promise<undefined>
  },
}

/** A program with a token has no session, and does not end those of people. */
function refuseTokens({ apiToken }: PlannerSession): void {
  if (apiToken) refuse('forbidden', { message: 'Sessions can only be ended by somebody who is signed in.' })
}
