import type { Client } from '#contract/clients.ts'
import { contract } from '#contract/index.ts'
import { coupleNames } from '#contract/names.ts'
import type { WeddingVendor } from '#contract/vendors.ts'
import { useCall } from '#web/use-call.ts'
import { useZodForm } from '#web/ui/controls/form.ts'
import { TextArea, TextInput } from '#web/ui/controls/TextInput.tsx'
import { formatDate } from '#web/ui/format/dates.ts'
import { FormDialog } from '#web/ui/overlays/FormDialog.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { useFormDialog } from '#web/ui/overlays/use-form-dialog.ts'

const rules = () => import('#contract/vendors.ts').then(({ vendorMail }) => vendorMail)

type Props = {
  client: Client
  vendors: readonly WeddingVendor[]
  weddingDate: string
  open: boolean
  onClose: () => void
}

/** A mail about the new date to the vendors of the wedding, each separately. */
export function VendorMailDialog({ client, vendors, weddingDate, open, onClose }: Props) {
  const params = { id: client.id }
  const { mutateAsync } = useCall(contract.vendors.mailVendors)
  const names = coupleNames(client)
  const start = () => ({
    vendorIds: vendors.map(({ vendorId }) => vendorId),
    subject: `New date: the wedding of ${names}`,
    text: weddingDate
      ? `The wedding of ${names} has moved. The new date is ${formatDate(weddingDate)}.\n\nPlease tell me whether you are free on that day.`
      : `The wedding of ${names} has no date at the moment. I will write again as soon as there is a new one.`,
  })
  const form = useZodForm(rules, start())
  const dialog = useFormDialog(form, open, start, onClose)
  const chosen = form.values.vendorIds

  const submit = form.handleSubmit(async (body) => {
    const { mails } = await mutateAsync({ params, body })
    dialog.leave()
    toast({ title: 'Mail on its way', text: `To ${mails} ${mails === 1 ? 'vendor' : 'vendors'}.` })
  }, 'Failed to send. Please try again.')
  const toggle = (id: number) =>
    form.setValue('vendorIds', chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])

  return (
    <FormDialog dialog={dialog} onSubmit={submit} title="Write to the vendors" submit={['Send', 'Sending...']} wide>
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
      <TextArea label="Text" rows={6} required {...form.register('text')} />
    </FormDialog>
  )
}
