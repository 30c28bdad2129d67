import { navigate } from '#platform/web/router/router.ts'
import { newTaskDraft, newTaskValues, useTaskForm } from '#planning/tasks/web/task-form.ts'
import { TaskFields } from '#planning/tasks/web/TaskFields.tsx'
import { useCreateTask } from '#planning/tasks/web/use-create-task.ts'
import { FormPage } from '#platform/web/ui/layout/FormPage.tsx'

export default function NewTaskPage() {
  const form = useTaskForm(newTaskValues(), newTaskDraft())
  const submit = useCreateTask(form, () => {
    form.reset()
    void navigate({ to: '/tasks' })
  })
  return (
    <FormPage
      form={form}
      onSubmit={submit}
      back={{ to: '/tasks', label: 'All tasks' }}
      title="New Task"
      subtitle="For one of your couples, or for the studio itself"
      heading="Task Information"
      submit={['Create Task', 'Creating...']}
    >
      <TaskFields form={form} />
    </FormPage>
  )
}
