import * as calls from '#planning/tasks/contract/calls.ts'
import type { Task } from '#planning/tasks/contract/endpoints.ts'
import { useCall } from '#platform/web/calls/use-call.ts'
import { isShownToCouple } from '#planning/tasks/web/shown-to-couple.ts'
import { useTaskForm, valuesOf } from '#planning/tasks/web/task-form.ts'
import { TaskFields } from '#planning/tasks/web/TaskFields.tsx'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { toast } from '#platform/web/ui/overlays/toast.ts'
import { DraftNote } from '#platform/web/ui/controls/DraftNote.tsx'
import { SubmitButton } from '#platform/web/ui/controls/SubmitButton.tsx'

type Props = { task: Task; onDone: () => void }

/** Edits a task in its dialog or on its page. */
export default function EditTaskForm({ task, onDone }: Props) {
  const { mutateAsync } = useCall(calls.update)
  const form = useTaskForm(valuesOf(task), `task-${task.id}`)

  const leave = () => {
    form.reset()
    onDone()
  }
  const submit = form.handleSubmit(async ({ completed: _unchanged, dueDate, steps, offset, ...body }) => {
    const visibleToCouple = isShownToCouple(form.values, task)
    // A date that is written unties the task from the wedding's date or changes its offset.
    const changed = {
      ...(form.changed.includes('dueDate') && { dueDate }),
      ...(form.changed.includes('steps') && { steps }),
      ...(form.changed.includes('offset') && { offset }),
    }
    await mutateAsync({ params: { id: task.id }, body: { ...body, ...changed, visibleToCouple } })
    leave()
    toast({ title: 'Task updated', text: `“${body.title}” is saved.` })
  }, 'Failed to update task. Please try again.')

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5 sm:grid-cols-2">
      <DraftNote form={form} />
      <TaskFields form={form} task={task} />
      <div className="flex flex-col-reverse gap-3 sm:col-span-2 sm:flex-row sm:justify-end">
        <Button onClick={leave}>Cancel</Button>
        <SubmitButton form={form} words={['Save Task', 'Saving...']} />
      </div>
    </form>
  )
}
