import { read, update } from '#planning/tasks/contract/calls.ts'
import type { Task } from '#planning/tasks/contract/endpoints.ts'
import { callerHere } from '#platform/web/calls/call.ts'
import { change, type ChangeOptions } from '#platform/web/calls/change.ts'
import { describeCall } from '#platform/web/calls/described-calls.ts'
import { sendLater } from '#platform/web/outbox/later.ts'
import { withRow } from '#platform/web/calls/pending-edits.ts'
import { editTasks } from '#planning/tasks/web/public/edit-tasks.ts'
import { toast } from '#platform/web/ui/overlays/toast.ts'

const tick = {
  optimistic: (cached, { params: { id }, body }) => {
    editTasks(cached, (tasks) => withRow(tasks, id, body))
    cached.edit(read, (task) => ({ ...task, ...body }), { params: { id } })
  },
  failure: 'Failed to update task. Please try again.',
} satisfies ChangeOptions<typeof update>

describeCall(update, tick.optimistic)

/** Ticks or unticks a task optimistically, with an undo in the toast. What a couple ticks waits for the network. */
export function toggleTask({ id, title, completed }: Pick<Task, 'id' | 'title' | 'completed'>): void {
  const set = (to: boolean) => {
    const input = { params: { id }, body: { completed: to } }
    if (callerHere() === 'couple') void sendLater(update, input, `“${title}” is ${to ? 'complete' : 'open again'}`)
    else void change(update, input, tick)
  }
  set(!completed)
  toast({
    title: 'Task updated',
    text: completed ? `“${title}” is open again.` : `“${title}” is complete.`,
    action: { label: 'Undo', onSelect: () => set(completed) },
  })
}
