import CalendarClock from 'lucide-react/icons/calendar-clock'
import CalendarDays from 'lucide-react/icons/calendar-days'
import type { Task } from '#contract/tasks.ts'
import { dueInWords, isOverdue } from '#web/tasks/shared/task-status.ts'
import { joined } from '#web/ui/joined-classes.ts'

/** The due date of a task; overdue is also written out, not shown by colour alone. */
export function DueDate({ task }: { task: Pick<Task, 'dueDate' | 'completed'> }) {
  if (task.dueDate === null) return null
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
