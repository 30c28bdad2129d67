import EyeOff from 'lucide-react/icons/eye-off'
import Repeat from 'lucide-react/icons/repeat'
import { memo } from 'react'
import type { Task } from '#planning/tasks/contract/endpoints.ts'
import { DueDate } from '#planning/tasks/web/DueDate.tsx'
import type { RowActions } from '#planning/tasks/web/row-actions.ts'
import { RowMenu, type MoveTarget } from '#planning/tasks/web/RowMenu.tsx'
import { holderInWords } from '#planning/tasks/web/assignee.ts'
import { isPrivate, priorityLooks, statusOf, stepsInWords } from '#planning/tasks/web/public/task-status.ts'
import { TickBox } from '#planning/tasks/web/public/TickBox.tsx'
import { toggleTask } from '#planning/tasks/web/public/ticks.ts'
import { Badge } from '#platform/web/ui/layout/Badge.tsx'
import { joined } from '#platform/web/ui/joined-classes.ts'
import { useLocale } from '#platform/web/locale/use-locale.ts'

type Props = {
  task: Task
  onOpen: (id: number) => void
  actions?: RowActions
  /** The groups to which its menu moves it. */
  targets?: readonly MoveTarget[]
  /** Undefined while no tasks are being chosen. */
  chosen?: boolean | undefined
  /** In a list that is not grouped by couple. */
  namesCouple?: boolean
}

const noTargets: readonly MoveTarget[] = []

export const TaskRow = memo(function TaskRow({ task, onOpen, actions, targets, chosen, namesCouple }: Props) {
  useLocale()
  const { id, title, completed, completedBy, priority, clientName, steps, repeat } = task
  return (
    <li
      data-task={id}
      onPointerDown={actions && ((event) => actions.startDrag(event, task))}
      className={joined(
        'flex items-start gap-1 border-b border-line py-0.5 offscreen-11 last:border-0',
        'data-dragging:pointer-events-none data-dragging:relative data-dragging:z-10 data-dragging:bg-raised data-dragging:lift-raised',
        chosen && 'bg-accent-soft',
      )}
    >
      {chosen !== undefined && (
        <label className="grid size-10 shrink-0 cursor-pointer place-items-center touchable">
          <input
            type="checkbox"
            aria-label={`Select ${title}`}
            checked={chosen}
            onChange={() => actions?.choose(id)}
            className="size-4 accent-accent"
          />
        </label>
      )}
      <TickBox checked={completed} label={`${title}: completed`} onToggle={() => toggleTask(task)} />
      <button
        type="button"
        data-opens
        onClick={(event) => (event.shiftKey && actions ? actions.choose(id) : onOpen(id))}
        className="flex min-h-10 min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1 rounded-sm px-2 py-1.5 text-left hover:bg-sunken focus-visible:-outline-offset-2"
      >
        <span className={joined('min-w-0 grow basis-64 wrap-anywhere', completed && 'text-muted line-through')}>
          {title}
          {isPrivate(task) && <PrivateMark />}
        </span>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          {namesCouple && clientName && <span className="max-w-56 truncate">{clientName}</span>}
          {steps.length > 0 && <span className="tabular">{stepsInWords(steps)}</span>}
          {repeat && (
            <span className="inline-flex items-center gap-1">
              <Repeat aria-hidden className="size-3.5" />
              {repeat === 'weekly' ? 'Weekly' : 'Monthly'}
            </span>
          )}
          <DueDate task={task} />
          {completed && completedBy && <span>{`by ${completedBy}`}</span>}
          {statusOf(task) === 'in-progress' && <Badge tone="blue">{holderInWords(task)}</Badge>}
          {!completed && <Badge tone={priorityLooks[priority].tone}>{priorityLooks[priority].label}</Badge>}
        </span>
      </button>
      {actions && <RowMenu task={task} actions={actions} targets={targets ?? noTargets} />}
    </li>
  )
})

function PrivateMark() {
  return (
    <>
      {'\u00a0'}
      <EyeOff aria-hidden className="ml-1 inline size-3.5 align-[-0.125em] text-muted" />
      <span className="sr-only"> (private to the studio)</span>
    </>
  )
}
