import Plus from 'lucide-react/icons/plus'
import { useId, useRef, type FormEvent } from 'react'
import type { Client } from '#weddings/clients/contract/endpoints.ts'
import * as calls from '#money/invoices/contract/calls.ts'
import { coupleNames } from '#platform/contract/names.ts'
import { useCall } from '#platform/web/calls/use-call.ts'
import {
  emptyPart,
  inUnit,
  planForm,
  proposal,
  worthOfParts,
  type PartValues,
  type Unit,
} from '#money/invoices/web/plan/plan.ts'
import { PlanPartFields } from '#money/invoices/web/plan/PlanPartFields.tsx'
import { PlanSum } from '#money/invoices/web/plan/PlanSum.tsx'
import { afterSharing } from '#money/invoices/web/invoice/after-sharing.ts'
import { savedAs, SaveOrShare, type SavedAs } from '#money/invoices/web/invoice/SaveOrShare.tsx'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { FormDialog } from '#platform/web/ui/overlays/FormDialog.tsx'
import { useZodForm } from '#platform/web/ui/controls/form.ts'
import { NativeSelect } from '#platform/web/ui/controls/NativeSelect.tsx'
import { AmountField } from '#platform/web/ui/controls/AmountField.tsx'
import { inEachCurrency } from '#platform/web/ui/controls/in-each-currency.ts'
import { currencyHere } from '#platform/web/ui/format/money.ts'
import { TextArea } from '#platform/web/ui/controls/TextInput.tsx'
import { toast } from '#platform/web/ui/overlays/toast.ts'
import { useFormDialog } from '#platform/web/ui/overlays/use-form-dialog.ts'
import { formDraft } from '#platform/web/ui/controls/drafts.ts'

const rulesIn = inEachCurrency((currency) => () => Promise.resolve(planForm(currency)))

const followWords = (weddingDate: string | null) =>
  `Parts due before the wedding move with it.${weddingDate ? '' : ' They are due once it has a date.'}`

type Props = { client: Client; open: boolean; onClose: () => void }

export default function PlanDialog({ client, open, onClose }: Props) {
  const start = () => proposal()
  const currency = client.currency ?? currencyHere()
  const form = useZodForm(rulesIn(currency), start(), formDraft(`plan-${client.id}`))
  const dialog = useFormDialog(form, open, start, onClose)
  const { mutateAsync } = useCall(calls.plan)
  const formId = useId()
  const status = useRef<SavedAs>('Draft')
  const { parts, unit } = form.values
  const { shares, rest } = worthOfParts(form.values, currency)

  const submit = form.handleSubmit(async (body) => {
    const made = await mutateAsync({ params: { id: client.id }, body: { ...body, status: status.current, currency } })
    dialog.leave()
    const count = made.length === 1 ? '1 invoice' : `${made.length} invoices`
    const words = status.current === 'Draft' ? 'written as drafts.' : `written. ${afterSharing(made)}`
    toast({ title: 'Payment plan created', text: `${count} ${words}` })
  }, 'Failed to create payment plan. Please try again.')
  const send = (event: FormEvent<HTMLFormElement>) => {
    status.current = savedAs(event)
    void submit(event)
  }
  const splitBy = (chosen: Unit) => {
    const next = inUnit(form.values, chosen, currency)
    form.setValue('unit', next.unit)
    form.setValue('parts', next.parts)
  }
  const setParts = (next: PartValues[]) => form.setValue('parts', next)

  return (
    <FormDialog
      dialog={dialog}
      onSubmit={send}
      title="Payment Plan"
      description={`One invoice for each part, for ${coupleNames(client)}`}
      wide
      formId={formId}
      submit={
        <SaveOrShare
          formId={formId}
          draftLabel="Save as Drafts"
          pendingAs={form.isSubmitting ? status.current : undefined}
        />
      }
    >
      <div className="grid grid-cols-[1fr_7rem] items-start gap-3">
        <AmountField currency={currency} label="Total Amount" required {...form.register('amount')} />
        <NativeSelect label="Split By" value={unit} onChange={({ target }) => splitBy(target.value as Unit)}>
          <option value="percent">Percent</option>
          <option value="amount">Amount</option>
        </NativeSelect>
      </div>
      <TextArea label="Description" rows={2} {...form.register('description')} />
      <fieldset className="min-w-0 space-y-3">
        <legend className="sr-only">Parts</legend>
        {parts.map((part, index) => (
          <PlanPartFields
            key={part.key}
            part={part}
            unit={unit}
            currency={currency}
            at={index}
            worth={shares[index]}
            checked={form.errors.parts !== undefined}
            onChange={(change) => setParts(parts.map((one) => (one.key === part.key ? { ...one, ...change } : one)))}
            onRemove={parts.length > 1 ? () => setParts(parts.filter(({ key }) => key !== part.key)) : undefined}
          />
        ))}
        <p className="text-sm text-muted">{followWords(client.weddingDate)}</p>
        <Button variant="quiet" icon={<Plus />} className="-ml-2" onClick={() => setParts([...parts, emptyPart()])}>
          Add Part
        </Button>
      </fieldset>
      <PlanSum rest={rest} currency={currency} />
    </FormDialog>
  )
}
