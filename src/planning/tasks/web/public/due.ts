import { dayHere } from '#platform/contract/calendar-date.ts'
import type { Task } from '#planning/tasks/contract/endpoints.ts'
import { daysToGo, formatDate } from '#platform/web/ui/format/dates.ts'
import { t } from '#platform/web/locale/t.ts'

/** Whether a task is overdue: from the day after its due date, by the viewer's local day. */
export function isOverdue({ completed, dueDate }: Pick<Task, 'completed' | 'dueDate'>, today = dayHere()): boolean {
  return !completed && dueDate !== null && dueDate < today
}

/** The due date relative to today. */
export function dueInWords(dueDate: string, today = dayHere()): string {
  const days = daysToGo(dueDate, today)
  if (days === 0) return t('Today')
  if (days === 1) return t('Tomorrow')
  if (days === -1) return t('Yesterday')
  return formatDate(dueDate)
}
