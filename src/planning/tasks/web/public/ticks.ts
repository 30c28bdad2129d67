import { read, update } from '#planning/tasks/contract/calls.ts'
import type { Task } from '#planning/tasks/contract/endpoints.ts'
import { callerHere } from '#platform/web/calls/call.ts'
import { change, type ChangeOptions } from '#platform/web/calls/change.ts'
import { describeCall } from '#platform/web/calls/described-calls.ts'
import { sendLater } from '#platform/web/outbox/later.ts'
import { withRow } from '#platform/web/calls/pending-edits.ts'
import { editTasks } from '#planning/tasks/web/public/edit-tasks.ts'
import { toast } from '#platform/web/ui/overlays/toast.ts'
import { msg } from '#platform/contract/locale/translate.ts'
import { t } from '#platform/web/locale/t.ts'

const tick = {
  optimistic: (cached, { params: { id }, body }) => {
    editTasks(cached, (tasks) => withRow(tasks, id, body))
    cached.edit(read, (task) => ({ ...task, ...body }), { params: { id } })
  },
  failure: msg('Failed to update task. Please try again.'),
} satisfies ChangeOptions<typeof update>

describeCall(update, tick.optimistic)

/** Ticks or unticks a task optimistically, with an undo in the toast. What a couple ticks waits for the network. */
export function toggleTask({ id, title, completed }: Pick<Task, 'id' | 'title' | 'completed'>): void {
  const set = (to: boolean) => {
    const input = { params: { id }, body: { completed: to } }
    if (callerHere() === 'couple')
      void sendLater(
        update,
        input,
        to ? t('“{title}” is complete', { title }) : t('“{title}” is open again', { title }),
      )
    else void change(update, input, tick)
  }
  set(!completed)
  toast({
    title: t('Task updated'),
    text: completed ? t('“{title}” is open again.', { title }) : t('“{title}” is complete.', { title }),
    action: { label: t('Undo'), onSelect: () => set(completed) },
  })
}
