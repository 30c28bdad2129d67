import * as calls from '#weddings/vendors/contract/calls.ts'
import type { WeddingVendor } from '#weddings/vendors/contract/endpoints.ts'
import { useCall } from '#platform/web/calls/use-call.ts'
import { useZodForm } from '#platform/web/ui/controls/form.ts'
import { TextArea, TextInput } from '#platform/web/ui/controls/TextInput.tsx'
import { FormDialog } from '#platform/web/ui/overlays/FormDialog.tsx'
import { toast } from '#platform/web/ui/overlays/toast.ts'
import { useFormDialog } from '#platform/web/ui/overlays/use-form-dialog.ts'

const rules = () => import('#weddings/vendors/contract/endpoints.ts').then(({ vendorMail }) => vendorMail)

type Props = {
  clientId: number
  /** Those that have an address. */
  vendors: readonly WeddingVendor[]
  subject: string
  text: string
  /** Asks those that have a part in a published day to confirm it. */
  withDay?: boolean
  open: boolean
  onClose: () => void
}

/** A mail to the vendors of a wedding, each separately. */
export function VendorMailDialog({ clientId, vendors, subject, text, withDay = false, open, onClose }: Props) {
  const params = { id: clientId }
  const { mutateAsync } = useCall(calls.mailVendors)
  const start = () => ({ vendorIds: vendors.map(({ vendorId }) => vendorId), subject, text })
  const form = useZodForm(rules, start())
  const dialog = useFormDialog(form, open, start, onClose)
  const chosen = form.values.vendorIds

  const submit = form.handleSubmit(async (body) => {
    const { mails } = await mutateAsync({ params, body: { ...body, withDay } })
    dialog.leave()
    toast({ title: 'Email on its way', text: `To ${mails} ${mails === 1 ? 'vendor' : 'vendors'}.` })
  }, 'Failed to send. Please try again.')
  const toggle = (id: number) =>
    form.setValue('vendorIds', chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])

  return (
    <FormDialog dialog={dialog} onSubmit={submit} title="Email the Vendors" submit={['Send', 'Sending...']} wide>
      <fieldset>
        <legend className="text-sm font-medium">To</legend>
        {vendors.map(({ vendorId: id, vendor }) => (
          <label
            key={id}
            className="flex min-h-10 cursor-pointer items-center gap-3 rounded-md px-2 py-1.5 touchable hover:bg-sunken"
          >
            <input
              type="checkbox"
              className="size-4.5 accent-accent"
              checked={chosen.includes(id)}
              onChange={() => toggle(id)}
            />
            <span className="min-w-0 wrap-anywhere">
              {vendor.name} <span className="text-muted">{vendor.email}</span>
            </span>
          </label>
        ))}
        {form.errors.vendorIds && <p className="mt-1 text-sm text-danger">{form.errors.vendorIds.message}</p>}
      </fieldset>
      <TextInput label="Subject" required {...form.register('subject')} />
      <TextArea
        label="Text"
        rows={6}
        required
        hint={withDay ? 'Vendors with a part in a published run sheet get the link to confirm that part.' : undefined}
        {...form.register('text')}
      />
    </FormDialog>
  )
}
