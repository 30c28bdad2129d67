import { dayHere } from '#platform/contract/calendar-date.ts'
import * as calls from '#money/invoices/contract/calls.ts'
import type { Invoice } from '#money/invoices/contract/endpoints.ts'
import { minorOf } from '#platform/contract/locale/money.ts'
import { useCall } from '#platform/web/calls/use-call.ts'
import { isOpen } from '#money/invoices/web/invoice/invoice-rules.ts'
import { undoPayment } from '#money/invoices/web/payments/payment-undo.ts'
import { AmountField } from '#platform/web/ui/controls/AmountField.tsx'
import { DateField } from '#platform/web/ui/controls/DateField.tsx'
import { inEachCurrency } from '#platform/web/ui/controls/in-each-currency.ts'
import { FormDialog } from '#platform/web/ui/overlays/FormDialog.tsx'
import { useZodForm } from '#platform/web/ui/controls/form.ts'
import { formatAmount, formatMinor } from '#platform/web/ui/format/money.ts'
import { minorTyped } from '#platform/web/ui/format/typed-amounts.ts'
import { NativeSelect } from '#platform/web/ui/controls/NativeSelect.tsx'
import { Switch } from '#platform/web/ui/controls/Switch.tsx'
import { TextInput } from '#platform/web/ui/controls/TextInput.tsx'
import { toast } from '#platform/web/ui/overlays/toast.ts'
import { useFormDialog } from '#platform/web/ui/overlays/use-form-dialog.ts'
import { formDraft } from '#platform/web/ui/controls/drafts.ts'

const rulesIn = inEachCurrency(
  (currency) => () =>
    import('#money/invoices/web/payments/payment-rules.ts').then(({ paymentRules }) => paymentRules(currency)),
)

type Props = { invoice: Invoice; open: boolean; onClose: () => void }

const methods = ['Bank transfer', 'Card', 'Cash', 'Check']

export default function PaymentDialog({ invoice, open, onClose }: Props) {
  const { currency } = invoice
  const start = () => ({
    amount: isOpen(invoice) ? invoice.open : '',
    date: dayHere(),
    method: '',
    note: '',
    moreThanOpen: false,
    owedAgain: false,
  })
  const form = useZodForm(rulesIn(currency), start(), formDraft(`payment-${invoice.id}`))
  const dialog = useFormDialog(form, open, start, onClose)
  const { mutateAsync } = useCall(calls.addPayment)
  const given = minorTyped(form.values.amount, currency) ?? 0
  const tooMuch = given - (minorOf(invoice.open, currency) ?? 0)

  const submit = form.handleSubmit(async (body) => {
    const { id, invoiceNumber } = await mutateAsync({ params: { id: invoice.id }, body })
    dialog.leave()
    toast({
      title: 'Payment recorded',
      text: `${formatAmount(body.amount, currency)} for invoice ${invoiceNumber}.`,
      action: undoPayment(id, body.amount),
    })
  }, 'Failed to record payment. Please try again.')

  return (
    <FormDialog
      dialog={dialog}
      onSubmit={submit}
      title="Record Payment"
      description={`Invoice ${invoice.invoiceNumber}, ${formatAmount(invoice.open, currency)} open`}
      submit={['Record Payment', 'Recording...']}
    >
      <AmountField
        currency={currency}
        label="Amount"
        required
        hint="For a refund, put a minus sign in front."
        {...form.register('amount')}
      />
      <DateField label="Date" {...form.register('date')} />
      {given > 0 && tooMuch > 0 && (
        <div className="sm:col-span-2">
          <Switch
            label={`That is ${formatMinor(tooMuch, currency)} more than is open. Was it really paid?`}
            hint="The overpayment appears in the ledger as a credit for the couple."
            checked={form.values.moreThanOpen === true}
            onChange={(checked) => form.setValue('moreThanOpen', checked)}
          />
        </div>
      )}
      {given < 0 && (
        <div className="sm:col-span-2">
          <Switch
            label="Is it owed again?"
            hint="If it is, that much of the invoice is open again, and the couple can pay it and is reminded of it."
            checked={form.values.owedAgain === true}
            onChange={(checked) => form.setValue('owedAgain', checked)}
          />
        </div>
      )}
      <NativeSelect label="Method" {...form.register('method')}>
        <option value="">Not given</option>
        {methods.map((method) => (
          <option key={method}>{method}</option>
        ))}
      </NativeSelect>
      <TextInput label="Note" {...form.register('note')} />
    </FormDialog>
  )
}
