import { newTaskDraft, newTaskValues, useTaskForm } from '#web/tasks/task-form.ts'
import { TaskFields } from '#web/tasks/TaskFields.tsx'
import { useCreateTask } from '#web/tasks/use-create-task.ts'
import { FormDialog } from '#web/ui/overlays/FormDialog.tsx'
import { useFormDialog } from '#web/ui/overlays/use-form-dialog.ts'

type Props = { clientId?: number; open: boolean; onClose: () => void }

export default function NewTaskDialog({ clientId, open, onClose }: Props) {
  const form = useTaskForm(newTaskValues(clientId), newTaskDraft(clientId))
  const dialog = useFormDialog(form, open, () => newTaskValues(clientId), onClose)
  const submit = useCreateTask(form, dialog.leave)
  return (
    <FormDialog dialog={dialog} onSubmit={submit} title="New Task" submit={['Create Task', 'Creating...']}>
      <TaskFields form={form} />
    </FormDialog>
  )
}
