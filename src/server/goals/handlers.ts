import type { contract } from '#contract/index.ts'
import { blankToNull } from '#server/db/blank.ts'
import * as queries from '#server/goals/queries.ts'
import type { HandlersOf } from '#server/http/handler.ts'

const thisMonth = () => new Date().toISOString().slice(0, 7)

export const goals: HandlersOf<typeof contract.goals> = {
  list: ({ tx, query }) => queries.listGoals(tx, query.monthYear || thisMonth()),

  create: ({ tx, body }) =>
    queries.insertGoal(tx, {
      ...blankToNull(body),
      category: body.category ?? 'consultations',
      monthYear: body.monthYear ?? thisMonth(),
    }),

  update: ({ tx, params, body }) => queries.changeGoal(tx, params.id, blankToNull(body)),

  remove: ({ tx, params }) => queries.deleteGoal(tx, params.id) as Promise<undefined>,
}
