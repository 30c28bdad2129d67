import { contract } from '#contract/index.ts'
import { useCall } from '#web/use-call.ts'
import { ConfirmDialog } from '#web/ui/Dialog.tsx'
import { toast, toastFailure } from '#web/ui/toast.ts'

export function DisconnectDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { mutateAsync, isPending } = useCall(contract.accounting.disconnect)
  const disconnect = async () => {
    try {
      await mutateAsync({})
      onClose()
      toast({ title: 'QuickBooks Disconnected', text: 'What was synced stays on both sides.' })
    } catch (error) {
      toastFailure(error, 'Error', 'QuickBooks could not be disconnected. Please try again.')
    }
  }
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && !isPending && onClose()}
      title="Disconnect QuickBooks?"
      text="Invoices and payments of all your couples are no longer synced. What was synced stays on both sides."
      confirmLabel="Disconnect"
      pendingLabel="Disconnecting..."
      pending={isPending}
      onConfirm={() => void disconnect()}
    />
  )
}
