import { goal, newGoal } from '#planning/goals/contract/endpoints.ts'
import { about } from '#platform/server/db/about.ts'
import { progressGoals } from '#planning/goals/server/table.ts'

export const tables = [
  about(progressGoals, {
    announced: { topic: 'goals' },
    ceiling: [5000, 'goals'],
    exported: {
      inWedding: 'none',
      csv: {
        name: 'goals',
        heads: {
          title: 'Title',
          description: 'Description',
          current_value: 'Now',
          target_value: 'Goal',
          unit: 'Unit',
          category: 'Category',
          month_year: 'Month',
        },
      },
      form: { ...newGoal.shape, unit: goal.shape.unit, category: goal.shape.category },
    },
    inTheWay: 'goals',
  }),
]
