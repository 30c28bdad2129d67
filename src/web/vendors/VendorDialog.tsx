import { useId } from 'react'
import type { Vendor } from '#contract/vendors.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { useVendorForm, valuesOf } from '#web/vendors/use-vendor-form.ts'
import { VendorFields } from '#web/vendors/VendorFields.tsx'
import { DraftNote } from '#web/ui/DraftNote.tsx'
import { useFormDialog } from '#web/ui/use-form-dialog.ts'

type Props = { vendor?: Vendor; open: boolean; onClose: () => void }

/** Adds a vendor, or changes the given one. */
export default function VendorDialog({ vendor, open, onClose }: Props) {
  const { form, submit } = useVendorForm(vendor, onClose)
  const { onOpenChange, leave } = useFormDialog(form, open, () => valuesOf(vendor), onClose)
  const formId = useId()

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={vendor ? 'Edit Vendor' : 'Add Vendor'}
      footer={
        <>
          <Button onClick={leave}>Cancel</Button>
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
        <DraftNote form={form} />
        <VendorFields form={form} />
      </form>
    </Dialog>
  )
}
