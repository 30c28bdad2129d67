import { update } from '#planning/tasks/contract/calls.ts'
import type { Task } from '#planning/tasks/contract/endpoints.ts'
import { change } from '#platform/web/calls/change.ts'
import { withRow, type Cached } from '#platform/web/calls/pending-edits.ts'
import { editTasks } from '#planning/tasks/web/public/edit-tasks.ts'
import type { Placed } from '#planning/tasks/web/task-groups.ts'
import { toast } from '#platform/web/ui/overlays/toast.ts'

const failure = 'Failed to update task. Please try again.'

/** Moves a task to another group, with an undo in the toast. */
export function moveTask(task: Task, placed: Placed, groupName: string): void {
  const before = {
    ...('dueDate' in placed && { dueDate: task.dueDate ?? '' }),
    // A task that leaves its wedding is not the couple's any more.
    ...('clientId' in placed && {
      clientId: task.clientId,
      ...(task.assignedTo === 'client' && { assignedTo: 'client' }),
    }),
    ...('phase' in placed && { phase: task.phase ?? '' }),
  }
  const write = (to: Placed & { assignedTo?: string }) => {
    const { dueDate, phase, clientId } = to
    const shown = {
      ...(dueDate !== undefined && { dueDate: dueDate || null }),
      ...(phase !== undefined && { phase: phase || null }),
      ...(clientId !== undefined && { clientId, clientName: clientId === task.clientId ? task.clientName : groupName }),
    }
    const optimistic = (cached: Cached) => editTasks(cached, (tasks) => withRow(tasks, task.id, shown))
    void change(update, { params: { id: task.id }, body: to }, { optimistic, failure })
  }
  write(placed)
  toast({
    title: 'Task moved',
    text: `“${task.title}” is now under ${groupName}.`,
    action: { label: 'Undo', onSelect: () => write(before) },
  })
}
