import { contract } from '#contract/index.ts'
import type { Task } from '#contract/tasks.ts'
import { change, type ChangeOptions } from '#web/change.ts'
import { withRow } from '#web/pending-edits.ts'
import { toast } from '#web/ui/overlays/toast.ts'

const { list, ofClient, read, update } = contract.tasks

const tick: ChangeOptions<typeof update> = {
  optimistic: (cached, { params: { id }, body }) => {
    cached.edit(list, (tasks) => withRow(tasks, id, body))
    cached.edit(ofClient, (tasks) => withRow(tasks, id, body))
    cached.edit(read, (task) => ({ ...task, ...body }), { params: { id } })
  },
  failure: 'Failed to update task. Please try again.',
}

/** Ticks or unticks a task optimistically, with an undo in the toast. */
export function toggleTask({ id, title, completed }: Pick<Task, 'id' | 'title' | 'completed'>): void {
  const set = (to: boolean) => void change(update, { params: { id }, body: { completed: to } }, tick)
  set(!completed)
  toast({
    title: 'Task updated',
    text: completed ? `“${title}” is open again.` : `“${title}” is complete.`,
    action: { label: 'Undo', onSelect: () => set(completed) },
  })
}
