import { dayInUtc } from '#contract/day.ts'
import type { contract } from '#contract/index.ts'
import { findClient, findClientForCouple } from '#server/clients/queries.ts'
import { blankToNull } from '#server/db/blank.ts'
import { autocommit } from '#server/db/statement.ts'
import * as queries from '#server/events/queries.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { listDeadlines } from '#server/tasks/queries.ts'

export const events: HandlersOf<typeof contract.events> = {
  list: ({ tx, query }) => queries.listEvents(tx, query),

  calendar: async ({ tx, query: { from, to } }) => {
    const [events, deadlines] = await Promise.all([
      queries.listCalendarEvents(tx, from, to),
      listDeadlines(tx, from, to),
    ])
    return { events, deadlines }
  },

  upcoming: ({ tx, query }) => queries.listUpcoming(tx, query.today ?? dayInUtc()),

  read: ({ tx, params }) => queries.findEvent(tx, params.id),

  update: ({ tx, params, body }) => queries.changeEvent(tx, params.id, blankToNull(body)),

  remove: ({ tx, params }) => queries.deleteEvent(tx, params.id) as Promise<undefined>,

  listOfClient: async ({ tx, who, params }) => {
    const isPlanner = who.kind === 'planner'
    const found = isPlanner
      ? await queries.listEvents(tx, { clientId: params.id })
      : await queries.listEventsForCouple(tx, params.id)
    // Only an empty result needs the extra query whether the wedding exists.
    if (found.length === 0) await (isPlanner ? findClient(tx, params.id) : findClientForCouple(tx, params.id))
    return found
  },

  create: ({ tx, params, body }) => queries.insertEvent(autocommit(tx), { ...blankToNull(body), clientId: params.id }),
}
