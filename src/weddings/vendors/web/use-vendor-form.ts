import * as calls from '#weddings/vendors/contract/calls.ts'
import type { VendorCategory } from '#weddings/vendors/contract/vendor-choices.ts'
import type { Vendor } from '#weddings/vendors/contract/endpoints.ts'
import { partsOf } from '#platform/contract/call.ts'
import { withTheirs } from '#platform/web/calls/with-theirs.ts'
import { changesOf, useOthersEdits } from '#platform/web/ui/controls/use-others-edits.ts'
import { useCall } from '#platform/web/calls/use-call.ts'
import { useZodForm } from '#platform/web/ui/controls/form.ts'
import { toast } from '#platform/web/ui/overlays/toast.ts'
import { formDraft } from '#platform/web/ui/controls/drafts.ts'

const rules = () => import('#weddings/vendors/contract/endpoints.ts').then(({ vendorForm }) => vendorForm)

export const valuesOf = (vendor?: Partial<Vendor>) => ({
  name: vendor?.name ?? '',
  category: (vendor?.category ?? '') as VendorCategory,
  email: vendor?.email ?? '',
  phone: vendor?.phone ?? '',
  website: vendor?.website ?? '',
  address: vendor?.address ?? '',
  notes: vendor?.notes ?? '',
  onePage: vendor?.onePage ?? false,
})

const { about } = partsOf(calls.update)
const noVendor = valuesOf() as Vendor

/** The form for a new vendor, or for the given one. */
export function useVendorForm(vendor: Vendor | undefined, onSaved: (saved: Vendor) => void, open = true) {
  const create = useCall(calls.create)
  const update = useCall(calls.update)
  const form = useZodForm(rules, valuesOf(vendor), formDraft(`vendor-${vendor?.id ?? 'new'}`))

  const { seen, conflicts, settle } = useOthersEdits(vendor ?? noVendor, open, form, valuesOf)

  const submit = form.handleSubmit(
    async (body) => {
      const saved = vendor
        ? await withTheirs(
            about,
            update.mutateAsync({ params: { id: vendor.id }, body: changesOf(body, form.changed, seen) }),
          )
        : await create.mutateAsync({ body })
      toast({ title: 'Success', text: vendor ? 'Vendor updated successfully' : 'Vendor added successfully' })
      form.reset()
      onSaved(saved)
    },
    `Failed to ${vendor ? 'update' : 'add'} vendor. Please try again.`,
  )
  return { form, submit, conflicts, settle }
}
export type VendorForm = ReturnType<typeof useVendorForm>['form']
