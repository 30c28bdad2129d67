import type * as endpoints from '#money/invoices/contract/endpoints.ts'
import type * as ledger from '#money/invoices/contract/ledger.ts'
import type * as uncertainMail from '#money/invoices/contract/uncertain-mail.ts'
import type { HandlersOf } from '#platform/server/http/handler.ts'
import { invoicePdf } from '#money/invoices/server/public/invoice-pdf.ts'

export const pdf: HandlersOf<typeof endpoints & typeof ledger & typeof uncertainMail>['pdf'] = {
  async outside({ who, params, within, services, gone }) {
    const { bytes, number } = await invoicePdf(services.files, who, params.id, within, gone)
    return { bytes, type: 'application/pdf', name: `Invoice ${number}.pdf`, disposition: 'attachment' }
  },
}
