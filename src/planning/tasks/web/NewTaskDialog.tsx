import { newTaskDraft, newTaskValues, useTaskForm } from '#planning/tasks/web/task-form.ts'
import { TaskFields } from '#planning/tasks/web/TaskFields.tsx'
import { useCreateTask } from '#planning/tasks/web/use-create-task.ts'
import { FormDialog } from '#platform/web/ui/overlays/FormDialog.tsx'
import { useFormDialog } from '#platform/web/ui/overlays/use-form-dialog.ts'

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
