import Check from 'lucide-react/icons/check'
import Pencil from 'lucide-react/icons/pencil'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Trash2 from 'lucide-react/icons/trash'
import { lazy, useEffect, useState } from 'react'
import type { Task } from '#contract/tasks.ts'
import { usePageId } from '#web/router/Router.tsx'
import { navigate } from '#web/router/router.ts'
import { DeleteTaskDialog } from '#web/tasks/DeleteTaskDialog.tsx'
import { TaskFacts } from '#web/tasks/TaskFacts.tsx'
import { TaskSkeletons } from '#web/tasks/TaskSkeletons.tsx'
import { toggleTask } from '#web/tasks/shared/ticks.ts'
import { useTask } from '#web/tasks/use-tasks.ts'
import { Button, IconButton } from '#web/ui/controls/Button.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import { FailedState } from '#web/ui/layout/FailedState.tsx'
import { Later } from '#web/ui/layout/Later.tsx'
import { PageHeader } from '#web/ui/layout/PageHeader.tsx'
import { MissingRecord } from '#web/ui/layout/MissingRecord.tsx'

const EditTaskForm = lazy(() => import('#web/tasks/EditTaskForm.tsx'))

export default function TaskPage() {
  const id = usePageId()
  const { task, missing, failed, isFetching, retry } = useTask(id)
  if (missing) return <MissingRecord what="task" to="/tasks" label="All tasks" />
  if (task) return <TaskInFull key={id} task={task} />
  if (failed) return <FailedState what="task" onRetry={retry} pending={isFetching} />
  return <TaskSkeletons />
}

function TaskInFull({ task }: { task: Task }) {
  const [editing, setEditing] = useState(false)
  const [deleting, setDeleting] = useState(false)
  const { title, completed } = task
  useEffect(() => {
    document.title = `${title} · Larkspur`
  }, [title])
  return (
    <div className="max-w-3xl">
      <PageHeader
        back={{ to: '/tasks', label: 'All tasks' }}
        title={<span className="[overflow-wrap:anywhere]">{title}</span>}
        actions={
          <>
            <Button variant="primary" icon={completed ? <RotateCcw /> : <Check />} onClick={() => toggleTask(task)}>
              {completed ? 'Mark Incomplete' : 'Mark Complete'}
            </Button>
            <Button icon={<Pencil />} disabled={editing} onClick={() => setEditing(true)}>
              Edit
            </Button>
            <IconButton label="Delete" onClick={() => setDeleting(true)}>
              <Trash2 />
            </IconButton>
          </>
        }
      />
      <Card>
        {editing ? (
          <Later>
            <EditTaskForm task={task} onDone={() => setEditing(false)} />
          </Later>
        ) : (
          <TaskFacts task={task} />
        )}
      </Card>
      <DeleteTaskDialog
        task={task}
        open={deleting}
        onClose={() => setDeleting(false)}
        onDeleted={() => void navigate({ to: '/tasks' })}
      />
    </div>
  )
}
