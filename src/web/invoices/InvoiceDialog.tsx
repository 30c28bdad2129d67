import { useEffect, useId, useRef, type FormEvent } from 'react'
import type { Invoice } from '#contract/invoices.ts'
import { contract } from '#contract/index.ts'
import { useAnswer } from '#web/api.ts'
import { newValues, rules, valuesOf } from '#web/invoices/invoice-form.ts'
import { InvoiceFields } from '#web/invoices/InvoiceFields.tsx'
import { savedAs, SaveOrShare, type SavedAs } from '#web/invoices/SaveOrShare.tsx'
import { useSaveInvoice } from '#web/invoices/use-save-invoice.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { showIssues, useZodForm } from '#web/ui/form.ts'
import { toastFailure } from '#web/ui/toast.ts'

type Props = {
  /** Changed if there is one, else a new one is written. */
  invoice?: Invoice
  /** Whose it is going to be; without one, it is asked. */
  clientId?: number
  open: boolean
  onClose: () => void
}

export default function InvoiceDialog({ invoice, clientId, open, onClose }: Props) {
  const { data: billing } = useAnswer(contract.billing.read, {}, { enabled: !invoice })
  const start = () => (invoice ? valuesOf(invoice) : newValues(clientId, billing))
  const form = useZodForm(invoice ? rules.changed : rules.made, start())
  const save = useSaveInvoice(invoice)
  const status = useRef<SavedAs>('Draft')
  const formId = useId()

  useEffect(() => {
    if (open) form.reset(start())
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- each opening begins anew
  }, [open])
  useEffect(() => {
    // The usual tax may arrive after the first word was typed.
    if (invoice || !billing || form.values.taxLabel || form.values.taxRate) return
    form.setValue('taxLabel', billing.taxLabel ?? '')
    form.setValue('taxRate', billing.taxRate ?? '')
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only what has arrived matters
  }, [billing])

  const submit = form.handleSubmit(async (draft) => {
    try {
      await save(draft, status.current)
      onClose()
    } catch (error) {
      showIssues(form, error)
      toastFailure(error, 'Error', `Failed to ${invoice ? 'update' : 'create'} invoice. Please try again.`)
    }
  })
  const send = (event: FormEvent<HTMLFormElement>) => {
    status.current = savedAs(event)
    void submit(event)
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={invoice ? `Edit invoice ${invoice.invoiceNumber}` : 'New Invoice'}
      className="sm:max-w-2xl!"
      footer={
        <>
          <Button onClick={onClose} className="max-sm:hidden">
            Cancel
          </Button>
          {invoice ? (
            <Button type="submit" form={formId} variant="primary" pending={form.isSubmitting} pendingLabel="Saving...">
              Save changes
            </Button>
          ) : (
            <SaveOrShare
              formId={formId}
              draftLabel="Save as draft"
              pendingAs={form.isSubmitting ? status.current : undefined}
            />
          )}
        </>
      }
    >
      <form id={formId} noValidate onSubmit={send}>
        <InvoiceFields form={form} asksForCouple={!invoice && clientId === undefined} />
      </form>
    </Dialog>
  )
}
