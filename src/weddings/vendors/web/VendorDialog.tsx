import type { Vendor } from '#weddings/vendors/contract/endpoints.ts'
import * as calls from '#weddings/vendors/contract/calls.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { Conflicts } from '#platform/web/ui/controls/Conflicts.tsx'
import { FormDialog } from '#platform/web/ui/overlays/FormDialog.tsx'
import { useFormDialog } from '#platform/web/ui/overlays/use-form-dialog.ts'
import { useVendorForm, valuesOf } from '#weddings/vendors/web/use-vendor-form.ts'
import { VendorFields } from '#weddings/vendors/web/VendorFields.tsx'

const fieldNames = {
  name: 'Vendor Name',
  category: 'Category',
  email: 'Email',
  phone: 'Phone',
  website: 'Website',
  address: 'Address',
  notes: 'Notes',
  onePage: 'One page for all weddings of this vendor',
}

type Props = { vendor?: Vendor; open: boolean; onClose: () => void }

/** Adds a vendor, or edits the given one. */
export default function VendorDialog({ vendor: given, open, onClose }: Props) {
  const { data: vendors } = useAnswer(calls.list, {}, { enabled: given !== undefined })
  // The row as it is by now, which somebody else may have changed since the dialog was opened.
  const vendor = given && (vendors?.find(({ id }) => id === given.id) ?? given)
  const { form, submit, conflicts, settle } = useVendorForm(vendor, onClose, open)
  const dialog = useFormDialog(form, open, () => valuesOf(vendor), onClose)
  return (
    <FormDialog
      dialog={dialog}
      onSubmit={submit}
      title={vendor ? 'Edit Vendor' : 'Add Vendor'}
      submit={vendor ? ['Update Vendor', 'Updating...'] : ['Add Vendor', 'Adding...']}
    >
      {vendor && (
        <Conflicts fields={conflicts} names={fieldNames} mine={form.values} theirs={vendor} onSettle={settle} />
      )}
      <VendorFields form={form} />
    </FormDialog>
  )
}
