import type { contract } from '#contract/index.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { drawnInvoice } from '#server/invoices/drawn-queries.ts'

export const pdf: HandlersOf<typeof contract.invoices>['pdf'] = {
  async outside({ who, params, within, services, gone }) {
    const { bytes, number } = await drawnInvoice(services.files, who, params.id, within, gone)
    return { bytes, type: 'application/pdf', name: `Invoice ${number}.pdf`, disposition: 'attachment' }
  },
}
