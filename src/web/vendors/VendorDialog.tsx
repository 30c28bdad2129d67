import { useEffect, useId } from 'react'
import type { Vendor } from '#contract/vendors.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { useVendorForm } from '#web/vendors/use-vendor-form.ts'
import { VendorFields } from '#web/vendors/VendorFields.tsx'

type Props = { vendor?: Vendor; open: boolean; onClose: () => void }

/** Adds a vendor, or changes the given one. */
export default function VendorDialog({ vendor, open, onClose }: Props) {
  const { form, submit, startAgain } = useVendorForm(vendor, onClose)
  const formId = useId()

  useEffect(() => {
    if (open) startAgain()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- each opening begins with what is stored
  }, [open])

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={vendor ? 'Edit Vendor' : 'Add Vendor'}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            pending={form.isSubmitting}
            pendingLabel={vendor ? 'Updating...' : 'Adding...'}
          >
            {vendor ? 'Update Vendor' : 'Add Vendor'}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="grid gap-5 sm:grid-cols-2">
        <VendorFields form={form} />
      </form>
    </Dialog>
  )
}
