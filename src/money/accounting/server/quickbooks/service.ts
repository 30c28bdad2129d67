import { checkedCompany } from '#server/accounting/quickbooks/books.ts'
import { createOAuth } from '#server/accounting/quickbooks/oauth.ts'
import { customerMemo, documentNumber } from '#server/accounting/quickbooks/lengths.ts'
import type { QuickBooksOptions } from '#server/accounting/quickbooks/options.ts'
import { openSession } from '#server/accounting/quickbooks/session.ts'
import type { AccountingService } from '#server/accounting/service.ts'

export function quickBooks(options: QuickBooksOptions): AccountingService {
  const oauth = createOAuth(options)
  return {
    name: 'quickbooks',
    title: 'QuickBooks',
    numberFor: documentNumber,
    memoFor: customerMemo,
    authorizeUrl: oauth.authorizeUrl,
    exchange: async (code, companyId) => ({ companyId: checkedCompany(companyId), tokens: await oauth.exchange(code) }),
    refresh: ({ tokens }) => oauth.refresh(tokens.refreshToken),
    revoke: ({ tokens }) => oauth.revoke(tokens.refreshToken),
    session: (connection) => openSession(connection, options),
  }
}
