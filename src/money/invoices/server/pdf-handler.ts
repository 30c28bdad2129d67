import type * as endpoints from '#money/invoices/contract/endpoints.ts'
import type * as ledger from '#money/invoices/contract/ledger.ts'
import type * as uncertainMail from '#money/invoices/contract/uncertain-mail.ts'
import type { HandlersOf } from '#platform/server/http/handler.ts'
import { listYear } from '#money/invoices/server/ledger/queries.ts'
import { yearPaper } from '#money/invoices/server/ledger/year-paper.ts'
import { findLetterhead, tableAsPdf } from '#studio/studios/server/public/paper.ts'
import { invoicePdf } from '#money/invoices/server/public/invoice-pdf.ts'
import { translator } from '#platform/server/foundation/translator.ts'
import { findLocale } from '#studio/studios/server/public/studios.ts'

type Handlers = HandlersOf<typeof endpoints & typeof ledger & typeof uncertainMail>

export const pdf: Handlers['pdf'] = {
  async outside({ who, params, within, services, gone }) {
    const { bytes, number, language } = await invoicePdf(services.files, who, params.id, within, gone)
    const t = translator(language)
    const title = t('Invoice {number}', { number })
    return { bytes, type: 'application/pdf', name: `${title}.pdf`, disposition: 'attachment' }
  },
}

export const ledgerPdf: Handlers['ledgerPdf'] = {
  async outside({ who, query, within, services, gone }) {
    const { entries, locale, head } = await within(async (tx) => ({
      entries: await listYear(tx, query.year),
      locale: await findLocale(tx),
      head: await findLetterhead(tx, services.hooks.findLogo),
    }))
    const paper = yearPaper(query.year, entries, locale)
    return tableAsPdf(head, paper, { files: services.files, plannerId: who.plannerId, gone })
  },
}
