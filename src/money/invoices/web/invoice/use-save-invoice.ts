import type { Invoice } from '#money/invoices/contract/endpoints.ts'
import * as calls from '#money/invoices/contract/calls.ts'
import { partsOf } from '#platform/contract/call.ts'
import { withTheirs } from '#platform/web/calls/with-theirs.ts'
import { changesOf } from '#platform/web/ui/controls/use-others-edits.ts'
import { useCall } from '#platform/web/calls/use-call.ts'
import type { InvoiceDraft } from '#money/invoices/web/invoice/invoice-form.ts'
import { invoiceInWords } from '#money/invoices/web/public/invoice-names.ts'
import { afterSharing } from '#money/invoices/web/invoice/after-sharing.ts'
import type { SavedAs } from '#money/invoices/web/invoice/SaveOrShare.tsx'
import { toast } from '#platform/web/ui/overlays/toast.ts'

const { about } = partsOf(calls.update)

/** Creates an invoice, or updates what is changed in the one that was seen, with amounts in a currency; resolves after the toast has been shown. */
export function useSaveInvoice(invoice: Invoice | undefined, changed: readonly string[], currency: string) {
  const create = useCall(calls.create)
  const update = useCall(calls.update)
  return async ({ clientId, ...body }: InvoiceDraft, status: SavedAs): Promise<void> => {
    if (invoice) {
      // One without lines is shown, and saved, with one.
      const fields = invoice.lineItems.length > 0 ? changed : [...changed, 'lineItems']
      const changes = changesOf(body, fields, invoice)
      const sent = { ...changes, ...(changes.lineItems && { currency }) }
      const saved = await withTheirs(about, update.mutateAsync({ params: { id: invoice.id }, body: sent }))
      return toast({ title: 'Invoice updated', text: `${invoiceInWords(saved)} has been saved.` })
    }
    const made = await create.mutateAsync({ params: { id: Number(clientId) }, body: { ...body, status, currency } })
    const text =
      status === 'Draft'
        ? 'It is saved as a draft and gets its number when it is issued.'
        : `${invoiceInWords(made)} is marked as sent. ${afterSharing([made])}`
    toast({ title: 'Invoice created', text })
  }
}
