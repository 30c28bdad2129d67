import EyeOff from 'lucide-react/icons/eye-off'
import { memo } from 'react'
import type { Task } from '#contract/tasks.ts'
import { DueDate } from '#web/tasks/DueDate.tsx'
import { holderInWords, isPrivate, priorityLooks, statusOf } from '#web/tasks/shared/task-status.ts'
import { TickBox } from '#web/tasks/shared/TickBox.tsx'
import { toggleTask } from '#web/tasks/shared/ticks.ts'
import { Badge } from '#web/ui/layout/Badge.tsx'
import { joined } from '#web/ui/joined-classes.ts'

type Props = { task: Task; onOpen: (id: number) => void }

/** Uses content-visibility, so that rows out of sight cost no layout. */
export const TaskRow = memo(function TaskRow({ task, onOpen }: Props) {
  const { id, title, completed, completedBy, priority, assignedTo, dueDate } = task
  return (
    <li className="flex items-start gap-1.5 border-b border-line py-1.5 [contain-intrinsic-size:auto_3.5rem] [content-visibility:auto] last:border-0">
      <TickBox checked={completed} label={`${title}: completed`} onToggle={() => toggleTask(task)} />
      <button
        type="button"
        onClick={() => onOpen(id)}
        className="flex min-h-10 min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1 rounded-sm px-2 py-1.5 text-left hover:bg-sunken focus-visible:-outline-offset-2"
      >
        <span
          className={joined('min-w-0 grow basis-64 [overflow-wrap:anywhere]', completed && 'text-muted line-through')}
        >
          {title}
          {isPrivate(task) && <PrivateMark />}
        </span>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          {dueDate && <DueDate task={task} />}
          {completed && completedBy && <span>{`by ${completedBy}`}</span>}
          {statusOf(task) === 'in-progress' && <Badge tone="blue">{holderInWords(assignedTo)}</Badge>}
          {!completed && priority !== 'medium' && (
            <Badge tone={priorityLooks[priority].tone}>{priorityLooks[priority].label}</Badge>
          )}
        </span>
      </button>
    </li>
  )
})

/** Quiet, because most tasks of a studio are private. */
function PrivateMark() {
  return (
    <>
      <EyeOff aria-hidden className="ml-2 inline size-3.5 align-[-0.125em] text-muted" />
      <span className="sr-only"> (private)</span>
    </>
  )
}
