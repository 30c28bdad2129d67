import { monthHere } from '#platform/contract/calendar-date.ts'
import type * as endpoints from '#planning/goals/contract/endpoints.ts'
import { blankToNull } from '#platform/server/db/blank.ts'
import * as queries from '#planning/goals/server/queries.ts'
import type { HandlersOf } from '#platform/server/http/handler.ts'

export const goals: HandlersOf<typeof endpoints> = {
  list: ({ tx, query }) => queries.listGoals(tx, query.monthYear || monthHere()),

  create: ({ tx, body }) =>
    queries.insertGoal(tx, {
      ...blankToNull(body),
      category: body.category ?? 'consultations',
      monthYear: body.monthYear ?? monthHere(),
    }),

  update: ({ tx, params, body: { updatedAt: _notBelieved, ...change } }) =>
    queries.changeGoal(tx, params.id, blankToNull(change)),

  remove: ({ tx, params }) => queries.deleteGoal(tx, params.id),
}
