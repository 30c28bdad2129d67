import type { newGoal } from '#contract/goals.ts'
import type * as z from 'zod/mini'

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

type Call = (method: string, path: string, body?: unknown) => Promise<unknown>

/** What the studio wants to reach in the month of a day. */
export async function addGoals(call: Call, today: string): Promise<void> {
  for (const goal of goals) await call('POST', '/api/progress-goals', { ...goal, monthYear: today.slice(0, 7) })
}
