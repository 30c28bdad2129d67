import type * as endpoints from '#contract/invoices.ts'
import type * as ledger from '#contract/ledger.ts'
import type * as uncertainMail from '#contract/uncertain-mail.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { drawnInvoice } from '#server/invoices/drawn-queries.ts'

export const pdf: HandlersOf<typeof endpoints & typeof ledger & typeof uncertainMail>['pdf'] = {
  async outside({ who, params, within, services, gone }) {
    const { bytes, number } = await drawnInvoice(services.files, who, params.id, within, gone)
    return { bytes, type: 'application/pdf', name: `Invoice ${number}.pdf`, disposition: 'attachment' }
  },
}
