import CalendarClock from 'lucide-react/icons/calendar-clock'
import CalendarDays from 'lucide-react/icons/calendar-days'
import { offsetInWords } from '#platform/contract/offset.ts'
import type { Task } from '#planning/tasks/contract/endpoints.ts'
import { dueInWords, isOverdue } from '#planning/tasks/web/public/due.ts'
import { joined } from '#platform/web/ui/joined-classes.ts'

/**
 * The due date of a task; overdue is also written out, not shown by colour alone. A task that follows a wedding without
 * a date has its offset instead.
 */
export function DueDate({ task }: { task: Pick<Task, 'dueDate' | 'completed' | 'offset'> }) {
  if (task.dueDate === null) return task.offset && <span>{offsetInWords(task.offset)}</span>
  const overdue = isOverdue(task)
  const Icon = overdue ? CalendarClock : CalendarDays
  return (
    <span className={joined('inline-flex items-center gap-1.5 tabular', overdue && 'font-medium text-danger-ink')}>
      <Icon aria-hidden className="size-4 shrink-0" />
      {overdue && 'Overdue: '}
      {dueInWords(task.dueDate)}
    </span>
  )
}
