import { monthHere } from '#platform/contract/calendar-date.ts'
import type * as endpoints from '#planning/goals/contract/endpoints.ts'
import type { Goal } from '#planning/goals/contract/endpoints.ts'
import { canFollowMoney } from '#planning/goals/contract/follows-money.ts'
import { blankToNull } from '#platform/server/db/blank.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { refuseStale } from '#platform/server/foundation/refuse-stale.ts'
import { refuseField } from '#platform/server/foundation/refusal.ts'
import type { Services } from '#platform/server/foundation/services.ts'
import * as queries from '#planning/goals/server/queries.ts'
import type { HandlersOf } from '#platform/server/http/handler.ts'

/** Goals of one month: what came in is the value of those that follow it. */
async function withIncome(tx: Tx, { hooks }: Services, goals: Goal[]): Promise<Goal[]> {
  const following = goals.find(({ followsMoney }) => followsMoney)
  if (!following) return goals
  const { income, others } = await hooks.incomeOfMonth(tx, following.monthYear)
  return goals.map((goal) => (goal.followsMoney ? { ...goal, currentValue: income, leftOut: others } : goal))
}

const oneWithIncome = async (tx: Tx, services: Services, goal: Goal): Promise<Goal> =>
  (await withIncome(tx, services, [goal]))[0] ?? goal

const refuseFollowing = (): never =>
  refuseField('followsMoney', 'Only a goal in dollars in the category Revenue can be filled in from your payments.')

export const goals: HandlersOf<typeof endpoints> = {
  list: async ({ tx, query, services }) =>
    withIncome(tx, services, await queries.listGoals(tx, query.monthYear || monthHere())),

  create: async ({ tx, body, services }) => {
    const { unit = 'count', category = 'consultations', followsMoney, monthYear = monthHere() } = body
    if (followsMoney && !canFollowMoney({ unit, category })) refuseFollowing()
    const goal = await queries.insertGoal(tx, { ...blankToNull(body), category, monthYear })
    return oneWithIncome(tx, services, goal)
  },

  update: async ({ tx, params, body: { updatedAt: _notBelieved, previous, ...change }, services }) => {
    const before = await queries.lockGoal(tx, params.id)
    if (previous) refuseStale(before.title, await oneWithIncome(tx, services, before), change, previous)
    const after = { ...before, ...change }
    const ends = after.followsMoney && !canFollowMoney(after)
    if (ends && change.followsMoney) refuseFollowing()
    const goal = await queries.changeGoal(tx, params.id, {
      ...blankToNull(change),
      ...(ends && { followsMoney: false }),
    })
    return oneWithIncome(tx, services, goal)
  },

  remove: ({ tx, params }) => queries.deleteGoal(tx, params.id),
}
