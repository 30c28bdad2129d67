import { totalsAsTyped, type InvoiceValues } from '#money/invoices/web/invoice/invoice-form.ts'
import { LineFields } from '#money/invoices/web/invoice/LineFields.tsx'
import { Sums } from '#money/invoices/web/invoice/Sums.tsx'
import { TieFields } from '#weddings/clients/web/public/TieFields.tsx'
import { CoupleField } from '#weddings/clients/web/public/CoupleField.tsx'
import { DateField } from '#platform/web/ui/controls/DateField.tsx'
import type { useZodForm } from '#platform/web/ui/controls/form.ts'
import { TextArea, TextInput } from '#platform/web/ui/controls/TextInput.tsx'

type Props = { form: ReturnType<typeof useZodForm<InvoiceValues, unknown>>; currency: string; asksForCouple: boolean }

/** The fields of an invoice, for creating and editing. */
export function InvoiceFields({ form, currency, asksForCouple }: Props) {
  const { values, errors } = form
  const { clientId, offset, taxLabel, taxRate, lineItems } = values
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {asksForCouple && (
        <CoupleField label="Couple" placeholder="Select a couple" required wide {...form.register('clientId')} />
      )}
      <TextInput
        label="Number"
        placeholder="Assigned when you send it"
        autoComplete="off"
        wide
        {...form.register('invoiceNumber')}
      />
      <DateField label="Invoice Date" {...form.register('issuedOn')} />
      {!offset && <DateField label="Due Date" {...form.register('dueDate')} />}
      {clientId !== '' && (
        <TieFields
          label="Due date follows the wedding"
          clientId={clientId}
          value={offset}
          error={errors.offset?.message}
          onChange={(chosen) => form.setValue('offset', chosen)}
        />
      )}
      <TextArea label="Description" rows={2} wide {...form.register('description')} />
      <fieldset
        data-begins={asksForCouple ? undefined : true}
        className="min-w-0 border-t border-line pt-5 sm:col-span-2"
      >
        <legend className="sr-only">Lines</legend>
        <LineFields
          lines={lineItems}
          currency={currency}
          checked={errors.lineItems !== undefined}
          onChange={(lines) => form.setValue('lineItems', lines)}
        />
      </fieldset>
      <div className="grid grid-cols-[1fr_7rem] gap-3 border-t border-line pt-5 sm:col-span-2">
        <TextInput label="Tax Label" placeholder="Sales tax" {...form.register('taxLabel')} />
        <TextInput label="Tax Rate (%)" inputMode="decimal" inputClassName="tabular" {...form.register('taxRate')} />
      </div>
      <div className="sm:col-span-2">
        <Sums currency={currency} {...totalsAsTyped(values, currency)} taxLabel={taxLabel} taxRate={taxRate} />
      </div>
    </div>
  )
}
