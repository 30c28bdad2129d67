import type { Client } from '#contract/clients.ts'
import { contract } from '#contract/index.ts'
import { keptDays } from '#contract/kept-days.ts'
import { coupleNames } from '#contract/names.ts'
import { useCall } from '#web/use-call.ts'
import { ConfirmDialog } from '#web/ui/Dialog.tsx'
import { toast, toastFailure } from '#web/ui/toast.ts'

type Props = { client: Client; open: boolean; onClose: () => void; onDeleted?: () => void }

export function DeleteClientDialog({ client, open, onClose, onDeleted }: Props) {
  // Awaited: the page may have turned into "not found" before the answer is here, and this dialog with it.
  const { mutateAsync, isPending } = useCall(contract.clients.remove)
  const remove = async () => {
    try {
      await mutateAsync({ params: { id: client.id } })
      onClose()
      onDeleted?.()
      toast({ title: 'Success', text: 'Client deleted successfully' })
    } catch (error) {
      toastFailure(error, 'Error', 'Failed to delete client')
    }
  }
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && !isPending && onClose()}
      title="Delete Client"
      text={
        <>
          Are you sure you want to delete {coupleNames(client)}? This action cannot be undone and will permanently
          remove all client data, tasks, events, and messages.
          <span className="mt-3 block">
            Should it have been a mistake, Settings can bring everything back for {keptDays} days.
          </span>
        </>
      }
      confirmLabel="Delete Client"
      pendingLabel="Deleting..."
      pending={isPending}
      onConfirm={() => void remove()}
    />
  )
}
