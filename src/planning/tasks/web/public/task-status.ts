import type { Task, TaskPriority } from '#planning/tasks/contract/endpoints.ts'
import type { Tone } from '#platform/web/ui/layout/Badge.tsx'

type TaskStatus = 'not-started' | 'in-progress' | 'completed'

/** An open task is in progress if it is assigned to someone other than the planner; an empty assignee means the planner. */
export function statusOf({ completed, assignedTo }: Pick<Task, 'completed' | 'assignedTo'>): TaskStatus {
  if (completed) return 'completed'
  return assignedTo === '' || assignedTo === 'planner' ? 'not-started' : 'in-progress'
}

export const statusLooks: Record<TaskStatus, { label: string; tone: Tone }> = {
  'not-started': { label: 'Not Started', tone: 'grey' },
  'in-progress': { label: 'In Progress', tone: 'blue' },
  completed: { label: 'Completed', tone: 'green' },
}

export const priorityLooks: Record<TaskPriority, { label: string; tone: Tone }> = {
  high: { label: 'High', tone: 'red' },
  medium: { label: 'Medium', tone: 'amber' },
  low: { label: 'Low', tone: 'green' },
}

/** Whether the couple of the task's wedding doesn't see it. Internal tasks have no couple. */
export const isPrivate = ({ clientId, visibleToCouple }: Pick<Task, 'clientId' | 'visibleToCouple'>): boolean =>
  clientId !== null && !visibleToCouple

/** '2/5' */
export const stepsInWords = (steps: Task['steps']): string =>
  `${steps.filter(({ done }) => done).length}/${steps.length}`
