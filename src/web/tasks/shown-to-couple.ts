import type { Task } from '#contract/tasks.ts'

type Shown = { assignedTo?: string | null | undefined; visibleToCouple?: boolean | undefined }

/** Follows the assignee until the switch is touched. A task that the couple sees stays visible with another assignee. */
export function isShownToCouple(values: Shown, stored?: Pick<Task, 'assignedTo' | 'visibleToCouple'>): boolean {
  const nowAssigned = values.assignedTo === 'client' && stored?.assignedTo !== 'client'
  return values.visibleToCouple ?? (nowAssigned || (stored?.visibleToCouple ?? false))
}
