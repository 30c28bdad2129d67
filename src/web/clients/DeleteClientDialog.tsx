import type { Client } from '#contract/clients.ts'
import { contract } from '#contract/index.ts'
import { useCall } from '#web/api.ts'
import { ConfirmDialog } from '#web/ui/Dialog.tsx'
import { coupleNames } from '#web/ui/names.ts'
import { toast, toastFailure } from '#web/ui/toast.ts'

type Props = { client: Client; open: boolean; onClose: () => void; onDeleted?: () => void }

export function DeleteClientDialog({ client, open, onClose, onDeleted }: Props) {
  const { mutate, isPending } = useCall(contract.clients.remove)
  const remove = () =>
    mutate(
      { params: { id: client.id } },
      {
        onSuccess: () => {
          onClose()
          onDeleted?.()
          toast({ title: 'Success', text: 'Client deleted successfully' })
        },
        onError: (error) => toastFailure(error, 'Error', 'Failed to delete client'),
      },
    )
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && !isPending && onClose()}
      title="Delete Client"
      text={`Are you sure you want to delete ${coupleNames(client)}? This action cannot be undone and will permanently remove all client data, tasks, events, and messages.`}
      confirmLabel="Delete Client"
      pendingLabel="Deleting..."
      pending={isPending}
      onConfirm={remove}
    />
  )
}
