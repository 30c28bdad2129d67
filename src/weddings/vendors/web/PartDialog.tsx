import * as calls from '#weddings/vendors/contract/calls.ts'
import type { WeddingVendor } from '#weddings/vendors/contract/endpoints.ts'
import { partsOf } from '#platform/contract/call.ts'
import { useCall } from '#platform/web/calls/use-call.ts'
import { withTheirs } from '#platform/web/calls/with-theirs.ts'
import { hasRight } from '#platform/web/session/own-rights.ts'
import { Conflicts } from '#platform/web/ui/controls/Conflicts.tsx'
import { AmountField } from '#platform/web/ui/controls/AmountField.tsx'
import { inEachCurrency } from '#platform/web/ui/controls/in-each-currency.ts'
import { currencyHere, formatAmount } from '#platform/web/ui/format/money.ts'
import { formDraft } from '#platform/web/ui/controls/drafts.ts'
import { useZodForm } from '#platform/web/ui/controls/form.ts'
import { TextArea, TextInput } from '#platform/web/ui/controls/TextInput.tsx'
import { changesOf, useOthersEdits } from '#platform/web/ui/controls/use-others-edits.ts'
import { FormDialog } from '#platform/web/ui/overlays/FormDialog.tsx'
import { useFormDialog } from '#platform/web/ui/overlays/use-form-dialog.ts'
import { toast } from '#platform/web/ui/overlays/toast.ts'

const rulesIn = inEachCurrency(
  (currency) => () => import('#weddings/vendors/web/part-rules.ts').then(({ partRules }) => partRules(currency)),
)

const valuesOf = ({ contactName, fee, notes }: Pick<WeddingVendor, 'contactName' | 'fee' | 'notes'>) => ({
  contactName: contactName ?? '',
  fee: fee ?? '',
  notes: notes ?? '',
})
const fieldNames = { contactName: 'Contact', fee: 'Fee', notes: 'Notes for this wedding' }
const { about } = partsOf(calls.changeStatus)

/** An amount without its sign. */
const placeholder = (currency: string) =>
  formatAmount('1200.50', currency)
    .replaceAll(/[^\d.,'’\s]/g, '')
    .trim()

type Props = { part: WeddingVendor; open: boolean; onClose: () => void }

/** Whom to ask for at a vendor, its fee, and the notes for this wedding. */
export default function PartDialog({ part, open, onClose }: Props) {
  const { clientId, vendorId, vendor } = part
  const { mutateAsync } = useCall(calls.changeStatus)
  const currency = part.currency ?? currencyHere()
  const form = useZodForm(rulesIn(currency), valuesOf(part), formDraft(`part-${clientId}-${vendorId}`))
  const dialog = useFormDialog(form, open, () => valuesOf(part), onClose)
  const { seen, conflicts, settle } = useOthersEdits(part, open, form, valuesOf)
  const submit = form.handleSubmit(async (body) => {
    const changes = changesOf(body, form.changed, seen)
    await withTheirs(about, mutateAsync({ params: { id: clientId, vendorId }, body: changes }))
    dialog.leave()
    toast({ title: 'Success', text: 'Vendor updated successfully' })
  }, 'Failed to update vendor. Please try again.')
  return (
    <FormDialog
      dialog={dialog}
      onSubmit={submit}
      title={vendor.name}
      description="Only you see this; couples and vendors don’t."
      submit={['Save', 'Saving...']}
    >
      <Conflicts fields={conflicts} names={fieldNames} mine={form.values} theirs={part} onSettle={settle} />
      <TextInput label="Contact" placeholder="Odile, 555-0141" {...form.register('contactName')} />
      {hasRight('money') && (
        <AmountField currency={currency} label="Fee" placeholder={placeholder(currency)} {...form.register('fee')} />
      )}
      <TextArea label="Notes for this wedding" rows={4} wide {...form.register('notes')} />
    </FormDialog>
  )
}
