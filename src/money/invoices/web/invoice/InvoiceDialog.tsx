import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import type { Invoice } from '#money/invoices/contract/endpoints.ts'
import * as billingCalls from '#money/billing/contract/calls.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { newValues, rulesIn, valuesOf } from '#money/invoices/web/invoice/invoice-form.ts'
import { InvoiceFields } from '#money/invoices/web/invoice/InvoiceFields.tsx'
import { savedAs, SaveOrShare, type SavedAs } from '#money/invoices/web/invoice/SaveOrShare.tsx'
import { useSaveInvoice } from '#money/invoices/web/invoice/use-save-invoice.ts'
import { fieldNames, inWords } from '#money/invoices/web/invoice/invoice-words.ts'
import { Conflicts } from '#platform/web/ui/controls/Conflicts.tsx'
import { useOthersEdits } from '#platform/web/ui/controls/use-others-edits.ts'
import { useCurrencyOf } from '#weddings/clients/web/public/use-currency-of.ts'
import { FormDialog } from '#platform/web/ui/overlays/FormDialog.tsx'
import { useZodForm } from '#platform/web/ui/controls/form.ts'
import { useFormDialog } from '#platform/web/ui/overlays/use-form-dialog.ts'
import { formDraft } from '#platform/web/ui/controls/drafts.ts'

type Props = {
  /** The invoice to edit; without one, the dialog creates a new one. */
  invoice?: Invoice
  /** The couple of a new invoice; without it, the form asks. */
  clientId?: number
  open: boolean
  onClose: () => void
}

export default function InvoiceDialog({ invoice, clientId, open, onClose }: Props) {
  const { data: billing } = useAnswer(billingCalls.read, {}, { enabled: !invoice })
  const start = () => (invoice ? valuesOf(invoice) : newValues(clientId, billing))
  const name = invoice ? `invoice-${invoice.id}` : `new-invoice-${clientId ?? ''}`
  const [chosen, setChosen] = useState(clientId)
  const studiosOrWeddings = useCurrencyOf(chosen)
  const currency = invoice?.currency ?? studiosOrWeddings
  const rules = rulesIn(currency)
  const form = useZodForm(invoice?.invoiceNumber ? rules.changed : rules.made, start(), formDraft(name))
  const typedClient = Number(form.values.clientId) || undefined
  if (typedClient !== chosen) setChosen(typedClient)
  const dialog = useFormDialog(form, open, start, onClose)
  const { seen, conflicts, settle } = useOthersEdits(invoice, open, form, valuesOf)
  const save = useSaveInvoice(seen, form.changed, currency)
  const formId = useId()
  const status = useRef<SavedAs>('Draft')

  useEffect(() => {
    // The default tax may load after the user has started typing; the input is kept.
    if (open && !invoice && billing) form.rebase(start())
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- runs only when the billing settings have loaded
  }, [billing])

  const submit = form.handleSubmit(
    async (draft) => {
      await save(draft, status.current)
      dialog.leave()
    },
    `Failed to ${invoice ? 'update' : 'create'} invoice. Please try again.`,
  )
  const send = (event: FormEvent<HTMLFormElement>) => {
    status.current = savedAs(event)
    void submit(event)
  }

  return (
    <FormDialog
      dialog={dialog}
      onSubmit={send}
      title={invoice ? (invoice.invoiceNumber ? `Edit Invoice ${invoice.invoiceNumber}` : 'Edit Draft') : 'New Invoice'}
      wide
      formId={formId}
      submit={
        invoice ? (
          ['Save Changes', 'Saving...']
        ) : (
          <SaveOrShare
            formId={formId}
            draftLabel="Save as Draft"
            pendingAs={form.isSubmitting ? status.current : undefined}
          />
        )
      }
    >
      {invoice && (
        <Conflicts
          fields={conflicts}
          names={fieldNames}
          mine={inWords(form.values)}
          theirs={inWords(valuesOf(invoice))}
          onSettle={settle}
        />
      )}
      <InvoiceFields form={form} currency={currency} asksForCouple={!invoice && clientId === undefined} />
    </FormDialog>
  )
}
