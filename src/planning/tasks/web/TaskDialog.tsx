import Check from 'lucide-react/icons/check'
import Pencil from 'lucide-react/icons/pencil'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Trash2 from 'lucide-react/icons/trash'
import { useEffect, useState } from 'react'
import type { Task } from '#planning/tasks/contract/endpoints.ts'
import { DeleteTaskDialog } from '#planning/tasks/web/DeleteTaskDialog.tsx'
import EditTaskForm from '#planning/tasks/web/EditTaskForm.tsx'
import { TaskFacts } from '#planning/tasks/web/TaskFacts.tsx'
import { toggleTask } from '#planning/tasks/web/public/ticks.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { Dialog } from '#platform/web/ui/overlays/Dialog.tsx'

type Props = { task: Task; open: boolean; /** Opens with the form. */ edits: boolean; onClose: () => void }

/** All details of a task, with its actions. */
export default function TaskDialog({ task, open, edits, onClose }: Props) {
  const [editing, setEditing] = useState(false)
  const [deleting, setDeleting] = useState(false)
  useEffect(() => {
    if (open) setEditing(edits)
  }, [open, edits])

  const actions = (
    <>
      <Button variant="quiet" icon={<Trash2 />} className="sm:mr-auto" onClick={() => setDeleting(true)}>
        Delete
      </Button>
      <Button icon={<Pencil />} onClick={() => setEditing(true)}>
        Edit
      </Button>
      <Button
        variant="primary"
        icon={task.completed ? <RotateCcw /> : <Check />}
        onClick={() => {
          toggleTask(task)
          onClose()
        }}
      >
        {task.completed ? 'Mark Incomplete' : 'Mark Complete'}
      </Button>
    </>
  )
  return (
    <>
      <Dialog
        open={open}
        onOpenChange={(next) => !next && onClose()}
        title={editing ? 'Edit Task' : <span className="wrap-anywhere">{task.title}</span>}
        footer={editing ? undefined : actions}
      >
        {editing ? <EditTaskForm task={task} onDone={() => setEditing(false)} /> : <TaskFacts task={task} />}
      </Dialog>
      <DeleteTaskDialog task={task} open={deleting} onClose={() => setDeleting(false)} onDeleted={onClose} />
    </>
  )
}
