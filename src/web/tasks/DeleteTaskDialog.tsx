import { contract } from '#contract/index.ts'
import type { Task } from '#contract/tasks.ts'
import { useCall } from '#web/use-call.ts'
import { ConfirmDialog } from '#web/ui/Dialog.tsx'
import { toast, toastFailure } from '#web/ui/toast.ts'

type Props = { task: Task; open: boolean; onClose: () => void; onDeleted: () => void }

export function DeleteTaskDialog({ task, open, onClose, onDeleted }: Props) {
  const { mutate, isPending } = useCall(contract.tasks.remove)
  const remove = () =>
    mutate(
      { params: { id: task.id } },
      {
        onSuccess: () => {
          onClose()
          onDeleted()
          toast({ title: 'Task deleted', text: `“${task.title}” is gone.` })
        },
        onError: (error) => toastFailure(error, 'Error', 'Failed to delete task. Please try again.'),
      },
    )
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && !isPending && onClose()}
      title="Delete Task"
      text={`Are you sure you want to delete “${task.title}”? This action cannot be undone.`}
      confirmLabel="Delete Task"
      pendingLabel="Deleting..."
      pending={isPending}
      onConfirm={remove}
    />
  )
}
