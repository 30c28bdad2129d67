import { monthHere } from '#contract/day.ts'
import type * as endpoints from '#contract/goals.ts'
import { blankToNull } from '#server/db/blank.ts'
import * as queries from '#server/goals/queries.ts'
import type { HandlersOf } from '#server/http/handler.ts'

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
