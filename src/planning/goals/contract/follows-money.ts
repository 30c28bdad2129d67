import type { Goal } from '#planning/goals/contract/endpoints.ts'

/** Whether what came in can be the value of a goal. */
export const canFollowMoney = ({ unit, category }: Pick<Goal, 'unit' | 'category'>): boolean =>
  unit === 'dollars' && category === 'revenue'
