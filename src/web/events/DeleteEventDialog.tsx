import { contract } from '#contract/index.ts'
import { useCall } from '#web/use-call.ts'
import { formatDate } from '#web/ui/dates.ts'
import { ConfirmDialog } from '#web/ui/Dialog.tsx'
import { toast, toastFailure } from '#web/ui/toast.ts'

type Props = {
  event: { id: number; title: string; date: string; clientName: string | null }
  open: boolean
  onClose: () => void
  onDeleted?: () => void
}

export function DeleteEventDialog({ event, open, onClose, onDeleted }: Props) {
  const { mutateAsync, isPending } = useCall(contract.events.remove)
  const remove = async () => {
    try {
      await mutateAsync({ params: { id: event.id } })
      onClose()
      onDeleted?.()
      toast({ title: 'Success', text: 'Event deleted successfully' })
    } catch (error) {
      toastFailure(error, 'Error', 'Failed to delete event. Please try again.')
    }
  }
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && !isPending && onClose()}
      title="Delete Event"
      text={`Are you sure you want to delete ${event.title} on ${formatDate(event.date)}? It disappears from the portal of ${event.clientName ?? 'the couple'} too. This action cannot be undone.`}
      confirmLabel="Delete Event"
      pendingLabel="Deleting..."
      pending={isPending}
      onConfirm={() => void remove()}
    />
  )
}
