import type { TodayLine } from '#overview/today/contract/endpoints.ts'
import type { DemoStudio } from '#platform/server/foundation/demo-studio.ts'

/** Asks the first couple about its overdue task, and snoozes a task of the studio. */
export default async function addToday({ call, dayFromNow }: DemoStudio): Promise<void> {
  const lines = (await call('GET', `/api/today?today=${dayFromNow(0)}`)) as TodayLine[]
  const late = lines.find(({ kind }) => kind === 'couple-task')
  if (late) await call('POST', `/api/tasks/${late.action.taskId}/nudge`)
  const taxes = lines.find(({ title }) => title === 'Quarterly taxes')
  if (taxes) await call('POST', '/api/snoozes', { key: taxes.key, until: dayFromNow(2) })
}
