import * as calls from '#planning/tasks/contract/calls.ts'
import { useCall } from '#platform/web/calls/use-call.ts'
import { isShownToCouple } from '#planning/tasks/web/shown-to-couple.ts'
import type { TaskForm } from '#planning/tasks/web/task-form.ts'
import { toast } from '#platform/web/ui/overlays/toast.ts'

/** The submit handler of a form for a new task. The input stays when it fails. */
export function useCreateTask(form: TaskForm, onCreated: () => void) {
  const { mutateAsync } = useCall(calls.create)
  return form.handleSubmit(async (body) => {
    const chosen = body.clientId ? { visibleToCouple: isShownToCouple(form.values) } : {}
    const task = await mutateAsync({ body: { ...body, ...chosen } })
    onCreated()
    toast({ title: 'Task created', text: `“${task.title}” is on your list.` })
  }, 'Failed to create task. Please try again.')
}
