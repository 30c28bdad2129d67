import { useId } from 'react'
import { newTaskDraft, newTaskValues, useTaskForm } from '#web/tasks/task-form.ts'
import { TaskFields } from '#web/tasks/TaskFields.tsx'
import { useCreateTask } from '#web/tasks/use-create-task.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { DraftNote } from '#web/ui/DraftNote.tsx'
import { useFormDialog } from '#web/ui/use-form-dialog.ts'

type Props = { clientId?: number; open: boolean; onClose: () => void }

export default function NewTaskDialog({ clientId, open, onClose }: Props) {
  const form = useTaskForm(newTaskValues(clientId), newTaskDraft(clientId))
  const { onOpenChange, leave } = useFormDialog(form, open, () => newTaskValues(clientId), onClose)
  const submit = useCreateTask(form, leave)
  const formId = useId()

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="New Task"
      footer={
        <>
          <Button onClick={leave}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" pending={form.isSubmitting} pendingLabel="Creating...">
            Create Task
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="grid gap-5 sm:grid-cols-2">
        <DraftNote form={form} />
        <TaskFields form={form} />
      </form>
    </Dialog>
  )
}
