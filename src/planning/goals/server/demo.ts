import type { newGoal } from '#planning/goals/contract/endpoints.ts'
import type * as z from 'zod/mini'
import type { DemoStudio } from '#platform/server/foundation/demo-studio.ts'

const goals: z.input<typeof newGoal>[] = [
  { title: 'First consultations', category: 'consultations', currentValue: 6, targetValue: 8 },
  { title: 'Contracts signed', category: 'contracts', currentValue: 2, targetValue: 3 },
  {
    title: 'Deposits received',
    description: 'Without the two weddings that paid in advance.',
    category: 'revenue',
    unit: 'dollars',
    currentValue: 14500,
    targetValue: 20000,
  },
  { title: 'Vendor answers within a day', category: 'vendors', unit: 'percentage', currentValue: 90, targetValue: 90 },
]

/** The studio's goals for this month. */
export default async function addGoals({ call, dayFromNow }: DemoStudio): Promise<void> {
  const monthYear = dayFromNow(0).slice(0, 7)
  for (const goal of goals) await call('POST', '/api/progress-goals', { ...goal, monthYear })
}
