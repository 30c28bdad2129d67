import { useEffect, useId } from 'react'
import { newTaskValues, useTaskForm } from '#web/tasks/task-form.ts'
import { TaskFields } from '#web/tasks/TaskFields.tsx'
import { useCreateTask } from '#web/tasks/use-create-task.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'

type Props = { clientId?: number; open: boolean; onClose: () => void }

export default function NewTaskDialog({ clientId, open, onClose }: Props) {
  const form = useTaskForm(newTaskValues(clientId))
  const submit = useCreateTask(form, onClose)
  const formId = useId()

  useEffect(() => {
    if (open) form.reset(newTaskValues(clientId))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- each opening begins anew
  }, [open])

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="New Task"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" pending={form.isSubmitting} pendingLabel="Creating...">
            Create Task
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="grid gap-5 sm:grid-cols-2">
        <TaskFields form={form} />
      </form>
    </Dialog>
  )
}
