import type { Vendor } from '#contract/vendors.ts'
import { FormDialog } from '#web/ui/overlays/FormDialog.tsx'
import { useFormDialog } from '#web/ui/overlays/use-form-dialog.ts'
import { useVendorForm, valuesOf } from '#web/vendors/use-vendor-form.ts'
import { VendorFields } from '#web/vendors/VendorFields.tsx'

type Props = { vendor?: Vendor; open: boolean; onClose: () => void }

/** Adds a vendor, or edits the given one. */
export default function VendorDialog({ vendor, open, onClose }: Props) {
  const { form, submit } = useVendorForm(vendor, onClose)
  const dialog = useFormDialog(form, open, () => valuesOf(vendor), onClose)
  return (
    <FormDialog
      dialog={dialog}
      onSubmit={submit}
      title={vendor ? 'Edit Vendor' : 'Add Vendor'}
      submit={vendor ? ['Update Vendor', 'Updating...'] : ['Add Vendor', 'Adding...']}
    >
      <VendorFields form={form} />
    </FormDialog>
  )
}
