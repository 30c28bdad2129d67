import type { Goal } from '#contract/goals.ts'
import { contract } from '#contract/index.ts'
import { useCall } from '#web/use-call.ts'
import { ConfirmDialog } from '#web/ui/Dialog.tsx'
import { toast, toastFailure } from '#web/ui/toast.ts'

type Props = { goal: Goal; open: boolean; onClose: () => void }

export function DeleteGoalDialog({ goal, open, onClose }: Props) {
  const { mutate, isPending } = useCall(contract.goals.remove)
  const remove = () =>
    mutate(
      { params: { id: goal.id } },
      {
        onSuccess: () => {
          onClose()
          toast({ title: 'Success', text: 'Progress goal deleted successfully' })
        },
        onError: (error) => toastFailure(error, 'Error', 'Failed to delete progress goal'),
      },
    )
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && !isPending && onClose()}
      title="Delete Goal"
      text={`Are you sure you want to delete “${goal.title}”? Its progress goes with it.`}
      confirmLabel="Delete Goal"
      pendingLabel="Deleting..."
      pending={isPending}
      onConfirm={remove}
    />
  )
}
