import { useRef } from 'react'
import type { Client } from '#contract/clients.ts'
import { contract } from '#contract/index.ts'
import { coupleNames } from '#contract/names.ts'
import { useCall } from '#web/use-call.ts'
import { ConfirmDialog } from '#web/ui/Dialog.tsx'
import { toast, toastFailure } from '#web/ui/toast.ts'

/** The client that was shown last stays until the next, so that the dialog can close gracefully. */
export function DeletePortalDialog({ client, onClose }: { client: Client | undefined; onClose: () => void }) {
  const { mutateAsync, isPending } = useCall(contract.clients.remove)
  const last = useRef<Client>(undefined)
  if (client) last.current = client
  if (!last.current) return null
  const { id } = last.current

  const remove = async () => {
    try {
      await mutateAsync({ params: { id } })
      onClose()
      toast({ title: 'Portal deleted', text: 'Client portal has been successfully deleted.' })
    } catch (error) {
      toastFailure(error, 'Error', 'Failed to delete client portal. Please try again.')
    }
  }

  return (
    <ConfirmDialog
      open={client !== undefined}
      onOpenChange={(next) => !next && !isPending && onClose()}
      title="Delete Portal"
      text={
        <>
          Are you sure you want to delete the portal for {coupleNames(last.current)}? This action cannot be undone.
          <span className="mt-3 block">
            The client goes with it, and all of its tasks, events, messages, documents and invoices. For 30 days,
            Settings can bring everything back.
          </span>
        </>
      }
      confirmLabel="Delete Portal"
      pendingLabel="Deleting..."
      pending={isPending}
      onConfirm={() => void remove()}
    />
  )
}
