import * as calls from '#planning/tasks/contract/calls.ts'
import type { Task } from '#planning/tasks/contract/endpoints.ts'
import { ConfirmCall } from '#platform/web/ui/overlays/ConfirmCall.tsx'

type Props = { task: Task; open: boolean; onClose: () => void; onDeleted: () => void }

export const DeleteTaskDialog = ({ task: { id, title }, open, onClose, onDeleted }: Props) => (
  <ConfirmCall
    endpoint={calls.remove}
    input={{ params: { id } }}
    open={open}
    onClose={onClose}
    onDone={onDeleted}
    title="Delete Task"
    text={`Are you sure you want to delete “${title}”? This action cannot be undone.`}
    confirm={['Delete Task', 'Deleting...']}
    done={{ title: 'Task deleted', text: `“${title}” is gone.` }}
    failure="Failed to delete task. Please try again."
  />
)
