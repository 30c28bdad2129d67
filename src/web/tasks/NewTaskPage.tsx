import { useNavigate } from '@tanstack/react-router'
import { newTaskDraft, newTaskValues, useTaskForm } from '#web/tasks/task-form.ts'
import { TaskFields } from '#web/tasks/TaskFields.tsx'
import { useCreateTask } from '#web/tasks/use-create-task.ts'
import { Button } from '#web/ui/Button.tsx'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { TitledCard } from '#web/ui/Card.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { DraftNote } from '#web/ui/DraftNote.tsx'

export default function NewTaskPage() {
  const navigate = useNavigate()
  const form = useTaskForm(newTaskValues(), newTaskDraft())
  const submit = useCreateTask(form, () => {
    form.reset()
    void navigate({ to: '/tasks' })
  })
  return (
    <>
      <PageHeader
        back={{ to: '/tasks', label: 'All tasks' }}
        title="New Task"
        subtitle="For one of your couples, or for the studio itself"
      />
      <TitledCard title="Task Information" className="max-w-3xl">
        <form data-begin noValidate onSubmit={(event) => void submit(event)} className="grid gap-5 sm:grid-cols-2">
          <DraftNote form={form} />
          <TaskFields form={form} />
          <div className="flex flex-col-reverse gap-3 sm:col-span-2 sm:flex-row sm:justify-end">
            <ButtonLink to="/tasks" onClick={() => form.reset()}>
              Cancel
            </ButtonLink>
            <Button type="submit" variant="primary" pending={form.isSubmitting} pendingLabel="Creating...">
              Create Task
            </Button>
          </div>
        </form>
      </TitledCard>
    </>
  )
}
