import { contract } from '#contract/index.ts'
import type { Vendor } from '#contract/vendors.ts'
import { useCall } from '#web/use-call.ts'
import { ConfirmDialog } from '#web/ui/Dialog.tsx'
import { toast, toastFailure } from '#web/ui/toast.ts'
import { deleteQuestion } from '#web/vendors/shared/vendor-words.ts'

type Props = { vendor: Vendor; open: boolean; onClose: () => void }

export function DeleteVendorDialog({ vendor, open, onClose }: Props) {
  const { mutate, isPending } = useCall(contract.vendors.remove)
  const remove = () =>
    mutate(
      { params: { id: vendor.id } },
      {
        onSuccess: () => {
          onClose()
          toast({ title: 'Success', text: 'Vendor deleted successfully' })
        },
        onError: (error) => toastFailure(error, 'Error', 'Failed to delete vendor. Please try again.'),
      },
    )
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && !isPending && onClose()}
      title={`Delete ${vendor.name}`}
      text={deleteQuestion(vendor.weddings)}
      confirmLabel="Delete Vendor"
      pendingLabel="Deleting..."
      pending={isPending}
      onConfirm={remove}
    />
  )
}
