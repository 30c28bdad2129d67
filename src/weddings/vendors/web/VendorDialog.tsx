import type { Vendor } from '#weddings/vendors/contract/endpoints.ts'
import { FormDialog } from '#platform/web/ui/overlays/FormDialog.tsx'
import { useFormDialog } from '#platform/web/ui/overlays/use-form-dialog.ts'
import { useVendorForm, valuesOf } from '#weddings/vendors/web/use-vendor-form.ts'
import { VendorFields } from '#weddings/vendors/web/VendorFields.tsx'

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
