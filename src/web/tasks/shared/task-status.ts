import type { Task, TaskPriority } from '#contract/tasks.ts'
import type { Tone } from '#web/ui/layout/Badge.tsx'
import { dayHere } from '#contract/day.ts'
import { daysToGo, formatDate } from '#web/ui/format/dates.ts'

export type TaskStatus = 'not-started' | 'in-progress' | 'completed'

/** A task in somebody else's hands is in progress; nobody named means the planner. */
export function statusOf({ completed, assignedTo }: Pick<Task, 'completed' | 'assignedTo'>): TaskStatus {
  if (completed) return 'completed'
  return assignedTo === '' || assignedTo === 'planner' ? 'not-started' : 'in-progress'
}

/** Overdue from the day after the due date, by the calendar of whoever looks. */
export function isOverdue({ completed, dueDate }: Pick<Task, 'completed' | 'dueDate'>, today = dayHere()): boolean {
  return !completed && dueDate !== null && dueDate < today
}

/** When it is due, as one would say it. */
export function dueInWords(dueDate: string, today = dayHere()): string {
  const days = daysToGo(dueDate, today)
  if (days === 0) return 'Today'
  if (days === 1) return 'Tomorrow'
  if (days === -1) return 'Yesterday'
  return formatDate(dueDate)
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

/** Who has it, in words; other names than the usual two stand for themselves. */
export function assigneeInWords(assignedTo: string): string {
  if (assignedTo === '' || assignedTo === 'planner') return 'You'
  return assignedTo === 'client' ? 'The couple' : assignedTo
}

/** With whom a task is that is in somebody else's hands. */
export const holderInWords = (assignedTo: string): string =>
  `With ${assignedTo === 'client' ? 'the couple' : assignedTo}`
