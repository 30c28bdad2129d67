import Check from 'lucide-react/icons/check'
import Pencil from 'lucide-react/icons/pencil'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Trash2 from 'lucide-react/icons/trash'
import { lazy, useEffect, useState } from 'react'
import type { Task } from '#planning/tasks/contract/endpoints.ts'
import { usePageId } from '#platform/web/router/Router.tsx'
import { navigate } from '#platform/web/router/router.ts'
import { DeleteTaskDialog } from '#planning/tasks/web/DeleteTaskDialog.tsx'
import { TaskFacts } from '#planning/tasks/web/TaskFacts.tsx'
import { TaskSkeletons } from '#planning/tasks/web/TaskSkeletons.tsx'
import { toggleTask } from '#planning/tasks/web/public/ticks.ts'
import { Button, IconButton } from '#platform/web/ui/controls/Button.tsx'
import { Card } from '#platform/web/ui/layout/Card.tsx'
import { Later } from '#platform/web/ui/layout/Later.tsx'
import { PageHeader } from '#platform/web/ui/layout/PageHeader.tsx'
import { AnsweredRecord } from '#platform/web/ui/layout/AnsweredRecord.tsx'
import * as calls from '#planning/tasks/contract/calls.ts'
import { useAnswer } from '#platform/web/calls/api.ts'

const EditTaskForm = lazy(() => import('#planning/tasks/web/EditTaskForm.tsx'))

const back = { to: '/tasks', label: 'All tasks' } as const

export default function TaskPage() {
  const id = usePageId()
  const answer = useAnswer(calls.read, { params: { id } })
  return (
    <AnsweredRecord answer={answer} what="task" back={back} skeleton={<TaskSkeletons />}>
      {(task) => <TaskInFull key={id} task={task} />}
    </AnsweredRecord>
  )
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
        back={back}
        title={<span className="wrap-anywhere">{title}</span>}
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
